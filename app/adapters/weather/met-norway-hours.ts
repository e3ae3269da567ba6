import { HOUR_MS, KMH_PER_METRE_PER_SECOND } from "#app/domain/units";
import * as z from "zod";
import { plausible, times, type RawHour } from "#app/domain/weather/plausible";
import { conditionOfSymbol } from "./met-norway-conditions";

const HOURS_OF_A_PERIOD = 6;
/** The hour of a period (0 to 5) for its highest or lowest temperature, if no hour reaches it already. */
const TURN_OF_HIGHEST = 3;
const TURN_OF_LOWEST = 5;

const periodSchema = z.lazy(() =>
  z.object({ summary: z.object({ symbol_code: z.string() }), details: z.looseObject({}).catch({}) }),
);
/** An incomplete period costs itself, and no other of its step. */
const stepSchema = z.lazy(() =>
  z.object({
    time: z.iso.datetime({ offset: true }),
    data: z.object({
      instant: z.object({ details: z.looseObject({}) }),
      next_1_hours: periodSchema.optional().catch(undefined),
      next_6_hours: periodSchema.optional().catch(undefined),
    }),
  }),
);
type Period = z.infer<typeof periodSchema>;

interface Instant {
  readonly temperatureC: number | null;
  readonly humidityPct: number | null;
  readonly cloudPct: number | null;
  readonly windKmh: number | null;
}

/** Anything less is malformed. Units are checked if present. */
export const locationforecastSchema = z.lazy(() =>
  z.object({
    geometry: z.object({ coordinates: z.tuple([z.number(), z.number()], z.unknown()) }),
    properties: z.object({
      meta: z.object({
        units: z
          .looseObject({
            air_temperature: z.literal("celsius"),
            precipitation_amount: z.literal("mm"),
            wind_speed: z.literal("m/s"),
            cloud_area_fraction: z.literal("%"),
          })
          .partial(),
      }),
      timeseries: z.array(z.unknown()),
    }),
  }),
);

export function readLocationHours({
  properties: { meta, timeseries },
}: z.infer<typeof locationforecastSchema>) {
  const hasGusts = (meta.units["wind_speed_of_gust"] ?? "m/s") === "m/s";
  const steps = timeseries.flatMap((step) => {
    const { data } = stepSchema.safeParse(step);
    return data ? [{ ...data.data, startMs: Date.parse(data.time) }] : [];
  });
  const hours = new Map<number, RawHour>();
  const spreadHours = new Map<number, RawHour>();
  const instants = new Map(steps.map(({ startMs, instant }) => [startMs, instantOf(instant.details)]));
  for (const { startMs, instant, next_1_hours: hour, next_6_hours: sixHours } of steps) {
    const at = instants.get(startMs) as Instant;
    if (hour) {
      const gust = hasGusts ? instant.details["wind_speed_of_gust"] : null;
      const withGust = { ...hourOf(at, hour), gustKmh: times(gust, KMH_PER_METRE_PER_SECOND) };
      hours.set(startMs, withGust);
      spreadHours.set(startMs, withGust);
    } else if (sixHours) {
      const next = instants.get(startMs + HOURS_OF_A_PERIOD * HOUR_MS) ?? at;
      const spread = spreadOf(at, next, sixHours);
      spread.forEach((each, index) => spreadHours.set(startMs + index * HOUR_MS, each));
    }
  }
  return { hours, spreadHours };
}

const instantOf = (details: Readonly<Record<string, unknown>>): Instant => ({
  temperatureC: plausible("temperatureC", details["air_temperature"]),
  humidityPct: plausible("humidityPct", details["relative_humidity"]),
  cloudPct: plausible("cloudPct", details["cloud_area_fraction"]),
  windKmh: plausible("windKmh", times(details["wind_speed"], KMH_PER_METRE_PER_SECOND)),
});

/** The chance of rain is missing outside the Nordic area. The service has no sunshine. */
const hourOf = (at: Instant, { summary, details }: Period): RawHour => ({
  ...at,
  rainMm: details["precipitation_amount"],
  precipitationPct: details["probability_of_precipitation"],
  condition: conditionOfSymbol(summary.symbol_code),
});

/** Rain in equal parts, other values interpolated. */
function spreadOf(from: Instant, to: Instant, period: Period): RawHour[] {
  const { details } = period;
  const between = (index: number): Instant => {
    const share = index / HOURS_OF_A_PERIOD;
    const line = (field: keyof Instant) => {
      const start = from[field];
      return start === null ? null : start + share * ((to[field] ?? start) - start);
    };
    return {
      temperatureC: line("temperatureC"),
      humidityPct: line("humidityPct"),
      cloudPct: line("cloudPct"),
      windKmh: line("windKmh"),
    };
  };
  const instants = Array.from({ length: HOURS_OF_A_PERIOD }, (_, index) => between(index));
  reach(instants, TURN_OF_HIGHEST, plausible("temperatureC", details["air_temperature_max"]), Math.max);
  reach(instants, TURN_OF_LOWEST, plausible("temperatureC", details["air_temperature_min"]), Math.min);
  const rainMm = times(details["precipitation_amount"], 1 / HOURS_OF_A_PERIOD);
  return instants.map((at) => ({ ...hourOf(at, period), rainMm }));
}

/** Unless one of the hours already reaches it. */
function reach(
  instants: Instant[],
  index: number,
  extreme: number | null,
  pick: (...values: number[]) => number,
): void {
  const at = instants[index];
  const reached = instants.flatMap(({ temperatureC }) => temperatureC ?? []);
  if (extreme === null || at === undefined || reached.length === 0) return;
  if (pick(...reached, extreme) !== pick(...reached)) instants[index] = { ...at, temperatureC: extreme };
}
