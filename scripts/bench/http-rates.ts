import autocannon from "autocannon";
import { Miniflare } from "miniflare";
import { type Row, median } from "./report";

const CONNECTIONS = 10;
const SECONDS = 2;
const ROUNDS = 5;

/** Requests a second of each address, in alternating rounds: the machine's drift falls on all alike. */
export async function requestRates(addresses: Record<string, string>): Promise<Record<string, number>> {
  const rates: Record<string, number[]> = {};
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, url] of Object.entries(addresses)) {
      const { requests } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
      // The first round warms up.
      if (round > 0) (rates[name] ??= []).push(requests.average);
    }
  }
  return Object.fromEntries(Object.entries(rates).map(([name, values]) => [name, median(values)]));
}

/** The measure of all speeds: a Worker of the same runtime that says hello. */
export async function startHello(): Promise<{ url: string; close(): Promise<void> }> {
  const worker = new Miniflare({
    modules: true,
    script: 'export default { fetch: () => new Response("hello") }',
    compatibilityDate: "2026-04-01",
  });
  const url = await worker.ready;
  return { url: url.href, close: () => worker.dispose() };
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
