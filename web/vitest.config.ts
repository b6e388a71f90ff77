import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config";

// The colours are read from the styles themselves, which vitest leaves out unless asked.
export default mergeConfig(client, defineConfig({ test: { css: true } }));
