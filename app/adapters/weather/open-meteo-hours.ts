import * as z from "zod";
import { apparentTemperatureC } from "#app/domain/weather/apparent-temperature";
import type { HoursByStart } from "#app/domain/weather/forecast-of-hours";
import type { HourlyWeather } from "#app/domain/weather/hourly";
import { conditionOfWmoCode } from "./wmo-conditions";

/**
 * Ten variables. One place counts as one call as long as it has at most ten variables and at most fourteen days,
 * including past ones.
 */
export const HOURLY_VARIABLES = [
  "temperature_2m",
  "apparent_temperature",
  "relative_humidity_2m",
  "cloud_cover",
  "precipitation",
  "precipitation_probability",
  "wind_speed_10m",
  "sunshine_duration",
  "weather_code",
  "wind_gusts_10m",
] as const;

const MS_PER_SECOND = 1_000;
const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3_600;

/** The part of an answer for one place. Units are checked if present, since 18 °F is not 18 °C. */
const placeSchema = z.lazy(() =>
  z.object({
    hourly_units: z
      .object({
        time: z.literal("unixtime"),
        temperature_2m: z.literal("°C"),
        wind_speed_10m: z.literal("km/h"),
        wind_gusts_10m: z.literal("km/h"),
        precipitation: z.literal("mm"),
        sunshine_duration: z.literal("s"),
      })
      .partial()
      .optional(),
    hourly: z.looseObject({ time: z.array(z.number()) }),
  }),
);
type Hourly = z.infer<typeof placeSchema>["hourly"];
type Variable = (typeof HOURLY_VARIABLES)[number];

/** Returns null if the value or its column is missing or not a number. */
function valueAt(hourly: Hourly, variable: Variable, index: number): number | null {
  const column = hourly[variable];
  const value: unknown = Array.isArray(column) ? column[index] : null;
  return typeof value === "number" ? value : null;
}

/**
 * Returns the hour that begins at this index. The chance of rain, the gust and the sunshine may be missing; if any
 * other value is missing, returns null. Temperature, humidity, cloud and wind are stored at the hour's start; sums,
 * the chance and the gust at its end. So is the weather code, because the service derives it from the rain of the same
 * index.
 */
function readHour(hourly: Hourly, begin: number): HourlyWeather | null {
  const end = begin + 1;
  if (hourly.time[end] !== (hourly.time[begin] ?? NaN) + SECONDS_PER_HOUR) return null;
  const temperatureC = valueAt(hourly, "temperature_2m", begin);
  const humidityPct = valueAt(hourly, "relative_humidity_2m", begin);
  const cloudPct = valueAt(hourly, "cloud_cover", begin);
  const windKmh = valueAt(hourly, "wind_speed_10m", begin);
  const rainMm = valueAt(hourly, "precipitation", end);
  const condition = conditionOfWmoCode(valueAt(hourly, "weather_code", end) ?? NaN);
  if (temperatureC === null || humidityPct === null || cloudPct === null) return null;
  if (windKmh === null || rainMm === null || condition === null) return null;
  const feelsLikeC = valueAt(hourly, "apparent_temperature", begin);
  const sunshineSeconds = valueAt(hourly, "sunshine_duration", end);
  return {
    temperatureC,
    feelsLikeC: feelsLikeC ?? apparentTemperatureC(temperatureC, humidityPct, windKmh),
    humidityPct,
    cloudPct,
    windKmh,
    gustKmh: valueAt(hourly, "wind_gusts_10m", end),
    condition,
    rainMm,
    precipitationPct: valueAt(hourly, "precipitation_probability", end),
    sunshineMinutes: sunshineSeconds === null ? null : sunshineSeconds / SECONDS_PER_MINUTE,
  };
}

/** Returns the complete hours of one place's answer, or null if the answer has another shape or other units. */
export function readHours(cell: unknown): HoursByStart | null {
  const parsed = placeSchema.safeParse(cell);
  if (!parsed.success) return null;
  const { hourly } = parsed.data;
  const hours = new Map<number, HourlyWeather>();
  hourly.time.forEach((startSeconds, begin) => {
    const hour = readHour(hourly, begin);
    if (hour !== null) hours.set(startSeconds * MS_PER_SECOND, hour);
  });
  return hours;
}
