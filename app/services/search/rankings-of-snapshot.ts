import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index";
import type { LondonDate } from "#app/domain/weather/forecast";
import { type WeatherRanking, buildWeatherRanking } from "#app/domain/ranking/weather-ranking";
import type { Snapshot } from "../ports";

export interface RankingsOfSnapshot {
  /** The order of all places by that day's weather; worked out once and then kept beside the snapshot. */
  of(snapshot: Snapshot, date: LondonDate, style: RankingStyle, nowMs: number): WeatherRanking;
}

/** Keeps the orders of the snapshots in use; they go when their snapshot does. */
export function createRankingsOfSnapshot(): RankingsOfSnapshot {
  const bySnapshot = new WeakMap<Snapshot, Map<string, WeatherRanking>>();
  return {
    of(snapshot, date, style, nowMs) {
      const orders = bySnapshot.get(snapshot) ?? new Map<string, WeatherRanking>();
      bySnapshot.set(snapshot, orders);
      const key = `${date} ${style}`;
      const kept = orders.get(key);
      // A forecast may grow too old to be ranked while its snapshot is still in use.
      if (kept && nowMs < kept.usableUntil) return kept;
      const order = buildWeatherRanking(snapshot.places, snapshot.forecasts, date, style, nowMs);
      orders.set(key, order);
      return order;
    },
  };
}
