import { type Point, haversineKm } from "../geo/geo";
import { clampScore } from "./holiday-climate-index";
import { type ClockMinutes, nearestQuarter } from "../calendar/clock";
import { STANDINGS, type VisitScores } from "./visit-scores";

/** How far a place may lie to speak for the weather at home. */
const NEIGHBOURHOOD_KM = 25;
const MOST_NEIGHBOURS = 3;
/** Nearer than this, a place counts no more than here. */
const NEXT_DOOR_KM = 1;
const KM_PER_DEGREE_OF_LATITUDE = 111;

/** The score of staying at home, and the positions of the places that it is made from, nearest first. */
export interface HomeWeather {
  /** 0–100, not rounded. */
  readonly value: number;
  readonly from: readonly number[];
}

/**
 * What the day scores around home, from the time of leaving: the mean of the nearest places within 25 km, the nearer
 * the more. Null where there is none with a score.
 */
export function weatherAtHome(
  visits: VisitScores,
  places: readonly Point[],
  home: Point,
  leavesAt: ClockMinutes,
): HomeWeather | null {
  const quarter = nearestQuarter(leavesAt);
  const page = visits.page(quarter);
  const neighbours = nearestTo(home, places).filter(
    ({ position }) => visits.standing(page, quarter, position) === STANDINGS.daylight,
  );
  const weightOf = (km: number) => 1 / Math.max(NEXT_DOOR_KM, km);
  let [sum, weights] = [0, 0];
  for (const { position, km } of neighbours) {
    sum += weightOf(km) * clampScore(page.scores[position] as number);
    weights += weightOf(km);
  }
  return weights === 0 ? null : { value: sum / weights, from: neighbours.map(({ position }) => position) };
}

function nearestTo(home: Point, places: readonly Point[]): { position: number; km: number }[] {
  const near: { position: number; km: number }[] = [];
  for (let position = 0; position < places.length; position += 1) {
    const place = places[position] as Point;
    // Most places are told to be far without any trigonometry.
    if (Math.abs(place.latitude - home.latitude) * KM_PER_DEGREE_OF_LATITUDE > NEIGHBOURHOOD_KM) continue;
    const km = haversineKm(home, place);
    if (km <= NEIGHBOURHOOD_KM) near.push({ position, km });
  }
  return near.sort((a, b) => a.km - b.km || a.position - b.position).slice(0, MOST_NEIGHBOURS);
}
