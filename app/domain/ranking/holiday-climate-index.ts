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

/**
 * The inputs of the index for a day: its highest temperature, its rain, and its mean humidity, cloud and
 * wind.
 */
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

/**
 * Returns humidex in °C (Masterton and Richardson 1979) from the temperature of the air and the relative
 * humidity.
 */
export function humidexC(temperatureC: number, humidityPct: number): number {
  const saturationHpa = 6.112 * 10 ** ((7.5 * temperatureC) / (237.7 + temperatureC));
  return temperatureC + (5 / 9) * ((saturationHpa * humidityPct) / 100 - 10);
}

/**
 * Returns the temperature that decides the points for warmth, in °C. The papers use humidex, which is not
 * defined below 20 °C. Below 20 °C we therefore use the temperature of the air if it is higher than humidex.
 * From 20 °C on, the result is at least 20, so no place loses points when dry air gets warmer.
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

/** Limits a score to 0–100, as pages show it. */
export const clampScore = (score: number): number => Math.min(100, Math.max(0, score));

const SCORE_STEPS = 1_000;

/**
 * Rounds a score to thousandths. That is finer than any forecast, and coarser than the rounding errors of a
 * sum over hours.
 */
export const inThousandths = (score: number): number => Math.round(score * SCORE_STEPS) / SCORE_STEPS;

/**
 * Returns the interpolated index without limits, to order days by: of two dreadful days that both show 0, the
 * less bad one is first. NaN if the day has no numbers.
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

/** Returns the interpolated Holiday Climate Index of a day, with its four facets. */
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
 * Returns what each facet adds to the score, in whole points of at most 10 × its weight. They add up to the
 * displayed score: the facets with the largest fractions are rounded up. A facet may be negative.
 */
export function wholePoints({ facets }: Pick<DayScore, "facets">): Record<Facet, number> {
  const exact = FACETS.map((facet) => ({ facet, points: facets[facet].points * facets[facet].weight }));
  const whole = new Map(exact.map(({ facet, points }) => [facet, Math.floor(points)]));
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0);
  const missing = Math.round(inThousandths(sum(exact.map(({ points }) => points)))) - sum(whole.values());
  const fractionOf = (points: number) => points - Math.floor(points);
  const byFraction = [...exact].sort((a, b) => fractionOf(b.points) - fractionOf(a.points));
  for (const { facet } of byFraction.slice(0, missing)) whole.set(facet, (whole.get(facet) ?? 0) + 1);
  return Object.fromEntries(whole) as Record<Facet, number>;
}

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

export function verdictOf(value: number): Verdict {
  const points = Math.round(value);
  return VERDICTS.find(({ from }) => points >= from)?.verdict ?? "poor";
}
