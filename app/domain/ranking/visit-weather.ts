import { forecastForDate } from "#app/domain/weather/forecast-freshness";
import {
  clampScore,
  inThousandths,
  orderScore,
  scoreDay,
  type DayScore,
  type ScoredDay,
} from "./holiday-climate-index";
import type { RankingStyle } from "./holiday-climate-index-bands";
import type { DailyForecast, PlaceForecast, SkyCondition } from "#app/domain/weather/forecast";
import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";
import { skyOf } from "#app/domain/weather/day-of-hours";
import {
  FIRST_FORECAST_HOUR,
  FORECAST_HOURS_A_DAY,
  WORD,
  chanceOfRainIn,
  cloudIn,
  hourStart,
  humidityIn,
  isKnown,
  rainIn,
  sunshineIn,
  temperatureIn,
  unpackHour,
  windIn,
  wordAt,
  type HourlyWeather,
} from "#app/domain/weather/hourly";
import { BREEZY_FROM_KMH, DRY_UP_TO_PCT, WET_FROM_MM } from "#app/domain/weather/thresholds";
import { type Visit, isScored } from "./visit";

const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;

export interface VisitMeans {
  /** The temperature of the warmest hour. */
  readonly temperatureMaxC: number;
  readonly humidityPct: number;
  readonly cloudPct: number;
  readonly windKmh: number;
  /** The rain that a whole day would have at the rate of the visit. The index needs it in this form. */
  readonly rainMmADay: number;
  /** Rain during the visit, in millimetres. */
  readonly rainMm: number;
  /** Null if the sunshine of one hour is unknown. */
  readonly sunshineHours: number | null;
  /** The highest known chance of rain in any hour, 0–100; null if none is known. */
  readonly precipitationPct: number | null;
}

/** The weather during the hours of a visit. */
export interface VisitWeather extends VisitMeans {
  readonly temperatureMinC: number;
  readonly feelsLikeC: number;
  readonly condition: SkyCondition;
  /** Whether this is the weather of the whole day, because the forecast lacks hours of the visit. */
  readonly isWholeDay: boolean;
}

/** Returns the inputs of the index for a visit. */
function scoredDayOf({ temperatureMaxC, humidityPct, cloudPct, rainMmADay, windKmh }: VisitMeans): ScoredDay {
  return { temperatureMaxC, humidityPct, cloudPct, rainMm: rainMmADay, windKmh };
}

/** Returns the score that places are ordered by. */
export function visitOrderScore(means: VisitMeans, style: RankingStyle): number {
  return inThousandths(orderScore(scoredDayOf(means), style));
}

/** Returns the Holiday Climate Index over the hours of a visit, with its four facets. */
export function scoreVisit(means: VisitMeans, style: RankingStyle): DayScore {
  return {
    value: clampScore(visitOrderScore(means, style)),
    facets: scoreDay(scoredDayOf(means), style).facets,
  };
}

/**
 * Whether a visit has hardly any rain, a small chance of it, and no more than a gentle breeze. The reasons
 * for a score use the same thresholds.
 */
export const isDryAndCalm = ({ rainMm, precipitationPct, windKmh }: VisitMeans): boolean =>
  rainMm < WET_FROM_MM && (precipitationPct ?? 0) <= DRY_UP_TO_PCT && windKmh < BREEZY_FROM_KMH;

type Stay = Pick<Visit, "startsAt" | "endsAt">;

/** Returns the index of a London date among the days of a forecast; −1 if the forecast does not reach it. */
export const dayIndexOf = ({ days }: PlaceForecast, date: LondonDate): number =>
  days.findIndex((day) => day.date === date);

/**
 * Returns the values of a stay on the day at this index. A part of an hour counts in proportion. If an hour
 * of the stay is missing, the values are those of the whole day. Null if the forecast does not reach the day,
 * or if there is less than half an hour of daylight.
 */
export function visitMeans(forecast: PlaceForecast, index: number, stay: Stay): VisitMeans | null {
  const day = forecast.days[index];
  if (day === undefined || !isScored(stay)) return null;
  return meansOfHours(forecast, index, stay, null) ?? meansOfWholeDay(day);
}

/**
 * Like `visitMeans`, but from hours alone: returns null if one hour of the stay is missing, even if the whole
 * day is known.
 */
export const meansOfKnownHours = (
  { hourly }: Pick<PlaceForecast, "hourly">,
  index: number,
  stay: Stay,
): VisitMeans | null => (isScored(stay) ? meansOfHours({ hourly }, index, stay, null) : null);

