import { type ByteLimitedCache, createByteLimitedCache } from "#app/domain/byte-limited-cache";
import { MEMORY_SHARES } from "#app/domain/memory-shares";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import { daysOfStay, stayScores } from "#app/domain/ranking/stay-scores";
import { nameRanksOf } from "#app/domain/ranking/weather-ranking";
import { type VisitScores, createVisitScores } from "#app/domain/ranking/visit-scores";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { Snapshot } from "#app/services/ports";

export type ScoresOfSnapshot = ReturnType<typeof createScoresOfSnapshot>;

/** They go when their snapshot goes. */
export function createScoresOfSnapshot() {
  const bySnapshot = new WeakMap<Snapshot, ByteLimitedCache<VisitScores>>();
  const ranksByPlaces = new WeakMap<Snapshot["places"], Uint32Array>();
  /** Made again if one of their forecasts is too old by now. */
  function cached(snapshot: Snapshot, key: string, nowMs: number, make: () => VisitScores): VisitScores {
    const cache = bySnapshot.get(snapshot) ?? createByteLimitedCache<VisitScores>(MEMORY_SHARES.visitScores);
    bySnapshot.set(snapshot, cache);
    const known = cache.get(key);
    const scores = known !== undefined && nowMs < known.usableUntil ? known : make();
    // The scores have grown since they were cached.
    cache.set(key, scores, scores.bytes());
    return scores;
  }
  const of = (snapshot: Snapshot, date: LondonDate, style: RankingStyle, nowMs: number): VisitScores =>
    cached(snapshot, `${date} ${style}`, nowMs, () =>
      createVisitScores(snapshot.places, snapshot.forecasts, date, style, nowMs),
    );
  return {
    of,
    ofStay: (snapshot: Snapshot, arrival: LondonDate, nights: number, style: RankingStyle, nowMs: number) =>
      cached(snapshot, `${arrival} ${style} ${nights}`, nowMs, () => {
        const days = daysOfStay(arrival, nights).map((date) => of(snapshot, date, style, nowMs));
        return stayScores(days, snapshot.places.length);
      }),
    nameRanks({ places }: Snapshot): Uint32Array {
      let ranks = ranksByPlaces.get(places);
      if (!ranks) ranksByPlaces.set(places, (ranks = nameRanksOf(places)));
      return ranks;
    },
  };
}
