import type { Point } from "../geo/geo";
import type { RoadEdges } from "./arcs";
import { costOfHundredths, type FerryCode } from "./travel-cost";

/**
 * Layout of roads.bin, little endian and without gaps: the magic, uint16 nodes N, uint32 edges M, uint32 pairs P,
 * uint16 barriers B, uint16 points of barriers Q; then
 *   nodes:     uint16 latitude[N], uint16 longitude[N] (steps of `ROADS_GRID`), uint8 density[N], uint8 level[N],
 *              uint8 stored edges[N]
 *   edges:     uint16 target - source[M] grouped by source node, uint16 minutes[M] and uint16 kilometres[M] in
 *              hundredths, ferry bits, must-book bits; an edge is stored once, at its smaller node
 *   shortcuts: a bit for each pair of upward neighbours of each node (`RoadsFile.shortcutBits`)
 *   barriers:  uint8 points[B], uint16 latitude[Q], uint16 longitude[Q]
 * Bit i of a column of bits is bit i & 7 of byte i >> 3.
 */
export const ROADS_MAGIC = "UKR3";
export const ROADS_HEADER_BYTES = 18;
export const DENSITY_STEPS = 40;
export const HUNDREDTHS = 100;
/** Density of a node of motorways and ramps only, where no journey begins or ends. */
export const NO_ENTRY = 255;

/** Each axis is divided into so many steps, of about 19 m from south to north and at most 12 m from west to east. */
export const ROADS_GRID_STEPS = 65_535;
export const ROADS_GRID = {
  latitude: { origin: 49.8, span: 11.2 },
  longitude: { origin: -8.7, span: 10.6 },
} as const;

/** What roads.bin holds in our units; each edge goes from its smaller node to its larger one. */
export interface RoadsFile {
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  /** 40 ln(1 + junctions per square km), or NO_ENTRY. */
  readonly densities: Uint8Array;
  readonly edges: RoadEdges;
  /** Place of each node in the hierarchy: no two nodes with an edge or a shortcut between them have the same level. */
  readonly levels: Uint8Array;
  /**
   * Node by node in the order of the hierarchy (level, then number): a bit for each pair of the node's neighbours
   * above it, (0, 1), (0, 2) … (1, 2) …, neighbours in that order too. It is set where a shortcut joins the pair.
   */
  readonly shortcutBits: Uint8Array;
  /** How many of these bits there are. */
  readonly pairCount: number;
  /** Lines of water that no way to a road may cross. */
  readonly barriers: readonly (readonly Point[])[];
}

/** Unpacks roads.bin. Throws where the bytes are not such a file: a fault of the build. */
export function readRoadsFile(bytes: ArrayBuffer): RoadsFile {
  const view = new DataView(bytes);
  if (bytes.byteLength < ROADS_HEADER_BYTES) throw new Error("roads.bin: too short");
  const magic = new TextDecoder().decode(bytes.slice(0, ROADS_MAGIC.length));
  const nodeCount = view.getUint16(4, true);
  const edgeCount = view.getUint32(6, true);
  const pairCount = view.getUint32(10, true);
  const barrierCount = view.getUint16(14, true);
  const barrierPointCount = view.getUint16(16, true);
  const bitBytes = 2 * Math.ceil(edgeCount / 8) + Math.ceil(pairCount / 8);
  const length =
    ROADS_HEADER_BYTES + 7 * nodeCount + 6 * edgeCount + bitBytes + barrierCount + 4 * barrierPointCount;
  if (magic !== ROADS_MAGIC || bytes.byteLength !== length)
    throw new Error("roads.bin: wrong magic or length");

  const next = columnReader(bytes);
  // The order of these reads is the order of the file.
  const latitudes = next.uint16s(nodeCount);
  const longitudes = next.uint16s(nodeCount);
  const densities = next.uint8s(nodeCount);
  const levels = next.uint8s(nodeCount);
  const edgeCounts = next.uint8s(nodeCount);
  const targetSteps = next.uint16s(edgeCount);
  const minutes = next.uint16s(edgeCount);
  const kilometres = next.uint16s(edgeCount);
  const ferryBits = next.uint8s(Math.ceil(edgeCount / 8));
  const mustBookBits = next.uint8s(Math.ceil(edgeCount / 8));
  const shortcutBits = next.uint8s(Math.ceil(pairCount / 8));
  const barrierLengths = next.uint8s(barrierCount);
  const barrierLatitudes = next.uint16s(barrierPointCount);
  const barrierLongitudes = next.uint16s(barrierPointCount);
  const sources = sourcesOf(edgeCounts, edgeCount);
  const costs = new Float64Array(edgeCount);
  for (let edge = 0; edge < edgeCount; edge++) {
    const ferry = (bit(ferryBits, edge) + bit(mustBookBits, edge)) as FerryCode;
    costs[edge] = costOfHundredths(minutes[edge] as number, kilometres[edge] as number, ferry);
  }
  return {
    latitudes: degreesOf(latitudes, ROADS_GRID.latitude),
    longitudes: degreesOf(longitudes, ROADS_GRID.longitude),
    densities,
    levels,
    edges: {
      sources,
      targets: targetSteps.map((steps, edge) => (sources[edge] as number) + steps),
      costs,
    },
    shortcutBits,
    pairCount,
    barriers: barriersOf(
      barrierLengths,
      degreesOf(barrierLatitudes, ROADS_GRID.latitude),
      degreesOf(barrierLongitudes, ROADS_GRID.longitude),
    ),
  };
}

/** Reads one column after another, which stand in the file without gaps and so not always at even addresses. */
function columnReader(bytes: ArrayBuffer) {
  let position = ROADS_HEADER_BYTES;
  const uint8s = (length: number): Uint8Array => {
    position += length;
    return new Uint8Array(bytes, position - length, length);
  };
  const uint16s = (length: number): Uint16Array => {
    position += 2 * length;
    // Little endian, as every machine that runs a Worker is; the copy stands at an even address.
    return new Uint16Array(bytes.slice(position - 2 * length, position));
  };
  return { uint8s, uint16s };
}

function degreesOf(steps: Uint16Array, { origin, span }: { readonly origin: number; readonly span: number }) {
  const degrees = new Float64Array(steps.length);
  for (let i = 0; i < steps.length; i++)
    degrees[i] = origin + ((steps[i] as number) / ROADS_GRID_STEPS) * span;
  return degrees;
}

function bit(bits: Uint8Array, i: number): number {
  return ((bits[i >> 3] as number) >> (i & 7)) & 1;
}

/** The source node of each edge, from the number of edges that each node has. */
function sourcesOf(edgeCounts: Uint8Array, edgeCount: number): Uint16Array {
  const sources = new Uint16Array(edgeCount);
  let edge = 0;
  for (let node = 0; node < edgeCounts.length; node++)
    for (let end = edge + (edgeCounts[node] as number); edge < end; edge++) sources[edge] = node;
  if (edge !== edgeCount) throw new Error("roads.bin: the nodes do not have as many edges as the file");
  return sources;
}

function barriersOf(lengths: Uint8Array, latitudes: Float64Array, longitudes: Float64Array): Point[][] {
  let first = 0;
  return Array.from(lengths, (length) => {
    const points = Array.from({ length }, (_, i) => ({
      latitude: latitudes[first + i] ?? NaN,
      longitude: longitudes[first + i] ?? NaN,
    }));
    first += length;
    return points;
  });
}
