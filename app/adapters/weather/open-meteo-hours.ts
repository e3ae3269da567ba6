import * as z from "zod";
import type { HoursByStart } from "#app/domain/weather/forecast-of-hours";
import type { HourlyWeather } from "#app/domain/weather/hourly";
import { conditionOfWmoCode } from "./wmo-conditions";

/** Nine of them: a place with at most ten variables for at most seven days counts as one call. */
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
] as const;

const MS_PER_SECOND = 1_000;
const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3_600;

const column = z.lazy(() => z.array(z.number().nullable()));

/** One place's part of an answer. Units are checked where they are given: 18 °F is no cold day. */
const placeSchema = z.lazy(() =>
  z.object({
    hourly_units: z
      .object({
        time: z.literal("unixtime"),
        temperature_2m: z.literal("°C"),
        wind_speed_10m: z.literal("km/h"),
        precipitation: z.literal("mm"),
        sunshine_duration: z.literal("s"),
      })
      .partial()
      .optional(),
    hourly: z.object({
      time: z.array(z.number()),
      temperature_2m: column,
      apparent_temperature: column,
      relative_humidity_2m: column,
      cloud_cover: column,
      precipitation: column,
      precipitation_probability: column,
      wind_speed_10m: column,
      sunshine_duration: column.optional(),
      weather_code: column,
    }),
  }),
);
type Hourly = z.infer<typeof placeSchema>["hourly"];

/**
 * The hour that begins at that index; null where a value of it is missing, other than the chance of rain and the
 * sunshine. Temperature, humidity, cloud and wind are those of its beginning. Sums, the chance and the weather code
 * have the time of the hour's end: the service derives a code from the rain of the same index.
 */
function readHour(hourly: Hourly, turn: number): HourlyWeather | null {
  const end = turn + 1;
  if (hourly.time[end] !== (hourly.time[turn] ?? NaN) + SECONDS_PER_HOUR) return null;
  const temperatureC = hourly.temperature_2m[turn] ?? null;
  const feelsLikeC = hourly.apparent_temperature[turn] ?? null;
  const humidityPct = hourly.relative_humidity_2m[turn] ?? null;
  const cloudPct = hourly.cloud_cover[turn] ?? null;
  const windKmh = hourly.wind_speed_10m[turn] ?? null;
  const condition = conditionOfWmoCode(hourly.weather_code[end] ?? NaN);
  const rainMm = hourly.precipitation[end] ?? null;
  const precipitationPct = hourly.precipitation_probability[end] ?? null;
  const sunshineSeconds = hourly.sunshine_duration?.[end] ?? null;
  if (temperatureC === null || feelsLikeC === null || humidityPct === null || cloudPct === null) return null;
  if (windKmh === null || condition === null || rainMm === null || precipitationPct === null) return null;
  const sunshineMinutes = sunshineSeconds === null ? null : sunshineSeconds / SECONDS_PER_MINUTE;
  return {
    temperatureC,
    feelsLikeC,
    humidityPct,
    cloudPct,
    windKmh,
    condition,
    rainMm,
    precipitationPct,
    sunshineMinutes,
  };
}

/** The whole hours of one place's answer; null where it has another shape or other units. */
export function readHours(cell: unknown): HoursByStart | null {
  const parsed = placeSchema.safeParse(cell);
  if (!parsed.success) return null;
  const { hourly } = parsed.data;
  const hours = new Map<number, HourlyWeather>();
  hourly.time.forEach((startSeconds, turn) => {
    const hour = readHour(hourly, turn);
    if (hour !== null) hours.set(startSeconds * MS_PER_SECOND, hour);
  });
  return hours;
}
