import { USABLE_UP_TO_MS, usableForecast } from "#app/domain/weather/forecast-freshness";
import type { Point } from "#app/domain/geo/geo";
import { clampScore } from "./holiday-climate-index";
import type { RankingStyle } from "./holiday-climate-index-bands";
import { type SunTimes, sunTimes } from "#app/domain/weather/sun";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import type { LondonDate } from "#app/domain/calendar/clock";
import { type Light, isScored, stayFrom } from "./visit";
import { dayIndexOf, isDryAndCalm, visitMeans, visitOrderScore } from "./visit-weather";

export const STANDINGS = ["daylight", "nearly-dark", "dark", "no-forecast"] as const;
export type Standing = Light | "no-forecast";

/** What a visitor meets who arrives at a place in one quarter-hour. */
export interface Arrival {
  readonly standing: Standing;
  /** The score without its limits: of two dreadful places that both show 0, the less bad is first. */
  readonly points: number;
  /** 0–100, not rounded; null if the place is dark or has no forecast. */
  readonly score: number | null;
  /** During the visit; null if unknown. */
  readonly sunshineHours: number | null;
  /** 0–100; null if the place has no score, or if the chance is unknown. */
  readonly chanceOfRainPct: number | null;
  /** Dry too. */
  readonly isCalm: boolean;
}

export interface VisitScores {
  /** The quarter-hour is counted from midnight. Each is computed once. */
  arrival(quarter: number, position: number): Arrival;
  /** Epoch milliseconds. Then a forecast is too old and all scores must be computed again. */
  readonly usableUntil: number;
  bytes(): number;
}

const arrivalWithout = (standing: Standing): Arrival => ({
  standing,
  points: 0,
  score: null,
  sunshineHours: null,
  chanceOfRainPct: null,
  isCalm: false,
});
const DARK = arrivalWithout("dark");
const NO_FORECAST = arrivalWithout("no-forecast");

const ARRIVAL_BYTES = 100;

export function keepArrivals(
  placeCount: number,
  usableUntil: number,
  arrivalAt: (quarter: number, position: number) => Arrival,
): VisitScores {
  const byQuarter: (Arrival | undefined)[][] = [];
  let count = 0;
  return {
    arrival(quarter, position) {
      const arrivals = (byQuarter[quarter] ??= Array.from<Arrival | undefined>({ length: placeCount }));
      const known = arrivals[position];
      if (known) return known;
      count += 1;
      return (arrivals[position] = arrivalAt(quarter, position));
    },
    usableUntil,
    bytes: () => count * ARRIVAL_BYTES,
  };
}

/** On one London day. `forecasts` is by position; one that is older than 24 hours counts as none. */
export function createVisitScores(
  places: readonly Point[],
  forecasts: readonly (PlaceForecast | null)[],
  date: LondonDate,
  style: RankingStyle,
  nowMs: number,
): VisitScores {
  const usable = places.map((_, position) => usableForecast(forecasts[position] ?? null, nowMs));
  const expiries = usable.flatMap((forecast) => (forecast ? forecast.fetchedAt + USABLE_UP_TO_MS + 1 : []));
  const suns: (SunTimes | undefined)[] = [];
  return keepArrivals(places.length, Math.min(...expiries), (quarter, position) => {
    const forecast = usable[position];
    if (!forecast) return NO_FORECAST;
    const stay = stayFrom(quarter, (suns[position] ??= sunTimes(places[position] as Point, date)));
    const index = dayIndexOf(forecast, date);
    const means = visitMeans(forecast, index, stay);
    const points = means ? visitOrderScore(means, style) : NaN;
    if (means === null || Number.isNaN(points)) return !isScored(stay) && index >= 0 ? DARK : NO_FORECAST;
    const { sunshineHours, precipitationPct } = means;
    return {
      standing: stay.light,
      points,
      score: clampScore(points),
      // Equal sums of parts of hours differ in their last digits.
      sunshineHours: sunshineHours === null ? null : Math.fround(sunshineHours),
      chanceOfRainPct: precipitationPct === null ? null : Math.min(100, Math.round(precipitationPct)),
      isCalm: isDryAndCalm(means),
    };
  });
}

/** In whole points, as pages show it. */
export const shownScore = ({ score }: Arrival): number | null => (score === null ? null : Math.round(score));
