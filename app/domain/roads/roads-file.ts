import type { Point } from "#app/domain/geo/geo";
import { type TrafficLoad, localLoad, strategicLoad } from "./traffic-load";
import { type FerryCode, costOfHundredths } from "./travel-cost";

/**
 * Layout of roads.bin, little endian and without gaps: the magic, uint16 nodes N, uint16 barriers B, uint32 arcs M,
 * uint32 shortcuts S, uint16 points of barriers Q; then the columns of two bytes, which are first so that their offsets are even,
 *   nodes:     uint16 latitude[N], uint16 longitude[N] (steps of `ROADS_GRID`)
 *   arcs:      uint16 step[M] to the target: from the arc's node, or from the target of the node's previous arc
 *   edges:     uint16 minutes[M - S] and uint16 kilometres[M - S] in hundredths
 *   shortcuts: uint16 step[S] back from the arc's node to the node that the shortcut leads over
 *   barriers:  uint16 latitude[Q], uint16 longitude[Q]
 * and the others: uint8 density[N], uint8 delay[N], uint8 arcs[N]; a bit for each arc, set where it is a shortcut; three
 * columns of bits for the edges, for ferries, for ferries that must be booked and for strategic roads; uint8 points[B].
 * Nodes are numbered so that every arc leads to a larger number. Both ends of a shortcut have larger numbers than the
 * node that it leads over. Bit i of a column of bits is bit i & 7 of byte i >> 3.
 */
export const ROADS_MAGIC = "UKR5";
export const ROADS_HEADER_BYTES = 18;
export const DENSITY_STEPS = 40;
/** Where only motorways and slip roads meet, and no journey begins or ends. */
export const NO_ENTRY = 255;

/** A step is about 19 m from south to north, and at most 12 m from west to east. */
export const ROADS_GRID_STEPS = 65_535;
export const ROADS_GRID = {
  latitude: { origin: 49.8, span: 11.2 },
  longitude: { origin: -8.7, span: 10.6 },
} as const;

/** In degrees, minutes and kilometres. Throws if the bytes are not such a file, which is a fault of the build. */
export function readRoadsFile(bytes: ArrayBuffer) {
  const view = new DataView(bytes);
  if (bytes.byteLength < ROADS_HEADER_BYTES) throw new Error("roads.bin: too short");
  const magic = new TextDecoder().decode(bytes.slice(0, ROADS_MAGIC.length));
  const nodeCount = view.getUint16(4, true);
  const barrierCount = view.getUint16(6, true);
  const arcCount = view.getUint32(8, true);
  const shortcutCount = view.getUint32(12, true);
  const barrierPointCount = view.getUint16(16, true);
  const edgeCount = arcCount - shortcutCount;
  const bitBytes = Math.ceil(arcCount / 8) + 3 * Math.ceil(edgeCount / 8);
  const wordBytes = 2 * (2 * nodeCount + arcCount + 2 * edgeCount + shortcutCount + 2 * barrierPointCount);
  const length = ROADS_HEADER_BYTES + wordBytes + 3 * nodeCount + bitBytes + barrierCount;
  if (magic !== ROADS_MAGIC || bytes.byteLength !== length)
    throw new Error("roads.bin: wrong magic or length");

  const next = columnReader(bytes);
  // The file has its columns in the order of these reads.
  const latitudes = next.uint16s(nodeCount);
  const longitudes = next.uint16s(nodeCount);
  const targetSteps = next.uint16s(arcCount);
  const minutes = next.uint16s(edgeCount);
  const kilometres = next.uint16s(edgeCount);
  const stepsDown = next.uint16s(shortcutCount);
  const barrierLatitudes = next.uint16s(barrierPointCount);
  const barrierLongitudes = next.uint16s(barrierPointCount);
  const densities = next.uint8s(nodeCount);
  const localDelays = next.uint8s(nodeCount);
  const arcCounts = next.uint8s(nodeCount);
  const shortcutBits = next.uint8s(Math.ceil(arcCount / 8));
  const ferryBits = next.uint8s(Math.ceil(edgeCount / 8));
  const mustBookBits = next.uint8s(Math.ceil(edgeCount / 8));
  const strategicBits = next.uint8s(Math.ceil(edgeCount / 8));
  const barrierLengths = next.uint8s(barrierCount);
  const edgeCost = (edge: number) => {
    const ferry = (bit(ferryBits, edge) + bit(mustBookBits, edge)) as FerryCode;
    return costOfHundredths(minutes[edge] as number, kilometres[edge] as number, ferry);
  };
  const edgeLoad = (edge: number, from: number, to: number): TrafficLoad => {
    if (bit(ferryBits, edge) === 1) return 0;
    const hundredths = minutes[edge] as number;
    if (bit(strategicBits, edge) === 1) return strategicLoad(hundredths);
    return localLoad(hundredths, localDelays[from] as number, localDelays[to] as number);
  };
  return {
    latitudes: degreesOf(latitudes, ROADS_GRID.latitude),
    longitudes: degreesOf(longitudes, ROADS_GRID.longitude),
    /** 40 ln(1 + junctions per square km), or NO_ENTRY. */
    densities,
    /** What traffic adds on the local roads around each node in the mean of a week, in percent. */
    localDelays,
    /** From the lower node in the hierarchy to the higher (a larger number). */
    arcs: arcsOf({ arcCounts, targetSteps, shortcutBits, stepsDown }, edgeCost, edgeLoad),
    shortcutBits,
    /** Water that no way from a place to a road may cross. */
    barriers: barriersOf(
      barrierLengths,
      degreesOf(barrierLatitudes, ROADS_GRID.latitude),
      degreesOf(barrierLongitudes, ROADS_GRID.longitude),
    ),
  };
}

