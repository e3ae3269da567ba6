import { firstInOrder } from "./first-in-order";
import type { Compare } from "./first-in-order";
import { USABLE_UP_TO_MS, forecastForDate, usableForecast } from "../weather/forecast-freshness";
import { nameTurnsOf } from "./name-turns";
import { orderScore } from "./holiday-climate-index";
import type { RankingStyle } from "./holiday-climate-index";
import type { DailyForecast, LondonDate, PlaceForecast } from "../weather/forecast";

/** All places ranked for one day. It is computed once, and a search only walks it. */
export interface WeatherRanking {
  /** Each place's day by position; null where there is nothing usable, so no score. */
  readonly days: readonly (DailyForecast | null)[];
  /** Positions with a score, best weather first; those of equal weather stand together. */
  readonly scored: Uint32Array;
  /** Beside `scored`: where the run of equal weather ends that the entry belongs to. */
  readonly runEnds: Uint32Array;
  /** Positions without a score. */
  readonly unscored: Uint32Array;
  /** Each place's rank by name, by position; ranks are unique. */
  readonly nameTurns: Uint32Array;
  /** Epoch milliseconds from which a forecast in it is too old, and the ranking to be built anew. */
  readonly usableUntil: number;
}

/** One page of a ranking: how many places are within the drive in all, and the positions asked for. */
export interface RankedPage {
  readonly total: number;
  readonly positions: number[];
}

/** Best score first, then more sunshine (unknown last), then less chance of rain; 0 where alike in all three. */
function byWeather(days: readonly (DailyForecast | null)[], scores: Float64Array): Compare {
  const sunshine = days.map((day) => day?.sunshineHours ?? -1);
  const chanceOfRain = days.map((day) => day?.precipitationPct ?? 0);
  return (a, b) =>
    (scores[b] as number) - (scores[a] as number) ||
    (sunshine[b] as number) - (sunshine[a] as number) ||
    (chanceOfRain[a] as number) - (chanceOfRain[b] as number);
}

function runEndsOf(order: Uint32Array, compare: Compare): Uint32Array {
  const ends = new Uint32Array(order.length);
  let end = order.length;
  for (let entry = order.length - 1; entry >= 0; entry -= 1) {
    ends[entry] = end;
    if (entry > 0 && compare(order[entry - 1] as number, order[entry] as number) !== 0) end = entry;
  }
  return ends;
}

/**
 * Ranks places (by position beside their forecasts) for one London day. A place without that day, or with a
 * forecast more than 24 hours old, has no score.
 */
export function buildWeatherRanking(
  places: readonly { readonly name: string }[],
  forecasts: readonly (PlaceForecast | null)[],
  date: LondonDate,
  style: RankingStyle,
  nowMs: number,
): WeatherRanking {
  let usableUntil = Infinity;
  const scores = new Float64Array(places.length).fill(NaN);
  const days = places.map((_, position) => {
    const forecast = usableForecast(forecasts[position] ?? null, nowMs);
    const day = forecastForDate(forecast, date);
    const score = day === null ? NaN : orderScore(day, style);
    if (forecast === null || Number.isNaN(score)) return null;
    usableUntil = Math.min(usableUntil, forecast.fetchedAt + USABLE_UP_TO_MS + 1);
    scores[position] = score;
    return day;
  });
  const compare = byWeather(days, scores);
  const nameTurns = nameTurnsOf(places);
  const positions = Uint32Array.from(places.keys());
  const scored = positions.filter((position) => days[position] !== null).sort(compare);
  const unscored = positions.filter((position) => days[position] === null);
  return { days, scored, runEnds: runEndsOf(scored, compare), unscored, nameTurns, usableUntil };
}

/** Whether a drive counts as within the limit: by its whole minutes, which are what is shown. */
const isWithin = (minutes: number, limitMinutes: number): boolean => Math.round(minutes) <= limitMinutes;

function countWithin(minutes: ArrayLike<number>, limitMinutes: number, places: number): number {
  let count = 0;
  for (let position = 0; position < places; position += 1) {
    if (isWithin(minutes[position] as number, limitMinutes)) count += 1;
  }
  return count;
}

/**
 * The places within the drive, best weather first; equal weather by the shorter drive, then the name; places
 * without a score last, by drive and name. `minutes` goes by position; Infinity is never within.
 */
export function rankWithin(
  ranking: WeatherRanking,
  minutes: ArrayLike<number>,
  limitMinutes: number,
  offset: number,
  limit: number,
): RankedPage {
  const { scored, runEnds, unscored, nameTurns } = ranking;
  const total = countWithin(minutes, limitMinutes, ranking.days.length);
  const wanted = Math.min(offset + limit, total);
  const byDrive: Compare = (a, b) =>
    (minutes[a] as number) - (minutes[b] as number) || (nameTurns[a] as number) - (nameTurns[b] as number);
  const found: number[] = [];
  const take = (run: Uint32Array) => {
    const near: number[] = [];
    for (const position of run) {
      if (isWithin(minutes[position] as number, limitMinutes)) near.push(position);
    }
    for (const position of firstInOrder(near, wanted - found.length, byDrive)) found.push(position);
  };
  for (let start = 0; start < scored.length && found.length < wanted; start = runEnds[start] as number) {
    take(scored.subarray(start, runEnds[start]));
  }
  take(unscored);
  return { total, positions: found.slice(offset, wanted) };
}
