import type { Place } from "#app/domain/catalogue/destination";
import type { PublishedDetails } from "#app/domain/catalogue/nearby";
import type { PublishedMasks } from "#app/domain/filters/published-masks";
import type { Point } from "#app/domain/geo/geo";
import type { Postcode } from "#app/domain/geo/postcode";
import type { Result } from "#app/domain/result";
import type { PlaceForecast } from "#app/domain/weather/forecast";

/** Where a search starts. The sector is the cache key: every unit of it shares its drive times. */
export interface Origin {
  readonly postcode: Postcode;
  readonly point: Point;
  readonly precision: "unit" | "sector" | "outcode";
}

/**
 * `not-found`: well formed, but no such place. `no-road-link`: a real place outside the road network
 * that we cover (Channel Islands, Isle of Man), of which no drive time can be given.
 */
export type GeocodeError = "not-found" | "no-road-link";

export interface Geocoder {
  /** Throws ProviderError only where nothing at all can answer. */
  locate(postcode: Postcode): Promise<Result<Origin, GeocodeError>>;
}

export const FERRY_KINDS = ["none", "turn-up", "book-ahead"] as const;
export type FerryKind = (typeof FERRY_KINDS)[number];

/** Drive times from one origin, position by position beside the list of places that was asked for. */
export interface DriveTable {
  /** Minutes, Infinity where there is no way by road and ferry. */
  readonly minutes: Float32Array;
  /** Kilometres of the route found, ferries included; 0 where unreachable. */
  readonly kilometres: Float32Array;
  /** Index into FERRY_KINDS. */
  readonly ferry: Uint8Array;
}

export interface RoutePlanner {
  /**
   * Drive times to every place. Places that are surely farther than `limitMinutes` may be given as
   * Infinity. `places` is the same array object for as long as its content is the same, so that an
   * adapter may keep what it derived from it.
   */
  driveTimes(origin: Origin, places: readonly Point[], limitMinutes: number): Promise<DriveTable>;
}

/** One place's forecast, or nothing where the provider had nothing usable for it. */
export type ForecastOrNull = PlaceForecast | null;

/** An hourly run, as a provider's allowance depends on it. */
export interface RefreshTurn {
  readonly nowMs: number;
  readonly places: number;
  /** Places without a forecast, or with one older than any usual night makes it. */
  readonly overdue: number;
}

export interface WeatherProvider {
  readonly name: string;
  /** How many places one call of `fetchForecasts` may ask for at once. */
  readonly batchSize: number;
  /** How many batches may be under way at once; two where it is left out. */
  readonly parallelBatches?: number;
  /** How many places an hourly run may ask for in all. */
  placesPerRun(turn: RefreshTurn): number;
  /**
   * Forecasts for today (London) and the next five days, position by position beside `points`.
   * Throws ProviderError where the whole batch failed. The answer is never shifted by one place.
   */
  fetchForecasts(points: readonly Point[], nowMs: number): Promise<readonly ForecastOrNull[]>;
}

/** A third party's failure, in our words; it becomes a code or a degraded answer, never a page of its own. */
export class ProviderError extends Error {
  constructor(
    readonly provider: string,
    readonly code:
      "timeout" | "unreachable" | "rate-limited" | "refused" | "malformed" | "too-large" | "circuit-open",
    message: string,
    readonly details: {
      readonly status?: number;
      readonly retryAtMs?: number;
      readonly cause?: unknown;
    } = {},
  ) {
    super(`${provider}: ${code}: ${message}`, { cause: details.cause });
    this.name = "ProviderError";
  }

  /** Whether asking anything else now is in vain: it is limiting our rate, or we have given it a rest. */
  get isBusy(): boolean {
    return this.code === "rate-limited" || this.code === "circuit-open";
  }
}

/** What one publication of the catalogue and the forecasts holds. Places and forecasts go by position. */
export interface Snapshot {
  readonly version: string;
  readonly publishedAt: number;
  readonly provider: string;
  readonly places: readonly Place[];
  readonly forecasts: readonly ForecastOrNull[];
  /** Each place's details as JSON text of PublishedDetails: passed on as it is, parsed where needed. */
  readonly detailsJson: readonly string[];
  /** What filters ask of the details, worked out when they were published; null or absent where that is to be done here. */
  readonly masks?: PublishedMasks | null;
}

/** The place at a position. Throws RangeError where there is none: positions come from the same snapshot. */
export function placeAt({ places }: Pick<Snapshot, "places">, position: number): Place {
  const place = places[position];
  if (!place) throw new RangeError(`The snapshot holds no place ${position}`);
  return place;
}

/** The facts and lists of the place at a position, read anew each time. Throws as `placeAt` does. */
export function detailsAt(
  { detailsJson }: Pick<Snapshot, "detailsJson">,
  position: number,
): PublishedDetails {
  const json = detailsJson[position];
  if (json === undefined) throw new RangeError(`The snapshot holds no details of place ${position}`);
  return JSON.parse(json) as PublishedDetails;
}

/** One of our own stores, the database or the cache, did not do what it was asked: worth another try. */
export class StoreUnavailableError extends Error {
  constructor(store: "database" | "cache", cause: unknown) {
    super(`${store}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = "StoreUnavailableError";
  }
}

/** Neither the cache nor the database could give a snapshot: worth another try, not a fault of a request. */
export class SnapshotUnavailableError extends Error {
  constructor(cause: unknown) {
    super("no snapshot can be read or rebuilt", { cause });
    this.name = "SnapshotUnavailableError";
  }
}

export interface SnapshotSource {
  /** The snapshot that the edge serves now; throws SnapshotUnavailableError. */
  current(): Promise<Snapshot>;
}

export type Clock = () => number;

/** A structured log: one event name that can be counted, with details as fields. */
export interface Log {
  info(event: string, fields: Record<string, unknown>): void;
  error(event: string, error: unknown, fields?: Record<string, unknown>): void;
}

/** An answered request as it is counted: nothing in it is about a person, or what they asked. */
export interface AnsweredRequest {
  /** Which part of the site answered, by a name of ours. */
  readonly part: string;
  readonly method: string;
  readonly status: number;
  /** How many places were found, of a search by call; null for anything else. */
  readonly results: number | null;
}

/** Counts what is asked for, for the operator. It never throws and nobody waits for it. */
export interface RequestCounter {
  count(answered: AnsweredRequest): void;
}

/** A call is made by a program; everything else that the Worker answers counts as a page. */
export type RequestKind = "call" | "page";

/** Limits how often one client may ask. It never throws. */
export interface RequestLimiter {
  /** Counts a request; returns false where the client is beyond the limit of this kind. */
  allows(kind: RequestKind, client: string): Promise<boolean>;
}
