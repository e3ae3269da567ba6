import type { Author } from "#app/domain/catalogue/audit";
import type { Destination } from "#app/domain/catalogue/destination";
import type { OpenFacts } from "#app/domain/catalogue/nearby";
import type { Point } from "#app/domain/geo/geo";
import type { SeaDay } from "#app/domain/sea/published-sea";
import type { GaugeTides } from "#app/domain/tides/published-tides";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import type { Snapshot } from "#app/services/ports";

/** Null values mean that the destination has no forecast. */
export interface RefreshCandidate extends Point {
  readonly destinationId: number;
  readonly fetchedAt: number | null;
  readonly provider: string | null;
  readonly isByTheSea: boolean;
  readonly runAt: number | null;
  readonly checkedAt: number | null;
}

export interface DestinationForecast {
  readonly destinationId: number;
  readonly forecast: PlaceForecast;
}

/** Of a refresh, once its forecasts are published. */
export interface Refreshed {
  readonly forecasts: readonly DestinationForecast[];
  readonly candidates: readonly RefreshCandidate[];
}

export type AfterRefresh = (refreshed: Refreshed) => Promise<void>;

export interface ForecastStore {
  candidates(): Promise<readonly RefreshCandidate[]>;
  all(): Promise<ReadonlyMap<number, PlaceForecast>>;
  /** All or none. A stored forecast that was fetched later stays. Deleted destinations are skipped. */
  upsertNewer(rows: readonly DestinationForecast[]): Promise<void>;
  /** Still the newest. Adds their run if none is stored. */
  markChecked(
    destinationIds: readonly number[],
    known: { readonly checkedAt: number; readonly runAt: number },
  ): Promise<void>;
}

/** Each place, with the open data about it. */
export interface PublishableSource {
  all(): Promise<readonly (Destination & { readonly openFacts?: OpenFacts })[]>;
}

/** `abandoned`: the run never ended, and a later run has marked it. */
export type RunOutcome = "running" | "complete" | "partial" | "failed" | "abandoned";

export interface RefreshRun {
  readonly id: number;
  readonly scheduledFor: number;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly placesRefreshed: number;
  readonly placesFailed: number;
  readonly provider: string;
  readonly outcome: RunOutcome;
  readonly error: string | null;
}

/** Its provider is that of the stored forecasts: the fallback if the primary gave none. */
export type FinishedRun = Omit<RefreshRun, "id" | "scheduledFor" | "startedAt">;

export interface RefreshRunStore {
  /** If it is free or has expired at `nowMs`. Returns false if another run holds it. */
  acquireLease(holder: string, nowMs: number, expiresAt: number): Promise<boolean>;
  /** Unless another run holds it by now. */
  renewLease(holder: string, expiresAt: number): Promise<void>;
  /** Marks unfinished runs as abandoned. Null if a run has already begun for this time. */
  begin(run: { scheduledFor: number; startedAt: number; provider: string }): Promise<number | null>;
  /** Releases the lease unless another run holds it by now. */
  finish(runId: number, holder: string, run: FinishedRun): Promise<void>;
  releaseLease(holder: string): Promise<void>;
  /** The newest first. */
  latest(limit: number): Promise<readonly RefreshRun[]>;
}

/** The version is computed from the content. */
export interface SnapshotContent extends Omit<Snapshot, "version" | "detailsJson"> {
  readonly detailsJson: readonly string[];
}

export interface SnapshotPublisher {
  /**
   * Throws if gathering or publishing fails; readers then keep the previous snapshot. "if-different" writes
   * nothing if the content is the same, and returns at once if another publication waits to gather.
   */
  publish(gather: () => Promise<SnapshotContent>, when: "always" | "if-different"): Promise<void>;
}

export interface TidePredictor {
  /** Between two instants (epoch milliseconds), with the gauge's id. */
  between(fromMs: number, untilMs: number): Promise<readonly (GaugeTides & { readonly id: string })[]>;
}

export interface SeaProvider {
  readonly name: string;
  readonly batchSize: number;
  /** By `points`, by day from today (London) on; null without sea. Throws ProviderError for a whole batch. */
  fetchSea(points: readonly Point[], nowMs: number): Promise<readonly (readonly SeaDay[] | null)[]>;
}

export interface RefreshRecords {
  /** `destination` is null if all places are refreshed. */
  record(refresh: {
    readonly author: Author;
    readonly destination: Pick<Destination, "id" | "name"> | null;
    readonly at: number;
  }): Promise<void>;
}
