/** Pages by hash, so that the server needs to know one address only. */

export type Route =
  | { page: "start" }
  | { page: "setup"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string };

export function readRoute(hash: string): Route {
  const [page = "", word = ""] = hash.replace(/^#\/?/, "").split("?")[0]!.split("/").map(decodeURIComponent);
  if (!word) return { page: "start" };
  if (page === "table" || page === "replay") return { page, id: word };
  if (page === "rules" || page === "setup") return { page, game: word };
  return { page: "start" };
}

export const router = $state<{ route: Route }>({ route: readRoute(location.hash) });

addEventListener("hashchange", () => {
  router.route = readRoute(location.hash);
});

export function go(path: string): void {
  location.hash = path;
}
