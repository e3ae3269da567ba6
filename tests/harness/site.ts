import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { Miniflare, type MiniflareOptions } from "miniflare";
import { catalogueStatements } from "../../scripts/setup/catalogue-sql";
import { insertAccount } from "../fakes/quick-account";
import { keepToOneThread } from "./one-thread";
import { TESTED_SEED, thisMorning } from "./tested-time";

const BUNDLE = "build/worker";

export interface Counts {
  readonly d1Statements: number;
  readonly kvReads: number;
  readonly kvWrites: number;
  /** The number of requests that the Worker sent to others. */
  readonly outbound: number;
  /** The number of promises passed to waitUntil that are still pending. */
  readonly afterAnswers: number;
}
/**
 * The parts that can fail. Statements of the database ("d1…"): all; all except the query for the session's user;
 * every third, before it is carried out; every third, after it is carried out, so that its answer is lost. With
 * "Hangs" in the name, they never get an answer. The cache ("kv…"): reads, writes, stored values. Two things wait
 * until they are released: the cache's writes ("kvWritesHeld") and the timers of work after an answer ("timersHeld").
 */
export const FAULTS = [
  "d1",
  "d1PastSessions",
  "d1Third",
  "d1Unheard",
  "d1Hangs",
  "d1HangsPastSessions",
  "d1ThirdHangs",
  "kvReads",
  "kvWrites",
  "kvGarbage",
  "kvWritesHeld",
  "timersHeld",
] as const;
export type Fault = (typeof FAULTS)[number];

/** One data point in a dataset of the Analytics Engine. */
export interface DataPoint {
  readonly indexes: readonly string[];
  readonly blobs: readonly string[];
  readonly doubles: readonly number[];
}

export interface Site {
  readonly url: URL;
  /** Makes a request as a visitor's browser does, but does not follow redirects. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  send(method: string, path: string, init?: RequestInit): Promise<Response>;
  /** Runs a cron as the platform does, and returns its outcome: "ok" or "exception". */
  runCron(cron: string, scheduledForMs?: number): Promise<string>;
  /** Runs the hourly cron. */
  refresh(scheduledForMs?: number): Promise<void>;
  /** Runs the cron after the refresh, which evaluates the alerts. */
  tellPeople(): Promise<void>;
  /** Runs the cron that sends messages. */
  deliverMessages(): Promise<void>;
  /** Returns the points written to the dataset of counts since the isolate started. */
  countedPoints(): Promise<readonly DataPoint[]>;
  /** Makes exactly these parts fail from now on. Returns the counts since the last call. */
  watch(...faults: Fault[]): Promise<Counts>;
  /** Ends all faults, waits until all work after answers is done, and returns the counts up to then. */
  settled(): Promise<Pick<Counts, "d1Statements" | "kvReads" | "kvWrites">>;
  /** The time that the Worker's clock shows. */
  nowMs(): number;
  /** Sets the Worker's clock to this instant. It runs on from there. */
  setClock(instant: string): Promise<void>;
  /** Stops the Worker's clock until it is set again, so that nothing expires on a slow machine. */
  stopClock(): Promise<void>;
  /** The address of the isolates' debuggers, for a site with an inspector. */
  inspectorUrl(): Promise<URL>;
  /**
   * Starts a new isolate on the same database and cache. The memory and the unfinished work of the last one are gone.
   * Its clock runs on, or is `clockAheadMs` ahead of the machine's.
   */
  restart(clockAheadMs?: number): Promise<void>;
  /** Runs a query for something that no visitor can see or cause, and returns its rows. */
  rows<Row = Record<string, unknown>>(sql: string, ...values: unknown[]): Promise<Row[]>;
  /** Writes a key of the cache, for data that takes many nights to collect. */
  keep(key: string, text: string): Promise<void>;
  /** Returns the number of bytes stored under each key of KV. */
  keptBytes(): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}

const rateLimits = ({ calls, pages }: { calls: number; pages: number }) => ({
  CALL_LIMIT: { simple: { limit: calls, period: 60 } },
  PAGE_LIMIT: { simple: { limit: pages, period: 60 } },
});

