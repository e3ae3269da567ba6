import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { Miniflare, type MiniflareOptions } from "miniflare";
import { catalogueStatements } from "../../scripts/setup/catalogue-sql";
import { insertAccount } from "../fakes/quick-account";
import { keepToOneThread } from "./one-thread";

const BUNDLE = "build/worker";

export interface Counts {
  readonly d1Statements: number;
  readonly kvReads: number;
  readonly kvWrites: number;
  /** Requests that left the Worker. */
  readonly outbound: number;
  /** How many promises passed to waitUntil are still pending. */
  readonly afterAnswers: number;
}
/**
 * What fails: every statement of the database, every one but the query that finds who asks, every third before it is done, every
 * third once it is done (its answer is lost); the cache's reads, its writes, what it holds. Where it "hangs" the database never answers:
 * to no statement, to none but that query, to every third. Two things wait instead until they are let go: the cache's writes
 * ("kvWritesHeld"), and the timers of what is to be done after an answer ("timersHeld").
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

/** One line of an Analytics Engine's dataset. */
export interface DataPoint {
  readonly indexes: readonly string[];
  readonly blobs: readonly string[];
  readonly doubles: readonly number[];
}

export interface Site {
  readonly url: URL;
  /** A request as a visitor's browser makes it; redirects are answers here. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  send(method: string, path: string, init?: RequestInit): Promise<Response>;
  /** What the platform does when a cron is due; answers what became of it: "ok" or "exception". */
  runCron(cron: string, scheduledForMs?: number): Promise<string>;
  /** What the hourly cron does. */
  refresh(scheduledForMs?: number): Promise<void>;
  /** What the cron after it does: looks whom there is something to tell. */
  tellPeople(): Promise<void>;
  /** What the third does: sends what was told. */
  deliverMessages(): Promise<void>;
  /** What was written to the dataset of counts since the isolate began. */
  countedPoints(): Promise<readonly DataPoint[]>;
  /** From now on these fail, and no others; answers what was counted since the last call. */
  watch(...faults: Fault[]): Promise<Counts>;
  /** Nothing fails any more; answers what was counted until nothing that answers left behind is under way. */
  settled(): Promise<Pick<Counts, "d1Statements" | "kvReads" | "kvWrites">>;
  /** The Worker's clock shows this instant, and goes on from there; a restart sets it right again. */
  setClock(instant: string): Promise<void>;
  /** The Worker's clock stands still until it is set, so that nothing runs out however slow the machine is. */
  stopClock(): Promise<void>;
  /** Where the isolates' debuggers listen, of a site with an inspector. */
  inspectorUrl(): Promise<URL>;
  /**
   * A fresh isolate on the same database and cache: what the last one kept in memory is gone, and what it was at. Its clock is
   * the machine's, or ahead of that.
   */
  restart(clockAheadMs?: number): Promise<void>;
  /** The rows of a query, for what no visitor can see or bring about, such as a late hour. */
  rows<Row = Record<string, unknown>>(sql: string, ...values: unknown[]): Promise<Row[]>;
  /** How many bytes each key of KV holds. */
  keptBytes(): Promise<ReadonlyMap<string, number>>;
  /** A request to the same Worker under another address, such as an https one. */
  ask(url: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

const rateLimits = ({ calls, pages }: { calls: number; pages: number }) => ({
  CALL_LIMIT: { simple: { limit: calls, period: 60 } },
  PAGE_LIMIT: { simple: { limit: pages, period: 60 } },
});

const MORNING = `${process.env.TESTED_DAY ?? new Date().toISOString().slice(0, 10)}T08:30:00Z`;
/**
 * Today, before people leave home: later in the day places are dark on arrival, and have no score. The same instant all
 * the while, also for tests that run over midnight. TESTED_DAY names another day.
 */
export const thisMorning = (): string => MORNING;

export interface SiteOptions {
  readonly variables?: Record<string, string>;
  /** Serves the browser's files as well, as the platform does in front of the Worker. */
  readonly withAssets?: boolean;
  readonly port?: number;
  /** Runs the bundle by itself, as it is deployed: watching the bindings costs time. Nothing can then be counted. */
  readonly unwatched?: boolean;
  /** Lets a debugger ask the isolate for its heap. */
  readonly withInspector?: boolean;
  /** Binds a dataset for counts of requests, as an operator may. */
  readonly withUsage?: boolean;
  /** Keeps only so many of the catalogue's places, from all over the country. */
  readonly destinations?: number;
  /** The statements that load the catalogue, in place of the real one. */
  readonly catalogue?: readonly string[];
  /** Takes the lines that the Worker logs, which are printed otherwise. */
  readonly onLog?: (line: string) => void;
  /** Where what is sent to browsers' push services arrives instead: at /push/ and the host, the body in base64. */
  readonly pushesTo?: string;
  /** How far the Worker's clock is ahead of the machine's when it begins. */
  readonly clockAheadMs?: number;
  /** Limits the requests of one address in a minute, as wrangler.toml does; without it nothing is limited. */
  readonly limits?: { readonly calls: number; readonly pages: number };
  /** Has an administrator, with this password. */
  readonly adminPassword?: string;
}

/** The built Worker in the real runtime, with the real catalogue, set up as npm start does it. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const { variables = {}, withAssets = false, port = 0, withInspector = false, unwatched = false } = options;
  let outbound = 0;
  const watcher = {
    type: "ESModule" as const,
    path: join(BUNDLE, "watched.js"),
    contents: readFileSync("tests/fakes/watched-worker.mjs", "utf8"),
  };
  const bindings = {
    WEATHER_PROVIDER: "sample",
    SESSION_SECRET: "a secret for tests only",
    ...variables,
    CLOCK_AHEAD_MS: options.clockAheadMs ?? 0,
  };
  const settings: MiniflareOptions = {
    modulesRoot: BUNDLE,
    modules: [
      // The first module is the Worker.
      ...(unwatched ? [] : [watcher]),
      { type: "ESModule", path: join(BUNDLE, "app.js") },
      ...readdirSync(BUNDLE)
        .filter((name) => /\.(bin|tsv)$/.test(name))
        .map((name) => ({ type: "Data" as const, path: join(BUNDLE, name) })),
    ],
    port,
    ...(options.onLog ? { handleRuntimeStdio: linesTo(options.onLog) } : {}),
    ...(withInspector ? { inspectorPort: 0 } : {}),
    ...(withAssets ? { assets: { directory: "build/client", routerConfig: { has_user_worker: true } } } : {}),
    compatibilityDate: "2026-04-01",
    compatibilityFlags: ["nodejs_compat"],
    d1Databases: ["DB"],
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
  await fillDatabase(worker, options);
  // A connection each: the site closes idle ones after five seconds, which a slow machine easily takes.
  const request = (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set("Connection", "close");
    return fetch(new URL(path, url), { redirect: "manual", ...init, headers });
  };
  const watch = async (...faults: Fault[]): Promise<Counts> => {
    if (unwatched) throw new Error("nothing watches this site");
    const answer = await request(`/__watch?${faults.join("&")}`, {});
    const counts = { ...(await answer.json<Omit<Counts, "outbound">>()), outbound };
    outbound = 0;
    return counts;
  };
  const runCron = async (cron: string, scheduledForMs = Date.now()): Promise<string> => {
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
    setClock: async (instant) => {
      if (unwatched) throw new Error("nobody sets this site's clock");
      await request(`/__clock?now=${Date.parse(instant)}`, {});
    },
    stopClock: async () => {
      if (unwatched) throw new Error("nobody stops this site's clock");
      await request(`/__clock?now=${Date.now()}&stopped`, {});
    },
    inspectorUrl: async () => new URL((await worker.getInspectorURL()).href.replace(/^ws/, "http")),
    restart: (clockAheadMs = 0) =>
      worker.setOptions({ ...settings, bindings: { ...bindings, CLOCK_AHEAD_MS: clockAheadMs } }),
    rows: async <Row>(sql: string, ...values: unknown[]) => {
      if (unwatched) throw new Error("nobody asks this site's database");
      // By a request, since each call of Miniflare's own access to it lets this process stand still.
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
    ask: async (address, init) =>
      (await worker.dispatchFetch(address, { redirect: "manual", ...init } as never)) as unknown as Response,
    close: () => worker.dispose(),
  };
}

/** A site at half past eight this morning, with the forecasts of that hour. */
export async function startSiteThisMorning(options: SiteOptions = {}): Promise<Site> {
  const site = await startSite(options);
  await site.setClock(thisMorning());
  await site.refresh(Date.parse(thisMorning()));
  await site.setClock(thisMorning());
  return site;
}

/** What the runtime writes, line by line. */
function linesTo(take: (line: string) => void) {
  return (...outputs: Readable[]) => {
    for (const input of outputs) createInterface({ input }).on("line", take);
  };
}

/** What one request loads: some thousands of statements are too much for it. */
const STATEMENTS_A_REQUEST = 1_000;

let realCatalogue: readonly string[] | undefined;
/** Made once for all sites of a process: that takes a second. */
const catalogueOnce = () => (realCatalogue ??= catalogueStatements());

const isOfPlace = (sql: string): boolean => sql.startsWith("INSERT INTO destinations ");

async function fillDatabase(worker: Miniflare, options: SiteOptions): Promise<void> {
  const { destinations, adminPassword, catalogue = catalogueOnce() } = options;
  const database = await worker.getD1Database("DB");
  const migrations = readdirSync("migrations")
    .filter((name) => name.endsWith(".sql"))
    .sort();
  const statements = [
    ...migrations.flatMap((name) =>
      readFileSync(join("migrations", name), "utf8").split("--> statement-breakpoint"),
    ),
    ...some(catalogue.filter(isOfPlace), destinations),
    ...catalogue.filter((sql) => !isOfPlace(sql)),
  ];
  for (let start = 0; start < statements.length; start += STATEMENTS_A_REQUEST) {
    // A line each. To prepare them would be a call from process to process each, for which this one stands still.
    const lines = statements
      .slice(start, start + STATEMENTS_A_REQUEST)
      .map((sql) => sql.replaceAll("\n", " "));
    await database.exec(lines.join("\n"));
  }
  if (adminPassword) {
    const { sql, values } = insertAccount({ username: "admin", password: adminPassword });
    await database
      .prepare(sql)
      .bind(...values)
      .run();
  }
}

/** So many of a list, evenly spread over it: files are listed region by region. */
function some<Item>(all: readonly Item[], count = all.length): Item[] {
  return Array.from({ length: Math.min(count, all.length) }, (_, turn) => {
    return all[Math.floor((turn * all.length) / count)] as Item;
  });
}