/** A view of the file, so nothing is copied. */
function columnReader(bytes: ArrayBuffer) {
  let position = ROADS_HEADER_BYTES;
  const uint8s = (length: number): Uint8Array => {
    position += length;
    return new Uint8Array(bytes, position - length, length);
  };
  const uint16s = (length: number): Uint16Array => {
    position += 2 * length;
    // Little endian, like every machine that runs a Worker.
    return new Uint16Array(bytes, position - 2 * length, length);
  };
  return { uint8s, uint16s };
}

interface ArcColumns {
  readonly arcCounts: Uint8Array;
  readonly targetSteps: Uint16Array;
  readonly shortcutBits: Uint8Array;
  readonly stepsDown: Uint16Array;
}

/** A shortcut costs as much as the two arcs that it replaces, which are lower and so already known. */
function arcsOf(
  columns: ArcColumns,
  edgeCost: (edge: number) => number,
  edgeLoad: (edge: number, from: number, to: number) => TrafficLoad,
): RoadArcs {
  const { arcCounts, targetSteps, shortcutBits, stepsDown } = columns;
  const nodeCount = arcCounts.length;
  const firsts = new Uint32Array(nodeCount + 1);
  for (let node = 0; node < nodeCount; node++)
    firsts[node + 1] = (firsts[node] as number) + (arcCounts[node] as number);
  if (firsts[nodeCount] !== targetSteps.length) throw new Error("roads.bin: the number of arcs is wrong");
  const arcs = {
    firsts,
    targets: new Uint16Array(targetSteps.length),
    costs: new Float64Array(targetSteps.length),
    loads: new Float64Array(targetSteps.length),
  };
  let shortcut = 0;
  for (let node = 0; node < nodeCount; node++) {
    const end = firsts[node + 1] as number;
    let target = node;
    for (let arc = firsts[node] as number; arc < end; arc++) {
      target += targetSteps[arc] as number;
      if (target >= nodeCount) throw new Error("roads.bin: an arc leads nowhere");
      arcs.targets[arc] = target;
      if (bit(shortcutBits, arc) === 0) {
        arcs.costs[arc] = edgeCost(arc - shortcut);
        arcs.loads[arc] = edgeLoad(arc - shortcut, node, target);
      } else addArcsOver(arcs, node - (stepsDown[shortcut++] as number), arc, node);
    }
  }
  return arcs;
}

/** `over` has arcs to both ends of the shortcut. */
function addArcsOver(
  { firsts, targets, costs, loads }: RoadArcs,
  over: number,
  shortcut: number,
  from: number,
) {
  const to = targets[shortcut];
  const end = firsts[over + 1] as number;
  let found = 0;
  for (let arc = firsts[over] as number; arc < end; arc++) {
    const target = targets[arc] as number;
    if (target !== from && target !== to) continue;
    costs[shortcut] = (costs[shortcut] as number) + (costs[arc] as number);
    loads[shortcut] = (loads[shortcut] as number) + (loads[arc] as number);
    if (++found === 2) return;
  }
  throw new Error("roads.bin: a shortcut without its arcs");
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

/** Sorted by source, then by target. Node n has those from firsts[n] up to, not including, firsts[n + 1]. */
export interface RoadArcs {
  readonly firsts: Uint32Array;
  readonly targets: Uint16Array;
  readonly costs: Float64Array;
  /** TrafficLoad */
  readonly loads: Float64Array;
}
