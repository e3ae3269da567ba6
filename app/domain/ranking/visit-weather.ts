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
  isTold,
  rainIn,
  sunshineIn,
  temperatureIn,
  toldHour,
  windIn,
  wordAt,
  type HourlyWeather,
} from "#app/domain/weather/hourly";
import { BREEZY_FROM_KMH, DRY_UP_TO_PCT, WET_FROM_MM } from "#app/domain/weather/thresholds";
import { type Visit, isScored } from "./visit";

const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;

/** The values that a visit is ranked by. */
export interface VisitMeans {
  /** The warmest of its hours. */
  readonly temperatureMaxC: number;
  readonly humidityPct: number;
  readonly cloudPct: number;
  readonly windKmh: number;
  /** What the rain would come to if it went on all day at that rate: what the index is given. */
  readonly rainMmADay: number;
  /** Rain during the visit, in millimetres. */
  readonly rainMm: number;
  /** Null where an hour tells none. */
  readonly sunshineHours: number | null;
  /** The highest that is known of its hours, 0–100; null where none is. */
  readonly precipitationPct: number | null;
}

/** The weather during the hours of a visit. */
export interface VisitWeather extends VisitMeans {
  readonly temperatureMinC: number;
  readonly feelsLikeC: number;
  readonly condition: SkyCondition;
  /** The forecast has no hours: this is the weather of the whole day. */
  readonly isWholeDay: boolean;
}

/** The inputs of the index, over whichever hours. */
function scoredDayOf({ temperatureMaxC, humidityPct, cloudPct, rainMmADay, windKmh }: VisitMeans): ScoredDay {
  return { temperatureMaxC, humidityPct, cloudPct, rainMm: rainMmADay, windKmh };
}

/** The score to order places by. */
export function visitOrderScore(means: VisitMeans, style: RankingStyle): number {
  return inThousandths(orderScore(scoredDayOf(means), style));
}

/** The Holiday Climate Index over the hours of the visit, with its four facets. */
export function scoreVisit(means: VisitMeans, style: RankingStyle): DayScore {
  return {
    value: clampScore(visitOrderScore(means, style)),
    facets: scoreDay(scoredDayOf(means), style).facets,
  };
}

/** No rain to speak of, a small chance of it, and no more than a gentle breeze, as the reasons have it. */
export const isDryAndCalm = ({ rainMm, precipitationPct, windKmh }: VisitMeans): boolean =>
  rainMm < WET_FROM_MM && (precipitationPct ?? 0) <= DRY_UP_TO_PCT && windKmh < BREEZY_FROM_KMH;

type Stay = Pick<Visit, "startsAt" | "endsAt">;

/** The turn of a London date among the forecast's days; −1 where it does not reach the date. */
export const dayTurnOf = ({ days }: PlaceForecast, date: LondonDate): number =>
  days.findIndex((day) => day.date === date);

/**
 * What a stay on the day at that turn is ranked by. Parts of an hour count as parts. Where the hours of the stay are not all
 * told it is taken of the whole day; null where the forecast does not reach the day, or where less than half an hour of daylight
 * is left.
 */
export function visitMeans(forecast: PlaceForecast, turn: number, stay: Stay): VisitMeans | null {
  const day = forecast.days[turn];
  if (day === undefined || !isScored(stay)) return null;
  return meansOfHours(forecast, turn, stay, null) ?? meansOfWholeDay(day);
}

/** The weather of a stay on that day, for those who read about it: null where `visitMeans` is. */
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

/** The kept hours end at 22:00. */
const KEPT_UNTIL = (FIRST_FORECAST_HOUR + FORECAST_HOURS_A_DAY) * MINUTES_PER_HOUR;

/*
 * Of the kept hours those of the stay count. In the north the sun sets after the last of them in June: a stay that begins
 * then takes as much of that hour as it lasts, since the whole day would score it by its noon.
 */
const countsFrom = ({ startsAt, endsAt }: Stay): ClockMinutes =>
  startsAt < KEPT_UNTIL ? startsAt : KEPT_UNTIL - (endsAt - startsAt);
const countsUntil = ({ endsAt }: Stay): ClockMinutes => Math.min(endsAt, KEPT_UNTIL);

const stayHours = (stay: Stay): number => (countsUntil(stay) - countsFrom(stay)) / MINUTES_PER_HOUR;

/**
 * Returns null if the forecast lacks an hour of the stay. `passed` gets the hours of it. Runs for every place of
 * a search that was not asked for before: it makes no more objects than it must.
 */
function meansOfHours(
  { hourly }: PlaceForecast,
  day: number,
  stay: Stay,
  passed: HourlyWeather[] | null,
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
    if (!isTold(second)) return null;
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
    if (passed) passed.push(toldHour(hourly, at) as HourlyWeather);
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
