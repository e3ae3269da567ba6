import type { RoadArcs, RoadEdges } from "./arcs";
import { type Barriers, createBarriers } from "./barriers";
import { buildHierarchy, ranksOf } from "./hierarchy";
import { createNodeFinder, type NodeFinder } from "./nodes-nearby";
import { DENSITY_STEPS, NO_ENTRY, readRoadsFile } from "./roads-file";

/** The driving graph of the United Kingdom, read once and then only asked. Nodes are numbered by rank (hierarchy.ts). */
export interface RoadGraph {
  /** ln(1 + junctions per square km) around each node. */
  readonly logDensities: Float32Array;
  /** Edges and shortcuts, from the lower end to the higher one. */
  readonly upwardArcs: RoadArcs;
  readonly barriers: Barriers;
  readonly nodeFinder: NodeFinder;
  /** TravelCost by node, reused by every search: searches are synchronous, so none sees another's half-done work. */
  readonly costs: Float64Array;
}

/** Reads roads.bin. Throws where the bytes are not such a file: a fault of the build. */
export function readRoadGraph(bytes: ArrayBuffer): RoadGraph {
  const file = readRoadsFile(bytes);
  const nodeCount = file.levels.length;
  const ranks = ranksOf(file.levels);
  const edges = renumbered(file.edges, ranks);
  const { shortcutBits } = file;
  const { arcs: upwardArcs, pairCount } = buildHierarchy(
    edges,
    nodeCount,
    (pair) => (((shortcutBits[pair >> 3] as number) >> (pair & 7)) & 1) === 1,
  );
  if (pairCount !== file.pairCount) throw new Error("roads.bin: the shortcuts do not belong to the edges");
  const densities = new Uint8Array(nodeCount);
  const latitudes = new Float64Array(nodeCount);
  const longitudes = new Float64Array(nodeCount);
  for (let node = 0; node < nodeCount; node++) {
    const rank = ranks[node] as number;
    densities[rank] = file.densities[node] as number;
    latitudes[rank] = file.latitudes[node] as number;
    longitudes[rank] = file.longitudes[node] as number;
  }
  return {
    logDensities: Float32Array.from(densities, (steps) => steps / DENSITY_STEPS),
    upwardArcs,
    barriers: createBarriers(file.barriers),
    nodeFinder: createNodeFinder(latitudes, longitudes, (node) => densities[node] !== NO_ENTRY),
    costs: new Float64Array(nodeCount),
  };
}

/** The same edges with other numbers for the nodes, each from its smaller number to its larger one. */
export function renumbered({ sources, targets, costs }: RoadEdges, numbers: Uint16Array): RoadEdges {
  const edges = { sources: new Uint16Array(costs.length), targets: new Uint16Array(costs.length), costs };
  for (let edge = 0; edge < costs.length; edge++) {
    const source = numbers[sources[edge] as number] as number;
    const target = numbers[targets[edge] as number] as number;
    edges.sources[edge] = source < target ? source : target;
    edges.targets[edge] = source < target ? target : source;
  }
  return edges;
}
