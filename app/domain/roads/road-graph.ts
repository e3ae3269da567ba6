import { type RoadArcs, NO_ENTRY, readRoadsFile } from "./roads-file";
import { type Barriers, createBarriers } from "./barriers";
import { createClimb, type Climb } from "./hubs";
import { createNodeFinder, type NodeFinder } from "./nodes-nearby";

/** Read once and never changed. */
export interface RoadGraph {
  /** A hash of roads.bin. Data that was derived from one graph does not fit another. */
  readonly key: string;
  /** 40 ln(1 + junctions per square km) around each node. */
  readonly densities: Uint8Array;
  /** What traffic adds on the local roads around each node in the mean of a week, in percent. */
  readonly localDelays: Uint8Array;
  /** Edges and shortcuts, from the lower node to the higher (a larger number). */
  readonly upwardArcs: RoadArcs;
  readonly barriers: Barriers;
  readonly nodeFinder: NodeFinder;
  /** A climb is synchronous, so no other one uses the memory meanwhile. */
  readonly climb: Climb;
}

/** Throws if the bytes are not such a file, which is a fault of the build. */
export function readRoadGraph(bytes: ArrayBuffer): RoadGraph {
  const { latitudes, longitudes, densities, localDelays, arcs, barriers } = readRoadsFile(bytes);
  return {
    key: keyOf(bytes),
    densities,
    localDelays,
    upwardArcs: arcs,
    barriers: createBarriers(barriers),
    nodeFinder: createNodeFinder(latitudes, longitudes, (node) => densities[node] !== NO_ENTRY),
    climb: createClimb(densities.length),
  };
}

const FNV_PRIME = 0x01000193;

/** FNV-1a over words instead of bytes, with two start values: 64 bits in base 36. */
function keyOf(bytes: ArrayBuffer): string {
  const words = new Int32Array(bytes, 0, bytes.byteLength >> 2);
  let [one, other] = [0x811c9dc5, 0x050c5d1f];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as number;
    one = Math.imul(one ^ word, FNV_PRIME) ^ (word >>> 16);
    other = Math.imul(other ^ word, FNV_PRIME) ^ (word >>> 16);
  }
  return [words.length, one >>> 0, other >>> 0].map((part) => part.toString(36)).join("-");
}
