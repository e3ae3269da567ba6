import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";
import type { Point } from "#app/domain/geo/geo";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import { sunTimes } from "#app/domain/weather/sun";
import { type Visit, visitOf } from "./visit";
import { type VisitWeather, visitWeather } from "./visit-weather";

/**
 * Returns the visit on a day for visitors who leave home at `leavesAt`. An unknown drive counts as no drive.
 */
export function visitTo(
  place: Point,
  driveMinutes: number | null | undefined,
  date: LondonDate,
  leavesAt: ClockMinutes,
): Visit {
  const drive = driveMinutes ?? Infinity;
  return visitOf(leavesAt, Number.isFinite(drive) ? drive : 0, sunTimes(place, date));
}

/** A visit to a place, with its forecast. */
export interface SeenVisit {
  readonly visit: Visit;
  /** Null if the forecast does not reach the day, or if there is less than half an hour of daylight. */
  readonly weather: VisitWeather | null;
}

/**
 * Returns a visit with its weather, which is cached. Call this only for the places on a page, not for all places.
 */
export function seeVisit(
  place: Point,
  forecast: PlaceForecast | null,
  driveMinutes: number | undefined,
  date: LondonDate,
  leavesAt: ClockMinutes,
): SeenVisit {
  const visit = visitTo(place, driveMinutes, date, leavesAt);
  return { visit, weather: forecast && weatherOfVisit(forecast, date, visit) };
}

/**
 * Caches the latest visits beside each forecast, since many visitors arrive at a place in the same
 * quarter-hour.
 */
const weatherOfVisits = new WeakMap<PlaceForecast, Map<string, VisitWeather | null>>();
const MOST_VISITS = 12;

function weatherOfVisit(forecast: PlaceForecast, date: LondonDate, visit: Visit): VisitWeather | null {
  let visits = weatherOfVisits.get(forecast);
  if (!visits) weatherOfVisits.set(forecast, (visits = new Map<string, VisitWeather | null>()));
  const key = `${date} ${visit.startsAt} ${visit.endsAt}`;
  const known = visits.get(key);
  if (known !== undefined) return known;
  if (visits.size >= MOST_VISITS) visits.clear();
  const weather = visitWeather(forecast, date, visit);
  visits.set(key, weather);
  return weather;
}
