import { haversineKm, type Point } from "./geo";
import type { RoadAccess } from "./road-access";
import type { RoadGraph } from "./road-graph";
import { ROAD_CONSTANTS as c } from "./road-graph-constants";
import { beginSearch, settleNext, startAt } from "./road-search";

/** The accesses of a list of places, flattened so that ten thousand of them are read in one go. */
export interface RoadDestinations {
  readonly points: readonly Point[];
  readonly speedsKmh: Float64Array;
  /** Entries of place i are at firstEntries[i] up to, not including, firstEntries[i + 1]. */
  readonly firstEntries: Uint32Array;
  readonly entryNodes: Uint16Array;
  readonly entryMinutes: Float64Array;
  readonly entryKilometres: Float64Array;
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

/** A straight way shorter than `directKm` may win over roads of up to this many minutes. */
const LONGEST_BEATEN_BY_STRAIGHT_WAY = c.guardFactor * ((60 * c.directKm) / c.speedMin) + c.guardExtraMin;
const DIRECT_LATITUDES = c.directKm / 111.19;

/** Flattens the accesses of a list of places, once for a list. */
export function packDestinations(accesses: readonly RoadAccess[]): RoadDestinations {
  const entries = accesses.flatMap((access) => access.entries);
  const firstEntries = new Uint32Array(accesses.length + 1);
  accesses.forEach((access, i) => {
    firstEntries[i + 1] = (firstEntries[i] ?? 0) + access.entries.length;
  });
  return {
    points: accesses.map((access) => access.point),
    speedsKmh: Float64Array.from(accesses, (access) => access.speedKmh),
    firstEntries,
    entryNodes: Uint16Array.from(entries, (entry) => entry.node),
    entryMinutes: Float64Array.from(entries, (entry) => entry.minutes),
    entryKilometres: Float64Array.from(entries, (entry) => entry.kilometres),
  };
}

/** Traffic-free drive times from one place to all destinations, exact up to `limitMinutes`, by a single search. */
export function driveTimesFrom(
  graph: RoadGraph,
  origin: RoadAccess,
  destinations: RoadDestinations,
  limitMinutes: number,
): DriveTimes {
  searchFrom(graph, origin, Math.max(limitMinutes - c.f0, LONGEST_BEATEN_BY_STRAIGHT_WAY));
  const count = destinations.points.length;
  const times: DriveTimes = {
    minutes: new Float32Array(count).fill(Infinity),
    kilometres: new Float32Array(count),
    ferries: new Uint8Array(count),
  };
  for (let i = 0; i < count; i++) writeDriveTime(graph, origin, destinations, i, limitMinutes, times);
  return times;
}

function searchFrom({ searchSpace, arcs }: RoadGraph, origin: RoadAccess, limitMinutes: number): void {
  beginSearch(searchSpace);
  for (const { node, minutes, kilometres } of origin.entries) startAt(searchSpace, node, minutes, kilometres);
  while (settleNext(searchSpace, arcs, limitMinutes) !== Infinity);
}

function writeDriveTime(
  { searchSpace }: RoadGraph,
  origin: RoadAccess,
  destinations: RoadDestinations,
  place: number,
  limitMinutes: number,
  times: DriveTimes,
): void {
  const { firstEntries, entryNodes, entryMinutes, entryKilometres } = destinations;
  let best = -1;
  let minutes = Infinity;
  for (let entry = firstEntries[place] as number; entry < (firstEntries[place + 1] as number); entry++) {
    const through =
      (searchSpace.minutes[entryNodes[entry] as number] as number) + (entryMinutes[entry] as number);
    if (through >= minutes) continue;
    minutes = through;
    best = entry;
  }
  if (best < 0) return;
  const straight = straightWay(origin, destinations, place, minutes);
  const total = c.f0 + (straight?.minutes ?? minutes);
  if (total > limitMinutes) return;
  const node = entryNodes[best] as number;
  times.minutes[place] = total;
  times.kilometres[place] =
    straight?.kilometres ?? (searchSpace.kilometres[node] as number) + (entryKilometres[best] as number);
  times.ferries[place] = straight ? 0 : (searchSpace.ferries[node] as number);
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
  return wins ? { minutes, kilometres: c.wL * straightKm } : null;
}
