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
import { isSunshineKnown, skyOf } from "#app/domain/weather/day-of-hours";
import {
  FIRST_FORECAST_HOUR,
  FORECAST_HOURS_A_DAY,
  type HourlyWeather,
  unpackHour,
} from "#app/domain/weather/hourly";
import { BREEZY_FROM_KMH, DRY_UP_TO_PCT, WET_FROM_MM } from "#app/domain/weather/thresholds";
import { type Visit, isScored } from "./visit";

const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;

export interface VisitMeans {
  /** Of the warmest hour. */
  readonly temperatureMaxC: number;
  readonly humidityPct: number;
  readonly cloudPct: number;
  readonly windKmh: number;
  /** Of a whole day at the rate of the visit: the index needs it in this form. */
  readonly rainMmADay: number;
  readonly rainMm: number;
  /** Null if the sunshine of one hour is unknown. */
  readonly sunshineHours: number | null;
  /** The highest known chance in any hour, 0–100. */
  readonly precipitationPct: number | null;
}

export interface VisitWeather extends VisitMeans {
  readonly temperatureMinC: number;
  readonly feelsLikeC: number;
  readonly condition: SkyCondition;
  /** Of the whole day, because the forecast lacks hours of the visit. */
  readonly isWholeDay: boolean;
}

function scoredDayOf({ temperatureMaxC, humidityPct, cloudPct, rainMmADay, windKmh }: VisitMeans): ScoredDay {
  return { temperatureMaxC, humidityPct, cloudPct, rainMm: rainMmADay, windKmh };
}

export function visitOrderScore(means: VisitMeans, style: RankingStyle): number {
  return inThousandths(orderScore(scoredDayOf(means), style));
}

export function scoreVisit(means: VisitMeans, style: RankingStyle): DayScore {
  return {
    value: clampScore(visitOrderScore(means, style)),
    facets: scoreDay(scoredDayOf(means), style).facets,
  };
}

/** Hardly any rain, a small chance of it, and no more than a gentle breeze, as in the reasons for a score. */
export const isDryAndCalm = ({ rainMm, precipitationPct, windKmh }: VisitMeans): boolean =>
  rainMm < WET_FROM_MM && (precipitationPct ?? 0) <= DRY_UP_TO_PCT && windKmh < BREEZY_FROM_KMH;

type Stay = Pick<Visit, "startsAt" | "endsAt">;

/** −1 if the forecast does not reach it. */
export const dayIndexOf = ({ days }: PlaceForecast, date: LondonDate): number =>
  days.findIndex((day) => day.date === date);

/** With a missing hour, those of the whole day. Null below half an hour of daylight. */
export function visitMeans(forecast: PlaceForecast, index: number, stay: Stay): VisitMeans | null {
  const day = forecast.days[index];
  if (day === undefined || !isScored(stay)) return null;
  const hours = hoursOfStay(forecast, index, stay);
  return hours ? meansOfHours(hours, stay) : meansOfWholeDay(day);
}

/** Null if one hour of the stay is missing, even if the whole day is known. */
export function meansOfKnownHours(
  forecast: Pick<PlaceForecast, "hourly">,
  index: number,
  stay: Stay,
): VisitMeans | null {
  const hours = isScored(stay) ? hoursOfStay(forecast, index, stay) : null;
  return hours && meansOfHours(hours, stay);
}

/** To show on a page. Null as in `visitMeans`. */
export function visitWeather(forecast: PlaceForecast, date: LondonDate, stay: Stay): VisitWeather | null {
  const day = forecastForDate(forecast, date);
  if (day === null || !isScored(stay)) return null;
  const hours = hoursOfStay(forecast, forecast.days.indexOf(day), stay);
  const [first, ...rest] = hours ?? [];
  if (hours === null || first === undefined) {
    const { temperatureMinC, feelsLikeC, condition } = day;
    return { ...meansOfWholeDay(day), temperatureMinC, feelsLikeC, condition, isWholeDay: true };
  }
  const means = meansOfHours(hours, stay);
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
 * Hours after 22:00 are not stored, but a stay in the north in June can end later. One that begins then
 * counts as equally long and ending at 22:00: the whole day's values are mostly those of noon.
 */
const countsFrom = ({ startsAt, endsAt }: Stay): ClockMinutes =>
  startsAt < KEPT_UNTIL ? startsAt : KEPT_UNTIL - (endsAt - startsAt);
const countsUntil = ({ endsAt }: Stay): ClockMinutes => Math.min(endsAt, KEPT_UNTIL);

const stayHours = (stay: Stay): number => (countsUntil(stay) - countsFrom(stay)) / MINUTES_PER_HOUR;

/** Null if an hour is missing. */
function hoursOfStay(
  { hourly }: Pick<PlaceForecast, "hourly">,
  day: number,
  stay: Stay,
): HourlyWeather[] | null {
  if (hourly === null || stayHours(stay) <= 0) return null;
  const first = Math.floor(countsFrom(stay) / MINUTES_PER_HOUR);
  const hours: HourlyWeather[] = [];
  for (let clock = first; clock * MINUTES_PER_HOUR < countsUntil(stay); clock += 1) {
    const hour = unpackHour(hourly, day, clock - FIRST_FORECAST_HOUR);
    if (hour === null) return null;
    hours.push(hour);
  }
  return hours;
}

/** The first and the last hour count by the part of them in the stay. */
function meansOfHours(hours: readonly HourlyWeather[], stay: Stay): VisitMeans {
  const [from, end] = [countsFrom(stay), countsUntil(stay)];
  let start = Math.floor(from / MINUTES_PER_HOUR) * MINUTES_PER_HOUR;
  let [humidity, cloud, rain, wind, sunshineMinutes, withoutSunshine] = [0, 0, 0, 0, 0, 0];
  let temperatureMaxC = -Infinity;
  let precipitationPct: number | null = null;
  for (const hour of hours) {
    const part = (Math.min(end, start + MINUTES_PER_HOUR) - Math.max(from, start)) / MINUTES_PER_HOUR;
    start += MINUTES_PER_HOUR;
    humidity += part * hour.humidityPct;
    cloud += part * hour.cloudPct;
    rain += part * hour.rainMm;
    wind += part * hour.windKmh;
    if (hour.sunshineMinutes === null) withoutSunshine += part;
    else sunshineMinutes += part * hour.sunshineMinutes;
    temperatureMaxC = Math.max(temperatureMaxC, hour.temperatureC);
    if (hour.precipitationPct !== null)
      precipitationPct = Math.max(precipitationPct ?? 0, hour.precipitationPct);
  }
  const total = stayHours(stay);
  return {
    temperatureMaxC,
    humidityPct: humidity / total,
    cloudPct: cloud / total,
    windKmh: wind / total,
    rainMmADay: (rain * HOURS_PER_DAY) / total,
    rainMm: rain,
    sunshineHours: isSunshineKnown(withoutSunshine, total) ? sunshineMinutes / MINUTES_PER_HOUR : null,
    precipitationPct,
  };
}
