import { type ByteLimitedCache, createByteLimitedCache } from "#app/domain/byte-limited-cache";
import { MEMORY_SHARES } from "#app/domain/memory-shares";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import { nameRanksOf } from "#app/domain/ranking/weather-ranking";
import { type VisitScores, createVisitScores } from "#app/domain/ranking/visit-scores";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { Snapshot } from "#app/services/ports";

export interface ScoresOfSnapshot {
  /** Returns the scores of all places on one day. They are cached with the snapshot. */
  of(snapshot: Snapshot, date: LondonDate, style: RankingStyle, nowMs: number): VisitScores;
  /** Returns the rank of each place by name. */
  nameRanks(snapshot: Snapshot): Uint32Array;
}

/** Caches the scores of the snapshots in use. They go when their snapshot goes. */
export function createScoresOfSnapshot(): ScoresOfSnapshot {
  const bySnapshot = new WeakMap<Snapshot, ByteLimitedCache<VisitScores>>();
  const ranksByPlaces = new WeakMap<Snapshot["places"], Uint32Array>();
  return {
    of(snapshot, date, style, nowMs) {
      const cache =
        bySnapshot.get(snapshot) ?? createByteLimitedCache<VisitScores>(MEMORY_SHARES.visitScores);
      bySnapshot.set(snapshot, cache);
      const key = `${date} ${style}`;
      const known = cache.get(key);
      // While its snapshot is in use, a forecast may become too old to be ranked.
      const isGood = known !== undefined && nowMs < known.usableUntil;
      const scores = isGood
        ? known
        : createVisitScores(snapshot.places, snapshot.forecasts, date, style, nowMs);
      // The scores have grown since they were cached, so their size is set again.
      cache.set(key, scores, scores.bytes());
      return scores;
    },
    nameRanks({ places }) {
      let ranks = ranksByPlaces.get(places);
      if (!ranks) ranksByPlaces.set(places, (ranks = nameRanksOf(places)));
      return ranks;
    },
  };
}
