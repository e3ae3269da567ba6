import { USUAL_LEAVING, nearestQuarter, type LondonDate } from "#app/domain/calendar/clock";
import type { Point } from "#app/domain/geo/geo";
import { FACETS, type Facet } from "#app/domain/ranking/holiday-climate-index-bands";
import { stayFrom } from "#app/domain/ranking/visit";
import {
  type VisitMeans,
  dayTurnOf,
  meansOfKnownHours,
  scoreVisit,
  visitMeans,
} from "#app/domain/ranking/visit-weather";
import { startOfLondonHour } from "#app/domain/weather/day-of-hours";
import type { PastDay, PlaceForecast } from "#app/domain/weather/forecast";
import { sunTimes } from "#app/domain/weather/sun";

/** What a forecast, or the service's later estimate, says of the usual visit to a place on a day. */
export interface SaidWeather {
  readonly placeId: number;
  /** The weather service. */
  readonly provider: string;
  /** 0–100, in tenths. */
  readonly score: number;
  /** Hours of sun, in tenths; null if unknown. */
  readonly sunHours: number | null;
  /** Millimetres during the visit, in tenths, and at most 25.5. */
  readonly rainMm: number;
  /** The warmest of the visit's hours, in tenths of a degree. */
  readonly temperatureC: number;
  /** Points of each part of the index before its weight, in tenths: 10 is the best. */
  readonly parts: Readonly<Record<Facet, number>>;
}

interface SaidAt extends Point {
  readonly placeId: number;
}

/** The hours of a visit without a drive at the usual time, as for visitors whose home is unknown. */
const usualStay = (point: Point, date: LondonDate) =>
  stayFrom(nearestQuarter(USUAL_LEAVING), sunTimes(point, date));

/** Returns what a forecast says of the usual visit on a day; null if it does not reach the day. */
export function saidOf(forecast: PlaceForecast, at: SaidAt, date: LondonDate): SaidWeather | null {
  const means = visitMeans(forecast, dayTurnOf(forecast, date), usualStay(at, date));
  return means && said(means, at.placeId, forecast.provider);
}

/**
 * Returns what the hours of a past day say about the usual visit. Null if one of its hours is missing: a day's
 * own values are no substitute here.
 */
export function saidOfHours({ date, hourly }: PastDay, provider: string, at: SaidAt): SaidWeather | null {
  const means = meansOfKnownHours({ hourly }, 0, usualStay(at, date));
  return means && said(means, at.placeId, provider);
}

const HOUR_MINUTES = 60;

/**
 * Returns the hours of sun during the usual visit, in tenths, from minutes of sun by the start of their hour (epoch
 * milliseconds); null if one of its hours is unknown.
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
/** What a byte of tenths can hold. */
const MOST_RAIN_MM = 25.5;

function said(means: VisitMeans, placeId: number, provider: string): SaidWeather {
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
