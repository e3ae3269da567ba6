import { USUAL_LEAVING, nearestQuarter, type LondonDate } from "#app/domain/calendar/clock";
import type { Point } from "#app/domain/geo/geo";
import { FACETS, type Facet } from "#app/domain/ranking/holiday-climate-index-bands";
import { stayFrom } from "#app/domain/ranking/visit";
import {
  type VisitMeans,
  dayIndexOf,
  meansOfKnownHours,
  scoreVisit,
  visitMeans,
} from "#app/domain/ranking/visit-weather";
import { startOfLondonHour } from "#app/domain/weather/day-of-hours";
import type { PastDay, PlaceForecast } from "#app/domain/weather/forecast";
import { sunTimes } from "#app/domain/weather/sun";

/**
 * The weather of the usual visit to a place on a day, from a forecast or from the service's later estimate.
 */
export interface RecordedVisit {
  readonly placeId: number;
  /** The weather service. */
  readonly provider: string;
  /** 0–100, to one decimal. */
  readonly score: number;
  /** Hours of sun, to one decimal; null if unknown. */
  readonly sunHours: number | null;
  /** Millimetres during the visit, to one decimal, at most 25.5. */
  readonly rainMm: number;
  /** The temperature of the warmest hour, to one decimal. */
  readonly temperatureC: number;
  /** The points of each part of the index before its weight, to one decimal; 10 is the best. */
  readonly parts: Readonly<Record<Facet, number>>;
}

export interface RecordedPlace extends Point {
  readonly placeId: number;
}

/** What the figures need to know of a place in the catalogue. */
export interface CountedPlace extends Point {
  readonly id: number;
  readonly name: string;
  readonly region: string;
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

const HOUR_MINUTES = 60;

/**
 * Returns the hours of sun during the usual visit, to one decimal; null if one of its hours is unknown.
 * `minutesByHour` has the minutes of sun of each hour, by its start in epoch milliseconds.
 */
export function sunOfVisit(
  minutesByHour: ReadonlyMap<number, number>,
  at: Point,
  date: LondonDate,
): number | null {
  const { startsAt, endsAt } = usualStay(at, date);
  let minutes = 0;
  for (let hour = Math.floor(startsAt / HOUR_MINUTES); hour * HOUR_MINUTES < endsAt; hour += 1) {
    const sun = minutesByHour.get(startOfLondonHour(date, hour));
    if (sun === undefined) return null;
    const from = Math.max(startsAt, hour * HOUR_MINUTES);
    minutes += (sun * (Math.min(endsAt, (hour + 1) * HOUR_MINUTES) - from)) / HOUR_MINUTES;
  }
  return inTenths(minutes / HOUR_MINUTES);
}

const inTenths = (value: number): number => Math.round(value * 10) / 10;
/** The most rain that a byte can hold in tenths of a millimetre. */
const MOST_RAIN_MM = 25.5;

function recordOf(means: VisitMeans, placeId: number, provider: string): RecordedVisit {
  const { value, facets } = scoreVisit(means, "urban");
  const parts = Object.fromEntries(FACETS.map((facet) => [facet, inTenths(facets[facet].points)]));
  return {
    placeId,
    provider,
    score: inTenths(value),
    sunHours: means.sunshineHours === null ? null : inTenths(means.sunshineHours),
    rainMm: Math.min(MOST_RAIN_MM, inTenths(means.rainMm)),
    temperatureC: inTenths(means.temperatureMaxC),
    parts: parts as Record<Facet, number>,
  };
}
