import { apparentTemperatureC } from "./apparent-temperature";
import type { CurrentWeather, DailyForecast, SkyCondition } from "./forecast";
import type { HourlyWeather } from "./hourly";

interface Quantity {
  readonly range: readonly [lowest: number, highest: number];
  /** How far outside the range a value is still a rounding, and becomes the nearest in it; by default 0. */
  readonly slack?: readonly [below: number, above: number];
}

/**
 * Wider than the British records (−27.2 °C, 40.3 °C, 341 mm of rain in a day, a gust of 278 km/h). The slack
 * is for what services really send: 101 % in saturated air, and overshoots of interpolations.
 */
const QUANTITIES = {
  temperatureC: { range: [-35, 48] },
  feelsLikeC: { range: [-60, 65] },
  humidityPct: { range: [0, 100], slack: [0.5, 10] },
  cloudPct: { range: [0, 100], slack: [1, 5] },
  rainMm: { range: [0, 200], slack: [0.5, 0] },
  rainMmADay: { range: [0, 500], slack: [0.5, 0] },
  // −1 is the mark of some services for "not known".
  precipitationPct: { range: [0, 100], slack: [0, 50] },
  windKmh: { range: [0, 250], slack: [0.5, 0] },
  gustKmh: { range: [0, 300] },
  sunshineMinutes: { range: [0, 60], slack: [1, 1] },
  sunshineHours: { range: [0, 24], slack: [0.1, 0.1] },
  seaC: { range: [-3, 30] },
  waveMetres: { range: [0, 20], slack: [0.1, 0] },
} as const satisfies Readonly<Record<string, Quantity>>;

/** Null if it is missing, no number, or a mark such as −3276.8 or 9999. */
export function plausible(quantity: keyof typeof QUANTITIES, value: unknown): number | null {
  const { range, slack = [0, 0] }: Quantity = QUANTITIES[quantity];
  const [lowest, highest] = range;
  if (typeof value !== "number" || !(value >= lowest - slack[0] && value <= highest + slack[1])) return null;
  return Math.min(highest, Math.max(lowest, value));
}

type Raw<T, Known extends keyof T> = { readonly [Field in Exclude<keyof T, Known>]?: unknown } & Pick<
  T,
  Known
>;

/** In our units. Any value may be missing or absurd. */
export type RawHour = Raw<HourlyWeather, never> & { readonly condition: SkyCondition | null };
export type RawDay = Raw<DailyForecast, "date" | "condition">;
/** Humidity and wind are for what it feels like, if the service does not say that. */
export type RawNow = Raw<CurrentWeather, "condition" | "isDay"> & {
  readonly humidityPct?: unknown;
  readonly windKmh?: unknown;
};

/** To another unit, if it is a number. */
export const times = (value: unknown, factor: number): number | null =>
  typeof value === "number" ? value * factor : null;

function feltC(raw: unknown, temperatureC: number, humidityPct: number, windKmh: number): number {
  return plausible("feelsLikeC", raw) ?? apparentTemperatureC(temperatureC, humidityPct, windKmh);
}

/** The chance of rain, the gust and the sunshine may be unknown; any other value may not. */
export function soundHour(raw: RawHour): HourlyWeather | null {
  const temperatureC = plausible("temperatureC", raw.temperatureC);
  const humidityPct = plausible("humidityPct", raw.humidityPct);
  const cloudPct = plausible("cloudPct", raw.cloudPct);
  const rainMm = plausible("rainMm", raw.rainMm);
  const windKmh = plausible("windKmh", raw.windKmh);
  const { condition } = raw;
  if (temperatureC === null || humidityPct === null || cloudPct === null) return null;
  if (rainMm === null || windKmh === null || condition === null) return null;
  return withoutWeakGust({
    temperatureC,
    feelsLikeC: feltC(raw.feelsLikeC, temperatureC, humidityPct, windKmh),
    humidityPct,
    cloudPct,
    rainMm,
    precipitationPct: plausible("precipitationPct", raw.precipitationPct),
    windKmh,
    gustKmh: plausible("gustKmh", raw.gustKmh),
    sunshineMinutes: plausible("sunshineMinutes", raw.sunshineMinutes),
    condition,
  });
}

const withoutWeakGust = (hour: HourlyWeather): HourlyWeather =>
  hour.gustKmh !== null && hour.gustKmh < hour.windKmh ? { ...hour, gustKmh: null } : hour;

/** Null if a value is missing that a day must have. */
export function soundDay(raw: RawDay): DailyForecast | null {
  const temperatureMaxC = plausible("temperatureC", raw.temperatureMaxC);
  const temperatureMinC = plausible("temperatureC", raw.temperatureMinC);
  const humidityPct = plausible("humidityPct", raw.humidityPct);
  const cloudPct = plausible("cloudPct", raw.cloudPct);
  const rainMm = plausible("rainMmADay", raw.rainMm);
  const windKmh = plausible("windKmh", raw.windKmh);
  if (temperatureMaxC === null || temperatureMinC === null || temperatureMinC > temperatureMaxC) return null;
  if (humidityPct === null || cloudPct === null || rainMm === null || windKmh === null) return null;
  const daylightMaxC = plausible("temperatureC", raw.daylightMaxC) ?? temperatureMaxC;
  return {
    date: raw.date,
    temperatureMaxC,
    temperatureMinC,
    daylightMaxC,
    feelsLikeC: feltC(raw.feelsLikeC, daylightMaxC, humidityPct, windKmh),
    humidityPct,
    cloudPct,
    rainMm,
    precipitationPct: plausible("precipitationPct", raw.precipitationPct),
    windKmh,
    sunshineHours: plausible("sunshineHours", raw.sunshineHours),
    condition: raw.condition,
  };
}

/** Null without a temperature, or without what it feels like. */
export function soundNow(raw: RawNow): CurrentWeather | null {
  const temperatureC = plausible("temperatureC", raw.temperatureC);
  const humidityPct = plausible("humidityPct", raw.humidityPct);
  const windKmh = plausible("windKmh", raw.windKmh);
  const feelsLikeC = plausible("feelsLikeC", raw.feelsLikeC);
  if (temperatureC === null) return null;
  const { condition, isDay } = raw;
  if (feelsLikeC !== null) return { temperatureC, feelsLikeC, condition, isDay };
  if (humidityPct === null || windKmh === null) return null;
  return { temperatureC, feelsLikeC: feltC(null, temperatureC, humidityPct, windKmh), condition, isDay };
}
