import type { Point } from "../../../app/domain/geo";
import {
  DENSITY_STEPS,
  HUNDREDTHS,
  ROADS_GRID,
  ROADS_GRID_STEPS,
  ROADS_HEADER_BYTES,
  ROADS_MAGIC,
} from "../../../app/domain/roads-file";
import type { Edge } from "./edges";

export interface PackedNode extends Point {
  /** ln(1 + postcodes per square km). */
  readonly logDensity: number;
}

const UINT16_MAX = 65_535;
const UINT8_MAX = 255;

/** Packs the graph as app/domain/roads-file.ts describes, nodes in bands of latitude so that it compresses well. */
export function packRoads(nodes: readonly PackedNode[], edges: readonly Edge[]): Uint8Array {
  const order = [...nodes.keys()].sort(
    (a, b) => inBands(nodes[a] as PackedNode, nodes[b] as PackedNode) || a - b,
  );
  const places = new Uint16Array(nodes.length);
  order.forEach((node, place) => (places[node] = place));
  const sorted = order.map((node) => nodes[node] as PackedNode);
  const stored = edges
    .map((edge) => {
      const ends = [places[edge.from] as number, places[edge.to] as number];
      return { ...edge, from: Math.min(...ends), to: Math.max(...ends) };
    })
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const degrees = new Uint8Array(nodes.length);
  for (const edge of stored) degrees[edge.from] = (degrees[edge.from] as number) + 1;

  return Buffer.concat([
    header(nodes.length, edges.length),
    uint16s(sorted.map((node) => gridSteps(node.latitude, ROADS_GRID.latitude))),
    uint16s(sorted.map((node) => gridSteps(node.longitude, ROADS_GRID.longitude))),
    Buffer.from(sorted.map((node) => Math.min(UINT8_MAX, Math.round(DENSITY_STEPS * node.logDensity)))),
    degrees,
    uint16s(stored.map((edge) => edge.to)),
    uint16s(stored.map((edge) => hundredths(edge.minutes))),
    bits(stored.map((edge) => edge.ferry >= 1)),
    bits(stored.map((edge) => edge.ferry === 2)),
    uint16s(stored.map((edge) => hundredths(edge.kilometres))),
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

function gridSteps(degrees: number, { origin, span }: { origin: number; span: number }): number {
  return roundHalfEven(((degrees - origin) / span) * ROADS_GRID_STEPS);
}

/** At least one step, so that no edge is free. */
function hundredths(value: number): number {
  return Math.min(UINT16_MAX, Math.max(1, Math.round(HUNDREDTHS * value)));
}

function header(nodeCount: number, edgeCount: number): Buffer {
  const bytes = Buffer.alloc(ROADS_HEADER_BYTES);
  bytes.write(ROADS_MAGIC, "ascii");
  bytes.writeUInt16LE(nodeCount, 4);
  bytes.writeUInt32LE(edgeCount, 6);
  return bytes;
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
