import { type Point, haversineKm } from "#app/domain/geo/geo";
import { type ClockMinutes, nearestQuarter } from "#app/domain/calendar/clock";
import { STANDINGS, type VisitScores, arrivalAt } from "./visit-scores";

/** A place farther away does not count for the weather at home. */
const NEIGHBOURHOOD_KM = 25;
const MOST_NEIGHBOURS = 3;
/** Nearer places all have the same weight. */
const NEXT_DOOR_KM = 1;
const KM_PER_DEGREE_OF_LATITUDE = 111;

/** With the positions of the places that it comes from, the nearest first. */
interface HomeWeather {
  /** 0–100, not rounded. */
  readonly value: number;
  readonly from: readonly number[];
}

/** From the leaving time on: the three nearest places within 25 km, weighted by nearness. */
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

/** With this lead, the first place is clearly better than staying at home. */
export const CLEARLY_POINTS = 10;

/** In whole points as pages show them. A lead within `bandPoints` counts as no better. */
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
  // Degrees of longitude are shortest at the northern edge. Skips most places without their distance.
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
  readonly latitudes: Float64Array;
}

/** A search can skip most distant places without computing a distance. */
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

/** The first that is at least `value` (binary search). */
function firstFrom(rising: Float64Array, value: number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