export interface SiteOptions {
  readonly variables?: Record<string, string>;
  /** Also serves the files for browsers, as the platform does in front of the Worker. */
  readonly withAssets?: boolean;
  readonly port?: number;
  /** Runs the bundle as it is deployed, because counting takes time. Nothing is counted then. */
  readonly unwatched?: boolean;
  /** Lets a debugger inspect the isolate's heap. */
  readonly withInspector?: boolean;
  /** Binds a dataset for counts of requests, as an operator can do. */
  readonly withUsage?: boolean;
  /** Loads only this number of the catalogue's places, spread over the country. */
  readonly destinations?: number;
  /** The statements that load a catalogue instead of the real one. */
  readonly catalogue?: readonly string[];
  /** Receives the lines that the Worker logs. By default they are printed. */
  readonly onLog?: (line: string) => void;
  /**
   * The address that receives requests to push services. The path is /push/ and the service's host, and the body is
   * in base64.
   */
  readonly pushesTo?: string;
  /** How far the Worker's clock is ahead of the machine's at the start, in milliseconds. By default it is the tested morning. */
  readonly clockAheadMs?: number;
  /** Limits the requests of one address per minute, as wrangler.toml does. By default there is no limit. */
  readonly limits?: { readonly calls: number; readonly pages: number };
  /** Creates an administrator with this password. */
  readonly adminPassword?: string;
}

