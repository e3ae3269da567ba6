import type { Place } from "#app/domain/catalogue/destination";
import type { PublishedDetails } from "#app/domain/catalogue/nearby";
import type { PublishedSea } from "#app/domain/sea/published-sea";
import type { PublishedTides } from "#app/domain/tides/published-tides";
import type { PublishedMasks } from "#app/domain/filters/published-masks";
import type { Point } from "#app/domain/geo/geo";
import type { Calibration } from "#app/domain/ranking/calibration";
import type { Postcode } from "#app/domain/geo/postcode";
import type { Result } from "#app/domain/result";
import type { PlaceForecast } from "#app/domain/weather/forecast";

/**
 * Where a search starts. All postcodes of a sector have the same drive times, so drive times are cached by
 * sector.
 */
export interface Origin {
  readonly postcode: Postcode;
  readonly point: Point;
  readonly precision: "unit" | "sector" | "outcode";
  /** 95 of 100 of the sector's postcodes are within this many kilometres of the point; known of a sector only. */
  readonly reachKm?: number;
}

/** A drive of some five minutes. */
const WIDE_KM = 5;

/** Whether the start is the middle of a sector so wide that drives from it are only about right. */
export const isWide = ({ reachKm = 0 }: Origin): boolean => reachKm > WIDE_KM;

/**
 * `not-found`: there is no such place. `no-road-link`: the place exists, but our roads do not reach it
 * (Channel Islands, Isle of Man).
 */
export type GeocodeError = "not-found" | "no-road-link";

export interface Geocoder {
  /** Throws ProviderError if neither the service nor a fallback can answer. */
  locate(postcode: Postcode): Promise<Result<Origin, GeocodeError>>;
}

export const FERRY_KINDS = ["none", "turn-up", "book-ahead"] as const;
export type FerryKind = (typeof FERRY_KINDS)[number];

/** The drives from one origin, in the order of the places that were asked for. */
export interface DriveTable {
  /** Infinity if there is no route by road and ferry. */
  readonly minutes: Float32Array;
  /** The length of the route with its ferries; 0 if there is no route. */
  readonly kilometres: Float32Array;
  /** The index of the ferry in FERRY_KINDS. */
  readonly ferry: Uint8Array;
}

export interface RoutePlanner {
  /**
   * Returns the drive to each place. It may be Infinity for a place that is certainly farther than
   * `limitMinutes`. As long as the places are the same, pass the same array object, since adapters cache what
   * they compute from it.
   */
  driveTimes(origin: Origin, places: readonly Point[], limitMinutes: number): Promise<DriveTable>;
}

/** The forecast of a place; null if the provider had no usable one. */
export type ForecastOrNull = PlaceForecast | null;

/** An hourly run, with the facts that decide how many places it may ask for. */
export interface HourlyRun {
  readonly nowMs: number;
  readonly places: number;
  /**
   * The number of places without a forecast, or with one that is older than any forecast becomes in a usual
   * night.
   */
  readonly overdue: number;
}

/** When the models behind a service's forecasts last ran, in epoch milliseconds. */
export interface NewestRuns {
  /**
   * The newest whole run, which means a run that covers the first days. A forecast is fresh if it is of this
   * run or of a later one.
   */
  readonly wholeRunAt: number;
  /** The newest run of all. It may cover only some hours. */
  readonly latestRunAt: number;
  /** Answers that were fetched after this instant are of the newest whole run, or of a later run. */
  readonly answeredSince: number;
  /** Answers that were fetched after this instant have the newest run of the later days. Null if unknown. */
  readonly laterDaysSince: number | null;
}

export interface RunList {
  /**
   * Returns null if the service has no list of runs. Throws ProviderError if the runs of the first days
   * cannot be read.
   */
  newest(nowMs: number): Promise<NewestRuns | null>;
  covers(point: Point): boolean;
  /**
   * Returns how old a forecast must be before it is fetched again. The more places there are, the older it
   * must be, so that the calls that the service allows in a day are enough for all places.
   */
  leastAgeMs(places: number): number;
}

export interface WeatherProvider {
  readonly name: string;
  /**
   * Absent if the service does not say when its models have run. Each hourly run then fetches the oldest
   * forecasts.
   */
  readonly runs?: RunList;
  /** How many places one call of `fetchForecasts` may ask for. */
  readonly batchSize: number;
  /** How many batches may run in parallel; two by default. */
  readonly parallelBatches?: number;
  /** Returns how many places an hourly run may ask for. */
  placesPerRun(run: HourlyRun): number;
  /**
   * Returns forecasts for today (London) and the next five days. Each is at the index of its
   * point in `points`. Throws ProviderError if the whole batch failed.
   */
  fetchForecasts(points: readonly Point[], nowMs: number): Promise<readonly ForecastOrNull[]>;
}

