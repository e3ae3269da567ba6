import { readFileSync } from "node:fs";
import type { Point } from "#app/domain/geo/geo";
import { toOutlineMap } from "#app/domain/geo/national-grid";
import { accessOf } from "#app/domain/roads/access";
import type { RoadArcs } from "#app/domain/roads/roads-file";
import { readRoadGraph } from "#app/domain/roads/road-graph";
import { minutesOf } from "#app/domain/roads/travel-cost";
import { DRIVE_CELLS_HEADER_BYTES, DRIVE_CELLS_MAGIC, MINUTE_STEPS } from "#app/domain/map/drive-cells";
import { type Corner, kmFromSegment } from "./lines";
import { ringsOf } from "./outlines";

const STEP_KM = 4;
const WEST_KM = 200;
const NORTH_KM = -10;
const COLUMNS = Math.ceil(690 / STEP_KM);
const ROWS = Math.ceil(1240 / STEP_KM);
/** Smaller islets are left out. They have no roads, and would count as part of the nearest coast. */
const LAND = { toleranceKm: 0, leastKm2: 2 };
/** A corner that is at most this far out at sea counts as the land near it. */
const OFFSHORE_KM = 1.5 * STEP_KM;

/**
 * Builds drive-cells.bin: for each corner of a grid over the country, the ways from it to nodes of the road graph of
 * the same build. A way is left out if its node can be reached just as quickly over another way, because no quickest
 * drive needs it then.
 */
export function buildDriveCells(dataFolder: string, builtFolder: string): Uint8Array {
  const file = readFileSync(`${builtFolder}/roads.bin`);
  const graph = readRoadGraph(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  const isNeedless = neighbourhoods(graph.upwardArcs, graph.densities.length);
  const snap = landSnap(ringsOf(`${dataFolder}/roads/land.geojson`, LAND));
  const counts = new Uint8Array(COLUMNS * ROWS);
  const nodes: number[] = [];
  const halves: number[] = [];
  for (let corner = 0; corner < counts.length; corner++) {
    const land = snap([
      WEST_KM + (corner % COLUMNS) * STEP_KM,
      NORTH_KM + Math.floor(corner / COLUMNS) * STEP_KM,
    ]);
    if (!land) continue;
    const entries = accessOf(graph, fromOutlineMap(land)).entries.map(({ node, cost }) => ({
      node,
      minutes: minutesOf(cost),
    }));
    const kept = entries.filter((entry) => !isNeedless(entry, entries));
    counts[corner] = kept.length;
    for (const { node, minutes } of kept) {
      nodes.push(node);
      halves.push(Math.min(255, Math.round(MINUTE_STEPS * minutes)));
    }
  }
  return packed(counts, nodes, halves);
}

function packed(counts: Uint8Array, nodes: readonly number[], halves: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(DRIVE_CELLS_HEADER_BYTES + counts.length + 3 * nodes.length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(DRIVE_CELLS_MAGIC));
  view.setUint16(4, COLUMNS, true);
  view.setUint16(6, ROWS, true);
  view.setInt16(8, WEST_KM, true);
  view.setInt16(10, NORTH_KM, true);
  view.setUint16(12, 10 * STEP_KM, true);
  view.setUint32(14, nodes.length, true);
  const low = nodes.map((node) => node & 255);
  const high = nodes.map((node) => node >> 8);
  let at = DRIVE_CELLS_HEADER_BYTES;
  for (const column of [counts, low, high, halves]) {
    bytes.set(column, at);
    at += column.length;
  }
  return bytes;
}

interface Way {
  readonly node: number;
  readonly minutes: number;
}

/** Returns a function that says whether a way's node can be reached just as quickly over the other ways. */
function neighbourhoods({ firsts, targets, costs }: RoadArcs, nodeCount: number) {
  const arms: Way[][] = Array.from({ length: nodeCount }, () => []);
  for (let node = 0; node < nodeCount; node++) {
    for (let arc = firsts[node] as number; arc < (firsts[node + 1] as number); arc++) {
      const target = targets[arc] as number;
      const minutes = minutesOf(costs[arc] as number);
      arms[node]?.push({ node: target, minutes });
      arms[target]?.push({ node, minutes });
    }
  }
  return (way: Way, ways: readonly Way[]): boolean => {
    const settled = new Map<number, number>();
    const open = ways.filter(({ node, minutes }) => node !== way.node && minutes <= way.minutes);
    for (let next = takeNearest(open); next && next.minutes <= way.minutes; next = takeNearest(open)) {
      if (next.node === way.node) return true;
      if (settled.has(next.node)) continue;
      settled.set(next.node, next.minutes);
      for (const arm of arms[next.node] ?? []) {
        const minutes = next.minutes + arm.minutes;
        if (minutes <= way.minutes && !settled.has(arm.node)) open.push({ node: arm.node, minutes });
      }
    }
    return false;
  };
}

function takeNearest(open: Way[]): Way | undefined {
  let best = 0;
  for (let i = 1; i < open.length; i++) if ((open[i] as Way).minutes < (open[best] as Way).minutes) best = i;
  const nearest = open[best];
  const last = open.pop();
  if (nearest !== last && last) open[best] = last;
  return nearest;
}

/**
 * Returns a function that maps a corner on land to itself, a corner near a coast to the nearest point of the coast,
 * and one farther out at sea to null.
 */
function landSnap(rings: readonly Corner[][]): (corner: Corner) => Corner | null {
  const segments = rings.flatMap((ring) =>
    ring.map((from, i) => [from, ring[(i + 1) % ring.length] as Corner] as const),
  );
  const byRow = new Map<number, (typeof segments)[number][]>();
  for (const segment of segments) {
    const ys = segment.map(([, y]) => y);
    for (let row = rowOf(Math.min(...ys) - OFFSHORE_KM); row <= rowOf(Math.max(...ys) + OFFSHORE_KM); row++)
      byRow.set(row, [...(byRow.get(row) ?? []), segment]);
  }
  return (corner) => {
    const [x, y] = corner;
    let isInside = false;
    let leastKm = OFFSHORE_KM;
    let nearest: Corner | null = null;
    for (const [from, to] of byRow.get(rowOf(y)) ?? []) {
      if (from[1] > y !== to[1] > y && x < from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]))
        isInside = !isInside;
      const { km, at } = kmFromSegment(corner, from, to);
      if (km < leastKm) [leastKm, nearest] = [km, at];
    }
    return isInside ? corner : nearest;
  };
}

const rowOf = (y: number): number => Math.floor((y - NORTH_KM) / STEP_KM);

/**
 * The inverse of toOutlineMap, exact to a metre. The projection is nearly linear, so a few approximations are enough.
 */
function fromOutlineMap([x, y]: Corner): Point {
  let point = { latitude: 49.8 + (1225 - y) / 111.2, longitude: -2 };
  for (let round = 0; round < 8; round++) {
    const found = toOutlineMap(point);
    point = {
      latitude: point.latitude + (found.y - y) / 111.2,
      longitude: point.longitude + (x - found.x) / (111.3 * Math.cos((point.latitude * Math.PI) / 180)),
    };
  }
  return point;
}
