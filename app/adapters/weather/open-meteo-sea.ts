import * as z from "zod";
import { type HttpOptions, createFetchJson, endpointUrl } from "#app/adapters/http/fetch-json";
import type { TakeTurn } from "#app/adapters/http/pace";
import type { LondonDate } from "#app/domain/calendar/clock";
import { travelDates } from "#app/domain/calendar/travel-date";
import { type Point, haversineKm } from "#app/domain/geo/geo";
import type { SeaDay } from "#app/domain/sea/published-sea";
import { startOfLondonHour } from "#app/domain/weather/day-of-hours";
import type { SeaProvider } from "#app/services/weather/ports";

export interface OpenMeteoSeaOptions {
  readonly baseUrl: string;
  /** A subscription's key. `baseUrl` must then be the host for customers. */
  readonly apiKey?: string | undefined;
  readonly takeTurn: TakeTurn | null;
  readonly http?: HttpOptions;
}

const NAME = "open-meteo";
const BATCH_SIZE = 100;
/**
 * The farthest that the answered cell may be from the place. The service answers with the nearest cell that has sea.
 */
const FARTHEST_KM = 15;
/** The mean is over 9:00 to 18:00, when people are by the sea. */
const FIRST_HOUR = 9;
const HOURS = 9;
/** A day with fewer known hours than this has no mean. */
const LEAST_HOURS = 5;

const MARINE_HOST = /^(https:\/\/(?:customer-)?)api\.open-meteo\.com\/*$/;

/**
 * Returns the address of the marine forecast that goes with the weather's address; null if the weather comes from an
 * operator's own server.
 */
export function marineUrlBeside(weatherUrl: string): string | null {
  const [, start] = MARINE_HOST.exec(weatherUrl) ?? [];
  return start === undefined ? null : `${start}marine-api.open-meteo.com`;
}

const valuesSchema = z.array(z.number().nullable().catch(null)).optional().catch(undefined);
const cellSchema = z.lazy(() =>
  z.object({
    latitude: z.number(),
    longitude: z.number(),
    hourly_units: z
      .object({
        time: z.literal("unixtime"),
        wave_height: z.literal("m"),
        sea_surface_temperature: z.literal("°C"),
      })
      .partial()
      .optional(),
    hourly: z.object({
      time: z.array(z.number()),
      wave_height: valuesSchema,
      sea_surface_temperature: valuesSchema,
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

/**
 * Open-Meteo's marine forecast. A cell counts as sea only if it has waves, because sea temperatures are given for
 * tens of kilometres inland. Answers in a wrong order are far from their places and so become null.
 */
export function createOpenMeteoSea({ baseUrl, apiKey, takeTurn, http }: OpenMeteoSeaOptions): SeaProvider {
  // No retries, so that a run makes at most three requests. The next run tries again.
  const fetchJson = createFetchJson("open-meteo-marine", { ...http, maxRetries: 0 });
  return {
    name: NAME,
    batchSize: BATCH_SIZE,
    async fetchSea(points, nowMs) {
      const cells = await fetchJson({
        url: endpointUrl(baseUrl, "/v1/marine", {
          latitude: points.map((point) => point.latitude.toFixed(4)).join(","),
          longitude: points.map((point) => point.longitude.toFixed(4)).join(","),
          hourly: "wave_height,sea_surface_temperature",
          cell_selection: "sea",
          timezone: "Europe/London",
          timeformat: "unixtime",
          forecast_days: "7",
          ...(apiKey ? { apikey: apiKey } : {}),
        }),
        schema: answerSchema(points.length),
        beforeAttempt: () => takeTurn?.(points.length),
      });
      const dates = travelDates(nowMs);
      return points.map((point, index) => seaOf(cells[index] ?? null, point, dates));
    },
  };
}

function seaOf(cell: Cell | null, point: Point, dates: readonly LondonDate[]): readonly SeaDay[] | null {
  if (!cell || haversineKm(point, cell) > FARTHEST_KM) return null;
  const { time, wave_height: waves, sea_surface_temperature: temperatures } = cell.hourly;
  if (!waves?.some((height) => height !== null)) return null;
  const meanOn = (values: readonly (number | null)[] | undefined, date: LondonDate, most: number) => {
    const fromMs = startOfLondonHour(date, FIRST_HOUR);
    const hours = Array.from({ length: HOURS }, (_, hour) => fromMs / 1_000 + hour * 3_600);
    const known = hours.flatMap((seconds) => values?.[time.indexOf(seconds)] ?? []);
    const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
    return known.length >= LEAST_HOURS && Math.abs(mean) <= most ? mean : null;
  };
  return dates.map((date) => ({
    temperatureC: meanOn(temperatures, date, MOST_C),
    waveMetres: meanOn(waves, date, MOST_METRES),
  }));
}

/** The highest plausible values around the British Isles. */
const MOST_C = 30;
const MOST_METRES = 20;
