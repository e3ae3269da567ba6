import { USUAL_LEAVING, nearestQuarter, type LondonDate } from "#app/domain/calendar/clock";
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

/** The usual visit, from a forecast or from the service's later estimate. */
export interface RecordedVisit {
  readonly placeId: number;
  readonly provider: string;
  /** 0–100, to one decimal. */
  readonly score: number;
  /** To one decimal; null if unknown. */
  readonly sunHours: number | null;
  /** During the visit, to one decimal. */
  readonly rainMm: number;
  /** Of the warmest hour, to one decimal. */
  readonly temperatureC: number;
}

export interface RecordedPlace extends Point {
  readonly placeId: number;
}

/** A forecast by this service before the visit: the evening's run can then record the day. */
export interface UnfinishedDay {
  readonly placeId: number;
  readonly provider: string;
  readonly score: null;
}

/** Its weather, or a mark for a day that is not over yet. */
export type RecordEntry = RecordedVisit | UnfinishedDay;

export interface CountedPlace extends Point {
  readonly id: number;
  readonly name: string;
}

/** What the same service says happened. */
export interface Pair {
  readonly forecast: RecordedVisit;
  readonly outcome: RecordedVisit;
}

/** Without a drive, as for visitors whose home is unknown. */
const usualStay = (point: Point, date: LondonDate) =>
  stayFrom(nearestQuarter(USUAL_LEAVING), sunTimes(point, date));

/** Null if the forecast does not reach the day. */
export function visitByForecast(
  forecast: PlaceForecast,
  at: RecordedPlace,
  date: LondonDate,
): RecordedVisit | null {
  const means = visitMeans(forecast, dayIndexOf(forecast, date), usualStay(at, date));
  return means && recordOf(means, at.placeId, forecast.provider);
}

/** Null if one of the visit's hours is missing. */
export function visitByHours(
  { date, hourly }: PastDay,
  provider: string,
  at: RecordedPlace,
): RecordedVisit | null {
  const means = meansOfKnownHours({ hourly }, 0, usualStay(at, date));
  return means && recordOf(means, at.placeId, provider);
}

const inTenths = (value: number): number => Math.round(value * 10) / 10;
function recordOf(means: VisitMeans, placeId: number, provider: string): RecordedVisit {
  return {
    placeId,
    provider,
    score: inTenths(scoreVisit(means, "urban").value),
    sunHours: means.sunshineHours === null ? null : inTenths(means.sunshineHours),
    rainMm: inTenths(means.rainMm),
    temperatureC: inTenths(means.temperatureMaxC),
  };
}
