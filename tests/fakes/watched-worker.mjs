/**
 * Wraps the built Worker's bindings: counts what the Worker reads and writes, and makes it fail on demand. Tests load
 * this as the main module in front of the unchanged bundle.
 */
import { env as settings } from "cloudflare:workers";
import app from "./app.js";

const counts = { d1Statements: 0, kvReads: 0, kvWrites: 0 };
/** The number of promises passed to waitUntil that are still pending. */
let afterAnswers = 0;
/** The points written to the dataset of counts, if one is bound. */
const points = [];
const faults = {
  d1: false,
  d1PastSessions: false,
  d1Third: false,
  d1Unheard: false,
  d1Hangs: false,
  d1HangsPastSessions: false,
  d1ThirdHangs: false,
  kvReads: false,
  kvWrites: false,
  kvGarbage: false,
  kvWritesHeld: false,
  timersHeld: false,
};
let databaseCalls = 0;
const ORIGINAL = Symbol("original");

function failIf(isFaulty, what) {
  if (isFaulty) throw new Error(`${what} was told to fail`);
}

/** The query that finds the user of a session. */
const FINDS_SESSION = /^select .* from "sessions" inner join "users"/;

/** Never answers, although it carries out every second call. */
async function hang(call) {
  if (databaseCalls % 2 === 0) await call().catch(() => undefined);
  return new Promise(() => undefined);
}

/** Makes one call of the database. The call may fail before it is carried out or, worse, after it. */
async function askDatabase(statements, call, sql = "") {
  counts.d1Statements += statements;
  databaseCalls += 1;
  failIf(faults.d1PastSessions && !FINDS_SESSION.test(sql), "D1");
  const isThird = databaseCalls % 3 === 0;
  const hangs = faults.d1HangsPastSessions && !FINDS_SESSION.test(sql);
  if (faults.d1Hangs || hangs || (faults.d1ThirdHangs && isThird)) return hang(call);
  failIf(faults.d1 || (faults.d1Third && isThird), "D1");
  const answer = await call();
  failIf(faults.d1Unheard && isThird, "D1");
  return answer;
}

function watchStatement(statement, sql) {
  return new Proxy(statement, {
    get(target, name) {
      if (name === ORIGINAL) return target;
      if (name === "bind") return (...values) => watchStatement(target.bind(...values), sql);
      if (["all", "run", "raw", "first"].includes(name)) {
        return (...args) => askDatabase(1, () => target[name](...args), sql);
      }
      return Reflect.get(target, name, target);
    },
  });
}

const watchDatabase = (database) => ({
  prepare: (sql) => watchStatement(database.prepare(sql), sql),
  batch: (statements) =>
    askDatabase(statements.length, () =>
      database.batch(statements.map((statement) => statement[ORIGINAL] ?? statement)),
    ),
  withSession(constraint) {
    const session = database.withSession(constraint);
    return { ...watchDatabase(session), getBookmark: () => session.getBookmark() };
  },
});

const watchCache = (cache) => ({
  async get(key, options) {
    counts.kvReads += 1;
    failIf(faults.kvReads, "KV");
    if (faults.kvGarbage)
      return options?.type === "arrayBuffer" ? new TextEncoder().encode("{garbage").buffer : "{garbage";
    return cache.get(key, options);
  },
  async put(...args) {
    counts.kvWrites += 1;
    failIf(faults.kvWrites, "KV");
    while (faults.kvWritesHeld) await new Promise((resolve) => setTimeout(resolve, 20));
    return cache.put(...args);
  },
});

// Tests set the clock. It then runs on from there or stands still.
const now = Date.now;
let aheadMs = settings.CLOCK_AHEAD_MS;
let stoppedAtMs = null;
Date.now = () => stoppedAtMs ?? now() + aheadMs;

/**
 * Timers of at least this many milliseconds start work after the answer. While they are held, they wait until the
 * test has read the answer.
 */
const SHORTEST_HELD_MS = 50;
const startTimer = globalThis.setTimeout;
globalThis.setTimeout = (work, ms = 0, ...args) =>
  startTimer(function runOrWait() {
    if (faults.timersHeld && ms >= SHORTEST_HELD_MS) startTimer(runOrWait, 10);
    else work(...args);
  }, ms);

const watchDataset = (dataset) => ({
  writeDataPoint(point) {
    points.push(point);
    dataset.writeDataPoint(point);
  },
});

let watched;
/** Returns the same object for every request, as the runtime does with the real bindings. */
function watch(env) {
  watched ??= {
    ...env,
    DB: watchDatabase(env.DB),
    CACHE: watchCache(env.CACHE),
    ...(env.USAGE ? { USAGE: watchDataset(env.USAGE) } : {}),
  };
  return watched;
}

/** Returns the context, which now also counts the pending work that keeps the Worker alive. */
function watchContext(context) {
  return {
    passThroughOnException: () => context.passThroughOnException(),
    waitUntil(work) {
      afterAnswers += 1;
      context.waitUntil(Promise.resolve(work).finally(() => (afterAnswers -= 1)));
    },
  };
}

export default {
  async fetch(request, env, context) {
    const url = new URL(request.url);
    if (url.pathname === "/__watch") {
      const before = { ...counts, afterAnswers };
      for (const name of Object.keys(counts)) counts[name] = 0;
      for (const name of Object.keys(faults)) faults[name] = url.searchParams.has(name);
      return Response.json(before);
    }
    if (url.pathname === "/__sql") {
      const { sql, values } = await request.json();
      const { results } = await env.DB.prepare(sql)
        .bind(...values)
        .all();
      return Response.json(results);
    }
    if (url.pathname === "/__points") return Response.json(points);
    if (url.pathname === "/__clock") {
      const setMs = Number(url.searchParams.get("now"));
      aheadMs = setMs - now();
      stoppedAtMs = url.searchParams.has("stopped") ? setMs : null;
      return new Response(null, { status: 204 });
    }
    return app.fetch(request, watch(env), watchContext(context));
  },
  scheduled: (event, env, context) => app.scheduled(event, watch(env), context),
};
