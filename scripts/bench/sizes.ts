import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Site } from "../../tests/harness/site";
import type { Row } from "./report";

const gzippedBytes = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;
const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

/** Rows 4, 5, 6 and 10: what travels, and how large the Worker is. */
export async function measureSizes(site: Site, searchPath: string): Promise<Row[]> {
  const search = await (await site.get(searchPath)).text();
  const home = await (await site.get("/")).text();
  const scripts = scriptsOf([home, search]);
  const sizes = scripts.map((path) => gzippedBytes(readFileSync(join("build/client", path))));
  const [total, largest] = [sizes.reduce((sum, size) => sum + size, 0), largestRouteChunk()];
  const cards = search.match(/<h2/g)?.length ?? 0;
  return [
    sizeRow("4", `HTML of /search with ${cards} collapsed cards, raw`, Buffer.byteLength(search), 85_000),
    sizeRow("4", "the same, gzipped", gzippedBytes(search), 11_000),
    sizeRow("5", "document of /, gzipped", gzippedBytes(home), 14_600),
    sizeRow("6", `client JavaScript of home and search, ${scripts.length} files, gzipped`, total, 140_000),
    sizeRow("6", "largest route chunk, gzipped", largest, 25_000),
    sizeRow("10", "Worker bundle with its data, gzipped", workerBytes(), 2_200_000),
  ];
}

function sizeRow(budget: string, what: string, bytes: number, limit: number): Row {
  return {
    budget,
    what,
    measured: kilobytes(bytes),
    allowed: `≤ ${kilobytes(limit)}`,
    holds: bytes <= limit,
  };
}

/** Every script that the pages load by themselves. */
function scriptsOf(pages: readonly string[]): string[] {
  const found = pages.flatMap((page) => page.match(/\/assets\/[\w.-]+\.js/g) ?? []);
  return [...new Set(found)].filter((path) => existsSync(join("build/client", path)));
}

/** The browser's manifest names each route's own chunk. */
function largestRouteChunk(): number {
  const assets = "build/client/assets";
  const name = readdirSync(assets).find((each) => each.startsWith("manifest-")) ?? "";
  const text = readFileSync(join(assets, name), "utf8");
  const manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as {
    routes: Record<string, { module: string }>;
  };
  const chunks = Object.values(manifest.routes).map(({ module }) =>
    readFileSync(join("build/client", module)),
  );
  return Math.max(...chunks.map(gzippedBytes));
}

function workerBytes(): number {
  return readdirSync("build/worker")
    .filter((name) => /\.(js|bin|tsv)$/.test(name))
    .reduce((sum, name) => sum + gzippedBytes(readFileSync(join("build/worker", name))), 0);
}
