import { numberOf, readCsv } from "../csv";
import { readBarriers, readCrossings, sortByCrossing } from "./crossings";
import { ferryEdge, readFerries } from "./ferries";
import { localLinks } from "./local-links";
import { type Network, readSourceGraph, type RoadEdge, type RoadNode } from "./source-graph";

/**
 * Road minutes are multiplied by this, ferry minutes are not. It was fitted together with the constants of the query.
 */
const ROAD_MINUTES_FACTOR = 1.0055;

/**
 * Returns the corrected graph from OpenStreetMap. Roads cross water only on a bridge or in a tunnel. The ferries are
 * those of ferries.csv. Islands that have no roads on the map have a node, and neighbours in the map's gaps are
 * joined.
 */
export function mendedNetwork(folder: string): Network {
  const source = readSourceGraph(`${folder}/graph.txt.gz`);
  const barriers = readBarriers(`${folder}/barriers.csv`);
  const { real } = sortByCrossing(source, barriers, readCrossings(`${folder}/crossings.csv`));
  const roads = real.map((edge) => ({ ...edge, minutes: edge.minutes * ROAD_MINUTES_FACTOR }));
  const withIslands = [...source.nodes, ...readIslands(`${folder}/islands.csv`)];
  const ferries = readFerries(`${folder}/ferries.csv`).map((ferry) => ferryEdge(ferry, withIslands));
  const edges = quickest([...roads, ...ferries]);
  const nodes = withoutStrays(withIslands, edges, source.nodes.length);
  // Islands are left out, because they are not gaps in the map.
  const links = localLinks({ nodes: nodes.slice(0, source.nodes.length), edges }, barriers);
  return { nodes, edges: quickest([...edges, ...links]) };
}

/** No drive begins or ends at nodes without edges, because a place near one has a better node nearby. */
function withoutStrays(
  nodes: readonly RoadNode[],
  edges: readonly RoadEdge[],
  firstIsland: number,
): RoadNode[] {
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
  return nodes.map((node, i) => (joined.has(i) || i >= firstIsland ? node : { ...node, isEntry: false }));
}

/** Returns a node for each island of islands.csv. The node has no road; it joins the island's places to its ferry. */
function readIslands(path: string): RoadNode[] {
  return readCsv(path, ["name", "lat", "lon"]).map(({ lat, lon }) => ({
    latitude: numberOf(lat),
    longitude: numberOf(lon),
    junctionsPerSquareKm: 0,
    isEntry: true,
  }));
}

/**
 * Keeps only the quickest of several edges between two nodes. A ferry replaces a road between the same nodes, because
 * the map draws some ferries as roads.
 */
function quickest(edges: readonly RoadEdge[]): RoadEdge[] {
  const best = new Map<string, RoadEdge>();
  for (const edge of edges) {
    if (edge.from === edge.to) continue;
    const pair = `${Math.min(edge.from, edge.to)} ${Math.max(edge.from, edge.to)}`;
    const rival = best.get(pair);
    const isBetter =
      !rival || edge.ferry > rival.ferry || (edge.ferry === rival.ferry && edge.minutes < rival.minutes);
    if (isBetter) best.set(pair, edge);
  }
  return [...best.values()];
}
