import * as z from "zod";
import { londonDateOf } from "#app/domain/calendar/travel-date";
import type { CurrentWeather, DailyForecast, LondonDate } from "#app/domain/weather/forecast";
import { conditionOfOpenWeatherId } from "./openweather-conditions";

const PCT_OF_ONE = 100;
const MS_PER_SECOND = 1_000;
const KMH_PER_METRE_PER_SECOND = 3.6;

const conditionSchema = z.object({ id: z.number(), icon: z.string() });

/** The first condition of the list is the prevailing one. */
const sky = z.tuple([conditionSchema], conditionSchema).transform(([{ id, icon }], context) => {
  const condition = conditionOfOpenWeatherId(id);
  if (condition !== null) return { condition, isDay: icon.endsWith("d") };
  context.addIssue({ code: "custom", message: "unknown condition id" });
  return z.NEVER;
});

const currentSchema = z
  .object({ temp: z.number(), feels_like: z.number(), weather: sky })
  .transform(({ temp, feels_like, weather }): CurrentWeather => ({
    temperatureC: temp,
    feelsLikeC: feels_like,
    ...weather,
  }));

/**
 * A day as we keep it. Sunshine hours are unknown to this provider. Its daily wind is the speed at one
 * moment of the day, the nearest thing to a mean that it gives. Rain and snow are both millimetres of
 * water and absent where there is none.
 */
const daySchema = z
  .object({
    dt: z.number(),
    temp: z.object({ min: z.number(), max: z.number() }),
    feels_like: z.object({ day: z.number() }),
    humidity: z.number(),
    clouds: z.number(),
    wind_speed: z.number(),
    pop: z.number(),
    rain: z.number().default(0),
    snow: z.number().default(0),
    weather: sky,
  })
  .transform((day): DailyForecast => ({
    date: londonDateOf(day.dt * MS_PER_SECOND),
    temperatureMaxC: day.temp.max,
    temperatureMinC: day.temp.min,
    daylightMaxC: day.temp.max,
    feelsLikeC: day.feels_like.day,
    humidityPct: day.humidity,
    cloudPct: day.clouds,
    rainMm: day.rain + day.snow,
    precipitationPct: Math.round(day.pop * PCT_OF_ONE),
    windKmh: day.wind_speed * KMH_PER_METRE_PER_SECOND,
    sunshineHours: null,
    condition: day.weather.condition,
  }));

/** What makes an answer one of this service at all: anything else is malformed. */
export const oneCallSchema = z.object({
  lat: z.number(),
  lon: z.number(),
  current: z.unknown(),
  daily: z.array(z.unknown()),
});

/** The current weather, null without it, and those of the days asked for that are whole; metric units. */
export function readOneCall(
  answer: z.infer<typeof oneCallSchema>,
  dates: readonly LondonDate[],
): { readonly current: CurrentWeather; readonly days: readonly DailyForecast[] } | null {
  const current = currentSchema.safeParse(answer.current);
  if (!current.success) return null;
  const known = answer.daily
    .map((day) => daySchema.safeParse(day))
    .flatMap((day) => (day.success ? [day.data] : []));
  const days = dates.flatMap((date) => known.find((day) => day.date === date) ?? []);
  return { current: current.data, days };
}
