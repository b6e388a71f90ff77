import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./compressed.js";
import { licences } from "./licences.js";

// The games' drawings and catalogues live beside their rules; import.meta.glob reaches them as
// "../../src/capytable/games/*/art/*.svg" with { query: "?raw" } (or "?url" for a file of its own).
export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte(), licences(), compressed()],
  assetsInclude: ["**/*.ftl"],
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } }, // `vite` beside a running `make play`
  },
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "firefox121", "safari17.5"], // light-dark() stays as it is
    assetsInlineLimit: 0, // the content security policy knows no data: scripts or styles
    modulePreload: { polyfill: false },
  },
});
