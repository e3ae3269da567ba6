import type { Author } from "#app/domain/catalogue/audit";
import type { Destination } from "#app/domain/catalogue/destination";
import type { OpenFacts } from "#app/domain/catalogue/nearby";
import type { Point } from "#app/domain/geo/geo";
import type { SeaDay } from "#app/domain/sea/published-sea";
import type { GaugeTides } from "#app/domain/tides/published-tides";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import type { Snapshot } from "#app/services/ports";

/** What a refresh needs to know to decide when a destination is due; nulls if it has no forecast. */
export interface RefreshCandidate extends Point {
  readonly destinationId: number;
  readonly fetchedAt: number | null;
  readonly provider: string | null;
  /** Whether the sea off the place is asked for. */
  readonly isByTheSea: boolean;
  readonly runAt: number | null;
  readonly checkedAt: number | null;
}

export interface DestinationForecast {
  readonly destinationId: number;
  readonly forecast: PlaceForecast;
}

export interface ForecastStore {
  /** Every destination, with or without a forecast. */
  candidates(): Promise<readonly RefreshCandidate[]>;
  /** Every stored forecast, by destination id. */
  all(): Promise<ReadonlyMap<number, PlaceForecast>>;
  /** Writes all or nothing. A row that was fetched later stays; deleted destinations are skipped. */
  upsertNewer(rows: readonly DestinationForecast[]): Promise<void>;
  /** Stores when these forecasts were known to be the newest, and their run if none is stored. */
  markChecked(
    destinationIds: readonly number[],
    known: { readonly checkedAt: number; readonly runAt: number },
  ): Promise<void>;
}

/** The catalogue as a publication reads it: each place with what open data knows of it. */
export interface PublishableSource {
  all(): Promise<readonly (Destination & { readonly openFacts?: OpenFacts })[]>;
}

/** `abandoned`: it never ended, and a later run marked it. */
export type RunOutcome = "running" | "complete" | "partial" | "failed" | "abandoned";

export interface RefreshRun {
  readonly id: number;
  readonly scheduledFor: number;
  readonly startedAt: number;
  /** Null while it runs. */
  readonly endedAt: number | null;
  readonly placesRefreshed: number;
  readonly placesFailed: number;
  readonly provider: string;
  readonly outcome: RunOutcome;
  readonly error: string | null;
}

export interface FinishedRun {
  /** The provider whose forecasts the run stored: the fallback if the primary gave none. */
  readonly provider: string;
  readonly endedAt: number;
  readonly placesRefreshed: number;
  readonly placesFailed: number;
  readonly outcome: RunOutcome;
  readonly error: string | null;
}

export interface RefreshRunStore {
  /** Takes the one lease on refreshing if it is free or has expired at `nowMs`; returns whether it did. */
  acquireLease(holder: string, nowMs: number, expiresAt: number): Promise<boolean>;
  /** Keeps the lease for longer, unless another holder has it by now. */
  renewLease(holder: string, expiresAt: number): Promise<void>;
  /**
   * Marks unfinished runs as abandoned and begins one; returns null if one was already begun for this time.
   */
  begin(run: { scheduledFor: number; startedAt: number; provider: string }): Promise<number | null>;
  /** Ends the run and releases the lease, unless another holder has it by now. */
  finish(runId: number, holder: string, run: FinishedRun): Promise<void>;
  /** Releases the lease if no run was begun. */
  releaseLease(holder: string): Promise<void>;
  /** The last runs, newest first. */
  latest(limit: number): Promise<readonly RefreshRun[]>;
}

/** A snapshot before it is sealed: its version depends on its content. */
export interface SnapshotContent extends Omit<Snapshot, "version" | "detailsJson"> {
  readonly detailsJson: readonly string[];
}

export interface SnapshotPublisher {
  /**
   * Gathers the content and publishes it to the edge. Throws if either fails; readers then keep the
   * previous snapshot. "if-different" writes nothing if the published content is the same, and may leave
   * the work to a publication that is about to gather anyway.
   */
  publish(gather: () => Promise<SnapshotContent>, when: "always" | "if-different"): Promise<void>;
}

/** Predicts the tides. */
export interface TidePredictor {
  /** Returns every high and low water between two instants (epoch milliseconds) at each gauge, by its id. */
  between(fromMs: number, untilMs: number): Promise<readonly (GaugeTides & { readonly id: string })[]>;
}

/** Forecasts the sea. */
export interface SeaProvider {
  readonly name: string;
  /** How many places one call of `fetchSea` may request. */
  readonly batchSize: number;
  /**
   * Returns the days from today (London) on, in the order of `points`; null for a place that is not by the
   * forecast's sea. Throws ProviderError if the whole batch failed.
   */
  fetchSea(points: readonly Point[], nowMs: number): Promise<readonly (readonly SeaDay[] | null)[]>;
}

/** Records refreshes that an administrator requested. */
export interface RefreshRecords {
  /** `destination` is null for a refresh of all. */
  record(refresh: {
    readonly author: Author;
    readonly destination: Pick<Destination, "id" | "name"> | null;
    readonly at: number;
  }): Promise<void>;
}
