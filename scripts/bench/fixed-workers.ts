import { resolve } from "node:path";
import { Miniflare } from "miniflare";
import { type Rollup, build } from "vite";

export interface FixedWorker {
  readonly url: URL;
  close(): Promise<void>;
}

/** Starts a Worker without our site in the same runtime. Our speed is compared with its speed. */
async function startWorker(
  script: string,
  bindings: Record<string, readonly unknown[]> = {},
): Promise<FixedWorker> {
  const worker = new Miniflare({
    modules: true,
    script,
    // Bindings must be plain JSON.
    bindings: JSON.parse(JSON.stringify(bindings)) as Record<string, never>,
    compatibilityDate: "2026-04-01",
    compatibilityFlags: ["nodejs_compat"],
  });
  return { url: await worker.ready, close: () => worker.dispose() };
}

export const HELLO = `export default { fetch: () => new Response("hello") };`;
export const startHello = (): Promise<FixedWorker> => startWorker(HELLO);

/** Starts a Worker that answers with these texts in rotation, from bytes that were encoded beforehand. */
export const startFixedWords = (texts: readonly string[]): Promise<FixedWorker> =>
  startWorker(
    `let bodies, asked = 0;
    export default { fetch(_, { TEXTS }) {
      bodies ??= TEXTS.map((text) => new TextEncoder().encode(text));
      return new Response(bodies[asked++ % bodies.length]);
    } };`,
    { TEXTS: texts },
  );

/** Starts a Worker that parses these texts once, and answers with JSON.stringify of each in rotation. */
export const startStringify = (texts: readonly string[]): Promise<FixedWorker> =>
  startWorker(
    `let values, asked = 0;
    export default { fetch(_, { TEXTS }) {
      values ??= TEXTS.map((text) => JSON.parse(text));
      return new Response(JSON.stringify(values[asked++ % values.length]));
    } };`,
    { TEXTS: texts },
  );

/**
 * Starts a Worker that draws results pages of these views in rotation with our own components and React alone: no
 * Remix, no search.
 */
export async function startBareReact(views: readonly unknown[]): Promise<FixedWorker> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    // "#app/" is Node's own alias from package.json, which the bundler does not know.
    resolve: {
      alias: {
        "@remix-run/react": resolve("scripts/bench/bare-react/remix.tsx"),
        "react-dom/server": "react-dom/server.browser",
      },
      conditions: ["workerd", "worker", "browser"],
    },
    ssr: { noExternal: true, target: "webworker" },
    define: { "process.env.NODE_ENV": '"production"' },
    build: { ssr: "scripts/bench/bare-react/worker.tsx", write: false, minify: true, target: "es2022" },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rollup.RollupOutput;
  return startWorker(output[0].code, { VIEWS: views });
}
