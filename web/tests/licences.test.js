import { describe, expect, it } from "vitest";
import { packageFolder } from "../licences.js";

describe("the package that a bundled module belongs to", () => {
  it("is the innermost node_modules folder, scope included", () => {
    expect(packageFolder("/a/node_modules/svelte/src/index.js")).toBe("/a/node_modules/svelte");
    expect(packageFolder("/a/node_modules/@fluent/bundle/esm/index.js?v=1")).toBe("/a/node_modules/@fluent/bundle");
    expect(packageFolder("/a/node_modules/x/node_modules/y/z.js")).toBe("/a/node_modules/x/node_modules/y");
  });

  it("is none for our own and for virtual modules", () => {
    expect(packageFolder("/a/src/main.ts")).toBeUndefined();
    expect(packageFolder("\0vite/preload-helper.js")).toBeUndefined();
  });
});
