/**
 * npm run bench:cpu prints the CPU milliseconds of each kind of request, as the table in docs/deployment.md and the
 * line below that table. It reads the runtime's CPU time from /proc, so it runs on Linux only. That time includes the
 * runtime's own work around the Worker. This work is measured with a request that is refused at once, and subtracted.
 * On a busy machine every figure is too high.
 */
import { readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { startSite } from "../../tests/harness/site";
import { median } from "./report";
import { runtimeCpuMs } from "./runtime-cpu";

const ROUNDS = 5;
const SECTORS = readFileSync("data/postcodes/uk_sectors.csv", "utf8").trim().split("\n").slice(1);
const ACCOUNT = { username: "bench-cpu", password: "a long password", confirmPassword: "a long password" };

const site = await startSite({ unwatched: true, onLog: () => {} });
const origin = { "Content-Type": "application/json", Origin: site.url.origin };
/** Prevents the local runtime from compressing answers, because the platform compresses them outside the Worker. */
const UNPACKED = { "Accept-Encoding": "identity" };
let index = 0;
/** Returns a postcode that was not requested before, so that no answer comes from a cache. */
const nextPostcode = () =>
  `${SECTORS[(index++ * 37) % SECTORS.length]?.split(",")[0] ?? ""}AA`.replace(" ", "");
const post = (path: string, body: unknown, headers = {}) =>
  site.send("POST", path, { headers: { ...UNPACKED, ...origin, ...headers }, body: JSON.stringify(body) });

const rows: string[][] = [];

try {
  const load = loadavg()[0] ?? Number.NaN;
  const refreshMs = await cpuMs(2, () => site.refresh(Date.now() + 3_600_000 * ++index));
  const refusedMs = await cpuMs(300, () =>
    site.send("POST", "/", { headers: { ...UNPACKED, Origin: "https://elsewhere.example" } }),
  );
  const measure = async (what: string, count: number, ask: () => Promise<Response>) =>
    addRow(what, (await cpuMs(count, ask)) - refusedMs);

  await measure("`GET /api/search`, another postcode each time", 200, () => search("/api/search"));
  await measure("`GET /search`, the page with twenty cards", 100, () => search("/search"));
  await measure("`GET /destinations/…`, the page", 100, () => search("/destinations/brighton"));
  const registered = await post("/api/register", ACCOUNT);
  const cookie = { Cookie: registered.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
  const signedIn = { ...UNPACKED, ...cookie };
  await measure("`GET /api/search`, signed in, with its record", 100, () => search("/api/search", cookie));
  await measure("`GET /favorites`, the page", 50, () => site.get("/favorites", signedIn));
  await measure("`POST /api/login`: scrypt, N = 2^14, r = 8, p = 5", 5, () => post("/api/login", ACCOUNT));
  addRow("the hourly refresh, all places", refreshMs);
  printTable(["Request", "CPU", "Free plan"], rows);
  const day = new Date().toISOString().slice(0, 10);
  console.log(
    `\n${day}, Node ${process.version}, ${availableParallelism()} cores, load ${load.toFixed(1)} before it`,
  );
} finally {
  await site.close();
}

function search(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return site.get(`${path}?postcode=${nextPostcode()}&drivingHours=2`, { ...UNPACKED, ...headers });
}

/** Adds a row that says whether the free plan is enough. The free plan stops a request at 10 ms, and CPU times vary. */
function addRow(what: string, ms: number): void {
  const shown = ms < 1 ? "< 1 ms" : `${ms < 100 ? Math.round(ms) : Math.round(ms / 10) * 10} ms`;
  rows.push([what, shown, ms < 5 ? "yes" : ms < 9.5 ? "mostly" : "no"]);
}

/** Prints a Markdown table in prettier's format, with the figures aligned right. */
function printTable(head: string[], body: readonly string[][]): void {
  const widths = head.map((_, column) => Math.max(...[head, ...body].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column === 1 ? cell.padStart(widths[1] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(" | ")} |`;
  const rule = widths.map((width, column) =>
    column === 1 ? `${"-".repeat(width - 1)}:` : "-".repeat(width),
  );
  console.log([line(head), line(rule), ...body.map(line)].join("\n"));
}

/** Returns the median over some rounds, after an unmeasured round in which the code is compiled. */
async function cpuMs(count: number, ask: () => Promise<Response | void>): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = runtimeCpuMs();
    for (let asked = 0; asked < count; asked += 1) await (await ask())?.arrayBuffer();
    if (round > 0) rounds.push((runtimeCpuMs() - before) / count);
  }
  return median(rounds);
}
