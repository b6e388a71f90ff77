import { describe, expect, it } from "vitest";
import { readRoute } from "../src/lib/route";

describe("the page that an address means", () => {
  it("is the named one with its word", () => {
    expect(readRoute("#/table/a-B_1")).toEqual({ page: "table", id: "a-B_1" });
    expect(readRoute("#/replay/x?from=start")).toEqual({ page: "replay", id: "x" });
    expect(readRoute("#/rules/cookie-club")).toEqual({ page: "rules", game: "cookie-club" });
  });

  it("is the start page for everything else", () => {
    for (const hash of ["", "#", "#/", "#/table", "#/table/", "#/nothing/here", "#/table/%E0%A4%A", "#/table/../../x", "#/table/..%2Fx", "#/rules/.."]) {
      expect(readRoute(hash)).toEqual({ page: "start" });
    }
  });
});
