import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Site } from "../../tests/harness/site";
import { type Row, atMost } from "./report";

const CLIENT = "build/client";
const gzippedBytes = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;
/** A mark of code that must not be in the first load: form checks. */
const LATE_CODE = /ZodError/;

/** Rows 1, 4, 5, 6 and 10: the bytes of answers and scripts, and the size of the Worker. */
export async function measureSizes(site: Site, question: string): Promise<Row[]> {
  const textOf = async (path: string) => (await site.get(path)).text();
  const search = await textOf(`/search?${question}`);
  const home = await textOf("/");
  const lean = await textOf(`/api/search?${question}&lists=none`);
  const [ofHome = [], ofSearch = []] = [home, search].map((html) =>
    scriptsOf([html]).map((path) => readFileSync(join(CLIENT, path))),
  );
  const late = [...ofHome, ...ofSearch].filter((script) => LATE_CODE.test(script.toString())).length;
  const cards = search.match(/<h2/g)?.length ?? 0;
  return [
    sizeRow(
      "1",
      `lists=none, ${(JSON.parse(lean) as unknown[]).length} places, gzipped`,
      gzippedBytes(lean),
      18_000,
    ),
    sizeRow("4", `HTML of /search with ${cards} collapsed cards, raw`, Buffer.byteLength(search), 88_000),
    sizeRow("4", "the same, gzipped", gzippedBytes(search), 12_000),
    sizeRow("5", "document of /, gzipped", gzippedBytes(home), 13_000),
    scriptsRow("home", ofHome),
    scriptsRow("search", ofSearch),
    sizeRow("6", "largest route chunk, gzipped", largestRouteChunk(), 25_000),
    atMost("6", "files of the first load with zod", late, 0, "files"),
    sizeRow("10", "Worker bundle with its data, gzipped", workerBytes(), 2_400_000),
  ];
}

const scriptsRow = (page: string, scripts: readonly Buffer[]): Row =>
  sizeRow(
    "6",
    `client JavaScript of ${page}, ${scripts.length} files, gzipped`,
    scripts.reduce((sum, script) => sum + gzippedBytes(script), 0),
    110_000,
  );

const sizeRow = (budget: string, what: string, bytes: number, limit: number): Row =>
  atMost(budget, what, bytes / 1_000, limit / 1_000, "kB");

/** Returns every script that the pages load themselves. They only name the manifest, which browsers fetch in parts. */
function scriptsOf(pages: readonly string[]): string[] {
  const found = pages.flatMap((page) => [...page.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)]);
  return [...new Set(found.map(([, path = ""]) => path))];
}

/** Returns the compressed bytes of the largest chunk that belongs to one route, by the browser's manifest. */
function largestRouteChunk(): number {
  const assets = join(CLIENT, "assets");
  const name = readdirSync(assets).find((each) => each.startsWith("manifest-")) ?? "";
  const text = readFileSync(join(assets, name), "utf8");
  const manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as {
    routes: Record<string, { module: string }>;
  };
  const chunks = Object.values(manifest.routes).map(({ module }) => readFileSync(join(CLIENT, module)));
  return Math.max(...chunks.map(gzippedBytes));
}

const workerBytes = (): number =>
  readdirSync("build/worker")
    .filter((name) => /\.(js|bin|tsv)$/.test(name))
    .reduce((sum, name) => sum + gzippedBytes(readFileSync(join("build/worker", name))), 0);
