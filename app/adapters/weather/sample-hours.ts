import type { LondonDate } from "#app/domain/calendar/clock";
import type { Point } from "#app/domain/geo/geo";
import { toOutlineMap } from "#app/domain/geo/national-grid";
import { DAY_MS, toTenth } from "#app/domain/units";
import { skyOfCloud, startOfLondonHour } from "#app/domain/weather/day-of-hours";
import type { SkyCondition } from "#app/domain/weather/forecast";
import type { HourlyWeather } from "#app/domain/weather/hourly";
import { normalsOn, type PlaceClimate } from "#app/domain/weather/place-climate";
import { sunTimes } from "#app/domain/weather/sun";

const HOURS_A_DAY = 24;
const WARMEST_HOUR = 14.5;
const CALM_KMH = 9;
const TURN = 2 * Math.PI;
const GOLDEN = 0.618034;
/** From half the country to a few valleys. No short common multiple, so that the weather does not repeat. */
const WAVES = [
  { km: 1900, days: 7.31 },
  { km: 940, days: 4.13 },
  { km: 430, days: 2.29 },
  { km: 190, days: 1.37 },
  { km: 85, days: 0.71 },
];

export interface SampleSite {
  readonly point: Point;
  readonly climate: PlaceClimate;
  /** Before the calendar. */
  readonly daysAhead: number;
}

export type SampleHour = Omit<HourlyWeather, "feelsLikeC">;

const clamp = (value: number, lowest: number, highest: number): number =>
  Math.min(highest, Math.max(lowest, value));

/** Standard scores over places (in kilometres) and days since 1970, with fractions. */
function waveField(salt: number) {
  const waves = WAVES.map(({ km, days }, index) => {
    const turns = (salt * WAVES.length + index) * GOLDEN;
    return {
      perKmEast: Math.cos(turns * TURN) / km,
      perKmSouth: Math.sin(turns * TURN) / km,
      perDay: 1 / (days * (1 + salt / 10)),
      turns,
    };
  });
  return ({ x, y }: { x: number; y: number }, days: number): number => {
    let sum = 0;
    for (const { perKmEast, perKmSouth, perDay, turns } of waves) {
      sum += Math.sin(TURN * (x * perKmEast + y * perKmSouth - days * perDay + turns));
    }
    return sum / Math.sqrt(WAVES.length / 2);
  };
}

const rainField = waveField(1);
const cloudField = waveField(2);
const windField = waveField(3);
const warmthField = waveField(4);

/** Of a normal distribution (a logistic fit, exact to 0.001). */
const shareBelow = (score: number): number => 1 / (1 + Math.exp(-1.5976 * score - 0.07056 * score ** 3));

/** −1 in the middle of winter, 1 in the middle of summer: a month after the solstices. */
export function seasonOf(date: LondonDate): number {
  const month = Number(date.slice(5, 7)) + Number(date.slice(8)) / 31;
  return -Math.cos((TURN * (month - 1.7)) / 12);
}

/** 24 hours from 00:00. The same day and place always have the same weather; its long-term means are the normals. */
export function sampleHours({ point, climate, daysAhead }: SampleSite, date: LondonDate): SampleHour[] {
  const at = toOutlineMap(point);
  const season = seasonOf(date);
  const normals = normalsOn(climate, date);
  const { risesAt, setsAt } = sunTimes(point, date);
  const usualSun = clamp(normals.sunshineHours / ((setsAt - risesAt) / 60), 0.05, 0.8);
  const midnight = startOfLondonHour(date, 0) / DAY_MS + daysAhead;
  return Array.from({ length: HOURS_A_DAY }, (_, hour) => {
    const days = midnight + hour / HOURS_A_DAY;
    const wetness = rainField(at, days);
    const { rainMm, precipitationPct } = rainOf(shareBelow(wetness), normals.rainMm);
    const brightness = shareBelow(0.8 * cloudField(at, days) - 0.6 * wetness);
    const sun = Math.min(brightness ** (1 / usualSun - 1), rainMm > 0 ? 0.3 : 1);
    const warmth = (1 + Math.cos((TURN * (hour - WARMEST_HOUR)) / HOURS_A_DAY)) / 2;
    const usualC = normals.minC + (normals.maxC - normals.minC) * warmth;
    const temperatureC = toTenth(usualC + 3 * warmthField(at, days / 4));
    const windKmh = toTenth((14 - 3 * season) * Math.exp(0.45 * windField(at, days)) * (0.9 + 0.2 * warmth));
    const isFoggy = windKmh < CALM_KMH && rainMm === 0 && hour < 10 && season < 0.6 && sun < 0.2;
    const cloudPct = isFoggy ? 100 : Math.round(100 * (1 - sun));
    const litMinutes = clamp(Math.min(60 * hour + 60, setsAt) - Math.max(60 * hour, risesAt), 0, 60);
    return {
      temperatureC,
      humidityPct: isFoggy ? 99 : Math.round(clamp(84 - 5 * season - 22 * warmth + 0.12 * cloudPct, 35, 98)),
      cloudPct,
      rainMm,
      precipitationPct,
      windKmh,
      gustKmh: toTenth(windKmh * (1.45 + 0.3 * warmth)),
      sunshineMinutes: Math.round(cloudPct === 100 ? 0 : litMinutes * sun),
      condition: isFoggy ? "fog" : skyOf(temperatureC, rainMm, cloudPct),
    };
  });
}

/** Wetter climates have more wet hours, and more rain in each. `wet` is the share of hours that are drier. */
function rainOf(wet: number, normalMm: number): Pick<HourlyWeather, "rainMm" | "precipitationPct"> {
  const wetShare = clamp(0.06 + 0.035 * normalMm, 0.1, 0.4);
  const dryShare = 1 - wetShare;
  if (wet <= dryShare) return { rainMm: 0, precipitationPct: Math.round(49 * (wet / dryShare) ** 6) };
  const rank = Math.min(0.999, (wet - dryShare) / wetShare);
  return {
    rainMm: toTenth((-Math.log(1 - rank) * normalMm) / (HOURS_A_DAY * wetShare)),
    precipitationPct: Math.round(50 + 50 * rank),
  };
}

function skyOf(temperatureC: number, rainMm: number, cloudPct: number): SkyCondition {
  if (rainMm === 0) return skyOfCloud(cloudPct);
  if (temperatureC < 2.5) return temperatureC < 1 ? "snow" : "sleet";
  if (temperatureC >= 18 && rainMm >= 2) return "thunderstorm";
  if (cloudPct < 80) return "showers";
  if (rainMm >= 1.2) return rainMm >= 4 ? "heavy-rain" : "rain";
  return rainMm >= 0.3 ? "light-rain" : "drizzle";
}
