import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { type Site, startSite } from "../../tests/harness/site";
import { TOMORROW } from "./answers";
import { HELLO } from "./fixed-workers";
import { type Row, atMost, median } from "./report";
import { runtimeCpuMs } from "./runtime-cpu";

const ROUNDS = 7;
const BUNDLE = "build/worker";
const SEARCH = `postcode=SW1A1AA&drivingHours=2&travelDate=${TOMORROW}`;

/**
 * Rows 10 and 16: the CPU time until an isolate's modules are evaluated, minus that of a trivial Worker with the same
 * data; then the CPU time of the isolate's first search and first page. All are medians of alternating rounds.
 */
export async function measureFreshIsolate(): Promise<Row[]> {
  const app = readFileSync(join(BUNDLE, "app.js"), "utf8");
  const site = await startSite({ unwatched: true, onLog: () => {} });
  const rounds: Record<"hello" | "helloAnswers" | "app" | "search" | "page", number[]> = {
    hello: [],
    helloAnswers: [],
    app: [],
    search: [],
    page: [],
  };
  try {
    await site.refresh();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { readyMs, firstAnswerMs } = await freshWorkerMs(HELLO);
      rounds.hello.push(readyMs);
      rounds.helloAnswers.push(firstAnswerMs);
      rounds.app.push((await freshWorkerMs(app)).readyMs);
      await site.restart();
      await ask(site, "/healthz");
      rounds.search.push(await cpuOf(() => ask(site, `/api/search?${SEARCH}&limit=1`)));
      await site.restart();
      rounds.page.push(await cpuOf(() => ask(site, `/search?${SEARCH}`)));
    }
  } finally {
    await site.close();
  }
  const startUpMs = median(rounds.app) - median(rounds.hello);
  const share = (ms: readonly number[]) => (median(ms) - median(rounds.helloAnswers)) / startUpMs;
  return [
    atMost("10", "start-up of an isolate, beyond hello's", startUpMs, 130, "ms"),
    atMost("16", "its first search, of its start-up", share(rounds.search), 0.7),
    atMost("16", "its first results page as its first request, of its start-up", share(rounds.page), 1.6),
  ];
}

async function ask(site: Site, path: string): Promise<void> {
  const answer = await site.get(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await answer.arrayBuffer();
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const beforeMs = runtimeCpuMs();
  await work();
  return runtimeCpuMs() - beforeMs;
}

const dataModules = () =>
  readdirSync(BUNDLE)
    .filter((name) => /\.(bin|tsv)$/.test(name))
    .map((name) => ({ type: "Data" as const, path: join(BUNDLE, name) }));

/** Returns the CPU milliseconds until a Worker's modules are evaluated (ready), and those of its first answer. */
async function freshWorkerMs(script: string): Promise<{ readyMs: number; firstAnswerMs: number }> {
  const beforeMs = runtimeCpuMs();
  const worker = new Miniflare({
    modulesRoot: BUNDLE,
    modules: [{ type: "ESModule", path: join(BUNDLE, "app.js"), contents: script }, ...dataModules()],
    compatibilityDate: "2026-04-01",
    compatibilityFlags: ["nodejs_compat"],
  });
  const url = await worker.ready;
  const readyMs = runtimeCpuMs() - beforeMs;
  const firstAnswerMs = await cpuOf(async () => (await fetch(url)).arrayBuffer());
  await worker.dispose();
  return { readyMs, firstAnswerMs };
}
