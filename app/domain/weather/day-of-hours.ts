import { toTenth, HOUR_MS } from "#app/domain/units";
import type { Point } from "#app/domain/geo/geo";
import { sunTimes } from "./sun";
import { NO_RAIN_BELOW_MM, SURE_FROM_PCT, WET_FROM_MM } from "./thresholds";
import { epochSecondsOfLondonNoon } from "#app/domain/calendar/london-time";
import { FIRST_FORECAST_HOUR, type HourSlots, type HourlyWeather } from "./hourly";
import type { DailyForecast, SkyCondition } from "./forecast";
import type { LondonDate } from "#app/domain/calendar/clock";

const NOON = 12;
const MINUTES_PER_HOUR = 60;

/**
 * Returns when an hour of a London day begins, in epoch milliseconds. It is right for the stored hours only,
 * since clock changes are earlier in the day.
 */
export function startOfLondonHour(date: LondonDate, hour: number): number {
  return epochSecondsOfLondonNoon(date) * 1000 + (hour - NOON) * HOUR_MS;
}

/**
 * Makes a day from its hours from 05:00 to 22:00, so that the day always agrees with its hours. The highest
 * and lowest temperature, rain, chance of rain and sunshine are those of all hours; sky, humidity, cloud and
 * wind those of the hours in daylight. Unknown hours are skipped. Null if no hour is known.
 */
export function dayOfHours(date: LondonDate, hours: HourSlots, point: Point): DailyForecast | null {
  const known = hours.filter((hour) => hour !== null);
  if (known.length === 0) return null;
  const lit = hoursOfDaylight(date, hours, point);
  const daylight = lit.length > 0 ? lit : known;
  const warmest = daylight.reduce((best, hour) => (hour.temperatureC > best.temperatureC ? hour : best));
  const rainMm = sumOf(known, (hour) => hour.rainMm);
  return {
    date,
    temperatureMaxC: Math.max(...known.map((hour) => hour.temperatureC)),
    temperatureMinC: Math.min(...known.map((hour) => hour.temperatureC)),
    daylightMaxC: warmest.temperatureC,
    feelsLikeC: warmest.feelsLikeC,
    humidityPct: toTenth(meanOf(daylight, (hour) => hour.humidityPct)),
    cloudPct: toTenth(meanOf(daylight, (hour) => hour.cloudPct)),
    rainMm: toTenth(rainMm),
    precipitationPct: highestChanceOf(known),
    windKmh: toTenth(meanOf(daylight, (hour) => hour.windKmh)),
    sunshineHours: sunshineOf(known),
    condition: skyOf(daylight, rainMm),
  };
}

/** Returns the known hours that are mostly in daylight: the sun is up in the middle of the hour. */
function hoursOfDaylight(date: LondonDate, hours: HourSlots, point: Point): HourlyWeather[] {
  const { risesAt, setsAt } = sunTimes(point, date);
  return hours.filter((hour, index): hour is HourlyWeather => {
    const middle = (FIRST_FORECAST_HOUR + index + 0.5) * MINUTES_PER_HOUR;
    return hour !== null && middle > risesAt && middle < setsAt;
  });
}

function sumOf(hours: readonly HourlyWeather[], valueOf: (hour: HourlyWeather) => number): number {
  return hours.reduce((sum, hour) => sum + valueOf(hour), 0);
}

function meanOf(hours: readonly HourlyWeather[], valueOf: (hour: HourlyWeather) => number): number {
  return sumOf(hours, valueOf) / hours.length;
}

/** Returns the highest known chance; null if none is known. */
function highestChanceOf(hours: readonly HourlyWeather[]): number | null {
  const known = hours.flatMap((hour) => hour.precipitationPct ?? []);
  return known.length > 0 ? Math.max(...known) : null;
}

/** Returns the sum; null if the sunshine of one hour is unknown. */
function sunshineOf(hours: readonly HourlyWeather[]): number | null {
  if (hours.some((hour) => hour.sunshineMinutes === null)) return null;
  return toHundredth(sumOf(hours, (hour) => hour.sunshineMinutes ?? 0) / MINUTES_PER_HOUR);
}

const WET: readonly SkyCondition[] = [
  "drizzle",
  "light-rain",
  "rain",
  "heavy-rain",
  "showers",
  "sleet",
  "snow",
  "thunderstorm",
];
const RAIN: readonly SkyCondition[] = ["light-rain", "rain", "heavy-rain"];
const MURK: readonly SkyCondition[] = ["mist", "fog"];
const BROKEN_CLOUD_PCT = 75;

/**
 * Returns the sky of a day or of some of its hours, to show beside this much rain. If any hour has thunder, the
 * sky is thunder. If a quarter of the hours are wet, or rain is almost certain, the sky is wet, unless the rain
 * shows as 0.0 mm. Rain becomes showers if most hours are dry and the cloud is broken. If half of the hours are
 * fog or mist, so is the sky. Otherwise the mean cloud decides.
 */
export function skyOf(hours: readonly HourlyWeather[], shownRainMm: number): SkyCondition {
  const conditions = hours.map((hour) => hour.condition);
  if (conditions.includes("thunderstorm")) return "thunderstorm";
  const cloudPct = meanOf(hours, (hour) => hour.cloudPct);
  const wet = conditions.filter((condition) => WET.includes(condition));
  const isRainShown = shownRainMm >= NO_RAIN_BELOW_MM;
  if (isRainShown && wet.length > 0 && (wet.length * 4 >= hours.length || isSurelyWet(hours))) {
    const look = mostFrequent(wet);
    const isBroken = wet.length * 2 < hours.length && cloudPct < BROKEN_CLOUD_PCT;
    return isBroken && RAIN.includes(look) ? "showers" : look;
  }
  const murk = conditions.filter((condition) => MURK.includes(condition));
  if (murk.length * 2 >= hours.length) return mostFrequent(murk);
  return skyOfCloud(cloudPct);
}

/**
 * Whether the words beside the picture mention rain, so that the picture must not show a dry sky. If no
 * chance of rain is known, the amount of rain decides.
 */
function isSurelyWet(hours: readonly HourlyWeather[]): boolean {
  const chancePct = highestChanceOf(hours) ?? SURE_FROM_PCT;
  return chancePct >= SURE_FROM_PCT && sumOf(hours, ({ rainMm }) => rainMm) >= WET_FROM_MM;
}

/**
 * Returns the most frequent condition. Of equally frequent ones it is the heaviest, which is the last of them
 * in WET and MURK.
 */
function mostFrequent(conditions: readonly SkyCondition[]): SkyCondition {
  const count = (one: SkyCondition) => conditions.filter((condition) => condition === one).length;
  return [...WET, ...MURK].reduce((best, candidate) =>
    count(candidate) > 0 && count(candidate) >= count(best) ? candidate : best,
  );
}

/** Returns the condition of a dry sky by its cloud cover in %. */
export function skyOfCloud(cloudPct: number): SkyCondition {
  if (cloudPct <= 12) return "clear";
  if (cloudPct <= 32) return "mostly-clear";
  if (cloudPct <= 65) return "partly-cloudy";
  return cloudPct <= 88 ? "cloudy" : "overcast";
}

const toHundredth = (value: number): number => Math.round(value * 100) / 100;
