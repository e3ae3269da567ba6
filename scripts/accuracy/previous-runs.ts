import * as z from "zod";
import { type HttpOptions, createFetchJson, endpointUrl } from "#app/adapters/http/fetch-json";
import type { TakeTurn } from "#app/adapters/http/pace";
import { isInOrder } from "#app/adapters/weather/open-meteo-order";
import { DAYS_AHEAD_KEPT } from "#app/domain/accuracy/record-rules";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { Point } from "#app/domain/geo/geo";
import { apparentTemperatureC } from "#app/domain/weather/apparent-temperature";
import type { HoursByStart } from "#app/domain/weather/forecast-of-hours";

/**
 * The values that the score needs. The archive has no chance of rain, and its documentation names no sunshine, so
 * both stay unknown.
 */
const VALUES = [
  "temperature_2m",
  "relative_humidity_2m",
  "cloud_cover",
  "precipitation",
  "wind_speed_10m",
] as const;
type Value = (typeof VALUES)[number];

/** 0 means the newest run. Its values count as the weather that really came. */
const LEADS = [0, ...DAYS_AHEAD_KEPT];
const nameOf = (value: Value, daysAhead: number): string =>
  daysAhead === 0 ? value : `${value}_previous_day${daysAhead}`;
const VARIABLES = LEADS.flatMap((daysAhead) => VALUES.map((value) => nameOf(value, daysAhead)));

/** The service counts ten variables for up to fourteen days as one call, and no request as less than one call. */
export const DAYS_A_REQUEST = 14;
export const CALLS_A_PLACE = VARIABLES.length / 10;
export const PLACES_A_REQUEST = 20;
const MOST_BYTES = 12_000_000;
const SECONDS_PER_HOUR = 3_600;

const cellSchema = z.object({
  latitude: z.number(),
  longitude: z.number(),
  hourly_units: z
    .object({
      time: z.literal("unixtime"),
      temperature_2m: z.literal("°C"),
      wind_speed_10m: z.literal("km/h"),
      precipitation: z.literal("mm"),
    })
    .partial()
    .optional(),
  hourly: z.looseObject({ time: z.array(z.number()) }),
});
type Cell = z.infer<typeof cellSchema>;

const answerSchema = (points: readonly Point[]) =>
  z
    .union([z.array(cellSchema), cellSchema.transform((cell) => [cell])])
    .refine((cells) => isInOrder(points, cells), "not the requested places in their order");

/** The hours of a place, by how many days ahead they were forecast. */
export type FormerForecasts = ReadonlyMap<number, HoursByStart>;

export interface PreviousRuns {
  /** Returns the former forecasts for up to fourteen days, in the order of `points`. Throws ProviderError. */
  fetch(points: readonly Point[], from: LondonDate, until: LondonDate): Promise<readonly FormerForecasts[]>;
}

/**
 * Reads Open-Meteo's archive of former runs. A value n days ahead is from a run that began n × 24 hours before the
 * value's hour.
 */
export function createPreviousRuns({
  baseUrl,
  apiKey,
  takeTurn,
  http,
}: {
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly takeTurn: TakeTurn;
  readonly http?: HttpOptions;
}): PreviousRuns {
  const fetchJson = createFetchJson("open-meteo-previous-runs", {
    timeoutMs: 60_000,
    maxBytes: MOST_BYTES,
    ...http,
  });
  return {
    async fetch(points, from, until) {
      const cells = await fetchJson({
        url: endpointUrl(baseUrl, "/v1/forecast", {
          latitude: points.map((point) => point.latitude.toFixed(4)).join(","),
          longitude: points.map((point) => point.longitude.toFixed(4)).join(","),
          hourly: VARIABLES.join(","),
          timezone: "Europe/London",
          timeformat: "unixtime",
          wind_speed_unit: "kmh",
          start_date: from,
          end_date: until,
          ...(apiKey ? { apikey: apiKey } : {}),
        }),
        schema: answerSchema(points),
        beforeAttempt: () => takeTurn(points.length * CALLS_A_PLACE),
      });
      return cells.map(
        (cell) => new Map(LEADS.map((daysAhead) => [daysAhead, hoursOf(cell, daysAhead)] as const)),
      );
    },
  };
}

/** Returns the hours that have every value the score needs. The service stores an hour's rain at its end. */
function hoursOf({ hourly }: Cell, daysAhead: number): HoursByStart {
  const valueAt = (value: Value, index: number): number | null => {
    const column = hourly[nameOf(value, daysAhead)];
    const number: unknown = Array.isArray(column) ? column[index] : null;
    return typeof number === "number" ? number : null;
  };
  return new Map(
    hourly.time.flatMap((start, index) => {
      const [temperatureC, humidityPct] = [
        valueAt("temperature_2m", index),
        valueAt("relative_humidity_2m", index),
      ];
      const [cloudPct, windKmh] = [valueAt("cloud_cover", index), valueAt("wind_speed_10m", index)];
      const isFollowed = hourly.time[index + 1] === start + SECONDS_PER_HOUR;
      const rainMm = isFollowed ? valueAt("precipitation", index + 1) : null;
      if (temperatureC === null || humidityPct === null || cloudPct === null) return [];
      if (windKmh === null || rainMm === null) return [];
      const hour = {
        temperatureC,
        feelsLikeC: apparentTemperatureC(temperatureC, humidityPct, windKmh),
        humidityPct,
        cloudPct,
        windKmh,
        gustKmh: null,
        // The archive has no sky condition. Any will do, because the record does not use it.
        condition: "cloudy" as const,
        rainMm,
        precipitationPct: null,
        sunshineMinutes: null,
      };
      return [[start * 1_000, hour] as const];
    }),
  );
}
