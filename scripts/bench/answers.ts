import { unpackView } from "#app/framework/packed-view";
import type { SearchPageView } from "#app/presenters/search/view";
import { type Site, startSite } from "../../tests/harness/site";
import {
  type FixedWorker,
  startBareReact,
  startFixedWords,
  startHello,
  startStringify,
} from "./fixed-workers";
import { type Load, medianOf, requestCpuMs, requestRates } from "./loads";
import { type Row, atLeast, atMost, median } from "./report";

/** How many fresh runtimes are measured, because each compiles the same code a little differently. */
const PROCESSES = 3;
/** How many different answers the fixed Workers send in rotation. */
const SAMPLES = 20;

type Ratios = Readonly<Record<"rate" | "call" | "page", number>>;

/**
 * Rows 1 and 4: compares a call and a page, each time for another postcode, with the least work that such an answer
 * needs.
 */
export async function measureAnswers(postcodes: readonly string[]): Promise<Row[]> {
  const ratios: Ratios[] = [];
  for (let process = 0; process < PROCESSES; process += 1) ratios.push(await ratiosOfOneProcess(postcodes));
  const typical = (name: keyof Ratios) => median(ratios.map((each) => each[name]));
  return [
    atLeast("1", "GET /api/search: its rate, of fixed words as long", typical("rate"), 0.3),
    atMost("1", "GET /api/search: CPU net of hello, of JSON.stringify", typical("call"), 2),
    atMost("4", "GET /search: CPU net of hello, of bare React", typical("page"), 4),
  ];
}

async function ratiosOfOneProcess(postcodes: readonly string[]): Promise<Ratios> {
  const site = await startSite({ unwatched: true, onLog: () => {} });
  const workers: FixedWorker[] = [];
  try {
    await site.refresh();
    const [calls, pages] = [searches("/api/search", postcodes), searches("/search", postcodes)];
    const texts = await textsOf(site, calls);
    const views = (await textsOf(site, searches("/search.data", postcodes))).map(viewIn);
    const hello = await startHello();
    const words = await startFixedWords(texts);
    const stringify = await startStringify(texts);
    const react = await startBareReact(views);
    workers.push(hello, words, stringify, react);
    const call: Load = { url: site.url, paths: calls };
    const page: Load = { url: site.url, paths: pages };
    const rates = await requestRates({ words, call });
    const cpu = await requestCpuMs({ hello, stringify, call, react, page });
    const idle = median(cpu.hello);
    const net = (one: number, other: number) => (one - idle) / (other - idle);
    return {
      rate: medianOf(rates.call, rates.words, (one, other) => one / other),
      call: medianOf(cpu.call, cpu.stringify, net),
      page: medianOf(cpu.page, cpu.react, net),
    };
  } finally {
    await Promise.all([site, ...workers].map((each) => each.close()));
  }
}

/** Searches are for tomorrow, because late in the day no hours of today are left to rank. */
export const TOMORROW = Math.floor(Date.now() / 1_000) + 86_400;

const searches = (path: string, postcodes: readonly string[]) =>
  postcodes.map((postcode) => `${path}?postcode=${postcode}&drivingHours=2&travelDate=${TOMORROW}`);

/** Returns the answers to a sample of the paths, spread over the list. */
async function textsOf(site: Site, paths: readonly string[]): Promise<string[]> {
  const texts: string[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const path = paths[Math.floor((sample * paths.length) / SAMPLES)] ?? "";
    texts.push(await (await site.get(path)).text());
  }
  return texts;
}

/** Returns the view in a page's data: the longest text there. */
function viewIn(data: string): SearchPageView {
  const [line = "[]"] = data.split("\n");
  const texts = (JSON.parse(line) as unknown[]).filter((value) => typeof value === "string");
  return unpackView(texts.reduce((longest, text) => (text.length > longest.length ? text : longest), ""));
}
