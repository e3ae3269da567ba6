import * as z from "zod";
import type { Point } from "#app/domain/geo/geo";
import type { RoutePlanner } from "#app/services/ports";
import { type HttpOptions, endpointUrl, createFetchJson, VISITOR_HTTP } from "#app/adapters/http/fetch-json";
import { createRefinedRoutePlanner } from "./refined-route-planner";

interface OsrmOptions {
  readonly baseUrl: string;
  readonly embedded: RoutePlanner;
  /** The server's max-table-size, including the origin. */
  readonly tableSize?: number;
  readonly http?: HttpOptions;
}

const NAME = "osrm";
const DEFAULT_TABLE_SIZE = 100;
const SECONDS_PER_MINUTE = 60;
const METRES_PER_KM = 1_000;

function tableSchema(placeCount: number) {
  const row = z.array(z.number().nullable()).length(placeCount + 1);
  const snapped = z
    .object({ location: z.tuple([z.number(), z.number()]) })
    .transform(({ location: [longitude, latitude] }) => ({ latitude, longitude }));
  return z.object({
    code: z.literal("Ok"),
    durations: z.tuple([row]),
    distances: z.tuple([row]),
    sources: z.array(snapped).min(1),
    destinations: z.array(snapped).length(placeCount + 1),
  });
}

const scaled = (values: readonly (number | null)[], divisor: number) =>
  values.map((value) => (value === null ? null : value / divisor));

/** `GET /table/v1/driving/…?sources=0`. Wrap it with withFallbackRoutePlanner. */
export function createOsrm({
  baseUrl,
  embedded,
  tableSize = DEFAULT_TABLE_SIZE,
  http,
}: OsrmOptions): RoutePlanner {
  const fetchJson = createFetchJson(NAME, { ...VISITOR_HTTP, ...http });
  async function ask(origin: Point, places: readonly Point[]) {
    const coordinates = [origin, ...places]
      .map(({ longitude, latitude }) => `${longitude.toFixed(5)},${latitude.toFixed(5)}`)
      .join(";");
    const path = `/table/v1/driving/${coordinates}`;
    const url = endpointUrl(baseUrl, path, { sources: "0", annotations: "duration,distance" });
    const table = await fetchJson({ url, schema: tableSchema(places.length) });
    return {
      minutes: scaled(table.durations[0].slice(1), SECONDS_PER_MINUTE),
      kilometres: scaled(table.distances[0].slice(1), METRES_PER_KM),
      snappedOrigins: [...table.sources, ...table.destinations.slice(0, 1)],
      snapped: table.destinations.slice(1),
    };
  }
  return createRefinedRoutePlanner({ provider: NAME, placesPerRequest: tableSize - 1, ask }, embedded);
}
