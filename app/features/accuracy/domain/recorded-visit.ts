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

/**
 * The weather of the usual visit to a place on a day, from a forecast or from the service's later estimate.
 */
export interface RecordedVisit {
  readonly placeId: number;
  readonly provider: string;
  /** 0–100, to one decimal. */
  readonly score: number;
  /** Hours of sun, to one decimal; null if unknown. */
  readonly sunHours: number | null;
  /** Millimetres during the visit, to one decimal. */
  readonly rainMm: number;
  /** The temperature of the warmest hour, to one decimal. */
  readonly temperatureC: number;
}

export interface RecordedPlace extends Point {
  readonly placeId: number;
}

/**
 * Says that the place had a forecast by this service before the visit began. Only then can the evening's run record the
 * day from the service's hours.
 */
export interface MorningMark {
  readonly placeId: number;
  readonly provider: string;
  readonly score: null;
}

/** A place in a day's record: its weather, or a mark for a day that is not over yet. */
export type RecordEntry = RecordedVisit | MorningMark;

export interface CountedPlace extends Point {
  readonly id: number;
  readonly name: string;
}

/** A forecast for a place, and what the same service says happened. */
export interface Pair {
  readonly forecast: RecordedVisit;
  readonly outcome: RecordedVisit;
}

/**
 * The hours of a visit that starts at the usual time and has no drive, as for visitors whose home is unknown.
 */
const usualStay = (point: Point, date: LondonDate) =>
  stayFrom(nearestQuarter(USUAL_LEAVING), sunTimes(point, date));

/**
 * Returns the weather that a forecast gives for the usual visit; null if the forecast does not reach the day.
 */
export function visitByForecast(
  forecast: PlaceForecast,
  at: RecordedPlace,
  date: LondonDate,
): RecordedVisit | null {
  const means = visitMeans(forecast, dayIndexOf(forecast, date), usualStay(at, date));
  return means && recordOf(means, at.placeId, forecast.provider);
}

/**
 * Returns the weather of the usual visit from the hours of a past day; null if one of the visit's hours is
 * missing.
 */
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
