import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import type { KnownWarnings } from "#app/domain/warnings/known-warnings";
import type { DriveTable, Snapshot } from "#app/services/ports";
import type { FoundPlace, Viewpoint } from "#app/services/search/found-place";
import { placesSeenFrom } from "#app/services/search/seen-place";
import { createScoresOfSnapshot } from "#app/services/search/scores-of-snapshot";
import { notesWith } from "#app/composition/notes.server";
import { THURSDAY_NOON, someSnapshot } from "./in-memory-trips";

interface Seen {
  readonly snapshot?: Snapshot;
  /** Minutes of the drive to each place, at one kilometre a minute; null if the search has no starting point. */
  readonly minutes?: readonly number[] | null;
  readonly date?: string;
  readonly style?: RankingStyle;
  readonly leave?: number | null;
  readonly nowMs?: number;
  readonly homeScore?: number | null;
  readonly warnings?: KnownWarnings | null;
}

const tableOf = (minutes: readonly number[]): DriveTable => ({
  minutes: Float32Array.from(minutes),
  kilometres: Float32Array.from(minutes, (each) => (Number.isFinite(each) ? each : 0)),
  strategic: new Float32Array(minutes.length),
  localDelays: new Float32Array(minutes.length),
  ferry: new Uint8Array(minutes.length),
});

/** For tests: a found place at this position of the snapshot, by default for a Thursday in summer. */
export function someFoundPlace(seen: Seen = {}, position = 0): FoundPlace {
  const { snapshot = someSnapshot(1), minutes = null, nowMs = THURSDAY_NOON, homeScore = null } = seen;
  const view: Viewpoint = {
    snapshot,
    table: minutes && tableOf(minutes),
    style: seen.style ?? "urban",
    wish: { date: seen.date ?? "2026-07-16", leave: seen.leave ?? null },
    nowMs,
    scores: createScoresOfSnapshot(),
    homeScore: () => homeScore,
    notes: notesWith(seen.warnings ?? null),
  };
  return placesSeenFrom(view)(position);
}
