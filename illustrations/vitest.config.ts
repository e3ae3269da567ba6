import { defineConfig } from "vitest/config";

/** A long limit, because a test draws every picture and machines are busy with other work. */
export default defineConfig({
  test: { environment: "node", isolate: false, testTimeout: 240_000, hookTimeout: 240_000 },
});
