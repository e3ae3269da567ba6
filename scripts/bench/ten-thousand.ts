import { HOUR_MS } from "#app/domain/units";
import { gzipSync } from "node:zlib";
import { startFakeUpstream } from "../../tests/fakes/upstream";
import { ADMIN_PASSWORD, type Browser, logIn, openBrowser, register } from "../../tests/harness/sign-in";
import { type Site, type SiteOptions, startSite } from "../../tests/harness/site";
import { heapBytes } from "./heap";
import { largeCatalogue, statementsOf } from "./large-catalogue";
import { type Row, median } from "./report";
import { runtimeCpuMs } from "./runtime-cpu";

const PLACES = 10_000;
const ROUNDS = 5;
/** The memory limit of an isolate, heap and buffers together. */
const MOST_ISOLATE_BYTES = 128_000_000;
const MOST_KV_BYTES = 25 * 2 ** 20;
/** The platform's limit. wrangler.toml sets half of it, enough for today's number of places. */
const MOST_CPU_MS = 30_000;
const MOST_SITEMAP = { urls: 50_000, bytes: 50 * 2 ** 20 };
const MOST_UPLOAD_BYTES = 5_000_000;

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const row = (what: string, measured: string, allowed: string, holds: boolean): Row => ({
  budget: "–",
  what,
  measured,
  allowed,
  holds,
});

/**
 * The rehearsal: runs the built Worker with ten thousand places and a local forecast service that answers for all of
 * them. Compares the cost of each part of the site with the platform's limits, which the local runtime does not
 * enforce.
 */
export async function* rehearseTenThousand(count = PLACES): AsyncGenerator<Row> {
  const catalogue = largeCatalogue(count);
  const upstream = await startFakeUpstream();
  const options: SiteOptions = {
    catalogue: statementsOf(catalogue),
    adminPassword: ADMIN_PASSWORD,
    withInspector: true,
    onLog: (line) => void (line.includes('"level":"info"') || console.error(line)),
    variables: {
      WEATHER_PROVIDER: "open-meteo",
      OPEN_METEO_URL: upstream.url,
      OPEN_METEO_API_KEY: "a key of no service",
    },
  };
  const site = await startSite(options);
  try {
    yield* refreshRows(site, count);
    yield* storeRows(site);
    yield* answerRows(site);
    yield importRow(JSON.stringify(catalogue).length);
  } finally {
    await site.close();
    await upstream.close();
  }
}

/**
 * Measures two refreshes. The first fetches everything and writes the details; the second, an hour later, is a usual
 * one.
 */
async function* refreshRows(site: Site, count: number): AsyncGenerator<Row> {
  await site.refresh(Date.now());
  await site.watch();
  const [startedAt, cpuBefore] = [performance.now(), runtimeCpuMs()];
  await site.refresh(Date.now() + HOUR_MS);
  const [seconds, cpuMs] = [(performance.now() - startedAt) / 1_000, runtimeCpuMs() - cpuBefore];
  const { outbound, kvWrites, d1Statements } = await site.watch();
  const most = Math.ceil(count / 100) + 3;
  yield row("refresh: requests out", `${outbound}`, `≤ ${most}`, outbound <= most);
  yield row("refresh: KV writes", `${kvWrites}`, "≤ 2", kvWrites <= 2);
  yield row("refresh: D1 statements", `${d1Statements}`, "≤ 50", d1Statements <= 50);
  const cost = `${cpuMs.toFixed(0)} ms in ${seconds.toFixed(0)} s`;
  yield row("refresh: CPU, the database's with it", cost, `≤ ${MOST_CPU_MS} ms`, cpuMs <= MOST_CPU_MS);
}

const isolateRow = (what: string, bytes: number) =>
  row(what, megabytes(bytes), megabytes(MOST_ISOLATE_BYTES), bytes <= MOST_ISOLATE_BYTES);

async function* storeRows(site: Site): AsyncGenerator<Row> {
  const sizes = [...(await site.keptBytes())];
  const [rows] = await site.rows<{ places: number; weather: number }>(
    `SELECT (SELECT SUM(LENGTH(name) + LENGTH(description) + LENGTH(activities) + LENGTH(hotels) + LENGTH(campsites))
       FROM destinations) AS places,
       (SELECT SUM(LENGTH(current_weather) + LENGTH(forecast) + LENGTH(hourly)) FROM weather_data) AS weather`,
  );
  for (const [key, bytes] of sizes) {
    const [name] = key.split(":");
    yield row(`KV value ${name}`, megabytes(bytes), megabytes(MOST_KV_BYTES), bytes <= MOST_KV_BYTES);
  }
  const read = `${megabytes(rows?.places ?? 0)} + ${megabytes(rows?.weather ?? 0)}`;
  yield row("D1: places and their forecasts, read whole", read, "10 GB", true);
}

