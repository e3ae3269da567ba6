import { toTenth, DAY_MS } from "#app/domain/units";
import { apparentTemperatureC } from "#app/domain/weather/apparent-temperature";
import type { HourlyWeather } from "#app/domain/weather/hourly";
import { sunTimes } from "#app/domain/weather/sun";
import { sampleCondition } from "./sample-condition";
import type { SampleDay, SampleSite } from "./sample-day";
import { bandsAt, onWaveMap } from "./sample-pattern";
import { startOfLondonHour } from "#app/domain/weather/day-of-hours";

const HOURS_A_DAY = 24;
const WARMEST_HOUR = 14.5;
/** A stronger wind stirs the air, and no fog forms. */
const FOG_WIND_KMH = 12;
const FOG_HUMIDITY_PCT = 80;

const clamp = (value: number, lowest: number, highest: number): number =>
  Math.min(highest, Math.max(lowest, value));

/** 24 hours from 00:00: the day's sums, spread as bands of cloud and rain cross the place. */
export function sampleHours(site: SampleSite, day: SampleDay, tomorrow: SampleDay): HourlyWeather[] {
  const { risesAt, setsAt } = sunTimes(site.point, day.date);
  const light = { rises: risesAt / 60, sets: setsAt / 60 };
  const map = onWaveMap(site.point);
  const midnight = startOfLondonHour(day.date, 0) / DAY_MS + site.daysAhead;
  const bands = Array.from({ length: HOURS_A_DAY }, (_, hour) => bandsAt(map, midnight + hour / HOURS_A_DAY));
  const rain = rainByHour(
    day,
    bands.map((band) => band.rain),
  );
  const fogLiftsAt = foggyUntil(site, day, light);
  const cloud = bands.map((band, hour) => cloudOf(day, band.cloud, rain[hour] ?? 0, hour < fogLiftsAt));
  const sunshine = sunshineByHour(day, cloud, light);
  return Array.from({ length: HOURS_A_DAY }, (_, hour) => {
    const warmth = warmthAt(hour, light);
    const isFoggy = hour < fogLiftsAt && (rain[hour] ?? 0) === 0;
    const temperatureC = toTenth(temperatureAt(day, tomorrow, hour, light) - (isFoggy ? 0.5 : 0));
    const cloudPct = cloud[hour] ?? 0;
    const rainMm = rain[hour] ?? 0;
    const humidityPct = Math.round(
      isFoggy ? 99 : clamp(day.humidityPct + 14 * (0.5 - warmth) + 8 * Math.min(1, rainMm), 35, 99),
    );
    const windKmh = toTenth(day.windKmh * (isFoggy ? 0.5 : 0.85 + 0.3 * warmth));
    return {
      temperatureC,
      feelsLikeC: toTenth(apparentTemperatureC(temperatureC, humidityPct, windKmh)),
      humidityPct,
      cloudPct,
      rainMm,
      precipitationPct: chanceOf(day, rainMm, bands[hour]?.rain ?? 0),
      windKmh,
      gustKmh: toTenth(windKmh * gustFactor(warmth, rainMm, isFoggy)),
      sunshineMinutes: sunshine[hour] ?? 0,
      condition: sampleCondition({ temperatureC, rainMm, cloudPct, maxC: day.maxC, isFoggy }),
    };
  });
}

/** Highest in warm hours and showers, lowest in fog. */
const gustFactor = (warmth: number, rainMm: number, isFoggy: boolean): number =>
  isFoggy ? 1.2 : 1.45 + 0.3 * warmth + 0.2 * Math.min(1, rainMm);

interface Light {
  readonly rises: number;
  readonly sets: number;
}

