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

/** Its highest temperature, its rain, and its mean humidity, cloud and wind. */
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

/** Masterton and Richardson 1979, in °C. */
export function humidexC(temperatureC: number, humidityPct: number): number {
  const saturationHpa = 6.112 * 10 ** ((7.5 * temperatureC) / (237.7 + temperatureC));
  return temperatureC + (5 / 9) * ((saturationHpa * humidityPct) / 100 - 10);
}

/**
 * In °C. The papers use humidex, which is not defined below 20 °C: there we use the air's temperature if it
 * is higher. From 20 °C on, the result is at least 20, so no place loses points when dry air gets warmer.
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

export const clampScore = (score: number): number => Math.min(100, Math.max(0, score));

const SCORE_STEPS = 1_000;

/** Finer than any forecast, and coarser than the rounding errors of a sum over hours. */
export const inThousandths = (score: number): number => Math.round(score * SCORE_STEPS) / SCORE_STEPS;

/** Without limits: of two dreadful days that both show 0, the less bad is first. NaN without numbers. */
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

export const MOST_POINTS = 10;

/** Whole points that add up to the displayed score: the largest fractions are rounded up. May be negative. */
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

export function verdictOf(value: number) {
  const points = Math.round(value);
  return VERDICTS.find(({ from }) => points >= from)?.verdict ?? "poor";
}
