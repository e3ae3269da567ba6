import { USABLE_UP_TO_MS, usableForecast } from "#app/domain/weather/forecast-freshness";
import type { Point } from "#app/domain/geo/geo";
import { clampScore } from "./holiday-climate-index";
import type { RankingStyle } from "./holiday-climate-index-bands";
import { type SunTimes, sunTimes } from "#app/domain/weather/sun";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import type { LondonDate } from "#app/domain/calendar/clock";
import { isScored, stayFrom } from "./visit";
import { dayIndexOf, isDryAndCalm, visitMeans, visitOrderScore } from "./visit-weather";

/** In the order of the list. `nearlyDark`: under an hour and a half of daylight. `dark`: half an hour. */
export const STANDINGS = { unknown: 0, daylight: 1, nearlyDark: 2, dark: 3, noForecast: 4 } as const;

/** For arrivals in one quarter-hour. All arrays are by position. */
export interface ScorePage {
  /** One of STANDINGS. The other arrays are valid where it is `daylight` or `nearlyDark`. */
  readonly standings: Uint8Array;
  readonly scores: Float32Array;
  /** Hours; −1 if unknown. */
  readonly sunshine: Float32Array;
  readonly chancesOfRain: Uint8Array;
  /** 1 if the visit is dry and calm. */
  readonly calm: Uint8Array;
}

/** Higher than any chance, so that it ranks last among places with equal weather. */
const CHANCE_NOT_KNOWN = 255;

/**
 * Of one day and style, computed on first use. A page has valid numbers only for places whose standing was
 * requested. Only the loops over all places read pages directly, to avoid an object for each.
 */
export interface VisitScores {
  /** Valid for places whose standing was requested. */
  page(quarter: number): ScorePage;
  /** For an arrival in that quarter-hour; writes the place's other values on the page. */
  standing(page: ScorePage, quarter: number, position: number): number;
  /** Epoch milliseconds. Then a forecast is too old and all scores must be computed again. */
  readonly usableUntil: number;
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

/** On one London day. `forecasts` is by position; one that is older than 24 hours counts as none. */
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

/** `fill` writes the numbers of a place on a page and returns its standing. */
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

/** All quarter-hours share one page: for a caller that needs each once. */
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
  /** Of the date among the days of each place's forecast. */
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

export interface Arrival {
  readonly standing: number;
  /** 0–100, not rounded; null if the place is dark or has no forecast. */
  readonly score: number | null;
  /** During the visit; null if unknown. */
  readonly sunshineHours: number | null;
  /** 0–100; null if the place has no score, or if the chance is unknown. */
  readonly chanceOfRainPct: number | null;
}

const hasScore = (standing: number): boolean =>
  standing === STANDINGS.daylight || standing === STANDINGS.nearlyDark;

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

/** In whole points, as pages show it. */
export function shownScoreAt(visits: VisitScores, quarter: number, position: number): number | null {
  const page = visits.page(quarter);
  const standing = visits.standing(page, quarter, position);
  return hasScore(standing) ? Math.round(clampScore(page.scores[position] as number)) : null;
}
