import { toTenth, DAY_MS } from "#app/domain/units";
import type { Point } from "#app/domain/geo/geo";
import { normalsOn } from "#app/domain/weather/place-climate";
import type { DayNormals, PlaceClimate } from "#app/domain/weather/place-climate";
import { dayLengthHours } from "#app/domain/weather/sun";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { Ground } from "./sample-ground";
import { patternAt } from "./sample-pattern";
import type { Pattern } from "./sample-pattern";

/** Early and late in the day the sun is too low for a sunshine recorder. */
const MOST_SUN = 0.92;
const LAPSE_C_PER_M = 0.0065;
/** Places among hills are mostly in valleys. */
const HEIGHT_SHARE = 0.15;

const clamp = (value: number, lowest: number, highest: number): number =>
  Math.min(highest, Math.max(lowest, value));

/** −1 in the middle of winter, 1 in the middle of summer: a month after the solstices. */
function seasonOf(date: LondonDate): number {
  const month = Number(date.slice(5, 7)) + Number(date.slice(8)) / 31;
  return -Math.cos((2 * Math.PI * (month - 1.7)) / 12);
}

interface Rain {
  readonly rainMm: number;
  readonly chancePct: number;
}

/** Wetter climates have more wet days and more rain on each; the long-term mean equals the normal. */
function rainOf({ wetness }: Pattern, normalMm: number): Rain {
  const wetShare = clamp(0.2 + 0.075 * normalMm, 0.2, 0.75);
  const dryShare = 1 - wetShare;
  const chancePct = Math.round(100 / (1 + Math.exp((dryShare - wetness) / 0.11)));
  if (wetness <= dryShare) return { rainMm: 0, chancePct };
  const rank = Math.min(0.999, (wetness - dryShare) / wetShare);
  return { rainMm: toTenth((-Math.log(1 - rank) * normalMm) / wetShare), chancePct };
}

/** Its long-term mean equals the normal, and a very wet day has little. */
function sunShare({ brightness }: Pattern, normalShare: number, rainMm: number): number {
  const mean = clamp(normalShare, 0.05, 0.8);
  const share = MOST_SUN * brightness ** (MOST_SUN / mean - 1);
  return Math.min(share, MOST_SUN / (1 + rainMm / 6));
}

interface Temperatures {
  readonly maxC: number;
  readonly minC: number;
}

/** Bright days are warmer in summer; clear nights are colder all year. */
function temperaturesOf(pattern: Pattern, normals: DayNormals, season: number): Temperatures {
  const bright = 2 * pattern.brightness - 1;
  const maxC = normals.maxC + 2.6 * pattern.warmth + 2 * season * bright;
  const minC = normals.minC + 2.2 * pattern.warmth - 1.6 * bright;
  return { maxC: toTenth(maxC), minC: toTenth(Math.min(minC, maxC - 1)) };
}

/** Stronger in winter and towards the north-west, where most lows pass. */
function windOf({ gradient }: Pattern, point: Point, season: number): number {
  const exposure = 0.9 * (point.latitude - 52) - 0.6 * (point.longitude + 2);
  const usualKmh = clamp(15 + exposure - 3 * season, 10, 28);
  return toTenth(usualKmh * (0.3 + 0.8 * gradient));
}

export interface SampleDay {
  readonly date: LondonDate;
  readonly maxC: number;
  readonly minC: number;
  readonly rainMm: number;
  readonly chancePct: number;
  readonly sunHours: number;
  readonly humidityPct: number;
  readonly cloudPct: number;
  readonly windKmh: number;
  /** −1 in the middle of winter, 1 in the middle of summer. */
  readonly season: number;
}

export interface SampleSite {
  readonly point: Point;
  readonly climate: PlaceClimate;
  readonly ground: Ground;
  /** Of the pattern of highs and lows before the calendar. */
  readonly daysAhead: number;
}

/** The same day and place always have the same weather. */
export function sampleDay({ point, climate, ground, daysAhead }: SampleSite, date: LondonDate): SampleDay {
  const noon = Date.parse(`${date}T12:00:00Z`) / DAY_MS + daysAhead;
  const pattern = patternAt(point, noon, ground.pullOf);
  const normals = normalsOn(climate, date);
  const season = seasonOf(date);
  const dayHours = dayLengthHours(point.latitude, date);
  const { rainMm, chancePct } = rainOf(pattern, normals.rainMm);
  const sun = sunShare(pattern, normals.sunshineHours / dayHours, rainMm);
  const { maxC, minC } = temperaturesOf(pattern, normals, season);
  const cooling = groundCooling(ground, season, sun);
  const humidityPct = clamp(80 - 5 * season - 8 * (2 * pattern.brightness - 1) + Math.min(8, rainMm), 45, 99);
  return {
    date,
    maxC: toTenth(Math.max(maxC - cooling.byDay, minC - cooling.byNight + 1)),
    minC: toTenth(minC - cooling.byNight),
    rainMm,
    chancePct,
    sunHours: sun * dayHours,
    humidityPct: Math.round(humidityPct),
    cloudPct: Math.round(clamp(100 * (1 - sun / MOST_SUN), 0, 100)),
    windKmh: toTenth(windOf(pattern, point, season) * (1 + 0.25 * ground.coastal)),
    season,
  };
}

/** Hills all day, the sea only on sunny summer days; it makes winter nights warmer. */
function groundCooling({ coastal, heightM }: Ground, season: number, sun: number) {
  const height = HEIGHT_SHARE * LAPSE_C_PER_M * heightM;
  return {
    byDay: height + coastal * Math.max(0, season) * 3 * sun - 0.1,
    byNight: height - coastal * 1.2 + 0.5,
  };
}
