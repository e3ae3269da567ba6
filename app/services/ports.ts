import type { Place } from "#app/domain/catalogue/destination";
import type { PublishedDetails } from "#app/domain/catalogue/nearby";
import type { PublishedSea } from "#app/domain/sea/published-sea";
import type { PublishedTides } from "#app/domain/tides/published-tides";
import type { PublishedMasks } from "#app/domain/filters/published-masks";
import type { Point } from "#app/domain/geo/geo";
import type { Calibration } from "#app/domain/accuracy/calibration";
import type { Postcode } from "#app/domain/geo/postcode";
import type { Result } from "#app/domain/result";
import type { PlaceForecast } from "#app/domain/weather/forecast";

/** Where a search starts. All postcodes of a sector share their drive times, so the sector is the cache key. */
export interface Origin {
  readonly postcode: Postcode;
  readonly point: Point;
  readonly precision: "unit" | "sector" | "outcode";
}

/**
 * `not-found`: well formed, but there is no such place. `no-road-link`: a real place outside our road
 * network (Channel Islands, Isle of Man), without drive times.
 */
export type GeocodeError = "not-found" | "no-road-link";

export interface Geocoder {
  /** Throws ProviderError only if neither the service nor a fallback can answer. */
  locate(postcode: Postcode): Promise<Result<Origin, GeocodeError>>;
}

export const FERRY_KINDS = ["none", "turn-up", "book-ahead"] as const;
export type FerryKind = (typeof FERRY_KINDS)[number];

/** Drive times from one origin, in the order of the requested places. */
export interface DriveTable {
  /** Minutes; Infinity if there is no route by road and ferry. */
  readonly minutes: Float32Array;
  /** Kilometres of the route, ferries included; 0 if there is none. */
  readonly kilometres: Float32Array;
  /** Index into FERRY_KINDS. */
  readonly ferry: Uint8Array;
}

export interface RoutePlanner {
  /**
   * Returns drive times to every place. Places certainly farther than `limitMinutes` may be Infinity.
   * `places` must be the same array object while its content is the same, so that adapters may cache what
   * they derive from it.
   */
  driveTimes(origin: Origin, places: readonly Point[], limitMinutes: number): Promise<DriveTable>;
}

/** One place's forecast; null if the provider had nothing usable for it. */
export type ForecastOrNull = PlaceForecast | null;

/** An hourly run, which a provider's allowance depends on. */
export interface RefreshTurn {
  readonly nowMs: number;
  readonly places: number;
  /** Places without a forecast, or with one older than a usual night allows. */
  readonly overdue: number;
}

/** The newest runs of the models behind a service's forecasts, in epoch milliseconds. */
export interface NewestRuns {
  /** The newest run that reaches over the first days: a forecast of it, or of a later run, is fresh. */
  readonly wholeRunAt: number;
  /** The newest run of all, which may reach over some hours only. */
  readonly latestRunAt: number;
  /** An answer that was fetched after this instant is of that whole run, or of a later one. */
  readonly answeredSince: number;
  /** The instant from which on answers have the newest run of the later days; null if unknown. */
  readonly laterDaysSince: number | null;
}

/** How a service says when its models have run. */
export interface RunList {
  /** Null if the service has no such list. Throws ProviderError if the runs of the first days cannot be known. */
  newest(nowMs: number): Promise<NewestRuns | null>;
  /** Whether those runs are behind the forecasts of a place. */
  covers(point: Point): boolean;
  /** How old a forecast must be to be requested again, so that a day's calls are enough for all places. */
  leastAgeMs(places: number): number;
}

export interface WeatherProvider {
  readonly name: string;
  /** Absent if the service does not say when its models have run: its places are requested by the clock. */
  readonly runs?: RunList;
  /** How many places one call of `fetchForecasts` may request. */
  readonly batchSize: number;
  /** How many batches may run in parallel; two by default. */
  readonly parallelBatches?: number;
  /** How many places an hourly run may request in all. */
  placesPerRun(turn: RefreshTurn): number;
  /**
   * Returns forecasts for today (London) and the next five days, in the order of `points`. Throws
   * ProviderError if the whole batch failed. The answer is never shifted by one place.
   */
  fetchForecasts(points: readonly Point[], nowMs: number): Promise<readonly ForecastOrNull[]>;
}

/**
 * A third party's failure, as one of our codes. The caller returns a code, or an answer that does without the service.
 */
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

  /** Whether more calls are pointless for now: the service limits our rate, or its breaker is open. */
  get isBusy(): boolean {
    return this.code === "rate-limited" || this.code === "circuit-open";
  }
}

/** One publication of the catalogue and the forecasts. Places and forecasts have the same positions. */
export interface Snapshot {
  readonly version: string;
  readonly publishedAt: number;
  readonly provider: string;
  readonly places: readonly Place[];
  readonly forecasts: readonly ForecastOrNull[];
  readonly detailsJson: DetailsTexts;
  /**
   * What filters need of the details, computed when the snapshot is published; null or absent if each reader has to
   * compute it.
   */
  readonly masks?: PublishedMasks | null;
  /** Null or absent if no tides are published. */
  readonly tides?: PublishedTides | null;
  /** The sea off the places; absent if it is unknown. */
  readonly sea?: PublishedSea;
  /** The band and the chances that past results give; null or absent if too few are known. */
  readonly calibration?: Calibration | null;
}

/**
 * The places' details by position, as JSON text of PublishedDetails, passed on unchanged and parsed if needed: an
 * array, or texts that are decompressed when they are read.
 */
export type DetailsTexts = Pick<readonly string[], "length" | "at">;

/**
 * Returns the place at a position of this snapshot. Throws RangeError if there is none.
 */
export function placeAt({ places }: Pick<Snapshot, "places">, position: number): Place {
  const place = places[position];
  if (!place) throw new RangeError(`The snapshot has no place ${position}`);
  return place;
}

/**
 * Returns the facts and lists of the place at a position, parsed on each call. Throws as `placeAt` does.
 */
export function detailsAt(
  { detailsJson }: Pick<Snapshot, "detailsJson">,
  position: number,
): PublishedDetails {
  const json = detailsJson.at(position);
  if (json === undefined) throw new RangeError(`The snapshot has no details of place ${position}`);
  return JSON.parse(json) as PublishedDetails;
}

/** One of our own stores, the database or the cache, failed; a later request may succeed. */
export class StoreUnavailableError extends Error {
  constructor(store: "database" | "cache", cause: unknown) {
    super(`${store}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = "StoreUnavailableError";
  }
}

/** Neither the cache nor the database has a snapshot. The request is not at fault, and a later one may succeed. */
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

/** A structured log: a countable event name, with details as fields. */
export interface Log {
  info(event: string, fields: Record<string, unknown>): void;
  error(event: string, error: unknown, fields?: Record<string, unknown>): void;
}

/** An answered request as it is counted, without anything about the visitor or what they asked for. */
export interface AnsweredRequest {
  /** Which part of the site answered, by a name of ours. */
  readonly part: string;
  readonly method: string;
  readonly status: number;
  /** How many places a search by call found; null for other requests. */
  readonly results: number | null;
}

/** Counts requests for the operator. It never throws, and no response waits for it. */
export interface RequestCounter {
  count(answered: AnsweredRequest): void;
}

/** A call is made by a program; everything else that the Worker answers counts as a page. */
export type RequestKind = "call" | "page";

/** Limits how often one client may make requests. It never throws. */
export interface RequestLimiter {
  /** Counts a request; returns false if the client is over the limit of this kind. */
  allows(kind: RequestKind, client: string): Promise<boolean>;
}