/** Measures each page and call that lists many places. */
async function* answerRows(site: Site): AsyncGenerator<Row> {
  await site.restart();
  const guest = openBrowser(site);
  await (await guest.get("/robots.txt")).arrayBuffer();
  const cpuBefore = runtimeCpuMs();
  await (await guest.get("/api/search?postcode=LS63AA&drivingHours=2")).arrayBuffer();
  const coldMs = runtimeCpuMs() - cpuBefore;
  const admin = await logIn(site, "admin", ADMIN_PASSWORD);
  const anna = await register(site, { homePostcode: "LS6 3AA" });
  const search = "postcode=LS63AA&drivingHours=5";
  yield row("the first search of an isolate", `CPU ${coldMs.toFixed(0)} ms`, "≤ 2000 ms", coldMs <= 2_000);
  yield isolateRow("held after the first search", await heapBytes(site));
  yield await answerRow("GET /api/search, five hours", guest, `/api/search?${search}`, 400_000);
  yield await answerRow("GET /search, five hours", guest, `/search?${search}`, 85_000);
  yield await answerRow("GET /search/map, five hours", guest, `/search/map?${search}`, 200_000);
  yield await answerRow("GET /search?view=map, five hours", guest, `/search?${search}&view=map`, 400_000);
  yield await answerRow("GET /search?view=days, five hours", guest, `/search?${search}&view=days`, 200_000);
  yield await answerRow("GET /search/counts, five hours", guest, `/search/counts?${search}`, 200_000);
  yield await answerRow("GET /map", guest, "/map", 400_000);
  yield await answerRow("GET /", guest, "/", 85_000);
  yield await answerRow("GET /, signed in", anna, "/", 85_000);
  yield await answerRow("GET /api/recommendations", anna, "/api/recommendations", 200_000);
  yield await answerRow("GET /trip-planner", anna, "/trip-planner", 200_000);
  yield await answerRow("GET /sitemap.xml", guest, "/sitemap.xml", MOST_SITEMAP.bytes);
  yield await answerRow("GET /api/destinations/all", guest, "/api/destinations/all", Infinity);
  yield await answerRow(
    "GET /api/destinations/all?limit=100",
    guest,
    "/api/destinations/all?limit=100",
    1_000_000,
  );
  yield await answerRow("GET /admin", admin, "/admin", 300_000);
  yield await answerRow("GET /admin?q=brighton", admin, "/admin?q=brighton", 300_000);
  yield await answerRow("GET /admin?tab=weather", admin, "/admin?tab=weather", 200_000);
  yield await answerRow(
    "GET /api/destinations/all, the admin's",
    admin,
    "/api/destinations/all?limit=100",
    1_000_000,
  );
  yield await answerRow("GET catalogue.json", admin, "/api/admin/catalogue/export/catalogue.json", Infinity);
  yield await answerRow(
    "GET destinations.csv",
    admin,
    "/api/admin/catalogue/export/destinations.csv",
    Infinity,
  );
  yield await answerRow("GET /healthz", guest, "/healthz", 10_000);
  yield isolateRow("held after all of these", await heapBytes(site));
}

/**
 * Tries once more after a failure: a connection that was idle while this process was busy may be closed, and the next
 * request on it fails.
 */
const onceMore = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => ask().catch(ask);

async function answerRow(what: string, who: Browser, path: string, mostBytes: number): Promise<Row> {
  const times: number[] = [];
  let [bytes, zipped, status] = [0, 0, 0];
  const cpuBefore = runtimeCpuMs();
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const answer = await onceMore(() => who.get(path, { "Cache-Control": "no-cache" }));
    const body = new Uint8Array(await answer.arrayBuffer());
    times.push(performance.now() - startedAt);
    [bytes, status] = [body.length, answer.status];
    if (round === 0) zipped = gzipSync(body).length;
  }
  const cpuMs = (runtimeCpuMs() - cpuBefore) / ROUNDS;
  const size = `${(bytes / 1_000).toFixed(0)} kB (${(zipped / 1_000).toFixed(0)} gzipped)`;
  const cost = `${median(times).toFixed(0)} ms, CPU ${cpuMs.toFixed(0)}`;
  const allowed = Number.isFinite(mostBytes) ? `≤ ${(mostBytes / 1_000).toFixed(0)} kB` : "no limit of ours";
  return row(what, `${status}, ${size}, ${cost}`, allowed, status === 200 && bytes <= mostBytes);
}

function importRow(bytes: number): Row {
  const parts = Math.ceil(bytes / MOST_UPLOAD_BYTES);
  return row("the catalogue as a file", `${megabytes(bytes)}: ${parts} uploads`, "5 MB an upload", true);
}
