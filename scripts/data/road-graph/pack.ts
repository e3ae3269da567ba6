import type { Point } from "#app/domain/geo/geo";
import {
  DENSITY_STEPS,
  NO_ENTRY,
  ROADS_GRID,
  ROADS_GRID_STEPS,
  ROADS_HEADER_BYTES,
  ROADS_MAGIC,
} from "#app/domain/roads/roads-file";
import type { Hierarchy, HierarchyArc } from "./hierarchy";
import { isStrategic } from "./delays";
import { inHundredths, type Network, type RoadNode } from "./source-graph";

/** Packs a network, its nodes' delays and its hierarchy in the format of app/domain/roads/roads-file.ts. */
export function packRoads(
  network: Network,
  localDelays: readonly number[],
  hierarchy: Hierarchy,
  barriers: readonly (readonly Point[])[],
): Uint8Array {
  const nodes = hierarchy.nodes.map((node) => network.nodes[node] as RoadNode);
  const arcs = hierarchy.arcs.flat();
  const edges = arcs.flatMap(({ by }) => (typeof by === "number" ? [] : [by]));
  const barrierPoints = barriers.flat();
  const header = Buffer.alloc(ROADS_HEADER_BYTES);
  header.write(ROADS_MAGIC, "ascii");
  header.writeUInt16LE(nodes.length, 4);
  header.writeUInt16LE(barriers.length, 6);
  header.writeUInt32LE(arcs.length, 8);
  header.writeUInt32LE(arcs.length - edges.length, 12);
  header.writeUInt16LE(barrierPoints.length, 16);
  return Buffer.concat([
    header,
    ...gridColumns(nodes),
    uint16s(hierarchy.arcs.flatMap(targetSteps)),
    uint16s(edges.map((edge) => inHundredths(edge.minutes))),
    uint16s(edges.map((edge) => inHundredths(edge.kilometres))),
    uint16s(hierarchy.arcs.flatMap(stepsDown)),
    ...gridColumns(barrierPoints),
    Buffer.from(nodes.map((node) => (node.isEntry ? densitySteps(node.junctionsPerSquareKm) : NO_ENTRY))),
    Buffer.from(hierarchy.nodes.map((node) => localDelays[node] as number)),
    Buffer.from(hierarchy.arcs.map((each) => each.length)),
    bits(arcs.map(({ by }) => typeof by === "number")),
    bits(edges.map((edge) => edge.ferry >= 1)),
    bits(edges.map((edge) => edge.ferry === 2)),
    bits(edges.map(isStrategic)),
    Buffer.from(barriers.map((line) => line.length)),
  ]);
}

function targetSteps(arcs: readonly HierarchyArc[], node: number): number[] {
  return arcs.map(({ target }, i) => target - (arcs[i - 1]?.target ?? node));
}

function stepsDown(arcs: readonly HierarchyArc[], node: number): number[] {
  return arcs.flatMap(({ by }) => (typeof by === "number" ? [node - by] : []));
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
