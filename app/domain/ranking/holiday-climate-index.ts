import {
  BANDS,
  FACETS,
  WEIGHTS,
  type Facet,
  type FacetScores,
  type RankingStyle,
} from "./holiday-climate-index-bands";
import { pointsOn, ratingCurve } from "./rating-curve";
import type { DailyForecast } from "#app/domain/weather/forecast";

/** What the index is computed from: the day's maximum temperature, its means, and its rain. */
export type ScoredDay = Pick<
  DailyForecast,
  "temperatureMaxC" | "humidityPct" | "cloudPct" | "rainMm" | "windKmh"
>;

export interface DayScore {
  /** The interpolated index, 0–100, not rounded. */
  readonly value: number;
  readonly facets: FacetScores;
}

const HUMIDEX_FROM_C = 20;

/** Humidex in °C (Masterton and Richardson 1979) from the air temperature and the relative humidity. */
export function humidexC(temperatureC: number, humidityPct: number): number {
  const saturationHpa = 6.112 * 10 ** ((7.5 * temperatureC) / (237.7 + temperatureC));
  return temperatureC + (5 / 9) * ((saturationHpa * humidityPct) / 100 - 10);
}

/**
 * The temperature that thermal comfort is rated by, °C. The papers use humidex at every temperature.
 * Humidex is not defined below 20 °C, so we use the air's own temperature there if humidex would be colder,
 * and never less than 20 above, so that no place loses points by growing warmer in dry air.
 */
export const comfortTemperatureC = (temperatureC: number, humidityPct: number): number =>
  Math.max(humidexC(temperatureC, humidityPct), Math.min(temperatureC, HUMIDEX_FROM_C));

const comfortOf = (day: ScoredDay) => comfortTemperatureC(day.temperatureMaxC, day.humidityPct);

const curvesOf = (style: RankingStyle) => ({
  thermal: ratingCurve(BANDS[style].thermal),
  sky: ratingCurve(BANDS[style].sky),
  rain: ratingCurve(BANDS[style].rain),
  wind: ratingCurve(BANDS[style].wind),
});
const CURVES = { urban: curvesOf("urban"), beach: curvesOf("beach") };

/** A displayed score: 0 to 100. */
export const clampScore = (score: number): number => Math.min(100, Math.max(0, score));

const SCORE_STEPS = 1_000;

/** Rounds a score to thousandths: finer than any forecast, coarser than the rounding errors of sums over hours. */
export const inThousandths = (score: number): number => Math.round(score * SCORE_STEPS) / SCORE_STEPS;

/**
 * The interpolated index before clamping, to order days: a dreadful day still ranks above a worse one,
 * though both display 0. NaN if the day has no numbers.
 */
export function orderScore(day: ScoredDay, style: RankingStyle): number {
  const curves = CURVES[style];
  const weights = WEIGHTS[style];
  return (
    weights.thermal * pointsOn(curves.thermal, comfortOf(day)) +
    weights.sky * pointsOn(curves.sky, day.cloudPct) +
    weights.rain * pointsOn(curves.rain, day.rainMm) +
    weights.wind * pointsOn(curves.wind, day.windKmh)
  );
}

/** The interpolated Holiday Climate Index of a day, with its four facets. */
export function scoreDay(day: ScoredDay, style: RankingStyle): DayScore {
  const curves = CURVES[style];
  const weights = WEIGHTS[style];
  return {
    value: clampScore(orderScore(day, style)),
    facets: {
      thermal: { points: pointsOn(curves.thermal, comfortOf(day)), weight: weights.thermal },
      sky: { points: pointsOn(curves.sky, day.cloudPct), weight: weights.sky },
      rain: { points: pointsOn(curves.rain, day.rainMm), weight: weights.rain },
      wind: { points: pointsOn(curves.wind, day.windKmh), weight: weights.wind },
    },
  };
}

/** The highest rating of a facet, before its weight. */
export const MOST_POINTS = 10;

/**
 * Returns what each facet contributes to the score, out of its weight × 10, in whole points that add up to
 * the displayed score: those with the largest fractions are rounded up. Points may be negative.
 */
export function wholePoints({ facets }: Pick<DayScore, "facets">): Record<Facet, number> {
  const exact = FACETS.map((facet) => ({ facet, given: facets[facet].points * facets[facet].weight }));
  const whole = new Map(exact.map(({ facet, given }) => [facet, Math.floor(given)]));
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0);
  const missing = Math.round(inThousandths(sum(exact.map(({ given }) => given)))) - sum(whole.values());
  const fractionOf = (given: number) => given - Math.floor(given);
  const byFraction = [...exact].sort((a, b) => fractionOf(b.given) - fractionOf(a.given));
  for (const { facet } of byFraction.slice(0, missing)) whole.set(facet, (whole.get(facet) ?? 0) + 1);
  return Object.fromEntries(whole) as Record<Facet, number>;
}

/** The least displayed score of a day that is worth going out for. */
export const ACCEPTABLE_FROM = 50;

export const VERDICTS = [
  { from: 90, verdict: "ideal" },
  { from: 80, verdict: "excellent" },
  { from: 70, verdict: "very good" },
  { from: 60, verdict: "good" },
  { from: ACCEPTABLE_FROM, verdict: "acceptable" },
  { from: 40, verdict: "marginal" },
] as const;
export type Verdict = (typeof VERDICTS)[number]["verdict"] | "poor";

/** The verdict for a score, by its rounded, displayed number. */
export function verdictOf(value: number): Verdict {
  const shown = Math.round(value);
  return VERDICTS.find(({ from }) => shown >= from)?.verdict ?? "poor";
}