/** Starts the built Worker in the real runtime with the real catalogue, set up as npm start does. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const { variables = {}, withAssets = false, port = 0, withInspector = false, unwatched = false } = options;
  let outbound = 0;
  // Nobody can set the clock of a site that is not watched.
  let aheadMs = unwatched ? 0 : (options.clockAheadMs ?? Date.parse(thisMorning()) - Date.now());
  let stoppedAtMs: number | null = null;
  const nowMs = () => stoppedAtMs ?? Date.now() + aheadMs;
  const watcher = {
    type: "ESModule" as const,
    path: join(BUNDLE, "watched.js"),
    contents: readFileSync("tests/fakes/watched-worker.mjs", "utf8"),
  };
  const bindings = {
    WEATHER_PROVIDER: "sample",
    SAMPLE_WEATHER_SEED: TESTED_SEED,
    SESSION_SECRET: "a secret for tests only",
    ...variables,
    CLOCK_AHEAD_MS: aheadMs,
  };
  const settings: MiniflareOptions = {
    modulesRoot: BUNDLE,
    modules: [
      // The runtime uses the first module as the Worker.
      ...(unwatched ? [] : [watcher]),
      { type: "ESModule", path: join(BUNDLE, "app.js") },
      ...readdirSync(BUNDLE)
        .filter((name) => /\.(bin|tsv)$/.test(name))
        .map((name) => ({ type: "Data" as const, path: join(BUNDLE, name) })),
    ],
    port,
    ...(options.onLog ? { handleRuntimeStdio: linesTo(options.onLog) } : {}),
    ...(withInspector ? { inspectorPort: 0 } : {}),
    ...(withAssets
      ? { assets: { directory: "build/client", binding: "ASSETS", routerConfig: { has_user_worker: true } } }
      : {}),
    compatibilityDate: "2026-04-01",
    compatibilityFlags: ["nodejs_compat"],
    d1Databases: ["DB"],
    d1Persist: await databaseFolder(options),
    kvNamespaces: ["CACHE"],
    ...(options.withUsage ? { analyticsEngineDatasets: { USAGE: { dataset: "sunny_escape" } } } : {}),
    ...(options.limits ? { ratelimits: rateLimits(options.limits) } : {}),
    bindings,
    async outboundService(request: {
      url: string;
      method: string;
      headers: HeadersInit;
      text: () => Promise<string>;
      arrayBuffer: () => Promise<ArrayBuffer>;
    }) {
      outbound += 1;
      const { hostname, protocol, pathname } = new URL(request.url);
      if (options.pushesTo && protocol === "https:") {
        const body = Buffer.from(await request.arrayBuffer()).toString("base64");
        const { method, headers } = request;
        const address = new URL(`/push/${hostname}${pathname}`, options.pushesTo);
        const kept = [...new Headers(headers)].filter(([name]) => name !== "content-length");
        return fetch(address, { method, headers: kept, body, redirect: "manual" }) as never;
      }
      if (new URL(request.url).hostname !== "127.0.0.1") throw new Error(`a test asked for ${request.url}`);
      const { url: address, method, headers } = request;
      return fetch(address, { method, headers, body: (await request.text()) || null }) as never;
    },
  };
  if (!unwatched) keepToOneThread();
  const worker = new Miniflare(settings);
  const url = await worker.ready;
  await adaptDatabase(worker, options);
  // Each request has a connection of its own, because the site closes idle connections after five seconds, too soon
  // for a slow machine.
  const request = async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set("Connection", "close");
    const send = () => fetch(new URL(path, url), { redirect: "manual", ...init, headers });
    try {
      return await send();
    } catch (error) {
      // The runtime resets some of many connections that come at once. A read may be repeated, as browsers do.
      if ((init.method ?? "GET") !== "GET" || !isReset(error)) throw error;
      return await send();
    }
  };
  const watch = async (...faults: Fault[]): Promise<Counts> => {
    if (unwatched) throw new Error("nothing watches this site");
    const answer = await request(`/__watch?${faults.join("&")}`, {});
    const counts = { ...(await answer.json<Omit<Counts, "outbound">>()), outbound };
    outbound = 0;
    return counts;
  };
  const runCron = async (cron: string, scheduledForMs = nowMs()): Promise<string> => {
    const { scheduled } = await worker.getWorker();
    return (await scheduled({ scheduledTime: new Date(scheduledForMs), cron })).outcome;
  };
  return {
    url,
    get: (path, headers = {}) => request(path, { headers }),
    send: (method, path, init = {}) => request(path, { method, ...init }),
    runCron,
    refresh: async (scheduledForMs) => void (await runCron("0 * * * *", scheduledForMs)),
    tellPeople: async () => void (await runCron("10 * * * *")),
    deliverMessages: async () => void (await runCron("*/5 * * * *")),
    watch,
    settled: async () => {
      const total = { d1Statements: 0, kvReads: 0, kvWrites: 0 };
      for (;;) {
        const { afterAnswers, d1Statements, kvReads, kvWrites } = await watch();
        total.d1Statements += d1Statements;
        total.kvReads += kvReads;
        total.kvWrites += kvWrites;
        if (afterAnswers === 0) return total;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    countedPoints: async () => (await request("/__points", {})).json<DataPoint[]>(),
    nowMs,
    setClock: async (instant) => {
      if (unwatched) throw new Error("nobody sets this site's clock");
      [aheadMs, stoppedAtMs] = [Date.parse(instant) - Date.now(), null];
      await request(`/__clock?now=${Date.parse(instant)}`, {});
    },
    stopClock: async () => {
      if (unwatched) throw new Error("nobody stops this site's clock");
      stoppedAtMs = nowMs();
      await request(`/__clock?now=${stoppedAtMs}&stopped`, {});
    },
    inspectorUrl: async () => new URL((await worker.getInspectorURL()).href.replace(/^ws/, "http")),
    restart: (clockAheadMs = nowMs() - Date.now()) => {
      [aheadMs, stoppedAtMs] = [clockAheadMs, null];
      return worker.setOptions({ ...settings, bindings: { ...bindings, CLOCK_AHEAD_MS: aheadMs } });
    },
    rows: async <Row>(sql: string, ...values: unknown[]) => {
      if (unwatched) throw new Error("nobody asks this site's database");
      // Sent as a request, because each call through Miniflare's own interface blocks this process.
      const answer = await request("/__sql", { method: "POST", body: JSON.stringify({ sql, values }) });
      if (!answer.ok) throw new Error(`${sql}: ${await answer.text()}`);
      return answer.json<Row[]>();
    },
    keptBytes: async () => {
      const kv = await worker.getKVNamespace("CACHE");
      const { keys } = await kv.list();
      const sizes = keys.map(async ({ name }): Promise<[string, number]> => [
        name,
        (await kv.get(name, "arrayBuffer"))?.byteLength ?? 0,
      ]);
      return new Map(await Promise.all(sizes));
    },
    keep: async (key, text) => {
      await (await worker.getKVNamespace("CACHE")).put(key, text);
    },
    close: () => worker.dispose(),
  };
}

