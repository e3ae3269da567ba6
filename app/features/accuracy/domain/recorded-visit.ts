import { USUAL_LEAVING, type LondonDate, nearestQuarter } from "#app/domain/calendar/clock";
import type { Point } from "#app/domain/geo/geo";
import { stayFrom } from "#app/domain/ranking/visit";
import {
  type VisitMeans,
  dayIndexOf,
  meansOfKnownHours,
  scoreVisit,
  visitMeans,
} from "#app/domain/ranking/visit-weather";
import type { PastDay, PlaceForecast } from "#app/domain/weather/forecast";
import { sunTimes } from "#app/domain/weather/sun";

/** The usual visit, each value to one decimal. Hours of sun are null if unknown; the degrees are of the warmest hour. */
export type RecordedVisit = readonly [
  score: number,
  sunHours: number | null,
  rainMm: number,
  temperatureC: number,
];

/** By id of the place. */
export type Entries = Readonly<Record<number, RecordedVisit>>;

/** Without a drive, as for visitors whose home is unknown. */
const usualStay = (point: Point, date: LondonDate) =>
  stayFrom(nearestQuarter(USUAL_LEAVING), sunTimes(point, date));

/** Null if the forecast does not reach the day. */
export function visitByForecast(forecast: PlaceForecast, at: Point, date: LondonDate): RecordedVisit | null {
  return recordOf(visitMeans(forecast, dayIndexOf(forecast, date), usualStay(at, date)));
}

/** Null if one of the visit's hours is missing. */
export function visitByHours({ date, hourly }: PastDay, at: Point): RecordedVisit | null {
  return recordOf(meansOfKnownHours({ hourly }, 0, usualStay(at, date)));
}

const inTenths = (value: number): number => Math.round(value * 10) / 10;

function recordOf(means: VisitMeans | null): RecordedVisit | null {
  if (!means) return null;
  return [
    inTenths(scoreVisit(means, "urban").value),
    means.sunshineHours === null ? null : inTenths(means.sunshineHours),
    inTenths(means.rainMm),
    inTenths(means.temperatureMaxC),
  ];
}
