import { haversineKm, type Point } from "../geo/geo";
import type { RoadAccess } from "./access";
import { isBarrierBetween } from "./barriers";
import { ROAD_CONSTANTS as c } from "./constants";
import type { RoadGraph } from "./road-graph";
import { nodesAbove, searchFrom } from "./search";
import { kilometresOf, minutesOf, type TravelCost, worstFerryOf } from "./travel-cost";

/** The accesses of a list of places, flattened so that ten thousand of them are read in one go. */
export interface RoadDestinations {
  readonly points: readonly Point[];
  readonly speedsKmh: Float64Array;
  /** Entries of place i are at firstEntries[i] up to, not including, firstEntries[i + 1]. */
  readonly firstEntries: Uint32Array;
  readonly entryNodes: Uint16Array;
  /** TravelCost of the way between the entry's node and the place. */
  readonly entryCosts: Float64Array;
  /** The entries' nodes and all nodes above them in the hierarchy, the highest first: what a search has to look at. */
  readonly sweptNodes: Uint16Array;
}

/** Position by position beside the destinations. */
export interface DriveTimes {
  /** Infinity where there is no way, or none within the limit. */
  readonly minutes: Float32Array;
  /** Ferries included; 0 where there is no way within the limit. */
  readonly kilometres: Float32Array;
  /** The worst ferry on the way: 0 none, 1 turn up and go, 2 must be booked. */
  readonly ferries: Uint8Array;
}

const DIRECT_LATITUDES = c.directKm / 111.19;

/** Flattens the accesses of a list of places, once for a list. */
export function packDestinations(
  { upwardArcs }: RoadGraph,
  accesses: readonly RoadAccess[],
): RoadDestinations {
  const entries = accesses.flatMap((access) => access.entries);
  const firstEntries = new Uint32Array(accesses.length + 1);
  accesses.forEach((access, i) => {
    firstEntries[i + 1] = (firstEntries[i] ?? 0) + access.entries.length;
  });
  const entryNodes = Uint16Array.from(entries, (entry) => entry.node);
  return {
    // Positions only: the places they came with are let go of.
    points: accesses.map(({ point: { latitude, longitude } }) => ({ latitude, longitude })),
    speedsKmh: Float64Array.from(accesses, (access) => access.speedKmh),
    firstEntries,
    entryNodes,
    entryCosts: Float64Array.from(entries, (entry) => entry.cost),
    sweptNodes: nodesAbove(upwardArcs, entryNodes),
  };
}

/** Traffic-free drive times from one place to all destinations, exact up to `limitMinutes`, by a single search. */
export function driveTimesFrom(
  graph: RoadGraph,
  origin: RoadAccess,
  destinations: RoadDestinations,
  limitMinutes: number,
): DriveTimes {
  const costs = searchFrom(graph, origin.entries, destinations.sweptNodes);
  const count = destinations.points.length;
  const times: DriveTimes = {
    minutes: new Float32Array(count).fill(Infinity),
    kilometres: new Float32Array(count),
    ferries: new Uint8Array(count),
  };
  for (let i = 0; i < count; i++) writeDriveTime(costs, origin, destinations, i, limitMinutes, times);
  return times;
}

function writeDriveTime(
  costs: Float64Array,
  origin: RoadAccess,
  destinations: RoadDestinations,
  place: number,
  limitMinutes: number,
  times: DriveTimes,
): void {
  const { firstEntries, entryNodes, entryCosts } = destinations;
  let cost: TravelCost = Infinity;
  for (let entry = firstEntries[place] as number; entry < (firstEntries[place + 1] as number); entry++) {
    const through = (costs[entryNodes[entry] as number] as number) + (entryCosts[entry] as number);
    if (through < cost) cost = through;
  }
  if (cost === Infinity) return;
  const roadMinutes = minutesOf(cost);
  const straight = straightWay(origin, destinations, place, roadMinutes);
  const total = c.f0 + (straight?.minutes ?? roadMinutes);
  if (total > limitMinutes) return;
  times.minutes[place] = total;
  times.kilometres[place] = straight?.kilometres ?? kilometresOf(cost);
  times.ferries[place] = straight ? 0 : worstFerryOf(cost);
}

/** The way across, for neighbours that the graph is too coarse for; null where the road is the better guess. */
function straightWay(
  origin: RoadAccess,
  destinations: RoadDestinations,
  place: number,
  roadMinutes: number,
): { minutes: number; kilometres: number } | null {
  const point = destinations.points[place] as Point;
  if (Math.abs(point.latitude - origin.point.latitude) > DIRECT_LATITUDES) return null;
  const straightKm = haversineKm(origin.point, point);
  if (straightKm >= c.directKm) return null;
  const minutes = (60 * straightKm) / Math.min(origin.speedKmh, destinations.speedsKmh[place] as number);
  const wins = minutes < roadMinutes && roadMinutes <= c.guardFactor * minutes + c.guardExtraMin;
  if (!wins || isBarrierBetween(origin.barriers, origin.point, point)) return null;
  return { minutes, kilometres: c.wL * straightKm };
}
