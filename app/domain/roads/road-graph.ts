import { NO_ENTRY, readRoadsFile } from "./roads-file";
import { createBarriers } from "./barriers";
import { createClimb } from "./hubs";
import { createNodeFinder } from "./nodes-nearby";

/** Read once and never changed. */
export type RoadGraph = Readonly<ReturnType<typeof readRoadGraph>>;

/** Throws if the bytes are not such a file, which is a fault of the build. */
export function readRoadGraph(bytes: ArrayBuffer) {
  const { latitudes, longitudes, densities, localDelays, arcs, barriers } = readRoadsFile(bytes);
  return {
    /** A hash of roads.bin. Data that was derived from one graph does not fit another. */
    key: keyOf(bytes),
    densities,
    localDelays,
    upwardArcs: arcs,
    barriers: createBarriers(barriers),
    nodeFinder: createNodeFinder(latitudes, longitudes, (node) => densities[node] !== NO_ENTRY),
    /** A climb is synchronous, so no other one uses the memory meanwhile. */
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
