import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Point } from "#app/domain/geo/geo";
import type { FerryCode } from "#app/domain/roads/travel-cost";

export interface RoadNode extends Point {
  /** Junctions with three or more arms, per km² around the node. */
  readonly junctionsPerSquareKm: number;
  /** False if the node has only motorways and ramps, so that no drive begins or ends there. */
  readonly isEntry: boolean;
}

/** A road or a ferry, which can be driven in both directions. */
export interface RoadEdge {
  readonly from: number;
  readonly to: number;
  /** Minutes without traffic; for a ferry, the minutes of waiting and crossing. */
  readonly minutes: number;
  readonly kilometres: number;
  readonly ferry: FerryCode;
}

export interface Network {
  readonly nodes: readonly RoadNode[];
  readonly edges: readonly RoadEdge[];
}

const MOST_HUNDREDTHS = 65_535;

/**
 * Returns minutes or kilometres in hundredths, the steps of roads.bin. The result is at least one step, so that no
 * edge is free.
 */
export function inHundredths(value: number): number {
  return Math.min(MOST_HUNDREDTHS, Math.max(1, Math.round(100 * value)));
}

/**
 * Reads graph.txt.gz. It has the number of nodes; a line for each node (latitude, longitude, junctions per km², 1 for
 * an entry, a motorway flag that is not used); the number of edges; a line for each edge (two nodes, minutes, km, 1
 * for a ferry). Its ferries are left out, because ferries.csv has them with their names.
 */
export function readSourceGraph(path: string): Network {
  const lines = gunzipSync(readFileSync(path)).toString("ascii").trimEnd().split("\n");
  const nodeCount = Number(lines[0]);
  const nodes = lines.slice(1, nodeCount + 1).map((line) => {
    const [latitude = NaN, longitude = NaN, junctionsPerSquareKm = NaN, entry = NaN] = numbersOf(line);
    return { latitude, longitude, junctionsPerSquareKm, isEntry: entry !== 0 };
  });
  const edgeLines = lines.slice(nodeCount + 2);
  if (edgeLines.length !== Number(lines[nodeCount + 1])) throw new Error(`${path}: edges are missing`);
  const edges: RoadEdge[] = [];
  for (const line of edgeLines) {
    const [from = NaN, to = NaN, minutes = NaN, kilometres = NaN, ferry = NaN] = numbersOf(line);
    if (ferry === 0) edges.push({ from, to, minutes, kilometres, ferry: 0 });
  }
  return { nodes, edges };
}

function numbersOf(line: string): number[] {
  return line.split(" ").map(Number);
}
