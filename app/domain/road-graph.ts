import { arcsBothWays, type RoadArcs } from "./road-arcs";
import { createNodeFinder, type NodeFinder } from "./road-nodes-nearby";
import { createSearchSpace, type SearchSpace } from "./road-search";
import { readRoadsFile } from "./roads-file";

/** The coarse driving graph of the United Kingdom, read once and then only asked. */
export interface RoadGraph {
  /** ln(1 + postcodes per square km) around each node. */
  readonly logDensities: Float32Array;
  readonly arcs: RoadArcs;
  readonly nodeFinder: NodeFinder;
  /** Reused by every search: searches are synchronous, so none ever sees another's half-done work. */
  readonly searchSpace: SearchSpace;
}

/** Reads roads.bin. Throws where the bytes are not such a file: a fault of the build. */
export function readRoadGraph(bytes: ArrayBuffer): RoadGraph {
  const file = readRoadsFile(bytes);
  return {
    logDensities: file.logDensities,
    arcs: arcsBothWays(file.edges, file.latitudes.length),
    nodeFinder: createNodeFinder(file.latitudes, file.longitudes),
    searchSpace: createSearchSpace(file.latitudes.length),
  };
}
