import * as z from "zod";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { KMH_PER_METRE_PER_SECOND } from "#app/domain/units";
import type { CurrentWeather, DailyForecast } from "#app/domain/weather/forecast";
import type { HoursByStart } from "#app/domain/weather/forecast-of-hours";
import type { HourlyWeather } from "#app/domain/weather/hourly";
import { conditionOfOpenWeatherId } from "./openweather-conditions";

const PCT_OF_ONE = 100;
const MS_PER_SECOND = 1_000;

/** Returns the chance of rain in per cent, or null if the answer has none. */
const chanceOf = (pop: number | null): number | null => (pop === null ? null : Math.round(pop * PCT_OF_ONE));

/** The first condition in the list is the main one. */
const sky = z.lazy(() => {
  const condition = z.object({ id: z.number(), icon: z.string() });
  return z.tuple([condition], condition).transform(([{ id, icon }], context) => {
    const condition = conditionOfOpenWeatherId(id);
    if (condition !== null) return { condition, isDay: icon.endsWith("d") };
    context.addIssue({ code: "custom", message: "unknown condition id" });
    return z.NEVER;
  });
});

const currentSchema = z.lazy(() =>
  z
    .object({ temp: z.number(), feels_like: z.number(), weather: sky })
    .transform(({ temp, feels_like, weather }): CurrentWeather => ({
      temperatureC: temp,
      feelsLikeC: feels_like,
      ...weather,
    })),
);

const fall = z.lazy(() => z.object({ "1h": z.number() }).optional());

/** An hour in our form, keyed by its first instant. This provider does not report sunshine. */
const hourSchema = z.lazy(() =>
  z
    .object({
      dt: z.number(),
      temp: z.number(),
      feels_like: z.number(),
      humidity: z.number(),
      clouds: z.number(),
      wind_speed: z.number(),
      wind_gust: z.number().nullable().default(null),
      pop: z.number().nullable().default(null),
      rain: fall,
      snow: fall,
      weather: sky,
    })
    .transform((hour): [startMs: number, hour: HourlyWeather] => [
      hour.dt * MS_PER_SECOND,
      {
        temperatureC: hour.temp,
        feelsLikeC: hour.feels_like,
        humidityPct: hour.humidity,
        cloudPct: hour.clouds,
        rainMm: (hour.rain?.["1h"] ?? 0) + (hour.snow?.["1h"] ?? 0),
        precipitationPct: chanceOf(hour.pop),
        windKmh: hour.wind_speed * KMH_PER_METRE_PER_SECOND,
        gustKmh: hour.wind_gust === null ? null : hour.wind_gust * KMH_PER_METRE_PER_SECOND,
        sunshineMinutes: null,
        condition: hour.weather.condition,
      },
    ]),
);

/**
 * A day in our form, for days without hours. This provider does not report sunshine. Its daily wind is the speed at
 * one moment, and is used as the mean. Rain and snow are both millimetres of water; a missing one means none.
 */
const daySchema = z.lazy(() =>
  z
    .object({
      dt: z.number(),
      temp: z.object({ min: z.number(), max: z.number() }),
      feels_like: z.object({ day: z.number() }),
      humidity: z.number(),
      clouds: z.number(),
      wind_speed: z.number(),
      pop: z.number().nullable().default(null),
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
      precipitationPct: chanceOf(day.pop),
      windKmh: day.wind_speed * KMH_PER_METRE_PER_SECOND,
      sunshineHours: null,
      condition: day.weather.condition,
    })),
);

/** The fields that an answer must have; without them it is malformed. */
export const oneCallSchema = z.lazy(() =>
  z.object({
    lat: z.number(),
    lon: z.number(),
    current: z.unknown(),
    hourly: z.array(z.unknown()).default([]),
    daily: z.array(z.unknown()).default([]),
  }),
);

export interface OneCallWeather {
  /** Missing if incomplete. */
  readonly current?: CurrentWeather;
  /** About two days of hours. */
  readonly hours: HoursByStart;
  readonly wholeDays: readonly DailyForecast[];
}

/** Returns the complete current weather, hours and days, in metric units. */
export function readOneCall(answer: z.infer<typeof oneCallSchema>): OneCallWeather {
  return {
    current: currentSchema.safeParse(answer.current).data,
    hours: new Map(answer.hourly.flatMap((hour) => wholeOnes(hourSchema.safeParse(hour)))),
    wholeDays: answer.daily.flatMap((day) => wholeOnes(daySchema.safeParse(day))),
  };
}

const wholeOnes = <T>(parsed: z.ZodSafeParseResult<T>): T[] => (parsed.success ? [parsed.data] : []);
