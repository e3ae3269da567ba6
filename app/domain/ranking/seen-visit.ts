import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";
import type { Point } from "#app/domain/geo/geo";
import { once } from "#app/domain/once";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import { sunTimes } from "#app/domain/weather/sun";
import { type Visit, visitOf } from "./visit";
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
  const visit = visitTo(place, driveMinutes, date, leavesAt);
  const weather = once(() => forecast && visitWeather(forecast, date, visit));
  return {
    visit,
    get weather() {
      return weather();
    },
  };
}
