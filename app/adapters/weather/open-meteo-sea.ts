import { type HttpOptions, createFetchJson, endpointUrl } from "#app/adapters/http/fetch-json";
import type { TakeTurn } from "#app/adapters/http/pace";
import type { LondonDate } from "#app/domain/calendar/clock";
import { travelDates } from "#app/domain/calendar/travel-date";
import { type Point, haversineKm } from "#app/domain/geo/geo";
import type { SeaDay } from "#app/domain/sea/published-sea";
import { startOfLondonHour } from "#app/domain/weather/day-of-hours";
import { plausible } from "#app/domain/weather/plausible";
import type { SeaProvider } from "#app/services/weather/ports";
import { type Cell, cellsSchema, columnsOf } from "./open-meteo-cells";
import { endOfLimit } from "./open-meteo-limits";

interface OpenMeteoSeaOptions {
  readonly baseUrl: string;
  /** `baseUrl` must then be the host for customers. */
  readonly apiKey?: string | undefined;
  readonly takeTurn: TakeTurn | null;
  readonly http?: HttpOptions;
}

const NAME = "open-meteo";
const BATCH_SIZE = 100;
/** The service answers with the nearest cell that has sea. */
const FARTHEST_KM = 15;
/** The mean is over 9:00 to 18:00, when people are by the sea. */
const FIRST_HOUR = 9;
const HOURS = 9;
const LEAST_HOURS = 5;

const MARINE_HOST = /^(https:\/\/(?:customer-)?)api\.open-meteo\.com\/*$/;

/** Null if the weather comes from an operator's own server. */
export function marineUrlBeside(weatherUrl: string): string | null {
  const [, start] = MARINE_HOST.exec(weatherUrl) ?? [];
  return start === undefined ? null : `${start}marine-api.open-meteo.com`;
}

const NEEDED_UNITS = { time: "unixtime", wave_height: "m" };
const UNITS = { ...NEEDED_UNITS, sea_surface_temperature: "°C" };

/** Sea only if it has waves: sea temperatures are given for tens of kilometres inland. */
export function createOpenMeteoSea({ baseUrl, apiKey, takeTurn, http }: OpenMeteoSeaOptions): SeaProvider {
  // So that a run makes at most three requests, and one more after a limit of the minute.
  const fetchJson = createFetchJson("open-meteo-marine", { ...http, maxRetries: 0, endOfLimit });
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
        schema: cellsSchema(points.length, NEEDED_UNITS),
        beforeAttempt: () => takeTurn?.(points.length),
      });
      const dates = travelDates(nowMs);
      return points.map((point, index) => seaOf(cells[index] ?? null, point, dates));
    },
  };
}

function seaOf(cell: Cell | null, point: Point, dates: readonly LondonDate[]): readonly SeaDay[] | null {
  if (!cell || haversineKm(point, cell) > FARTHEST_KM) return null;
  const columns = columnsOf(cell, UNITS);
  if (!columns?.time.some((_, index) => typeof columns.valueAt("wave_height", index) === "number"))
    return null;
  const meanOn = (column: string, quantity: "seaC" | "waveMetres", date: LondonDate) => {
    const fromSeconds = startOfLondonHour(date, FIRST_HOUR) / 1_000;
    const hours = Array.from({ length: HOURS }, (_, hour) =>
      columns.time.indexOf(fromSeconds + hour * 3_600),
    );
    const known = hours.flatMap((index) => plausible(quantity, columns.valueAt(column, index)) ?? []);
    if (known.length < LEAST_HOURS) return null;
    return known.reduce((sum, value) => sum + value, 0) / known.length;
  };
  return dates.map((date) => ({
    temperatureC: meanOn("sea_surface_temperature", "seaC", date),
    waveMetres: meanOn("wave_height", "waveMetres", date),
  }));
}