/** 0 about sunrise, 1 at the warmest hour. */
function warmthAt(hour: number, { rises, sets }: Light): number {
  const coldest = Math.min(rises, 8);
  if (hour < coldest) return 0.15 * (1 - hour / coldest);
  if (hour <= WARMEST_HOUR) {
    return (1 - Math.cos((Math.PI * (hour - coldest)) / (WARMEST_HOUR - coldest))) / 2;
  }
  const coolingHours = Math.max(11, sets - WARMEST_HOUR + 6);
  return (1 + Math.cos((Math.PI * (hour - WARMEST_HOUR)) / coolingHours)) / 2;
}

/** After its warmest hour, a day cools towards the next day's minimum. */
function temperatureAt(day: SampleDay, tomorrow: SampleDay, hour: number, light: Light): number {
  const lowest = hour <= WARMEST_HOUR ? day.minC : Math.min(day.maxC - 1, (day.minC + tomorrow.minC) / 2);
  return lowest + (day.maxC - lowest) * warmthAt(hour, light);
}

/** The most rain in the wettest hour. A shower takes few hours, a front many. */
function rainByHour({ rainMm, cloudPct }: SampleDay, wetness: readonly number[]): number[] {
  if (rainMm < 0.1) return wetness.map(() => 0);
  const wetHours = clamp(Math.round((1.5 + 2.6 * Math.sqrt(rainMm)) * (0.55 + cloudPct / 200)), 1, 18);
  const driest = [...wetness].sort((a, b) => b - a)[wetHours] ?? -Infinity;
  const weights = wetness.map((score) => (score > driest ? score - driest + 0.15 : 0));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const exact = weights.map((weight) => (weight / sum) * rainMm);
  // The rounding error of each hour is carried to the next, so that the hours add up to the day's sum.
  let carried = 0;
  return exact.map((amount) => {
    if (amount === 0) return 0;
    const shown = toTenth(amount + carried);
    carried += amount - shown;
    return shown;
  });
}

/** 0 if there is none. Fog forms in clear, calm nights, and the sun lifts it, later in autumn. */
function foggyUntil({ ground }: SampleSite, day: SampleDay, { rises }: Light): number {
  const isClearNight = day.cloudPct < 75 || day.windKmh < 8;
  const isStill = day.windKmh < FOG_WIND_KMH && day.humidityPct + 6 * (1 - day.season) >= FOG_HUMIDITY_PCT;
  if (!isStill || !isClearNight || day.season > 0.6 || ground.coastal > 0.5 || day.rainMm > 2) return 0;
  return rises + 1 + 2.2 * (1 - day.season) + (day.cloudPct > 60 ? 2.5 : 0);
}

function cloudOf(day: SampleDay, band: number, rainMm: number, isFoggy: boolean): number {
  if (isFoggy) return 100;
  const room = Math.min(day.cloudPct, 100 - day.cloudPct) + 8;
  const cover = day.cloudPct + 0.55 * room * band;
  return Math.round(clamp(rainMm > 0 ? Math.max(cover, 62) : cover, 0, 100));
}

/** In whole minutes: more for hours with less cloud. */
function sunshineByHour({ sunHours }: SampleDay, cloud: readonly number[], { rises, sets }: Light): number[] {
  const lit = cloud.map((_, hour) => clamp(Math.min(hour + 1, sets) - Math.max(hour, rises), 0, 1));
  const open = cloud.map((cover, hour) => (lit[hour] ?? 0) * (1 - cover / 100));
  const sum = open.reduce((total, share) => total + share, 0);
  const scale = sum > 0 ? sunHours / sum : 0;
  return open.map((share, hour) => Math.round(60 * Math.min(0.98 * (lit[hour] ?? 0), share * scale)));
}

function chanceOf({ chancePct, rainMm: dayMm }: SampleDay, rainMm: number, band: number): number {
  if (rainMm > 0) return Math.round(clamp(Math.max(50, chancePct) + 6 * band, 50, 100));
  return Math.round(clamp(chancePct * (dayMm > 0 ? 0.45 : 0.8) + 5 * band, 0, 49));
}
