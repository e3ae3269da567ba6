import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";
import type { Point } from "#app/domain/geo/geo";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import { sunTimes } from "#app/domain/weather/sun";
import { type Visit, arrivalQuarter, visitOf } from "./visit";
import { type VisitWeather, visitWeather } from "./visit-weather";

/** An unknown drive counts as no drive. */
export function visitTo(
  place: Point,
  driveMinutes: number | null | undefined,
  date: LondonDate,
  leavesAt: ClockMinutes,
): Visit {
  const drive = driveMinutes ?? Infinity;
  return visitOf(leavesAt, Number.isFinite(drive) ? drive : 0, sunTimes(place, date));
}

export interface SeenVisit {
  readonly visit: Visit;
  /** Null if the forecast does not reach the day, or with less than half an hour of daylight. */
  readonly weather: VisitWeather | null;
}

/** Only for the places on a page, not for all places. */
export function seeVisit(
  place: Point,
  forecast: PlaceForecast | null,
  driveMinutes: number | undefined,
  date: LondonDate,
  leavesAt: ClockMinutes,
): SeenVisit {
  if (!forecast) return { visit: visitTo(place, driveMinutes, date, leavesAt), weather: null };
  const drive = driveMinutes ?? 0;
  const arrivals = arrivalsAt(forecast);
  const key = `${date} ${arrivalQuarter(leavesAt, drive)}`;
  const known = arrivals.get(key);
  if (known) return { visit: visitOf(leavesAt, drive, known.sun), weather: known.weather };
  const visit = visitTo(place, drive, date, leavesAt);
  const weather = visitWeather(forecast, date, visit);
  if (arrivals.size >= MOST_ARRIVALS) arrivals.clear();
  arrivals.set(key, { sun: visit.sun, weather });
  return { visit, weather };
}

/** Of all arrivals at a place in one quarter-hour. */
type Arrival = Pick<Visit, "sun"> & Pick<SeenVisit, "weather">;

/** By day and quarter-hour, which many visitors share. */
const arrivalsByForecast = new WeakMap<PlaceForecast, Map<string, Arrival>>();
const MOST_ARRIVALS = 12;

function arrivalsAt(forecast: PlaceForecast): Map<string, Arrival> {
  let arrivals = arrivalsByForecast.get(forecast);
  if (!arrivals) arrivalsByForecast.set(forecast, (arrivals = new Map<string, Arrival>()));
  return arrivals;
}