/** Returns the weather of a stay on that day, to show on a page. Null in the same cases as `visitMeans`. */
export function visitWeather(forecast: PlaceForecast, date: LondonDate, stay: Stay): VisitWeather | null {
  const day = forecastForDate(forecast, date);
  if (day === null || !isScored(stay)) return null;
  const hours: HourlyWeather[] = [];
  const means = meansOfHours(forecast, forecast.days.indexOf(day), stay, hours);
  const [first, ...rest] = hours;
  if (means === null || first === undefined) {
    const { temperatureMinC, feelsLikeC, condition } = day;
    return { ...meansOfWholeDay(day), temperatureMinC, feelsLikeC, condition, isWholeDay: true };
  }
  const warmest = rest.reduce((best, hour) => (hour.temperatureC > best.temperatureC ? hour : best), first);
  return {
    ...means,
    temperatureMinC: Math.min(...hours.map((hour) => hour.temperatureC)),
    feelsLikeC: warmest.feelsLikeC,
    condition: skyOf(hours, means.rainMm),
    isWholeDay: false,
  };
}

function meansOfWholeDay(day: DailyForecast): VisitMeans {
  const { temperatureMaxC, humidityPct, cloudPct, windKmh, rainMm, sunshineHours, precipitationPct } = day;
  const weather = { temperatureMaxC, humidityPct, cloudPct, windKmh, sunshineHours, precipitationPct };
  return { ...weather, rainMm, rainMmADay: rainMm };
}

/** The stored hours end at 22:00. */
const KEPT_UNTIL = (FIRST_FORECAST_HOUR + FORECAST_HOURS_A_DAY) * MINUTES_PER_HOUR;

/*
 * The part of a stay that counts. Hours after 22:00 are not stored, but in June a stay in the north can end
 * later. A stay that begins at 22:00 or later counts as one of the same length that ends at 22:00. Otherwise it
 * would get the values of the whole day, which are mostly those of noon.
 */
const countsFrom = ({ startsAt, endsAt }: Stay): ClockMinutes =>
  startsAt < KEPT_UNTIL ? startsAt : KEPT_UNTIL - (endsAt - startsAt);
const countsUntil = ({ endsAt }: Stay): ClockMinutes => Math.min(endsAt, KEPT_UNTIL);

const stayHours = (stay: Stay): number => (countsUntil(stay) - countsFrom(stay)) / MINUTES_PER_HOUR;

/**
 * Computes the values of a stay; null if the forecast lacks one of its hours. If `hoursOfStay` is a list, the
 * hours are added to it. A new search runs this for every place, so it makes as few objects as possible.
 */
function meansOfHours(
  { hourly }: Pick<PlaceForecast, "hourly">,
  day: number,
  stay: Stay,
  hoursOfStay: HourlyWeather[] | null,
): VisitMeans | null {
  const total = stayHours(stay);
  if (hourly === null || total <= 0) return null;
  let [humidity, cloud, rain, wind, sunshineMinutes] = [0, 0, 0, 0, 0];
  let temperatureMaxC = -Infinity;
  let precipitationPct: number | null = null;
  let hasSunshine = true;
  const from = countsFrom(stay);
  const end = countsUntil(stay);
  let start = Math.floor(from / MINUTES_PER_HOUR) * MINUTES_PER_HOUR;
  for (; start < end; start += MINUTES_PER_HOUR) {
    const at = hourStart(hourly, day, start / MINUTES_PER_HOUR - FIRST_FORECAST_HOUR);
    if (at < 0) return null;
    const first = wordAt(hourly, at);
    const second = wordAt(hourly, at + WORD);
    if (!isKnown(second)) return null;
    const until = Math.min(end, start + MINUTES_PER_HOUR);
    const part = (until - Math.max(from, start)) / MINUTES_PER_HOUR;
    humidity += part * humidityIn(second);
    cloud += part * cloudIn(second);
    rain += part * rainIn(second);
    wind += part * windIn(first);
    const sunshine = sunshineIn(first);
    if (sunshine === null) hasSunshine = false;
    else sunshineMinutes += part * sunshine;
    temperatureMaxC = Math.max(temperatureMaxC, temperatureIn(first));
    const chance = chanceOfRainIn(second);
    if (chance !== null) precipitationPct = Math.max(precipitationPct ?? 0, chance);
    if (hoursOfStay) hoursOfStay.push(unpackHour(hourly, at) as HourlyWeather);
  }
  return {
    temperatureMaxC,
    humidityPct: humidity / total,
    cloudPct: cloud / total,
    windKmh: wind / total,
    rainMmADay: (rain * HOURS_PER_DAY) / total,
    rainMm: rain,
    sunshineHours: hasSunshine ? sunshineMinutes / MINUTES_PER_HOUR : null,
    precipitationPct,
  };
}
