import * as z from "zod";
import { type HttpOptions, createFetchJson, endpointUrl } from "#app/adapters/http/fetch-json";
import type { TakeTurn } from "#app/adapters/http/pace";
import type { SunByHour, SunRecord } from "#app/services/accuracy/ports";
import { isInOrder } from "./open-meteo-order";

export interface OpenMeteoSatelliteOptions {
  readonly baseUrl: string;
  /** A subscription's key. `baseUrl` must then be the host for customers. */
  readonly apiKey?: string | undefined;
  readonly takeTurn: TakeTurn | null;
  readonly http?: HttpOptions;
}

const BATCH_SIZE = 100;
/**
 * DWD's radiation from Meteosat, every ten minutes on a grid of 0.025°. It has covered the whole of the United
 * Kingdom since February 2026.
 */
const MODEL = "dwd_sis_europe_africa_v4";
const MS_PER_SECOND = 1_000;
const SECONDS_PER_HOUR = 3_600;
const SECONDS_PER_MINUTE = 60;

const cellSchema = z.lazy(() =>
  z.object({
    latitude: z.number(),
    longitude: z.number(),
    hourly_units: z
      .object({ time: z.literal("unixtime"), sunshine_duration: z.literal("s") })
      .partial()
      .optional(),
    hourly: z.object({
      time: z.array(z.number()),
      sunshine_duration: z.array(z.number().min(0).max(SECONDS_PER_HOUR).nullable().catch(null)),
    }),
  }),
);
type Cell = z.infer<typeof cellSchema>;

/**
 * The answer is an object for one place and a list for several, in the requested order. A place in another shape
 * becomes null.
 */
const answerSchema = (places: number) =>
  z
    .union([z.array(cellSchema.nullable().catch(null)), cellSchema.transform((cell) => [cell])])
    .refine((cells) => cells.length === places, "not as many places as were asked for");

/** Returns the minutes of sun by hour. The service stores a value at the end of its hour. */
function sunByHour({ hourly }: Cell): SunByHour {
  return new Map(
    hourly.time.flatMap((endSeconds, index): [number, number][] => {
      const seconds = hourly.sunshine_duration[index] ?? null;
      const startMs = (endSeconds - SECONDS_PER_HOUR) * MS_PER_SECOND;
      return seconds === null ? [] : [[startMs, seconds / SECONDS_PER_MINUTE]];
    }),
  );
}

/** Measures sunshine by Open-Meteo's satellite radiation: the sun shines if direct radiation is above 120 W/m². */
export function createOpenMeteoSatellite({
  baseUrl,
  apiKey,
  takeTurn,
  http,
}: OpenMeteoSatelliteOptions): SunRecord {
  // No retries, because the next run requests the day again.
  const fetchJson = createFetchJson("open-meteo-satellite", { ...http, maxRetries: 0 });
  return {
    batchSize: BATCH_SIZE,
    async sunOf(points, date) {
      const cells = await fetchJson({
        url: endpointUrl(baseUrl, "/v1/archive", {
          latitude: points.map((point) => point.latitude.toFixed(4)).join(","),
          longitude: points.map((point) => point.longitude.toFixed(4)).join(","),
          hourly: "sunshine_duration",
          models: MODEL,
          timezone: "Europe/London",
          timeformat: "unixtime",
          start_date: date,
          end_date: date,
          ...(apiKey ? { apikey: apiKey } : {}),
        }),
        schema: answerSchema(points.length),
        beforeAttempt: () => takeTurn?.(points.length),
      });
      return cells.map((cell, index) => {
        const point = points[index];
        return cell && point && isInOrder([point], [cell]) ? sunByHour(cell) : null;
      });
    },
  };
}
