import { haversineKm, type Point } from "#app/domain/geo/geo";
import { numberOf, readCsv } from "../csv";
import type { RoadEdge, RoadNode } from "./source-graph";

interface Ferry {
  readonly name: string;
  /** Typical minutes for waiting and crossing. */
  readonly minutes: number;
  readonly kilometres: number;
  readonly mustBook: boolean;
  readonly berths: readonly [Point, Point];
}

/** How far a berth may be from its node, because the table gives positions to four decimals. */
const BERTH_WITHIN_KM = 0.02;

const MUST_BOOK: Readonly<Record<string, boolean>> = { "book-ahead": true, "turn-up": false };

/** Reads ferries.csv. */
export function readFerries(path: string): Ferry[] {
  const columns = ["name", "minutes", "km", "class", "from_lat", "from_lon", "to_lat", "to_lon"] as const;
  return readCsv(path, columns).map((row) => {
    const mustBook = MUST_BOOK[row.class];
    if (mustBook === undefined) throw new Error(`${path}: ${row.name}: no such class: ${row.class}`);
    return {
      name: row.name,
      minutes: numberOf(row.minutes),
      kilometres: numberOf(row.km),
      mustBook,
      berths: [
        { latitude: numberOf(row.from_lat), longitude: numberOf(row.from_lon) },
        { latitude: numberOf(row.to_lat), longitude: numberOf(row.to_lon) },
      ],
    };
  });
}

/** Returns the edge of a ferry between the nodes at its berths. Throws if the graph has no node at a berth. */
export function ferryEdge(
  { name, minutes, kilometres, mustBook, berths }: Ferry,
  nodes: readonly RoadNode[],
): RoadEdge {
  const [from, to] = berths.map((berth) => nodeAt(nodes, berth));
  if (from === undefined || to === undefined || from === to)
    throw new Error(`ferries.csv: ${name}: no nodes at its berths`);
  return { from, to, minutes, kilometres, ferry: mustBook ? 2 : 1 };
}

/** Returns the node nearest to the point; undefined if none is near enough. */
function nodeAt(nodes: readonly RoadNode[], point: Point): number | undefined {
  let nearest: number | undefined;
  let nearestKm = BERTH_WITHIN_KM;
  nodes.forEach((node, i) => {
    if (Math.abs(node.latitude - point.latitude) > 0.001) return;
    const kilometres = haversineKm(node, point);
    if (kilometres > nearestKm) return;
    nearest = i;
    nearestKm = kilometres;
  });
  return nearest;
}
