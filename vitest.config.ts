import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { keepToOneThread } from "./tests/harness/one-thread";

/** Room for a machine that is busy with something else: what is slow here is the machine, or a fault seen elsewhere. */
const LIMITS = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } };
const WORKERD_TESTS = ["app/db/**/*.test.ts", "tests/workerd/**/*.test.ts"];

keepToOneThread();

export default defineConfig({
  test: {
    // One more than the journeys take, since these end first; by itself vitest leaves one of two cores idle.
    maxWorkers: 3,
    projects: [
      {
        resolve: {
          // What the runtime is given: Node's own build has no web streams.
          alias: { "react-dom/server": "react-dom/server.browser" },
        },
        test: {
          name: "node",
          environment: "node",
          // Modules are loaded once for all files of a process: loading them anew took a third of the run. So a test puts
          // back what it changes in a module, such as a spy or a clock, and mocks none.
          isolate: false,
          include: [
            "app/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
            "tools/previews/**/*.test.ts",
            "tools/photographs/**/*.test.ts",
            "tests/integration/**/*.test.ts",
            "tests/browsers/**/*.test.ts",
          ],
          exclude: WORKERD_TESTS,
          ...LIMITS,
        },
      },
      {
        test: {
          name: "illustrations",
          environment: "node",
          isolate: false,
          include: ["tools/illustrations/**/*.test.ts"],
          ...LIMITS,
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            main: "./tests/workerd/empty-worker.ts",
            // Not wrangler.toml, which would want the built assets and read a developer's own variables.
            miniflare: {
              compatibilityDate: "2026-04-01",
              compatibilityFlags: ["nodejs_compat"],
              d1Databases: ["DB"],
              kvNamespaces: ["CACHE"],
              bindings: { TEST_MIGRATIONS: await readD1Migrations("migrations") },
              /** An unmocked request is a mistake in the test: nothing may leave the machine. */
              outboundService: (request: Request) => {
                throw new Error(`a test asked for ${request.url}`);
              },
            },
          })),
        ],
        test: {
          name: "workerd",
          ...LIMITS,
          include: WORKERD_TESTS,
          setupFiles: ["./tests/workerd/apply-migrations.ts"],
        },
      },
    ],
  },
});
