import type { Point } from "#app/domain/geo/geo";
import { type RoadAccess, type RoadEntry, accessOf, entryOf, speedAround, streetDelay } from "./access";
import { type RoadDestinations, packDestinations } from "./drive-times";
import { type Hubs, hubsOf } from "./hubs";
import type { RoadGraph } from "./road-graph";
import { costOfHundredths, kilometreHundredthsOf, minuteHundredthsOf } from "./travel-cost";

/**
 * The words of each place in order: the number of entries; for each its node, and the way to it in hundredths
 * of a minute and of a kilometre; the number of hubs; for each hub, the lowest first, the last step of the
 * quickest way to it: how many hubs earlier it begins, and the index of the arc there (0 and the index of the
 * entry if the hub is one). Nodes and costs of the hubs follow.
 */
export interface HubLabels {
  /** The `key` of the graph that the nodes belong to. */
  readonly graphKey: string;
  readonly words: Uint16Array<ArrayBuffer>;
}

/** Some 0.3 ms of CPU for each place. */
export function labelsOf(graph: RoadGraph, places: readonly Point[]): HubLabels {
  const words: number[] = [];
  for (const place of places) {
    const { entries } = accessOf(graph, place);
    words.push(entries.length);
    for (const { node, cost } of entries)
      words.push(node, minuteHundredthsOf(cost), kilometreHundredthsOf(cost));
    const steps = lastSteps(graph, entries, hubsOf(graph, entries));
    words.push(steps.length / 2, ...steps);
  }
  return { graphKey: graph.key, words: Uint16Array.from(words) };
}

/** Two words each. An entry, or an arc from a lower hub; otherwise the way is not the quickest. */
function lastSteps({ upwardArcs }: RoadGraph, entries: readonly RoadEntry[], hubs: Hubs): number[] {
  const { firsts, targets, costs: arcCosts } = upwardArcs;
  const costs = new Map(Array.from(hubs.nodes, (node, index) => [node, hubs.costs[index] as number]));
  const arcsTo = new Map<number, { readonly position: number; readonly index: number }>();
  const steps: (readonly [number, number])[] = [];
  for (const node of hubs.nodes.toReversed()) {
    const cost = costs.get(node) as number;
    const entry = entries.findIndex((each) => each.node === node && each.cost === cost);
    const arcTo = arcsTo.get(node);
    if (entry < 0 && !arcTo) continue;
    const position = steps.length;
    steps.push(entry >= 0 || !arcTo ? [0, entry] : [position - arcTo.position, arcTo.index]);
    const first = firsts[node] as number;
    for (let arc = first; arc < (firsts[node + 1] as number); arc++) {
      const target = targets[arc] as number;
      if (arcsTo.has(target) || costs.get(target) !== cost + (arcCosts[arc] as number)) continue;
      arcsTo.set(target, { position, index: arc - first });
    }
  }
  return steps.flat();
}

/** As `packDestinations`, but from the labels. Null if these are of another graph or other places. */
export function destinationsOf(
  graph: RoadGraph,
  places: readonly Point[],
  { graphKey, words }: HubLabels,
): RoadDestinations | null {
  if (graphKey !== graph.key) return null;
  const accesses: Pick<RoadAccess, "point" | "speedKmh" | "delay" | "entries">[] = [];
  const hubs: Hubs[] = [];
  let at = 0;
  for (const point of places) {
    const entries: RoadEntry[] = [];
    for (let left = words[at++] ?? 0; left > 0; left--, at += 3)
      entries.push(
        entryOf(
          graph,
          words[at] as number,
          costOfHundredths(words[at + 1] as number, words[at + 2] as number, 0),
        ),
      );
    const [nearest] = entries;
    const speedKmh = nearest ? speedAround(graph, nearest.node) : 0;
    accesses.push({ point, entries, speedKmh, delay: nearest ? streetDelay(graph, nearest.node) : 0 });
    const count = words[at++] ?? 0;
    hubs.push(hubsBySteps(graph, entries, words.subarray(at, at + 2 * count)));
    at += 2 * count;
  }
  return at === words.length ? packDestinations(graph, accesses, hubs) : null;
}

function hubsBySteps({ upwardArcs }: RoadGraph, entries: readonly RoadEntry[], steps: Uint16Array): Hubs {
  const { firsts, targets, costs: arcCosts, loads: arcLoads } = upwardArcs;
  const count = steps.length >> 1;
  const nodes = new Uint16Array(count);
  const costs = new Float64Array(count);
  const loads = new Float64Array(count);
  for (let step = 0, hub = count - 1; hub >= 0; hub--, step += 2) {
    const back = steps[step] as number;
    const which = steps[step + 1] as number;
    if (back === 0) {
      const { node, cost, load } = entries[which] as RoadEntry;
      nodes[hub] = node;
      costs[hub] = cost;
      loads[hub] = load;
    } else {
      const arc = (firsts[nodes[hub + back] as number] as number) + which;
      nodes[hub] = targets[arc] as number;
      costs[hub] = (costs[hub + back] as number) + (arcCosts[arc] as number);
      loads[hub] = (loads[hub + back] as number) + (arcLoads[arc] as number);
    }
  }
  return { nodes, costs, loads };
}
