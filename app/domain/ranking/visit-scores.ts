import { USABLE_UP_TO_MS, usableForecast } from "#app/domain/weather/forecast-freshness";
import type { Point } from "#app/domain/geo/geo";
import { clampScore } from "./holiday-climate-index";
import type { RankingStyle } from "./holiday-climate-index-bands";
import { type SunTimes, sunTimes } from "#app/domain/weather/sun";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import type { LondonDate } from "#app/domain/calendar/clock";
import { isScored, stayFrom } from "./visit";
import { dayIndexOf, isDryAndCalm, visitMeans, visitOrderScore } from "./visit-weather";

/**
 * The standing of a place on arrival, in the order of the list. `nearlyDark`: less than an hour and a half of
 * daylight is left. `dark`: less than half an hour.
 */
export const STANDINGS = { unknown: 0, daylight: 1, nearlyDark: 2, dark: 3, noForecast: 4 } as const;

/**
 * The values by which places are ranked for visitors who arrive in one quarter-hour. All arrays are by
 * position.
 */
export interface ScorePage {
  /** One of STANDINGS. The other arrays are valid where it is `daylight` or `nearlyDark`. */
  readonly standings: Uint8Array;
  readonly scores: Float32Array;
  /** Hours of sun; −1 if unknown. */
  readonly sunshine: Float32Array;
  /** Per cent; CHANCE_NOT_KNOWN if unknown. */
  readonly chancesOfRain: Uint8Array;
  /** 1 if the visit is dry and calm. */
  readonly calm: Uint8Array;
}

/** Higher than any chance, so that an unknown chance of rain ranks last among places with equal weather. */
const CHANCE_NOT_KNOWN = 255;

/**
 * The scores of one day and style. Each is computed on first use and then cached. A page has valid numbers
 * only for places whose standing was requested; `arrivalAt` and `shownScoreAt` request it. Only the loops
 * over all places (`rankVisits`, `calmPlaces` and day-comparison.ts) read pages directly, to avoid an object
 * for each place.
 */
export interface VisitScores {
  /** Returns the page of a quarter-hour. It is valid for places whose standing was requested. */
  page(quarter: number): ScorePage;
  /**
   * Returns the standing of a place for an arrival in that quarter-hour, and writes its other values on the
   * page.
   */
  standing(page: ScorePage, quarter: number, position: number): number;
  /**
   * From this instant on, in epoch milliseconds, one of the forecasts is too old and all scores must be
   * computed again.
   */
  readonly usableUntil: number;
  /** The size of the cache so far, in bytes. */
  bytes(): number;
}

const BYTES_PER_PLACE = 11;

const pageFor = (places: number): ScorePage => ({
  standings: new Uint8Array(places),
  scores: new Float32Array(places),
  sunshine: new Float32Array(places),
  chancesOfRain: new Uint8Array(places),
  calm: new Uint8Array(places),
});

/**
 * Creates the scores of places on one London day. `forecasts` has the forecast of each place, by position;
 * one that is older than 24 hours counts as none.
 */
export function createVisitScores(
  places: readonly Point[],
  forecasts: readonly (PlaceForecast | null)[],
  date: LondonDate,
  style: RankingStyle,
  nowMs: number,
): VisitScores {
  const { fill, usableUntil } = scoring(places, forecasts, date, style, nowMs);
  return keepPages(places.length, usableUntil, fill);
}

/**
 * Creates scores that are computed on first use. `fill` writes the numbers of a place on a page and returns
 * its standing.
 */
export function keepPages(
  placeCount: number,
  usableUntil: number,
  fill: (page: ScorePage, quarter: number, position: number) => number,
): VisitScores {
  const pages = new Map<number, ScorePage>();
  return {
    page(quarter) {
      let page = pages.get(quarter);
      if (!page) pages.set(quarter, (page = pageFor(placeCount)));
      return page;
    },
    standing(page, quarter, position) {
      return (page.standings[position] ||= fill(page, quarter, position));
    },
    usableUntil,
    bytes: () => pages.size * placeCount * BYTES_PER_PLACE,
  };
}

