import { readFileSync } from "node:fs";
import { cloudflareDevProxyVitePlugin, vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { minifySync } from "oxc-minify";
import { build, defineConfig } from "vite";
import { ourModules, separateChunks, shortJsonTexts } from "./app/framework/vite-plugins.js";

/** The configuration of Remix and Vite, for all commands. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    ...(command === "serve" ? developmentServer() : []),
    tailwindcss(),
    ourModules(),
    shortJsonTexts(),
    offlineWorker(),
    separateChunks(),
    shorterScripts(),
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
  // Prepares all packages at the start, because a package that is found later would bring a second copy of React.
  optimizeDeps: {
    entries: ["app/root.tsx", "app/entry.client.tsx", "app/{routes,features/*/routes}/**/*.tsx"],
  },
  // Identifies the release in answers.
  define: { "import.meta.env.RELEASE": JSON.stringify(Date.now().toString(36)) },
  ssr: {
    // So that the server, too, draws an icon by our function.
    noExternal: ["lucide-react"],
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  // A module of a few hundred bytes is not worth a request, so it becomes part of the modules that use it.
  build: {
    assetsInlineLimit: 0,
    rollupOptions: { output: { experimentalMinChunkSize: 2_000 } },
    // The Worker's engine allows await at the top level of modules.
    target: isSsrBuild ? "es2022" : BROWSERS,
    // The same for both builds: the style sheet's name is a hash of its content, and the server's pages must name the
    // file of the browser's build.
    cssTarget: BROWSERS,
  },
}));

/** The oldest browsers that Vite supports by default. They are from 2020 and January 2021. */
const BROWSERS = ["es2020", "edge88", "firefox78", "chrome87", "safari14"];

/**
 * Builds the service worker as one script without imports, in the client's root, with a name that never changes.
 * Vite's development server builds it for each request.
 */
function offlineWorker() {
  return {
    name: "offline-worker",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: "sw.js", source: await offlineWorkerScript() });
    },
    configureServer(server) {
      server.middlewares.use("/sw.js", (_request, response, next) => {
        response.setHeader("Content-Type", "text/javascript");
        response.setHeader("Cache-Control", "no-cache");
        offlineWorkerScript().then((script) => response.end(script), next);
      });
    },
  };
}

async function offlineWorkerScript() {
  const { output } = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: BROWSERS,
      modulePreload: false,
      rollupOptions: { input: "app/offline/sw.ts", output: { format: "iife" } },
    },
  });
  return output[0].code;
}

/** Minifies once more, after esbuild. The licences of packages become a file of their own. */
function shorterScripts() {
  const options = { module: true, codegen: { legalComments: "external" } };
  const licences = new Set();
  return {
    name: "shorter-scripts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    renderChunk: {
      order: "post",
      handler(code, { fileName }) {
        const minified = minifySync(fileName, code, options);
        for (const licence of minified.legalComments) licences.add(licence);
        return `//# allFunctionsCalledOnLoad\n${minified.code}`;
      },
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "licences.txt", source: [...licences].join("\n\n") });
    },
  };
}

/** Gives the development server the same app and bindings that workers/app.ts gives the built site. */
function developmentServer() {
  let vite;
  let refreshedForMs = 0;
  let bindings;
  // scripts/dev.mjs has chosen the provider.
  const { WEATHER_PROVIDER } = process.env;
  const chosenWeather = WEATHER_PROVIDER ? { WEATHER_PROVIDER } : {};
  const bytesOf = (name) => {
    const file = readFileSync(`app/geodata/generated/${name}`);
    return file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  };
  const geodata = {
    roads: bytesOf("roads.bin"),
    driveCells: bytesOf("drive-cells.bin"),
    mapTowns: bytesOf("map-towns.tsv"),
    sectors: bytesOf("sectors.bin"),
    tideGauges: bytesOf("tide-gauges.tsv"),
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
        // One object for all requests, because the app is composed again whenever the bindings differ.
        bindings ??= { ...cloudflare.env, ...chosenWeather };
        const app = compose(bindings, geodata, (work) => cloudflare.ctx.waitUntil(work));
        if (refreshedForMs !== startOfHourMs()) {
          refreshedForMs = startOfHourMs();
          const run = app.runJobs("0 * * * *", refreshedForMs);
          cloudflare.ctx.waitUntil(run);
          // A real service needs a minute for all places, so the page waits at most five seconds.
          await Promise.race([run, new Promise((resolve) => setTimeout(resolve, 5_000))]);
        }
        return { app, nonce: "development", waitUntil: (work) => cloudflare.ctx.waitUntil(work) };
      },
    }),
  ];
}

/** Returns the time of the hourly cron, which the local runtime does not run. */
function startOfHourMs() {
  const hourMs = 3_600_000;
  return Math.floor(Date.now() / hourMs) * hourMs;
}
