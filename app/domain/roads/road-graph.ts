import { type RoadArcs, NO_ENTRY, readRoadsFile } from "./roads-file";
import { type Barriers, createBarriers } from "./barriers";
import { createClimb, type Climb } from "./hubs";
import { createNodeFinder, type NodeFinder } from "./nodes-nearby";

/** The driving graph of the United Kingdom, read once and then only asked. */
export interface RoadGraph {
  /** 40 ln(1 + junctions per square km) around each node. */
  readonly densities: Uint8Array;
  /** Edges and shortcuts of the contraction hierarchy, from the lower end to the higher one, which has the larger number. */
  readonly upwardArcs: RoadArcs;
  readonly barriers: Barriers;
  readonly nodeFinder: NodeFinder;
  /** Reused by every search: searches are synchronous, so none sees another's half-done work. */
  readonly climb: Climb;
}

/** Reads roads.bin. Throws where the bytes are not such a file: a fault of the build. */
export function readRoadGraph(bytes: ArrayBuffer): RoadGraph {
  const { latitudes, longitudes, densities, arcs, barriers } = readRoadsFile(bytes);
  return {
    densities,
    upwardArcs: arcs,
    barriers: createBarriers(barriers),
    nodeFinder: createNodeFinder(latitudes, longitudes, (node) => densities[node] !== NO_ENTRY),
    climb: createClimb(densities.length),
  };
}
