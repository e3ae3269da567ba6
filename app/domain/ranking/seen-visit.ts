import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";
import type { Point } from "#app/domain/geo/geo";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import { sunTimes } from "#app/domain/weather/sun";
import { type Visit, visitOf } from "./visit";
import { type VisitWeather, visitWeather } from "./visit-weather";

/** The visit on a day of those who leave then; a drive that is not known counts as none. */
export function visitTo(
  place: Point,
  driveMinutes: number | null | undefined,
  date: LondonDate,
  leavesAt: ClockMinutes,
): Visit {
  const drive = driveMinutes ?? Infinity;
  return visitOf(leavesAt, Number.isFinite(drive) ? drive : 0, sunTimes(place, date));
}

/** A place's forecast seen from a visit to it. */
export interface SeenVisit {
  readonly visit: Visit;
  /** Null where the forecast does not reach the day, or where less than half an hour of daylight is left. */
  readonly weather: VisitWeather | null;
}

/** That visit with its weather, which is kept: for the places that are shown, not for going through all of them. */
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

/** Places are seen by many from the same quarter-hour: the latest of each forecast's visits are kept beside it. */
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
