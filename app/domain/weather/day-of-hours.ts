import { toTenth, HOUR_MS } from "#app/domain/units";
import type { Point } from "#app/domain/geo/geo";
import { sunTimes } from "./sun";
import { NO_RAIN_BELOW_MM, SURE_FROM_PCT, WET_FROM_MM } from "./thresholds";
import { epochSecondsOfLondonNoon } from "#app/domain/calendar/london-time";
import { FIRST_FORECAST_HOUR, type HourSlots, type HourlyWeather } from "./hourly";
import { SKY_CONDITIONS, type DailyForecast, type SkyCondition } from "./forecast";
import type { LondonDate } from "#app/domain/calendar/clock";

const NOON = 12;
const MINUTES_PER_HOUR = 60;

/** Epoch milliseconds. For the stored hours only: clock changes are earlier in the day. */
export function startOfLondonHour(date: LondonDate, hour: number): number {
  return epochSecondsOfLondonNoon(date) * 1000 + (hour - NOON) * HOUR_MS;
}

/** Sky, humidity, cloud and wind are those of daylight, the others of all hours from 05:00 to 22:00. */
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

/** The sun is up in the middle of the hour. */
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

function highestChanceOf(hours: readonly HourlyWeather[]): number | null {
  const known = hours.flatMap((hour) => hour.precipitationPct ?? []);
  return known.length > 0 ? Math.max(...known) : null;
}

/** Without more than a quarter of the hours, their sum would say too little. A model may have no sunshine at all. */
export const isSunshineKnown = (unknownHours: number, hours: number): boolean => unknownHours * 4 <= hours;

function sunshineOf(hours: readonly HourlyWeather[]): number | null {
  const known = hours.flatMap((hour) => hour.sunshineMinutes ?? []);
  if (!isSunshineKnown(hours.length - known.length, hours.length)) return null;
  return toHundredth(known.reduce((sum, minutes) => sum + minutes, 0) / MINUTES_PER_HOUR);
}

const WET: readonly SkyCondition[] = SKY_CONDITIONS.slice(SKY_CONDITIONS.indexOf("drizzle"));
const RAIN: readonly SkyCondition[] = ["light-rain", "rain", "heavy-rain"];
const MURK: readonly SkyCondition[] = ["mist", "fog"];
const BROKEN_CLOUD_PCT = 75;

/**
 * Thunder if any hour has it; wet if a quarter of the hours are, or rain is almost certain, unless it shows
 * as 0.0 mm (showers if most hours are dry and the cloud is broken); fog or mist if half are; otherwise by
 * the mean cloud.
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

/** Beside words that mention rain the picture must not show a dry sky. */
function isSurelyWet(hours: readonly HourlyWeather[]): boolean {
  const chancePct = highestChanceOf(hours) ?? SURE_FROM_PCT;
  return chancePct >= SURE_FROM_PCT && sumOf(hours, ({ rainMm }) => rainMm) >= WET_FROM_MM;
}

/** Of equally frequent ones the heaviest, which is the last of them in WET and MURK. */
function mostFrequent(conditions: readonly SkyCondition[]): SkyCondition {
  const count = (one: SkyCondition) => conditions.filter((condition) => condition === one).length;
  return [...WET, ...MURK].reduce((best, candidate) =>
    count(candidate) > 0 && count(candidate) >= count(best) ? candidate : best,
  );
}

export function skyOfCloud(cloudPct: number): SkyCondition {
  if (cloudPct <= 12) return "clear";
  if (cloudPct <= 32) return "mostly-clear";
  if (cloudPct <= 65) return "partly-cloudy";
  return cloudPct <= 88 ? "cloudy" : "overcast";
}

const toHundredth = (value: number): number => Math.round(value * 100) / 100;
