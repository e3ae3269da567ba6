import { HOUR_MS, KMH_PER_METRE_PER_SECOND } from "#app/domain/units";
import * as z from "zod";
import { apparentTemperatureC } from "#app/domain/weather/apparent-temperature";
import type { HoursByStart } from "#app/domain/weather/forecast-of-hours";
import type { HourlyWeather } from "#app/domain/weather/hourly";
import { conditionOfSymbol } from "./met-norway-conditions";

const HOURS_OF_A_PERIOD = 6;
/**
 * The hour of a period (0 to 5) that is set to the period's highest temperature, and the one for the lowest. An hour
 * is set only if no hour of the period is as warm, or as cold, already.
 */
const TURN_OF_HIGHEST = 3;
const TURN_OF_LOWEST = 5;

const period = z.lazy(() =>
  z.object({
    summary: z.object({ symbol_code: z.string() }),
    details: z.object({
      precipitation_amount: z.number(),
      probability_of_precipitation: z.number().nullable().default(null),
      air_temperature_max: z.number().nullable().default(null),
      air_temperature_min: z.number().nullable().default(null),
    }),
  }),
);
const stepSchema = z.lazy(() =>
  z.object({
    time: z.iso.datetime({ offset: true }),
    data: z.object({
      instant: z.object({
        details: z.object({
          air_temperature: z.number(),
          relative_humidity: z.number(),
          cloud_area_fraction: z.number(),
          wind_speed: z.number(),
          wind_speed_of_gust: z.number().nullable().default(null),
        }),
      }),
      next_1_hours: period.optional(),
      next_6_hours: period.optional(),
    }),
  }),
);
type Period = z.infer<typeof period>;
type Instant = z.infer<typeof stepSchema>["data"]["instant"]["details"];

/** The least that an answer must have; anything else is malformed. Units are checked if present. */
export const locationforecastSchema = z.lazy(() =>
  z.object({
    geometry: z.object({ coordinates: z.tuple([z.number(), z.number()], z.number()) }),
    properties: z.object({
      meta: z.object({
        units: z
          .object({
            air_temperature: z.literal("celsius"),
            precipitation_amount: z.literal("mm"),
            wind_speed: z.literal("m/s"),
            wind_speed_of_gust: z.literal("m/s"),
            cloud_area_fraction: z.literal("%"),
          })
          .partial(),
      }),
      timeseries: z.array(z.unknown()),
    }),
  }),
);

export interface LocationHours {
  /** The hours that the service reports individually: about two and a half days. */
  readonly hours: HoursByStart;
  /** The same hours, and six more for each six-hour period after them. */
  readonly spreadHours: HoursByStart;
}

/** Reads the hours of one answer; skips incomplete steps. */
export function readLocationHours(answer: z.infer<typeof locationforecastSchema>): LocationHours {
  const steps = answer.properties.timeseries.flatMap((step) => stepSchema.safeParse(step).data ?? []);
  const hours = new Map<number, HourlyWeather>();
  const spreadHours = new Map<number, HourlyWeather>();
  const instants = new Map(steps.map((step) => [Date.parse(step.time), step.data.instant.details]));
  for (const { time, data } of steps) {
    const startMs = Date.parse(time);
    const { instant, next_1_hours: hour, next_6_hours: sixHours } = data;
    if (hour) {
      const known = hourOf(instant.details, hour);
      if (known) hours.set(startMs, known);
      if (known) spreadHours.set(startMs, known);
    } else if (sixHours) {
      const next = instants.get(startMs + HOURS_OF_A_PERIOD * HOUR_MS) ?? instant.details;
      const spread = spreadOf(instant.details, next, sixHours);
      spread.forEach((each, index) => spreadHours.set(startMs + index * HOUR_MS, each));
    }
  }
  return { hours, spreadHours };
}

/**
 * Makes one hour. The chance of rain is that of the period; it is null outside the Nordic area, where the service
 * reports none.
 */
function hourOf(at: Instant, { summary, details }: Period): HourlyWeather | null {
  const condition = conditionOfSymbol(summary.symbol_code);
  if (condition === null) return null;
  const windKmh = at.wind_speed * KMH_PER_METRE_PER_SECOND;
  return {
    temperatureC: at.air_temperature,
    feelsLikeC: apparentTemperatureC(at.air_temperature, at.relative_humidity, windKmh),
    humidityPct: at.relative_humidity,
    cloudPct: at.cloud_area_fraction,
    rainMm: details.precipitation_amount,
    precipitationPct: details.probability_of_precipitation,
    windKmh,
    gustKmh: at.wind_speed_of_gust === null ? null : at.wind_speed_of_gust * KMH_PER_METRE_PER_SECOND,
    sunshineMinutes: null,
    condition,
  };
}

/**
 * Makes the six hours between two instants: rain in equal parts, other values interpolated, and the period's highest
 * and lowest temperature.
 */
function spreadOf(from: Instant, to: Instant, six: Period): HourlyWeather[] {
  const { precipitation_amount, air_temperature_max: highest, air_temperature_min: lowest } = six.details;
  const between = (index: number): Instant => {
    const share = index / HOURS_OF_A_PERIOD;
    const line = (field: Exclude<keyof Instant, "wind_speed_of_gust">) =>
      from[field] + share * (to[field] - from[field]);
    return {
      air_temperature: line("air_temperature"),
      relative_humidity: line("relative_humidity"),
      cloud_area_fraction: line("cloud_area_fraction"),
      wind_speed: line("wind_speed"),
      wind_speed_of_gust: null,
    };
  };
  const instants = Array.from({ length: HOURS_OF_A_PERIOD }, (_, index) => between(index));
  reach(instants, TURN_OF_HIGHEST, highest, Math.max);
  reach(instants, TURN_OF_LOWEST, lowest, Math.min);
  const part = {
    ...six,
    details: { ...six.details, precipitation_amount: precipitation_amount / HOURS_OF_A_PERIOD },
  };
  return instants.flatMap((at) => hourOf(at, part) ?? []);
}

/** Puts a period's extreme temperature into the hour at `index`, unless one of the hours already reaches it. */
function reach(
  instants: Instant[],
  index: number,
  extreme: number | null,
  pick: (...values: number[]) => number,
): void {
  const at = instants[index];
  if (extreme === null || at === undefined) return;
  const reached = pick(...instants.map((instant) => instant.air_temperature));
  if (pick(reached, extreme) !== reached) instants[index] = { ...at, air_temperature: extreme };
}
