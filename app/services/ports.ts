import type { Place } from "#app/domain/catalogue/destination";
import type { PublishedDetails } from "#app/domain/catalogue/nearby";
import type { PublishedSea } from "#app/domain/sea/published-sea";
import type { PublishedTides } from "#app/domain/tides/published-tides";
import type { PublishedMasks } from "#app/domain/filters/published-masks";
import type { Point } from "#app/domain/geo/geo";
import type { Calibration } from "#app/domain/ranking/calibration";
import type { Postcode } from "#app/domain/geo/postcode";
import type { Result } from "#app/domain/result";
import type { DriveTimes } from "#app/domain/roads/drive-times";
import type { PlaceForecast } from "#app/domain/weather/forecast";

/** All postcodes of a sector have the same drive times, which are cached by sector. */
export interface Origin {
  readonly postcode: Postcode;
  readonly point: Point;
  readonly precision: "unit" | "sector" | "outcode";
  /** 95 of 100 of a sector's postcodes are within it of the point. */
  readonly reachKm?: number;
}

const WIDE_KM = 5;

/** Drives from the middle of so wide a sector are only about right. */
export const isWide = ({ reachKm = 0 }: Origin): boolean => reachKm > WIDE_KM;

/** `no-road-link`: our roads do not reach the place (Channel Islands, Isle of Man). */
export type GeocodeError = "not-found" | "no-road-link";

export interface Geocoder {
  /** Throws ProviderError if neither the service nor a fallback can answer. */
  locate(postcode: Postcode): Promise<Result<Origin, GeocodeError>>;
}

export const FERRY_KINDS = ["none", "turn-up", "book-ahead"] as const;
export type FerryKind = (typeof FERRY_KINDS)[number];

/** Of the places that were asked for. `ferry` is an index in FERRY_KINDS. */
export type DriveTable = DriveTimes;

export interface RoutePlanner {
  /** May be Infinity beyond `limitMinutes`. Pass the same array for the same places: adapters cache by it. */
  driveTimes(origin: Origin, places: readonly Point[], limitMinutes: number): Promise<DriveTable>;
}

/** Null if the provider had no usable one. */
export type ForecastOrNull = PlaceForecast | null;

/** The facts that decide how many places a run may ask for. */
export interface HourlyRun {
  readonly nowMs: number;
  readonly places: number;
  /** Places without a forecast, or with one older than any becomes in a usual night. */
  readonly overdue: number;
}

/** In epoch milliseconds. */
export interface NewestRuns {
  /** Of the first days. A forecast is fresh if it is of this run or of a later one. */
  readonly wholeRunAt: number;
  /** It may cover only some hours. */
  readonly latestRunAt: number;
  /** Answers fetched after this instant are of the newest whole run, or of a later run. */
  readonly answeredSince: number;
  /** Answers fetched after this instant have the newest run of the later days. Null if unknown. */
  readonly laterDaysSince: number | null;
}

export interface RunList {
  /** Null if the service has no list. Throws ProviderError if the runs of the first days cannot be read. */
  newest(nowMs: number): Promise<NewestRuns | null>;
  covers(point: Point): boolean;
  /** The more places, the older, so that the service's calls of a day are enough for all. */
  leastAgeMs(places: number): number;
}

export interface WeatherProvider {
  readonly name: string;
  /** Absent if the service has none: each hourly run then fetches the oldest forecasts. */
  readonly runs?: RunList;
  /** Places per call of `fetchForecasts`. */
  readonly batchSize: number;
  /** Two by default. */
  readonly parallelBatches?: number;
  placesPerRun(run: HourlyRun): number;
  /** For today (London) and five days, at the index of the point. Throws ProviderError for a whole batch. */
  fetchForecasts(points: readonly Point[], nowMs: number): Promise<readonly ForecastOrNull[]>;
}

/** The caller refuses, or answers without the service. */
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

  /** More calls are pointless now: the rate is limited, or the circuit breaker is open. */
  get isBusy(): boolean {
    return this.code === "rate-limited" || this.code === "circuit-open";
  }
}

/** A place and its forecast have the same position. */
export interface Snapshot {
  readonly version: string;
  readonly publishedAt: number;
  readonly provider: string;
  readonly places: readonly Place[];
  readonly forecasts: readonly ForecastOrNull[];
  readonly detailsJson: DetailsTexts;
  /** Computed at publication; if null or absent, each reader computes it. */
  readonly masks?: PublishedMasks | null;
  /** Null or absent if none are published. */
  readonly tides?: PublishedTides | null;
  readonly sea?: PublishedSea;
  /** Null or absent if too few results are known. */
  readonly calibration?: Calibration | null;
}

/** JSON of PublishedDetails by position: an array, or decompressed when it is read. */
export type DetailsTexts = Pick<readonly string[], "length" | "at">;

/** Throws RangeError if there is none. */
export function placeAt({ places }: Pick<Snapshot, "places">, position: number): Place {
  const place = places[position];
  if (!place) throw new RangeError(`The snapshot has no place ${position}`);
  return place;
}

/** Throws RangeError if there is none. */
export function detailsAt(
  { detailsJson }: Pick<Snapshot, "detailsJson">,
  position: number,
): PublishedDetails {
  const parsed = parsedDetails.get(detailsJson) ?? [];
  parsedDetails.set(detailsJson, parsed);
  return (parsed[position] ??= parseDetails(detailsJson, position));
}

/** By position, once read. A catalogue of 700 places takes some 10 MB. */
const parsedDetails = new WeakMap<DetailsTexts, PublishedDetails[]>();

function parseDetails(detailsJson: DetailsTexts, position: number): PublishedDetails {
  const json = detailsJson.at(position);
  if (json === undefined) throw new RangeError(`The snapshot has no details of place ${position}`);
  return JSON.parse(json) as PublishedDetails;
}

/** Our own database or cache. A later request may succeed. */
export class StoreUnavailableError extends Error {
  constructor(store: "database" | "cache", cause: unknown) {
    super(`${store}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = "StoreUnavailableError";
  }
}

/** Neither cache nor database has one. A later request may succeed. */
export class SnapshotUnavailableError extends Error {
  constructor(cause: unknown) {
    super("no snapshot can be read or rebuilt", { cause });
    this.name = "SnapshotUnavailableError";
  }
}

export interface SnapshotSource {
  /** Throws SnapshotUnavailableError. */
  current(): Promise<Snapshot>;
}

export type Clock = () => number;

/** An event's name can be counted, and its details are fields. */
export interface Log {
  info(event: string, fields: Record<string, unknown>): void;
  error(event: string, error: unknown, fields?: Record<string, unknown>): void;
}

/** Nothing about the visitor, or about what they asked for. */
export interface AnsweredRequest {
  readonly part: string;
  readonly method: string;
  readonly status: number;
  /** Found by a search by call; null for any other request. */
  readonly results: number | null;
}

/** Never throws, and no response waits for it. */
export interface RequestCounter {
  count(request: AnsweredRequest): void;
}

/** Any request that is not to the API counts as a page. */
export type RequestKind = "call" | "page";

/** By client. Never throws. */
export interface RequestLimiter {
  /** Returns false if the client is over its limit for this kind. */
  allows(kind: RequestKind, client: string): Promise<boolean>;
}
