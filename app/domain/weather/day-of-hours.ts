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
 * When an hour of a London day begins, in epoch milliseconds. Only for the stored hours: clock changes are before them.
 */
export function startOfLondonHour(date: LondonDate, hour: number): number {
  return epochSecondsOfLondonNoon(date) * 1000 + (hour - NOON) * HOUR_MS;
}

/**
 * Makes a day from its hours from 05:00 to 22:00, so that a day's cell and its hours always agree: highest,
 * lowest, rain, chance and sunshine of all of them; sky, humidity and wind of those in daylight. Unknown
 * hours are skipped; returns null if none is known.
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

/** Returns the known hours in whose middle the sun is up. */
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

/** Returns null if any hour's sunshine is unknown. */
function sunshineOf(hours: readonly HourlyWeather[]): number | null {
  if (hours.some((hour) => hour.sunshineMinutes === null)) return null;
  return toHundredth(sumOf(hours, (hour) => hour.sunshineMinutes ?? 0) / MINUTES_PER_HOUR);
}

const WET: readonly SkyCondition[] = [
  ...(["drizzle", "light-rain", "rain", "heavy-rain", "showers", "sleet", "snow", "thunderstorm"] as const),
];
const RAIN: readonly SkyCondition[] = ["light-rain", "rain", "heavy-rain"];
const MURK: readonly SkyCondition[] = ["mist", "fog"];
/** Below this much cloud there is sun between the rain. */
const BROKEN_CLOUD_PCT = 75;

/**
 * Returns the sky condition of a day or some of its hours, displayed beside this much rain: thunder if
 * there is any; wet if a quarter of the hours are, or if rain is almost certain, but not beside 0.0 mm;
 * showers if most of the hours are dry under broken cloud; fog or mist if half of them are; otherwise by
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

/**
 * Whether the words beside the picture will mention rain, so that it must not show a dry sky. If no chance
 * is known, the forecast rain decides.
 */
function isSurelyWet(hours: readonly HourlyWeather[]): boolean {
  const chancePct = highestChanceOf(hours) ?? SURE_FROM_PCT;
  return chancePct >= SURE_FROM_PCT && sumOf(hours, ({ rainMm }) => rainMm) >= WET_FROM_MM;
}

/** Returns the most frequent condition; of equally frequent ones the heaviest, which is later in WET and MURK. */
function mostFrequent(conditions: readonly SkyCondition[]): SkyCondition {
  const count = (wanted: SkyCondition) => conditions.filter((condition) => condition === wanted).length;
  return [...WET, ...MURK].reduce((best, candidate) =>
    count(candidate) > 0 && count(candidate) >= count(best) ? candidate : best,
  );
}

/** The condition of a dry sky by its cloud cover, %. */
export function skyOfCloud(cloudPct: number): SkyCondition {
  if (cloudPct <= 12) return "clear";
  if (cloudPct <= 32) return "mostly-clear";
  if (cloudPct <= 65) return "partly-cloudy";
  return cloudPct <= 88 ? "cloudy" : "overcast";
}

const toHundredth = (value: number): number => Math.round(value * 100) / 100;
