import { haversineKm, type Point } from "#app/domain/geo/geo";
import type { RoadAccess } from "./access";
import { isBarrierBetween } from "./barriers";
import { ROAD_CONSTANTS as c } from "./constants";
import { type Hubs, hubsOf } from "./hubs";
import type { RoadGraph } from "./road-graph";
import type { DriveLoad, DriveLoads } from "./traffic";
import { unpackLoad } from "./traffic-load";
import {
  kilometresOf,
  minutesOf,
  type TravelCost,
  travelCost,
  minuteHundredthsOf,
  worstFerryOf,
} from "./travel-cost";

/** In flat arrays, so that each new search reads them fast. */
export interface RoadDestinations {
  readonly points: readonly Point[];
  /** In an array of their own because every origin reads them all. */
  readonly latitudes: Float64Array;
  readonly speedsKmh: Float64Array;
  /** What traffic adds on the streets around them, in percent. */
  readonly delays: Float64Array;
  /** The places of hub n: firsts[n] up to, not including, firsts[n + 1]; sorted by cost on first use. */
  readonly firsts: Uint32Array;
  /** 1 for each node whose places are already sorted. */
  readonly isSorted: Uint8Array;
  readonly places: Uint32Array;
  readonly costs: Float64Array;
  readonly loads: Float64Array;
  readonly leastCosts: Float64Array;
  /** Of the way with the least cost. */
  readonly leastLoads: Float64Array;
}

/** In the order of the destinations. Minutes are Infinity if there is no way, or none within the limit. */
export interface DriveTimes extends DriveLoads {
  /** With ferries; 0 if there is no way within the limit. */
  readonly kilometres: Float32Array;
  /** The most demanding: 0 for none, 1 for turn up and go, 2 for one that must be booked. */
  readonly ferry: Uint8Array;
}

/** A longer way by road is never replaced by the straight line. */
const LONGEST_REPLACED_MINUTES = (c.guardFactor * 60 * c.directKm) / c.speedMin + c.guardExtraMin;
const DIRECT_LATITUDES = c.directKm / 111.19;

/** Once for each list. Finds the hubs unless the caller passes them. */
export function packDestinations(
  graph: RoadGraph,
  accesses: readonly Pick<RoadAccess, "point" | "speedKmh" | "delay" | "entries">[],
  hubs: readonly Hubs[] = accesses.map(({ entries }) => hubsOf(graph, entries)),
): RoadDestinations {
  return {
    // Only the positions, so that the places themselves can be freed.
    points: accesses.map(({ point: { latitude, longitude } }) => ({ latitude, longitude })),
    latitudes: Float64Array.from(accesses, ({ point }) => point.latitude),
    speedsKmh: Float64Array.from(accesses, (access) => access.speedKmh),
    delays: Float64Array.from(accesses, (access) => access.delay),
    leastCosts: new Float64Array(accesses.length),
    leastLoads: new Float64Array(accesses.length),
    ...placesByHub(graph.densities.length, hubs),
  };
}

function placesByHub(nodeCount: number, hubsOfPlaces: readonly Hubs[]) {
  const firsts = new Uint32Array(nodeCount + 1);
  for (const { nodes } of hubsOfPlaces)
    for (const node of nodes) firsts[node + 1] = (firsts[node + 1] as number) + 1;
  for (let node = 0; node < nodeCount; node++)
    firsts[node + 1] = (firsts[node + 1] as number) + (firsts[node] as number);
  const next = firsts.slice();
  const places = new Uint32Array(firsts[nodeCount] as number);
  const costs = new Float64Array(places.length);
  const loads = new Float64Array(places.length);
  hubsOfPlaces.forEach((hubs, place) => {
    for (let i = 0; i < hubs.nodes.length; i++) {
      const node = hubs.nodes[i] as number;
      const entry = next[node] as number;
      next[node] = entry + 1;
      places[entry] = place;
      costs[entry] = hubs.costs[i] as number;
      loads[entry] = hubs.loads[i] as number;
    }
  });
  return { firsts, places, costs, loads, isSorted: new Uint8Array(nodeCount) };
}

/** On first use, since most nodes are never a hub of any origin. */
function sortPlacesOf(hub: number, { firsts, places, costs, loads, isSorted }: RoadDestinations): void {
  isSorted[hub] = 1;
  const first = firsts[hub] as number;
  const end = firsts[hub + 1] as number;
  if (end - first < 2) return;
  const sortKeys = new Float64Array(end - first);
  for (let i = 0; i < sortKeys.length; i++)
    sortKeys[i] = minuteHundredthsOf(costs[first + i] as number) * INDEXES + i;
  // A typed array sorts without calling a compare function.
  sortKeys.sort();
  const [unsortedPlaces, unsortedCosts] = [places.slice(first, end), costs.slice(first, end)];
  const unsortedLoads = loads.slice(first, end);
  for (let i = 0; i < sortKeys.length; i++) {
    const index = (sortKeys[i] as number) % INDEXES;
    places[first + i] = unsortedPlaces[index] as number;
    costs[first + i] = unsortedCosts[index] as number;
    loads[first + i] = unsortedLoads[index] as number;
  }
}

