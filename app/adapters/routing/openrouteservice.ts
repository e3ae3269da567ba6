import * as z from "zod";
import type { Point } from "#app/domain/geo/geo";
import type { RoutePlanner } from "#app/services/ports";
import { type HttpOptions, endpointUrl, createFetchJson, VISITOR_HTTP } from "#app/adapters/http/fetch-json";
import { createRefinedRoutePlanner } from "./refined-route-planner";

export interface OpenRouteServiceOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Decides which places the service is asked about, and supplies the ferries. */
  readonly embedded: RoutePlanner;
  /**
   * The server's limit of origins times destinations. The public server allows 3,500, a server of one's own 2,500 by
   * default.
   */
  readonly routesPerRequest?: number;
  readonly http?: HttpOptions;
}

const NAME = "openrouteservice";
const DEFAULT_ROUTES_PER_REQUEST = 2_500;
const SECONDS_PER_MINUTE = 60;

/** A destination with no road nearby is null, as are its duration and distance. */
function matrixSchema(placeCount: number) {
  const row = z.array(z.number().nullable()).length(placeCount);
  const destination = z.object({ location: z.tuple([z.number(), z.number()]) }).nullable();
  return z.object({
    durations: z.tuple([row]),
    distances: z.tuple([row]),
    destinations: z.array(destination).length(placeCount),
  });
}

function pointOf(destination: { location: readonly [number, number] } | null): Point | null {
  return destination && { longitude: destination.location[0], latitude: destination.location[1] };
}

const coordinatesOf = ({ longitude, latitude }: Point) => [
  Number(longitude.toFixed(5)),
  Number(latitude.toFixed(5)),
];

function matrixQuestion(origin: Point, places: readonly Point[]): string {
  return JSON.stringify({
    locations: [origin, ...places].map(coordinatesOf),
    sources: [0],
    destinations: places.map((_, index) => index + 1),
    metrics: ["duration", "distance"],
    units: "km",
  });
}

/**
 * Uses openrouteservice's matrix: `POST /v2/matrix/driving-car`. Throws ProviderError; wrap it with
 * withFallbackRoutePlanner.
 */
export function createOpenRouteService(options: OpenRouteServiceOptions): RoutePlanner {
  const fetchJson = createFetchJson(NAME, { ...VISITOR_HTTP, ...options.http });
  const placesPerRequest = options.routesPerRequest ?? DEFAULT_ROUTES_PER_REQUEST;
  async function ask(origin: Point, places: readonly Point[]) {
    const { durations, distances, destinations } = await fetchJson({
      url: endpointUrl(options.baseUrl, "/v2/matrix/driving-car"),
      method: "POST",
      headers: { Authorization: options.apiKey, "Content-Type": "application/json" },
      body: matrixQuestion(origin, places),
      schema: matrixSchema(places.length),
    });
    const minutes = durations[0].map((seconds) => (seconds === null ? null : seconds / SECONDS_PER_MINUTE));
    return { minutes, kilometres: distances[0], snapped: destinations.map(pointOf) };
  }
  return createRefinedRoutePlanner({ provider: NAME, placesPerRequest, ask }, options.embedded);
}
