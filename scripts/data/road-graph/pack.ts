import type { Point } from "../../../app/domain/geo/geo";
import type { RoadEdges } from "../../../app/domain/roads/arcs";
import { buildHierarchy, ranksOf } from "../../../app/domain/roads/hierarchy";
import { renumbered } from "../../../app/domain/roads/road-graph";
import {
  DENSITY_STEPS,
  HUNDREDTHS,
  NO_ENTRY,
  ROADS_GRID,
  ROADS_GRID_STEPS,
  ROADS_HEADER_BYTES,
  ROADS_MAGIC,
} from "../../../app/domain/roads/roads-file";
import { travelCost } from "../../../app/domain/roads/travel-cost";
import { contract } from "./contract";
import type { Network, RoadEdge } from "./source-graph";

const UINT16_MAX = 65_535;

/** The levels and shortcuts of a network whose nodes are in the file's order. */
export interface PackedHierarchy {
  readonly levels: Uint8Array;
  readonly shortcutBits: Uint8Array;
  readonly pairCount: number;
}

/** Sorts the nodes in bands of latitude, which compresses well, and the edges by their nodes: the order of roads.bin. */
export function inFileOrder({ nodes, edges }: Network): Network {
  const order = [...nodes.keys()].sort((a, b) => inBands(nodes[a] as Point, nodes[b] as Point) || a - b);
  const places = new Uint16Array(nodes.length);
  order.forEach((node, place) => (places[node] = place));
  return {
    nodes: order.map((node) => nodes[node] as Network["nodes"][number]),
    edges: edges
      .map((edge) => {
        const ends = [places[edge.from] as number, places[edge.to] as number];
        return { ...edge, from: Math.min(...ends), to: Math.max(...ends) };
      })
      .sort((a, b) => a.from - b.from || a.to - b.to),
  };
}

/** Makes the contraction hierarchy of a network in the file's order: the longest part of the build. */
export function packHierarchy({ nodes, edges }: Network): PackedHierarchy {
  const costed = edges.map(({ from, to, minutes, kilometres, ferry }) => ({
    from,
    to,
    cost: travelCost(hundredths(minutes) / HUNDREDTHS, hundredths(kilometres) / HUNDREDTHS, ferry),
  }));
  const { levels, shortcuts } = contract(nodes.length, costed);
  const ranks = ranksOf(levels);
  const pairKey = (a: number, b: number) => Math.min(a, b) * (UINT16_MAX + 1) + Math.max(a, b);
  const joined = new Map(
    shortcuts.map((pairs, node) => [
      ranks[node] as number,
      new Set(pairs.map(([a, b]) => pairKey(ranks[a] as number, ranks[b] as number))),
    ]),
  );
  const flags: boolean[] = [];
  const byNumber: RoadEdges = {
    sources: Uint16Array.from(costed, (edge) => edge.from),
    targets: Uint16Array.from(costed, (edge) => edge.to),
    costs: Float64Array.from(costed, (edge) => edge.cost),
  };
  buildHierarchy(renumbered(byNumber, ranks), nodes.length, (_pair, a, b, below) => {
    const isShortcut = joined.get(below)?.has(pairKey(a, b)) ?? false;
    flags.push(isShortcut);
    return isShortcut;
  });
  return { levels, shortcutBits: bits(flags), pairCount: flags.length };
}

/** Packs a network in the file's order as app/domain/roads/roads-file.ts describes. */
export function packRoads(
  { nodes, edges }: Network,
  { levels, shortcutBits, pairCount }: PackedHierarchy,
  barriers: readonly (readonly Point[])[],
): Uint8Array {
  const degrees = new Uint8Array(nodes.length);
  for (const edge of edges) degrees[edge.from] = (degrees[edge.from] as number) + 1;
  const barrierPoints = barriers.flat();
  const bytes = Buffer.alloc(ROADS_HEADER_BYTES);
  bytes.write(ROADS_MAGIC, "ascii");
  bytes.writeUInt16LE(nodes.length, 4);
  bytes.writeUInt32LE(edges.length, 6);
  bytes.writeUInt32LE(pairCount, 10);
  bytes.writeUInt16LE(barriers.length, 14);
  bytes.writeUInt16LE(barrierPoints.length, 16);
  return Buffer.concat([
    bytes,
    ...gridColumns(nodes),
    Buffer.from(nodes.map((node) => (node.isEntry ? densitySteps(node.junctionsPerSquareKm) : NO_ENTRY))),
    levels,
    degrees,
    uint16s(edges.map((edge) => edge.to - edge.from)),
    uint16s(edges.map((edge) => hundredths(edge.minutes))),
    uint16s(edges.map((edge) => hundredths(edge.kilometres))),
    bits(edges.map((edge: RoadEdge) => edge.ferry >= 1)),
    bits(edges.map((edge: RoadEdge) => edge.ferry === 2)),
    shortcutBits,
    Buffer.from(barriers.map((line) => line.length)),
    ...gridColumns(barrierPoints),
  ]);
}

function inBands(a: Point, b: Point): number {
  const band = ({ latitude }: Point) => roundHalfEven(5 * latitude);
  return band(a) - band(b) || a.longitude - b.longitude;
}

function roundHalfEven(value: number): number {
  const below = Math.floor(value);
  const rest = value - below;
  return rest === 0.5 ? below + (below % 2) : Math.round(value);
}

function densitySteps(perSquareKm: number): number {
  return Math.min(NO_ENTRY - 1, Math.round(DENSITY_STEPS * Math.log(1 + perSquareKm)));
}

function gridColumns(points: readonly Point[]): Buffer[] {
  const steps = (degrees: number, { origin, span }: { origin: number; span: number }) =>
    roundHalfEven(((degrees - origin) / span) * ROADS_GRID_STEPS);
  return [
    uint16s(points.map(({ latitude }) => steps(latitude, ROADS_GRID.latitude))),
    uint16s(points.map(({ longitude }) => steps(longitude, ROADS_GRID.longitude))),
  ];
}

/** At least one step, so that no edge is free. */
function hundredths(value: number): number {
  return Math.min(UINT16_MAX, Math.max(1, Math.round(HUNDREDTHS * value)));
}

function uint16s(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, i) => bytes.writeUInt16LE(value, 2 * i));
  return bytes;
}

function bits(flags: readonly boolean[]): Buffer {
  const bytes = Buffer.alloc(Math.ceil(flags.length / 8));
  flags.forEach((flag, i) => {
    if (flag) bytes[i >> 3] = (bytes[i >> 3] as number) | (1 << (i & 7));
  });
  return bytes;
}
