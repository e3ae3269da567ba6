import { haversineKm, type Point } from "#app/domain/geo/geo";
import { type Barriers, createBarriers, timesCrossed } from "#app/domain/roads/barriers";
import { numberOf, readCsv } from "../csv";
import type { Network, RoadEdge } from "./source-graph";

/** A line of water or hills that roads cross only at its named crossings. */
export interface Barrier {
  readonly name: string;
  readonly points: readonly Point[];
}

/** A bridge or tunnel across a barrier, or a place where roads go around the barrier's end. */
interface Crossing extends Point {
  readonly barrier: string;
  readonly name: string;
}

interface SortedEdges {
  readonly real: readonly RoadEdge[];
  /** Edges across a barrier that are too short to lead over any of its crossings, each with the name of the barrier. */
  readonly false: readonly { readonly edge: RoadEdge; readonly barrier: string }[];
  /** How many edges use each crossing. */
  readonly uses: ReadonlyMap<Crossing, number>;
}

/** Tolerances, because the map's lengths and the positions of the crossings are not exact. */
const LENGTH_FACTOR = 1.03;
const POSITION_KM = 0.25;

/** Reads barriers.csv: `name,points`, with points as `latitude longitude;latitude longitude`. */
export function readBarriers(path: string): Barrier[] {
  return readCsv(path, ["name", "points"]).map(({ name, points }) => ({
    name,
    points: points.split(";").map((pair) => {
      const [latitude = "", longitude = ""] = pair.split(" ");
      return { latitude: numberOf(latitude), longitude: numberOf(longitude) };
    }),
  }));
}

/** Reads crossings.csv. */
export function readCrossings(path: string): Crossing[] {
  return readCsv(path, ["barrier", "crossing", "lat", "lon"]).map(({ barrier, crossing, lat, lon }) => ({
    barrier,
    name: crossing,
    latitude: numberOf(lat),
    longitude: numberOf(lon),
  }));
}

/**
 * Separates real roads from edges that cross water only because the map is wrong or a straight line joins two nodes.
 * An edge with a barrier between its ends is real if it is long enough to use one of the barrier's crossings.
 */
export function sortByCrossing(
  { nodes, edges }: Network,
  barriers: readonly Barrier[],
  crossings: readonly Crossing[],
): SortedEdges {
  const lines = barriers.map(({ name, points }) => ({
    name,
    box: boxOf(points),
    line: createBarriers([points]),
    crossings: crossings.filter(({ barrier }) => barrier === name),
  }));
  const uses = new Map<Crossing, number>(crossings.map((crossing) => [crossing, 0]));
  const falseEdges: { edge: RoadEdge; barrier: string }[] = [];
  const real = edges.filter((edge) => {
    const [from, to] = [nodes[edge.from] as Point, nodes[edge.to] as Point];
    for (const { name, box, line, crossings: own } of lines) {
      if (edge.ferry !== 0 || !reaches(box, from, to) || !isBetween(line, from, to)) continue;
      const used = own.find((crossing) => goesBy(edge, from, crossing, to));
      if (!used) {
        falseEdges.push({ edge, barrier: name });
        return false;
      }
      uses.set(used, (uses.get(used) ?? 0) + 1);
    }
    return true;
  });
  return { real, false: falseEdges, uses };
}

/** Returns whether a barrier separates two points: the straight line crosses it an odd number of times. */
function isBetween(barrier: Barriers, from: Point, to: Point): boolean {
  return timesCrossed(barrier, from, to) % 2 === 1;
}

function goesBy({ kilometres }: RoadEdge, from: Point, crossing: Crossing, to: Point): boolean {
  return haversineKm(from, crossing) + haversineKm(crossing, to) <= LENGTH_FACTOR * kilometres + POSITION_KM;
}

interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

function boxOf(points: readonly Point[]): Box {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

function reaches({ south, west, north, east }: Box, a: Point, b: Point): boolean {
  return (
    Math.max(a.latitude, b.latitude) >= south &&
    Math.min(a.latitude, b.latitude) <= north &&
    Math.max(a.longitude, b.longitude) >= west &&
    Math.min(a.longitude, b.longitude) <= east
  );
}
