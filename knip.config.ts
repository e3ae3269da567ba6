import type { KnipConfig } from "knip";

/** Finds unused files, exports and packages. Part of `npm run lint`. */
export default {
  entry: [
    "app/{root,routes,entry.client,entry.server}.{ts,tsx}",
    "app/{routes,features/*/routes}/**/*.{ts,tsx}",
    // Built separately, as /sw.js.
    "app/offline/sw.ts",
    "scripts/**/{run,build,pull,push,coverage,request-cpu}.ts",
    "scripts/{start,start-site,test,dev}.mjs",
    // Loaded by `node --import`.
    "scripts/commands/end-with-parent.mjs",
    // The bench builds these: the components without Remix.
    "scripts/bench/bare-react/*.tsx",
    "tests/e2e/{serve,*.spec}.ts",
    "tests/workerd/{empty-worker,apply-migrations}.ts",
    "tests/fakes/watched-worker.mjs",
    // Types of the arguments of loaders and actions, which only the compiler reads.
    "workers/load-context.ts",
    // These replace modules of packages. vite-plugins.js names them and, for the Worker, wrangler.toml.
    "app/framework/{icon,load-route-module,worker/*}.ts",
  ],
  project: ["{app,workers,scripts,tools,tests}/**/*.{ts,tsx,mjs}"],
  ignoreDependencies: [
    // The package of "cloudflare:test", a module of the test runtime.
    "cloudflare",
    // Installed by @remix-run/cloudflare in the same version, and contains most of that package.
    "@remix-run/server-runtime",
    // Remix imports it.
    "turbo-stream",
    // Style sheets import it, and scripts/icons reads its files.
    "@fontsource/fraunces",
    "@meteocons/svg-static",
  ],
  // The built Worker; a test puts a file next to it.
  ignoreUnresolved: ["./app.js"],
} satisfies KnipConfig;
