import autocannon from "autocannon";
import { Miniflare } from "miniflare";
import { type Row, median } from "./report";

const CONNECTIONS = 10;
const SECONDS = 2;
const ROUNDS = 5;

export interface Load {
  readonly url: URL;
  /** What is asked for in turn; the address itself where there is nothing else. */
  readonly paths?: readonly string[];
}

/** Requests a second of each load, in alternating rounds: the machine's drift falls on all alike. */
export async function requestRates(loads: Record<string, Load>): Promise<Record<string, number>> {
  const rates: Record<string, number[]> = {};
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, load] of Object.entries(loads)) {
      const { requests, non2xx } = await autocannon({ ...target(load), duration: SECONDS });
      if (non2xx > 0) throw new Error(`${name}: ${non2xx} requests failed`);
      // The first round warms up.
      if (round > 0) (rates[name] ??= []).push(requests.average);
    }
  }
  return Object.fromEntries(Object.entries(rates).map(([name, values]) => [name, median(values)]));
}

/** Asks for each path of a load once. */
export async function askForAll(load: Load & Required<Pick<Load, "paths">>): Promise<void> {
  const { non2xx } = await autocannon({ ...target(load), amount: load.paths.length });
  if (non2xx > 0) throw new Error(`${non2xx} requests failed`);
}

/** Each connection begins at a place of its own in the list, so that no two ask for the same at about one time. */
function target({ url, paths = [] }: Load): autocannon.Options {
  let connection = 0;
  return {
    url: url.href,
    connections: CONNECTIONS,
    setupClient(client) {
      if (paths.length === 0) return;
      const start = Math.floor((connection * paths.length) / CONNECTIONS);
      connection += 1;
      client.setRequests([...paths.slice(start), ...paths.slice(0, start)].map((path) => ({ path })));
    },
  };
}

/**
 * A Worker of the same runtime that does nothing but answer these words: "hello" is the measure of all speeds, and words as
 * many as ours the speed that none of our answers can exceed.
 */
export async function startFixed(words: string): Promise<{ url: URL; close(): Promise<void> }> {
  const worker = new Miniflare({
    modules: true,
    script: `let bytes;
      export default {
        fetch: (_, { WORDS }) => new Response((bytes ??= new TextEncoder().encode(WORDS))),
      };`,
    bindings: { WORDS: words },
    compatibilityDate: "2026-04-01",
  });
  const url = await worker.ready;
  return { url, close: () => worker.dispose() };
}

export function rateRow(budget: string, what: string, rate: number, hello: number, share: number): Row {
  const ratio = rate / hello;
  return {
    budget,
    what,
    measured: `${ratio.toFixed(2)} × hello (${rate.toFixed(0)} of ${hello.toFixed(0)}/s)`,
    allowed: `≥ ${share.toFixed(2)} × hello`,
    holds: ratio >= share,
  };
}
