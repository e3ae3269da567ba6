import { USABLE_UP_TO_MS, usableForecast } from "#app/domain/weather/forecast-freshness";
import type { Point } from "#app/domain/geo/geo";
import { clampScore } from "./holiday-climate-index";
import type { RankingStyle } from "./holiday-climate-index-bands";
import { type SunTimes, sunTimes } from "#app/domain/weather/sun";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import type { LondonDate } from "#app/domain/calendar/clock";
import { isScored, stayFrom } from "./visit";
import { dayTurnOf, isDryAndCalm, visitMeans, visitOrderScore } from "./visit-weather";

/**
 * A place's standing on arrival, in the order of the list. `dark`: less than half an hour of daylight is
 * left.
 */
export const STANDINGS = { unknown: 0, daylight: 1, nearlyDark: 2, dark: 3, noForecast: 4 } as const;

/** What places are ranked by for visitors who arrive in one quarter-hour; all arrays are by position. */
export interface ScorePage {
  /** One of STANDINGS; the other values are valid if it is `daylight` or `nearlyDark`. */
  readonly standings: Uint8Array;
  readonly scores: Float32Array;
  /** Hours; −1 if unknown. */
  readonly sunshine: Float32Array;
  /** Per cent; CHANCE_NOT_KNOWN if unknown. */
  readonly chancesOfRain: Uint8Array;
  /** 1 if the visit is dry and calm. */
  readonly calm: Uint8Array;
}

/**
 * Higher than any chance: among places with equal weather, one with an unknown chance of rain comes last.
 */
const CHANCE_NOT_KNOWN = 255;

/**
 * Scores of one day and style, each computed on first use and then cached. A page's numbers are valid only
 * for places whose standing was requested, so call `arrivalAt` or `shownScoreAt`, which do that. Only the
 * loops over all places (`rankVisits`, `calmPlaces` and day-comparison.ts) read pages directly, to avoid an
 * object per place.
 */
export interface VisitScores {
  /** The page of a quarter-hour, valid for places whose standing was requested. */
  page(quarter: number): ScorePage;
  /**
   * Returns the standing of a place for an arrival in that quarter-hour; its other values are then on the
   * page.
   */
  standing(page: ScorePage, quarter: number, position: number): number;
  /**
   * Epoch milliseconds from which one of the forecasts is too old, so that everything must be computed again.
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
 * Creates the scores of places (by position of their forecasts) on one London day; forecasts older than 24
 * hours are ignored.
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

/** Creates scores that are computed on first use: `fill` writes a place's numbers on a page and returns its standing. */
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
 * Creates scores for a caller that needs each score once. They are not cached: all quarters share one page, and a place's
 * numbers on it are those of the quarter whose standing was requested last.
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
  /** The index of the date among the days of each place's forecast. */
  const turns: (number | undefined)[] = [];

  /** Writes the numbers of a place on the page and returns its standing. */
  function fill(page: ScorePage, quarter: number, position: number): number {
    const forecast = usable[position] ?? null;
    const sun = (suns[position] ??= sunTimes(places[position] as Point, date));
    const stay = stayFrom(quarter, sun);
    const index = (turns[position] ??= forecast ? dayTurnOf(forecast, date) : -1);
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

/** What a place offers to visitors who arrive in one quarter-hour. */
export interface Arrival {
  /** One of STANDINGS. */
  readonly standing: number;
  /** 0–100, not rounded; null if it is dark or unknown. */
  readonly score: number | null;
  /** Hours of sun during the visit; null if unknown. */
  readonly sunshineHours: number | null;
  /** 0–100; null if there is no score, or the chance is unknown. */
  readonly chanceOfRainPct: number | null;
}

const hasScore = (standing: number): boolean =>
  standing === STANDINGS.daylight || standing === STANDINGS.nearlyDark;

/** Returns a place's standing for an arrival in that quarter-hour, with its score and the tie-breakers. */
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
 * Returns the displayed score for an arrival in that quarter-hour, in whole points; null if there is none.
 */
export function shownScoreAt(visits: VisitScores, quarter: number, position: number): number | null {
  const page = visits.page(quarter);
  const standing = visits.standing(page, quarter, position);
  return hasScore(standing) ? Math.round(clampScore(page.scores[position] as number)) : null;
}
