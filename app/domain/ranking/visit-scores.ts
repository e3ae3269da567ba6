import { USABLE_UP_TO_MS, usableForecast } from "#app/domain/weather/forecast-freshness";
import type { Point } from "#app/domain/geo/geo";
import { clampScore } from "./holiday-climate-index";
import type { RankingStyle } from "./holiday-climate-index-bands";
import { type SunTimes, sunTimes } from "#app/domain/weather/sun";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import type { LondonDate } from "#app/domain/calendar/clock";
import { isScored, stayFrom } from "./visit";
import { dayTurnOf, isDryAndCalm, visitMeans, visitOrderScore } from "./visit-weather";

/** A place's standing on arrival: the order is that of the list. `dark`: less than half an hour of daylight is left. */
export const STANDINGS = { unknown: 0, daylight: 1, nearlyDark: 2, dark: 3, noForecast: 4 } as const;

/** What places are ranked by for those who arrive in one quarter-hour; all of it goes by position. */
export interface ScorePage {
  /** One of STANDINGS; the other values hold where it is `daylight` or `nearlyDark`. */
  readonly standings: Uint8Array;
  readonly scores: Float32Array;
  /** Hours; −1 if unknown. */
  readonly sunshine: Float32Array;
  /** Per cent; CHANCE_NOT_KNOWN where none is. */
  readonly chancesOfRain: Uint8Array;
  /** 1 where the visit is dry and calm. */
  readonly calm: Uint8Array;
}

/** Higher than any chance: of places with equal weather one whose chance of rain is not known comes last. */
const CHANCE_NOT_KNOWN = 255;

/**
 * Scores of one day and style, each worked out when it is first asked for and then kept. A page's numbers hold only for
 * places whose standing was asked for: ask `arrivalAt` or `shownScoreAt`, which do that. Only the loops over all places
 * (`rankVisits`, `calmPlaces` and day-comparison.ts) read pages themselves, as they may make no object for a place.
 */
export interface VisitScores {
  /** The page of a quarter-hour, for places whose standing was asked for. */
  page(quarter: number): ScorePage;
  /** The standing of a place for an arrival in that quarter-hour; its other values are then on the page. */
  standing(page: ScorePage, quarter: number, position: number): number;
  /** Epoch milliseconds from which a forecast in it is too old, so that all of it must be computed again. */
  readonly usableUntil: number;
  /** What is kept so far, in bytes. */
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

/** Scores of places (by position beside their forecasts) on one London day; forecasts past 24 hours count as none. */
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

/** Scores that are filled in when they are first asked for: `fill` writes a place's numbers and returns its standing. */
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
 * The same for one who asks for each score once: nothing is kept, all quarters have one page, and a place's numbers on it
 * are those of the quarter whose standing was asked for last.
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
  /** Which of its days a place's forecast has for the date. */
  const turns: (number | undefined)[] = [];

  /** Writes the numbers of a place on the page and answers its standing. */
  function fill(page: ScorePage, quarter: number, position: number): number {
    const forecast = usable[position] ?? null;
    const sun = (suns[position] ??= sunTimes(places[position] as Point, date));
    const stay = stayFrom(quarter, sun);
    const turn = (turns[position] ??= forecast ? dayTurnOf(forecast, date) : -1);
    const means = forecast && visitMeans(forecast, turn, stay);
    const score = means ? visitOrderScore(means, style) : NaN;
    page.scores[position] = score;
    if (means && !Number.isNaN(score)) {
      page.sunshine[position] = means.sunshineHours ?? -1;
      const chance = means.precipitationPct;
      page.calm[position] = Number(isDryAndCalm(means));
      page.chancesOfRain[position] = chance === null ? CHANCE_NOT_KNOWN : Math.min(100, Math.round(chance));
      return stay.light === "daylight" ? STANDINGS.daylight : STANDINGS.nearlyDark;
    }
    const isDark = !isScored(stay) && turn >= 0;
    return isDark ? STANDINGS.dark : STANDINGS.noForecast;
  }
  return { fill, usableUntil };
}

/** What a place offers to those who arrive in one quarter-hour. */
export interface Arrival {
  /** One of STANDINGS. */
  readonly standing: number;
  /** 0–100, not rounded; null where it is dark or nothing is known. */
  readonly score: number | null;
  /** Hours of sun during the visit; null if unknown. */
  readonly sunshineHours: number | null;
  /** 0–100; null where there is no score, or where it is not known. */
  readonly chanceOfRainPct: number | null;
}

const hasScore = (standing: number): boolean =>
  standing === STANDINGS.daylight || standing === STANDINGS.nearlyDark;

/** A place's standing for an arrival in that quarter-hour, with its score and the tie-breakers. */
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

/** The score for an arrival in that quarter-hour as it is shown, in whole points; null where there is none. */
export function shownScoreAt(visits: VisitScores, quarter: number, position: number): number | null {
  const page = visits.page(quarter);
  const standing = visits.standing(page, quarter, position);
  return hasScore(standing) ? Math.round(clampScore(page.scores[position] as number)) : null;
}
