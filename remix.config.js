import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cloudflareDevProxyVitePlugin, vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** The one place of Remix's and Vite's configuration: every command names this file. */
export default defineConfig(({ command }) => ({
  plugins: [
    ...(command === "serve" ? developmentServer() : []),
    tailwindcss(),
    recoveringRouteModules(),
    separateChunks(),
    remix({
      serverModuleFormat: "esm",
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
      },
    }),
  ],
  ssr: {
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  // Modules of a few hundred bytes cost a request each and gain nothing: they go where they are needed.
  build: { assetsInlineLimit: 0, rollupOptions: { output: { experimentalMinChunkSize: 2_000 } } },
}));

/** Parts of the site that only some pages need; whatever they share with others stays where rollup puts it. */
const SEPARATE_CHUNKS = {
  "privacy-text": /\/app\/(components\/about\/(privacy-page|kept-)|routes\/pages\/privacy\.)/,
  "favorites-page": /\/app\/(components\/favorites\/favorites-(page|empty)|routes\/pages\/favorites\.)/,
};

/** Left to itself rollup puts modules of a few lines that every page needs into one chunk with these. */
function separateChunks() {
  return {
    name: "separate-chunks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    outputOptions: (options) => ({
      ...options,
      onlyExplicitManualChunks: true,
      manualChunks: (id) => Object.keys(SEPARATE_CHUNKS).find((chunk) => SEPARATE_CHUNKS[chunk].test(id)),
    }),
  };
}

/** Puts our loader of route modules in the place of Remix's, which answers a lost connection by reloading the page. */
function recoveringRouteModules() {
  const ours = fileURLToPath(new URL("app/components/ui/load-route-module.ts", import.meta.url));
  let isReplaced = false;
  return {
    name: "recovering-route-modules",
    apply: "build",
    load(id) {
      if (!id.endsWith("/@remix-run/react/dist/esm/routeModules.js")) return null;
      isReplaced = true;
      return `export { loadRouteModule } from ${JSON.stringify(ours)};`;
    },
    generateBundle() {
      if (this.environment.name === "client" && !isReplaced) this.error("Remix's routeModules.js has moved");
    },
  };
}

/** What workers/app.ts does for the built server, for the one that reloads: same app, same bindings. */
function developmentServer() {
  let vite;
  let refreshedForMs = 0;
  let bindings;
  // What scripts/dev.mjs has chosen.
  const { WEATHER_PROVIDER } = process.env;
  const chosenWeather = WEATHER_PROVIDER ? { WEATHER_PROVIDER } : {};
  const bytesOf = (name) => {
    const file = readFileSync(`app/geodata/generated/${name}`);
    return file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  };
  const geodata = {
    roads: bytesOf("roads.bin"),
    sectors: bytesOf("sectors.bin"),
    places: {
      bathingWaters: bytesOf("bathing-waters.tsv"),
      campsites: bytesOf("campsites.tsv"),
      museums: bytesOf("museums.tsv"),
      towns: bytesOf("towns.tsv"),
    },
  };
  return [
    { name: "remember-server", configureServer: (server) => void (vite = server) },
    cloudflareDevProxyVitePlugin({
      configPath: "wrangler.toml",
      async getLoadContext({ context: { cloudflare } }) {
        const { compose } = await vite.ssrLoadModule("/app/composition.server.ts");
        // One object for all requests: the app is made anew for other bindings.
        bindings ??= { ...cloudflare.env, ...chosenWeather };
        const app = compose(bindings, geodata);
        if (refreshedForMs !== startOfHourMs()) {
          refreshedForMs = startOfHourMs();
          const run = app.runHourly({ scheduledForMs: refreshedForMs });
          cloudflare.ctx.waitUntil(run);
          // A real service takes a minute for all places: the page comes meanwhile.
          await Promise.race([run, new Promise((resolve) => setTimeout(resolve, 5_000))]);
        }
        return { app, nonce: "development", waitUntil: (work) => cloudflare.ctx.waitUntil(work) };
      },
    }),
  ];
}

/** What the hourly cron would be scheduled for: the local runtime fires none. */
function startOfHourMs() {
  const hourMs = 3_600_000;
  return Math.floor(Date.now() / hourMs) * hourMs;
}
