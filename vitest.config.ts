import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { keepToOneThread } from "./tests/harness/one-thread";

/** Long limits, for a machine that is busy with other work. Slow code is found by the budgets, not by these limits. */
const LIMITS = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } };
const WORKERD_TESTS = ["app/{db,features/*/db}/**/*.test.ts", "tests/workerd/**/*.test.ts"];

keepToOneThread();

export default defineConfig({
  test: {
    // As many as there are cores. Each loads all modules and sites of its own. By default vitest leaves one core idle.
    maxWorkers: 2,
    // The faults that tests make on purpose are logged as errors, thousands of lines.
    silent: "passed-only",
    projects: [
      {
        resolve: {
          // The build that the Worker uses, because the one for Node has no web streams.
          alias: { "react-dom/server": "react-dom/server.browser" },
        },
        test: {
          name: "node",
          environment: "node",
          // Modules are loaded once for all files of a process, because loading them for each file took a third of the
          // time. So a test must restore what it changes, such as a spy or a clock, and must not mock modules.
          isolate: false,
          include: [
            "app/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
            "tools/previews/**/*.test.ts",
            "tests/integration/**/*.test.ts",
            "tests/browsers/**/*.test.ts",
            "vendor/**/*.test.ts",
          ],
          exclude: WORKERD_TESTS,
          ...LIMITS,
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            main: "./tests/workerd/empty-worker.ts",
            // wrangler.toml is not used, because it needs the built assets and would read a developer's own variables.
            miniflare: {
              compatibilityDate: "2026-04-01",
              compatibilityFlags: ["nodejs_compat"],
              d1Databases: ["DB"],
              kvNamespaces: ["CACHE"],
              bindings: { TEST_MIGRATIONS: await readD1Migrations("migrations") },
              /** No request may leave the machine. A request that is not mocked is a mistake in the test. */
              outboundService: (request: Request) => {
                throw new Error(`a test asked for ${request.url}`);
              },
            },
          })),
        ],
        test: {
          name: "workerd",
          isolate: false,
          ...LIMITS,
          include: WORKERD_TESTS,
          setupFiles: ["./tests/workerd/apply-migrations.ts"],
        },
      },
    ],
  },
});