/** The place's index takes the lowest 32 bits of a sorted number, the minutes the 18 above. */
const INDEXES = 2 ** 32;

/** On empty roads. Beyond `limitMinutes` counts as out of reach. */
export function driveTimesFrom(
  graph: RoadGraph,
  origin: RoadAccess,
  destinations: RoadDestinations,
  limitMinutes: number,
): DriveTimes {
  const farthest = travelCost(Math.max(limitMinutes, LONGEST_REPLACED_MINUTES) + 1, 0);
  findLeastCosts(hubsOf(graph, origin.entries), destinations, farthest);
  const count = destinations.points.length;
  // One piece of memory: for 700 places three pieces would take an eighth of the time.
  const memory = new ArrayBuffer(17 * count);
  const times: DriveTimes = {
    minutes: new Float32Array(memory, 0, count).fill(Infinity),
    kilometres: new Float32Array(memory, 4 * count, count),
    strategic: new Float32Array(memory, 8 * count, count),
    localDelays: new Float32Array(memory, 12 * count, count),
    ferry: new Uint8Array(memory, 16 * count, count),
  };
  writeDriveTimes(origin, destinations, limitMinutes, times);
  return times;
}

/** Infinity if there is no way up to `farthest`. */
function findLeastCosts(hubs: Hubs, destinations: RoadDestinations, farthest: TravelCost): void {
  const { firsts, places, costs, loads, isSorted, leastLoads } = destinations;
  const least = destinations.leastCosts.fill(Infinity);
  // The lowest hubs are the nearest and last: most places get their least cost early, and few are written
  // twice.
  for (let i = hubs.nodes.length - 1; i >= 0; i--) {
    const hub = hubs.nodes[i] as number;
    const cost = hubs.costs[i] as number;
    const load = hubs.loads[i] as number;
    if (isSorted[hub] === 0) sortPlacesOf(hub, destinations);
    const end = firsts[hub + 1] as number;
    for (let entry = firsts[hub] as number; entry < end; entry++) {
      const through = cost + (costs[entry] as number);
      // Sorted by cost, so all further places are too far as well.
      if (through > farthest) break;
      const place = places[entry] as number;
      if (through >= (least[place] as number)) continue;
      least[place] = through;
      leastLoads[place] = load + (loads[entry] as number);
    }
  }
}

/** A single loop over adjacent numbers, since each origin runs it for ten thousand places. */
function writeDriveTimes(
  origin: RoadAccess,
  destinations: RoadDestinations,
  limitMinutes: number,
  { minutes, kilometres, strategic, localDelays, ferry }: DriveTimes,
): void {
  const { latitudes, points, leastCosts: costs, leastLoads } = destinations;
  const { latitude, longitude } = origin.point;
  // Degrees of longitude are shortest at the northern edge.
  const directLongitudes = DIRECT_LATITUDES / Math.cos(((latitude + DIRECT_LATITUDES) * Math.PI) / 180);
  for (let place = 0; place < costs.length; place++) {
    const cost = costs[place] as number;
    if (cost === Infinity) continue;
    const roadMinutes = minutesOf(cost);
    const isNeighbour =
      Math.abs((latitudes[place] as number) - latitude) <= DIRECT_LATITUDES &&
      Math.abs((points[place] as Point).longitude - longitude) <= directLongitudes;
    const straight = isNeighbour ? straightWay(origin, destinations, place, roadMinutes) : null;
    const total = c.f0 + (straight === null ? roadMinutes : straight.minutes);
    if (total > limitMinutes) continue;
    minutes[place] = total;
    kilometres[place] = straight === null ? kilometresOf(cost) : straight.kilometres;
    const load = straight === null ? unpackLoad(leastLoads[place] as number) : straight;
    strategic[place] = load.strategic;
    localDelays[place] = load.localDelay;
    ferry[place] = straight === null ? worstFerryOf(cost) : 0;
  }
}

/** Where the graph is too coarse; null if the road is the better estimate. */
function straightWay(
  origin: RoadAccess,
  destinations: RoadDestinations,
  place: number,
  roadMinutes: number,
): (DriveLoad & { readonly kilometres: number }) | null {
  const point = destinations.points[place] as Point;
  const straightKm = haversineKm(origin.point, point);
  if (straightKm >= c.directKm) return null;
  const minutes = (60 * straightKm) / Math.min(origin.speedKmh, destinations.speedsKmh[place] as number);
  const wins = minutes < roadMinutes && roadMinutes <= c.guardFactor * minutes + c.guardExtraMin;
  if (!wins || isBarrierBetween(origin.barriers, origin.point, point)) return null;
  const localDelay = (minutes * (origin.delay + (destinations.delays[place] as number))) / 200;
  return { minutes, kilometres: c.wL * straightKm, strategic: 0, localDelay };
}
