/** Which page an address means. */

export type Route =
  | { page: "start" }
  | { page: "setup"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string };

/** What the ids of tables and games are made of; nothing else may become part of a server's address. */
const WORD = /^[\w-]+$/;

function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return "";
  }
}

export function readRoute(hash: string): Route {
  const [path = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page = "", word = ""] = path.split("/").map(decode);
  if (!WORD.test(word)) return { page: "start" };
  if (page === "table" || page === "replay") return { page, id: word };
  if (page === "rules" || page === "setup") return { page, game: word };
  return { page: "start" };
}
