import { type Point, withinKm } from "#app/domain/geo/geo";
import { type ClockMinutes, nearestQuarter } from "#app/domain/calendar/clock";
import type { VisitScores } from "./visit-scores";

/** A place farther away does not count for the weather at home. */
const NEIGHBOURHOOD_KM = 25;
const MOST_NEIGHBOURS = 3;
/** Nearer places all have the same weight. */
const NEXT_DOOR_KM = 1;

/** From the leaving time on: the three nearest places within 25 km, weighted by nearness. */
export function weatherAtHome(
  visits: VisitScores,
  places: readonly Point[],
  home: Point,
  leavesAt: ClockMinutes,
) {
  const quarter = nearestQuarter(leavesAt);
  const neighbours: { position: number; km: number; score: number }[] = [];
  for (const { position, km } of withinKm(home, places, NEIGHBOURHOOD_KM)) {
    const { standing, score } = visits.arrival(quarter, position);
    if (standing === "daylight" && score !== null) neighbours.push({ position, km, score });
    if (neighbours.length === MOST_NEIGHBOURS) break;
  }
  const weightOf = (km: number) => 1 / Math.max(NEXT_DOOR_KM, km);
  let [sum, weights] = [0, 0];
  for (const { km, score } of neighbours) {
    sum += weightOf(km) * score;
    weights += weightOf(km);
  }
  // 0–100, not rounded, and the positions of the places that it comes from, the nearest first.
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