/** Starts a site at half past eight this morning, with the forecasts of that hour. */
export async function startSiteThisMorning(options: SiteOptions = {}): Promise<Site> {
  const site = await startSite(options);
  await site.setClock(thisMorning());
  await site.refresh(Date.parse(thisMorning()));
  await site.setClock(thisMorning());
  return site;
}

let shared: Promise<Site> | undefined;

/**
 * Returns the one site of this process with this morning's forecasts, for files that change neither its places nor its
 * forecasts. It has a new isolate, whose clock shows this morning. It ends with the process.
 */
export async function sharedSiteThisMorning(): Promise<Site> {
  const site = await (shared ??= startSiteThisMorning());
  await site.restart();
  await site.setClock(thisMorning());
  await site.watch();
  return site;
}

const isReset = (error: unknown): boolean =>
  error instanceof TypeError && (error.cause as { code?: string } | undefined)?.code === "ECONNRESET";

/** Returns a stream that passes the runtime's output on line by line. */
function linesTo(take: (line: string) => void) {
  return (...outputs: Readable[]) => {
    for (const input of outputs) createInterface({ input }).on("line", take);
  };
}

/** The databases of this process's sites. */
const databases = mkdtempSync(join(tmpdir(), "sunny-escape-"));
process.once("exit", () => rmSync(databases, { recursive: true, force: true }));

let withCatalogue: Promise<string> | undefined;

/** Returns a folder with a filled database. The real one is filled once for all sites of a process and then copied. */
async function databaseFolder({ catalogue }: SiteOptions): Promise<string> {
  const folder = mkdtempSync(join(databases, "site-"));
  if (catalogue) return fillDatabase(folder, catalogue);
  withCatalogue ??= fillDatabase(join(databases, "catalogue"), catalogueStatements());
  cpSync(await withCatalogue, folder, { recursive: true });
  return folder;
}

/** The most statements in one request; several thousand are too many. */
const STATEMENTS_A_REQUEST = 1_000;

async function fillDatabase(folder: string, catalogue: readonly string[]): Promise<string> {
  const script = "export default {}";
  const worker = new Miniflare({ modules: true, script, d1Databases: ["DB"], d1Persist: folder });
  const database = await worker.getD1Database("DB");
  const migrations = readdirSync("migrations")
    .filter((name) => name.endsWith(".sql"))
    .sort();
  const statements = [
    ...migrations.flatMap((name) =>
      readFileSync(join("migrations", name), "utf8").split("--> statement-breakpoint"),
    ),
    ...catalogue,
  ];
  for (let start = 0; start < statements.length; start += STATEMENTS_A_REQUEST) {
    // Each statement is one line, without comments. Prepared statements would each need a blocking call to the other process.
    const lines = statements.slice(start, start + STATEMENTS_A_REQUEST).map((sql) =>
      sql
        .replace(/^--.*$/gm, "")
        .trim()
        .replaceAll("\n", " "),
    );
    await database.exec(lines.join("\n"));
  }
  await worker.dispose();
  return folder;
}

async function adaptDatabase(worker: Miniflare, { destinations, adminPassword }: SiteOptions): Promise<void> {
  if (destinations === undefined && !adminPassword) return;
  const database = await worker.getD1Database("DB");
  if (destinations !== undefined) {
    const { results } = await database
      .prepare("SELECT id FROM destinations ORDER BY id")
      .all<{ id: number }>();
    const kept = some(results, destinations).map(({ id }) => id);
    await database.exec(`DELETE FROM destinations WHERE id NOT IN (${kept.join()})`);
  }
  if (adminPassword) {
    const { sql, values } = insertAccount({ username: "admin", password: adminPassword });
    await database
      .prepare(sql)
      .bind(...values)
      .run();
  }
}

/** Returns `count` items that are spread evenly over the list. The list of files is sorted by region. */
function some<Item>(all: readonly Item[], count: number): Item[] {
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => {
    return all[Math.floor((index * all.length) / count)] as Item;
  });
}
