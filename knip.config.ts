import type { KnipConfig } from "knip";

/** Files, exports and packages that nobody uses: part of `npm run lint`. */
export default {
  entry: [
    "app/{root,routes,entry.client,entry.server}.{ts,tsx}",
    "app/routes/**/*.{ts,tsx}",
    // Built by itself, as /sw.js.
    "app/offline/sw.ts",
    "scripts/**/{run,build,pull,push,coverage,request-cpu}.ts",
    "scripts/{start,start-site,test,dev}.mjs",
    // Loaded by `node --import`.
    "scripts/commands/end-with-parent.mjs",
    // Built by the bench: the components without Remix.
    "scripts/bench/bare-react/*.tsx",
    "tests/e2e/{serve,*.spec}.ts",
    "tests/workerd/{empty-worker,apply-migrations}.ts",
    "tests/fakes/watched-worker.mjs",
    // Read by the compiler alone: what loaders and actions are given.
    "workers/load-context.ts",
    // In place of modules of packages: by vite-plugins.js, and in the Worker by wrangler.toml.
    "app/framework/{load-route-module,worker/*}.ts",
  ],
  // tools/illustrations has a lint of its own: npm run illustrations:lint.
  project: ["{app,workers,scripts,tools,tests}/**/*.{ts,tsx,mjs}", "!tools/illustrations/**"],
  // A type that a function of the same file takes or gives is exported to be named, used elsewhere or not.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // A module of the runtime's tests, "cloudflare:test".
    "cloudflare",
    // Comes with @remix-run/cloudflare, and in the same version: most of that package is this one's.
    "@remix-run/server-runtime",
    // Imported by style sheets, and read as files by scripts/icons.
    "@fontsource/fraunces",
    "@meteocons/svg-static",
  ],
  // The built Worker, beside which a test puts this file.
  ignoreUnresolved: ["./app.js"],
} satisfies KnipConfig;
