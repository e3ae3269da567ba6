import type { KnipConfig } from "knip";

/** Finds unused files, exports and packages: part of `npm run lint`. */
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
    // Types of what loaders and actions receive: only the compiler reads them.
    "workers/load-context.ts",
    // These replace modules of packages, by vite-plugins.js and, in the Worker, by wrangler.toml.
    "app/framework/{load-route-module,worker/*}.ts",
  ],
  // tools/illustrations has a lint of its own: npm run illustrations:lint.
  project: ["{app,workers,scripts,tools,tests}/**/*.{ts,tsx,mjs}", "!tools/illustrations/**"],
  // Types of parameters and results are exported even if no other file names them.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // A module of the test runtime, "cloudflare:test".
    "cloudflare",
    // Installed by @remix-run/cloudflare in the same version; most of that package is in this one.
    "@remix-run/server-runtime",
    // Imported by style sheets, and read as files by scripts/icons.
    "@fontsource/fraunces",
    "@meteocons/svg-static",
  ],
  // The built Worker: a test puts a file beside it.
  ignoreUnresolved: ["./app.js"],
} satisfies KnipConfig;
