import { type Point, haversineKm } from "#app/domain/geo/geo";
import { type ClockMinutes, nearestQuarter } from "#app/domain/calendar/clock";
import { STANDINGS, type VisitScores, arrivalAt } from "./visit-scores";

/** A place farther away than this does not count for the weather at home. */
const NEIGHBOURHOOD_KM = 25;
const MOST_NEIGHBOURS = 3;
/** Places nearer than this all have the same weight. */
const NEXT_DOOR_KM = 1;
const KM_PER_DEGREE_OF_LATITUDE = 111;

/** The score of staying at home, and the positions of the places that it comes from, the nearest first. */
export interface HomeWeather {
  /** 0–100, not rounded. */
  readonly value: number;
  readonly from: readonly number[];
}

/**
 * Returns the score of the day at home from the leaving time on. It is the mean over the three nearest places
 * within 25 km that have daylight and a score, weighted by nearness. Null if there are none.
 */
export function weatherAtHome(
  visits: VisitScores,
  places: readonly Point[],
  home: Point,
  leavesAt: ClockMinutes,
): HomeWeather | null {
  const quarter = nearestQuarter(leavesAt);
  const neighbours: { position: number; km: number; score: number }[] = [];
  for (const { position, km } of nearestTo(home, places)) {
    const { standing, score } = arrivalAt(visits, quarter, position);
    if (standing === STANDINGS.daylight && score !== null) neighbours.push({ position, km, score });
    if (neighbours.length === MOST_NEIGHBOURS) break;
  }
  const weightOf = (km: number) => 1 / Math.max(NEXT_DOOR_KM, km);
  let [sum, weights] = [0, 0];
  for (const { km, score } of neighbours) {
    sum += weightOf(km) * score;
    weights += weightOf(km);
  }
  return weights === 0 ? null : { value: sum / weights, from: neighbours.map(({ position }) => position) };
}

/** If the first place is ahead by at least this much, it is clearly better than staying at home. */
export const CLEARLY_POINTS = 10;

/**
 * Compares the first place of a list with staying at home, both in whole points as pages show them. A lead
 * within the band of the day (see `bandPoints`) counts as no better.
 */
export function comparedWithHome(
  first: number,
  atHome: number,
  band: number,
): "no-better" | "a-little" | "clearly" {
  const more = first - atHome;
  if (more <= band) return "no-better";
  return more < CLEARLY_POINTS ? "a-little" : "clearly";
}

function nearestTo(home: Point, places: readonly Point[]): { position: number; km: number }[] {
  const near: { position: number; km: number }[] = [];
  const { positions, latitudes } = fromSouthToNorth(places);
  const reach = NEIGHBOURHOOD_KM / KM_PER_DEGREE_OF_LATITUDE;
  // Degrees of longitude are shortest at the northern edge. This skips most places without their distance.
  const reachEast = reach / Math.cos(((home.latitude + reach) * Math.PI) / 180);
  for (let index = firstFrom(latitudes, home.latitude - reach); index < positions.length; index += 1) {
    if ((latitudes[index] as number) > home.latitude + reach) break;
    const position = positions[index] as number;
    const place = places[position] as Point;
    if (Math.abs(place.longitude - home.longitude) > reachEast) continue;
    const km = haversineKm(home, place);
    if (km <= NEIGHBOURHOOD_KM) near.push({ position, km });
  }
  return near.sort((a, b) => a.km - b.km || a.position - b.position);
}

interface ByLatitude {
  readonly positions: Uint32Array;
  /** The latitude of each position, ascending. */
  readonly latitudes: Float64Array;
}

/**
 * Caches each list of places sorted by latitude. A search can then skip most distant places without computing
 * a distance.
 */
const byLatitudeOf = new WeakMap<readonly Point[], ByLatitude>();

function fromSouthToNorth(places: readonly Point[]): ByLatitude {
  let byLatitude = byLatitudeOf.get(places);
  if (!byLatitude) {
    const latitudeAt = (position: number) => places[position]?.latitude ?? 0;
    const positions = Uint32Array.from(places.keys()).sort((a, b) => latitudeAt(a) - latitudeAt(b));
    byLatitude = { positions, latitudes: Float64Array.from(positions, latitudeAt) };
    byLatitudeOf.set(places, byLatitude);
  }
  return byLatitude;
}

/** Returns the index of the first value that is at least `value` (binary search). */
function firstFrom(rising: Float64Array, value: number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