/**
 * The failure of an outside service, with one of our codes. The caller then refuses, or answers without the
 * service.
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

  /** Whether more calls are pointless now: the service limits our rate, or its circuit breaker is open. */
  get isBusy(): boolean {
    return this.code === "rate-limited" || this.code === "circuit-open";
  }
}

/** One publication of the catalogue and the forecasts. A place and its forecast have the same position. */
export interface Snapshot {
  readonly version: string;
  readonly publishedAt: number;
  readonly provider: string;
  readonly places: readonly Place[];
  readonly forecasts: readonly ForecastOrNull[];
  readonly detailsJson: DetailsTexts;
  /**
   * What the filters need of the details, computed at publication. If it is null or absent, each reader
   * computes it.
   */
  readonly masks?: PublishedMasks | null;
  /** The tides; null or absent if none are published. */
  readonly tides?: PublishedTides | null;
  /** The sea near the places; absent if it is unknown. */
  readonly sea?: PublishedSea;
  /** The band and the chances that past results suggest; null or absent if too few results are known. */
  readonly calibration?: Calibration | null;
}

/**
 * The details of each place, by position, as JSON text of PublishedDetails. An implementation may be an array, or may
 * decompress a text only when it is read.
 */
export type DetailsTexts = Pick<readonly string[], "length" | "at">;

/** Returns the place at a position of a snapshot. Throws RangeError if there is none. */
export function placeAt({ places }: Pick<Snapshot, "places">, position: number): Place {
  const place = places[position];
  if (!place) throw new RangeError(`The snapshot has no place ${position}`);
  return place;
}

/** Returns the details of the place at a position. Throws RangeError if there is no such place. */
export function detailsAt(
  { detailsJson }: Pick<Snapshot, "detailsJson">,
  position: number,
): PublishedDetails {
  const parsed = parsedDetails.get(detailsJson) ?? [];
  parsedDetails.set(detailsJson, parsed);
  return (parsed[position] ??= parseDetails(detailsJson, position));
}

/** The details that were read before, by position. A catalogue of 700 places takes some 10 MB. */
const parsedDetails = new WeakMap<DetailsTexts, PublishedDetails[]>();

function parseDetails(detailsJson: DetailsTexts, position: number): PublishedDetails {
  const json = detailsJson.at(position);
  if (json === undefined) throw new RangeError(`The snapshot has no details of place ${position}`);
  return JSON.parse(json) as PublishedDetails;
}

/** Thrown if our own database or cache fails. A later request may succeed. */
export class StoreUnavailableError extends Error {
  constructor(store: "database" | "cache", cause: unknown) {
    super(`${store}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = "StoreUnavailableError";
  }
}

/**
 * Thrown if neither the cache nor the database has a snapshot. The request is not at fault, and a later one
 * may succeed.
 */
export class SnapshotUnavailableError extends Error {
  constructor(cause: unknown) {
    super("no snapshot can be read or rebuilt", { cause });
    this.name = "SnapshotUnavailableError";
  }
}

export interface SnapshotSource {
  /** Returns the snapshot that the edge serves now. Throws SnapshotUnavailableError. */
  current(): Promise<Snapshot>;
}

export type Clock = () => number;

/** A structured log. An event has a name that can be counted, and its details as fields. */
export interface Log {
  info(event: string, fields: Record<string, unknown>): void;
  error(event: string, error: unknown, fields?: Record<string, unknown>): void;
}

/** What we count of an answered request. It has nothing about the visitor, or about what they asked for. */
export interface AnsweredRequest {
  readonly part: string;
  readonly method: string;
  readonly status: number;
  /** How many places a search by call found; null for any other request. */
  readonly results: number | null;
}

/** Counts requests for the operator. It never throws, and no response waits for it. */
export interface RequestCounter {
  count(request: AnsweredRequest): void;
}

/** A request to the API is a call. Any other request that the Worker answers counts as a page. */
export type RequestKind = "call" | "page";

/** Limits how often one client may make requests. It never throws. */
export interface RequestLimiter {
  /** Counts a request. Returns false if the client is over its limit for this kind. */
  allows(kind: RequestKind, client: string): Promise<boolean>;
}
