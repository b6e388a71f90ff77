/** Pages by hash, so that the server needs to know one address only. */

import { readRoute, type Route } from "./route";

export const router = $state<{ route: Route }>({ route: readRoute(location.hash) });

addEventListener("hashchange", () => {
  router.route = readRoute(location.hash);
});

export function go(path: string): void {
  location.hash = path;
}
