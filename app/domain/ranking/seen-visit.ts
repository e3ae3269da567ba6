import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";
import type { Point } from "#app/domain/geo/geo";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import { sunTimes } from "#app/domain/weather/sun";
import { type Visit, visitOf } from "./visit";
import { type VisitWeather, visitWeather } from "./visit-weather";

/** The visit on a day for visitors who leave at this time; an unknown drive counts as none. */
export function visitTo(
  place: Point,
  driveMinutes: number | null | undefined,
  date: LondonDate,
  leavesAt: ClockMinutes,
): Visit {
  const drive = driveMinutes ?? Infinity;
  return visitOf(leavesAt, Number.isFinite(drive) ? drive : 0, sunTimes(place, date));
}

/** A place's forecast for a visit to it. */
export interface SeenVisit {
  readonly visit: Visit;
  /** Null if the forecast does not reach the day, or if less than half an hour of daylight is left. */
  readonly weather: VisitWeather | null;
}

/** Returns the visit with its weather, and caches it. Use it for displayed places, not for all places. */
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
 * Many visitors see a place from the same quarter-hour, so the latest visits of each forecast are cached
 * with it.
 */
const weatherOfVisits = new WeakMap<PlaceForecast, Map<string, VisitWeather | null>>();
const MOST_VISITS = 12;

function weatherOfVisit(forecast: PlaceForecast, date: LondonDate, visit: Visit): VisitWeather | null {
  let kept = weatherOfVisits.get(forecast);
  if (!kept) weatherOfVisits.set(forecast, (kept = new Map<string, VisitWeather | null>()));
  const key = `${date} ${visit.startsAt} ${visit.endsAt}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= MOST_VISITS) kept.clear();
  const weather = visitWeather(forecast, date, visit);
  kept.set(key, weather);
  return weather;
}
