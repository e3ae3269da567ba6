import autocannon from "autocannon";
import { median } from "./report";
import { runtimeCpuMs } from "./runtime-cpu";

const CONNECTIONS = 10;
const SECONDS = 2;
const ROUNDS = 5;
const WARM_UP_REQUESTS = 600;
const REQUESTS_A_ROUND = 200;

export interface Load {
  readonly url: URL;
  /** Paths to request one after another. Without paths, the address itself is requested. */
  readonly paths?: readonly string[];
}

type Measured<Name extends string> = Readonly<Record<Name, readonly number[]>>;

/**
 * Measures the requests per second of each load, in every round. Loads alternate, so that a change of the machine's
 * speed affects all of them.
 */
export const requestRates = <Name extends string>(loads: Record<Name, Load>): Promise<Measured<Name>> =>
  inRounds(loads, async (load) => {
    const { requests, non2xx } = await autocannon({ ...target(load), duration: SECONDS });
    if (non2xx > 0) throw new Error(`${load.url.href}: ${non2xx} requests failed`);
    return requests.average;
  });

/**
 * Measures the CPU milliseconds per request of each load, in every round, by the scheduler's count for all runtimes.
 */
export const requestCpuMs = <Name extends string>(loads: Record<Name, Load>): Promise<Measured<Name>> => {
  const starts = new Map<Load, number>();
  return inRounds(loads, async (load) => {
    const { paths } = load;
    // Each round continues where the last one stopped in the list, so that no answer comes from a cache.
    const start = starts.get(load) ?? 0;
    starts.set(load, start + REQUESTS_A_ROUND);
    const from =
      paths && Array.from({ length: REQUESTS_A_ROUND }, (_, i) => paths[(start + i) % paths.length] ?? "");
    const before = runtimeCpuMs();
    await ask({ url: load.url, ...(from && { paths: from }) }, REQUESTS_A_ROUND);
    return (runtimeCpuMs() - before) / REQUESTS_A_ROUND;
  });
};

/** Requests each path of a load once. */
export const askForAll = (load: Load & Required<Pick<Load, "paths">>): Promise<void> =>
  ask(load, load.paths.length);

/** Warms up all loads, then measures each of them once per round. */
async function inRounds<Name extends string>(
  loads: Record<Name, Load>,
  measure: (load: Load) => Promise<number>,
): Promise<Measured<Name>> {
  const entries = Object.entries(loads) as [Name, Load][];
  const measured = Object.fromEntries(entries.map(([name]) => [name, [] as number[]])) as Record<
    Name,
    number[]
  >;
  for (const [, load] of entries) await ask(load, WARM_UP_REQUESTS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, load] of entries) measured[name].push(await measure(load));
  return measured;
}

async function ask(load: Load, amount: number): Promise<void> {
  const { non2xx } = await autocannon({ ...target(load), amount });
  if (non2xx > 0) throw new Error(`${load.url.href}: ${non2xx} requests failed`);
}

/** Each connection starts at another place in the list, so that no two request the same path at about the same time. */
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

/** Returns the median over the rounds of a figure computed from two loads. */
export const medianOf = (
  some: readonly number[],
  others: readonly number[],
  say: (one: number, other: number) => number,
): number => median(some.map((one, round) => say(one, others[round] ?? Number.NaN)));
