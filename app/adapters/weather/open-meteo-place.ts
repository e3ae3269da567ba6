import * as z from "zod";
import type { CurrentWeather, DailyForecast, LondonDate } from "#app/domain/weather/forecast";
import { conditionOfWmoCode } from "./wmo-conditions";

/**
 * Daily means of wind, cloud and humidity are variables of their own in this service (means of the day's
 * 24 hours in London), so that no hourly values need to be asked for.
 */
export const DAILY_VARIABLES = [
  "temperature_2m_max",
  "temperature_2m_min",
  "apparent_temperature_max",
  "relative_humidity_2m_mean",
  "cloud_cover_mean",
  "precipitation_sum",
  "precipitation_probability_max",
  "wind_speed_10m_mean",
  "sunshine_duration",
  "weather_code",
] as const;

export const CURRENT_VARIABLES = [
  "temperature_2m",
  "apparent_temperature",
  "weather_code",
  "is_day",
] as const;

const SECONDS_PER_HOUR = 3_600;

const column = z.array(z.number().nullable());

/** One place's part of an answer. Units are checked where they are given: 18 °F is no cold day. */
const placeSchema = z.object({
  daily_units: z
    .object({
      temperature_2m_max: z.literal("°C"),
      wind_speed_10m_mean: z.literal("km/h"),
      precipitation_sum: z.literal("mm"),
      sunshine_duration: z.literal("s"),
    })
    .partial()
    .optional(),
  current: z.object({
    temperature_2m: z.number(),
    apparent_temperature: z.number(),
    weather_code: z.number(),
    is_day: z.number(),
  }),
  daily: z.object({
    time: z.array(z.string()),
    temperature_2m_max: column,
    temperature_2m_min: column,
    apparent_temperature_max: column,
    relative_humidity_2m_mean: column,
    cloud_cover_mean: column,
    precipitation_sum: column,
    precipitation_probability_max: column,
    wind_speed_10m_mean: column,
    sunshine_duration: column.optional(),
    weather_code: column,
  }),
});
type Place = z.infer<typeof placeSchema>;

const condition = z.number().transform((code, context) => {
  const known = conditionOfWmoCode(code);
  if (known !== null) return known;
  context.addIssue({ code: "custom", message: "unknown weather code" });
  return z.NEVER;
});

/** The day's numbers under our names: all there, except the sunshine, which not every model tells. */
const daySchema = z.object({
  temperatureMaxC: z.number(),
  temperatureMinC: z.number(),
  feelsLikeC: z.number(),
  humidityPct: z.number(),
  cloudPct: z.number(),
  rainMm: z.number(),
  precipitationPct: z.number(),
  windKmh: z.number(),
  sunshineHours: z.number().nullable(),
  condition,
});

function readDay(daily: Place["daily"], date: LondonDate): DailyForecast | null {
  const index = daily.time.indexOf(date);
  const sunshineSeconds = daily.sunshine_duration?.[index] ?? null;
  const day = daySchema.safeParse({
    temperatureMaxC: daily.temperature_2m_max[index],
    temperatureMinC: daily.temperature_2m_min[index],
    feelsLikeC: daily.apparent_temperature_max[index],
    humidityPct: daily.relative_humidity_2m_mean[index],
    cloudPct: daily.cloud_cover_mean[index],
    rainMm: daily.precipitation_sum[index],
    precipitationPct: daily.precipitation_probability_max[index],
    windKmh: daily.wind_speed_10m_mean[index],
    sunshineHours: sunshineSeconds === null ? null : sunshineSeconds / SECONDS_PER_HOUR,
    condition: daily.weather_code[index],
  });
  return day.success ? { date, ...day.data, daylightMaxC: day.data.temperatureMaxC } : null;
}

/** One place's current weather, null without it, and those of the days asked for that are whole. */
export function readPlace(
  cell: unknown,
  dates: readonly LondonDate[],
): { readonly current: CurrentWeather; readonly days: readonly DailyForecast[] } | null {
  const parsed = placeSchema.safeParse(cell);
  if (!parsed.success) return null;
  const { current, daily } = parsed.data;
  const sky = conditionOfWmoCode(current.weather_code);
  const days = dates.map((date) => readDay(daily, date)).filter((day) => day !== null);
  if (sky === null) return null;
  return {
    current: {
      temperatureC: current.temperature_2m,
      feelsLikeC: current.apparent_temperature,
      condition: sky,
      isDay: current.is_day === 1,
    },
    days,
  };
}
