import type { Point } from "#app/domain/geo/geo";
import { type RoadAccess, type RoadEntry, accessOf, speedAround } from "./access";
import { type RoadDestinations, packDestinations } from "./drive-times";
import { type Hubs, costsOfHubs, hubsOf } from "./hubs";
import type { RoadGraph } from "./road-graph";
import { costOfHundredths, kilometreHundredthsOf, minuteHundredthsOf } from "./travel-cost";

/**
 * How a list of places is joined to the roads, and their hubs, in a form to be kept. In turn for each place: how many entries it has;
 * of each entry the node, and the way to it in hundredths of a minute and of a kilometre; how many hubs; of each hub how
 * far its number is below that of the hub before, which for the first is 65,535. What the way to a hub costs is not kept:
 * the arcs between the hubs say it.
 */
export interface HubLabels {
  /** The `key` of the graph whose nodes these are. */
  readonly graphKey: string;
  readonly words: Uint16Array<ArrayBuffer>;
}

const HIGHEST_NODE = 65_535;

/** Finds the labels of places: some 0.2 ms of CPU each. */
export function labelsOf(graph: RoadGraph, places: readonly Point[]): HubLabels {
  const words: number[] = [];
  for (const place of places) {
    const { entries } = accessOf(graph, place);
    words.push(entries.length);
    for (const { node, cost } of entries)
      words.push(node, minuteHundredthsOf(cost), kilometreHundredthsOf(cost));
    const { nodes } = hubsOf(graph, entries);
    words.push(nodes.length);
    let before = HIGHEST_NODE;
    for (const node of nodes) {
      words.push(before - node);
      before = node;
    }
  }
  return { graphKey: graph.key, words: Uint16Array.from(words) };
}

/** The places laid out for drive times as `packDestinations` does; null if the labels are of another graph or other places. */
export function destinationsOf(
  graph: RoadGraph,
  places: readonly Point[],
  { graphKey, words }: HubLabels,
): RoadDestinations | null {
  if (graphKey !== graph.key) return null;
  let at = 0;
  const next = () => words[at++] ?? 0;
  const joined = places.map((point) => {
    const entries = Array.from({ length: next() }, (): RoadEntry => {
      const node = next();
      return { node, cost: costOfHundredths(next(), next(), 0) };
    });
    return { access: accessBy(graph, point, entries), hubs: hubsBy(graph, entries, next(), next) };
  });
  if (at !== words.length) return null;
  return packDestinations(
    graph,
    joined.map(({ access }) => access),
    joined.map(({ hubs }) => hubs),
  );
}

function accessBy(
  graph: RoadGraph,
  point: Point,
  entries: readonly RoadEntry[],
): Pick<RoadAccess, "point" | "speedKmh" | "entries"> {
  const [nearest] = entries;
  return { point, entries, speedKmh: nearest ? speedAround(graph, nearest.node) : 0 };
}

function hubsBy(graph: RoadGraph, entries: readonly RoadEntry[], count: number, next: () => number): Hubs {
  const nodes = new Uint16Array(count);
  let node = HIGHEST_NODE;
  for (let i = 0; i < count; i++) nodes[i] = node -= next();
  return { nodes, costs: costsOfHubs(graph, entries, nodes) };
}