/**
 * Creates scores that are not cached, for a caller that needs each one once. All quarter-hours share one
 * page. The numbers of a place on it are those of the quarter-hour that was last requested for the place.
 */
export function createPassingScores(
  places: readonly Point[],
  forecasts: readonly (PlaceForecast | null)[],
  date: LondonDate,
  style: RankingStyle,
  nowMs: number,
): VisitScores {
  const { fill, usableUntil } = scoring(places, forecasts, date, style, nowMs);
  const page = pageFor(places.length);
  return {
    page: () => page,
    standing: fill,
    usableUntil,
    bytes: () => places.length * BYTES_PER_PLACE,
  };
}

function scoring(
  places: readonly Point[],
  forecasts: readonly (PlaceForecast | null)[],
  date: LondonDate,
  style: RankingStyle,
  nowMs: number,
) {
  const usable = places.map((_, position) => usableForecast(forecasts[position] ?? null, nowMs));
  let usableUntil = Infinity;
  for (const forecast of usable) {
    if (forecast) usableUntil = Math.min(usableUntil, forecast.fetchedAt + USABLE_UP_TO_MS + 1);
  }
  const suns: (SunTimes | undefined)[] = [];
  /** For each place, the index of the date among the days of its forecast. */
  const dayIndexes: (number | undefined)[] = [];

  function fill(page: ScorePage, quarter: number, position: number): number {
    const forecast = usable[position] ?? null;
    const sun = (suns[position] ??= sunTimes(places[position] as Point, date));
    const stay = stayFrom(quarter, sun);
    const index = (dayIndexes[position] ??= forecast ? dayIndexOf(forecast, date) : -1);
    const means = forecast && visitMeans(forecast, index, stay);
    const score = means ? visitOrderScore(means, style) : NaN;
    page.scores[position] = score;
    if (means && !Number.isNaN(score)) {
      page.sunshine[position] = means.sunshineHours ?? -1;
      const chance = means.precipitationPct;
      page.calm[position] = Number(isDryAndCalm(means));
      page.chancesOfRain[position] = chance === null ? CHANCE_NOT_KNOWN : Math.min(100, Math.round(chance));
      return stay.light === "daylight" ? STANDINGS.daylight : STANDINGS.nearlyDark;
    }
    const isDark = !isScored(stay) && index >= 0;
    return isDark ? STANDINGS.dark : STANDINGS.noForecast;
  }
  return { fill, usableUntil };
}

/** What visitors find at a place if they arrive in one quarter-hour. */
export interface Arrival {
  readonly standing: number;
  /** 0–100, not rounded; null if the place is dark or has no forecast. */
  readonly score: number | null;
  /** Hours of sun during the visit; null if unknown. */
  readonly sunshineHours: number | null;
  /** 0–100; null if the place has no score, or if the chance is unknown. */
  readonly chanceOfRainPct: number | null;
}

const hasScore = (standing: number): boolean =>
  standing === STANDINGS.daylight || standing === STANDINGS.nearlyDark;

/**
 * Returns the standing of a place for an arrival in that quarter-hour, with its score and the values that
 * decide between equal scores.
 */
export function arrivalAt(visits: VisitScores, quarter: number, position: number): Arrival {
  const page = visits.page(quarter);
  const standing = visits.standing(page, quarter, position);
  if (!hasScore(standing)) return { standing, score: null, sunshineHours: null, chanceOfRainPct: null };
  const sunshineHours = page.sunshine[position] as number;
  const chanceOfRainPct = page.chancesOfRain[position] as number;
  return {
    standing,
    score: clampScore(page.scores[position] as number),
    sunshineHours: sunshineHours < 0 ? null : sunshineHours,
    chanceOfRainPct: chanceOfRainPct === CHANCE_NOT_KNOWN ? null : chanceOfRainPct,
  };
}

/**
 * Returns the score that pages show for an arrival in that quarter-hour, in whole points; null if there is
 * none.
 */
export function shownScoreAt(visits: VisitScores, quarter: number, position: number): number | null {
  const page = visits.page(quarter);
  const standing = visits.standing(page, quarter, position);
  return hasScore(standing) ? Math.round(clampScore(page.scores[position] as number)) : null;
}
