import { describe, expect, it } from "vitest";
import { USABLE_UP_TO_MS } from "#app/domain/weather/forecast-freshness";
import type { DailyForecast } from "#app/domain/weather/forecast";
import type { Snapshot } from "#app/services/ports";
import { fineDay, forecastOfDays } from "../../../tests/fakes/forecasts";
import { someSnapshot } from "../../../tests/fakes/in-memory-trips";
import { createScoresOfSnapshot } from "./scores-of-snapshot";

const NOW_MS = Date.UTC(2026, 5, 20, 9);
const TODAY = "2026-06-20";
const TOMORROW = "2026-06-21";

const day = (date: string, values: Partial<DailyForecast>) =>
  fineDay(date, { cloudPct: 50, precipitationPct: 0, windKmh: 8, sunshineHours: 6, ...values });

/** Makes a snapshot with one place for each row. A row has the days of its forecast and its age. */
function snapshotOf(...rows: { days: DailyForecast[]; ageMs?: number }[]): Snapshot {
  const plain = someSnapshot(rows.length);
  return {
    ...plain,
    places: plain.places.map((place) => ({ ...place, latitude: 53.8, longitude: -1.5 })),
    forecasts: rows.map(({ days, ageMs = 0 }) => forecastOfDays(days, NOW_MS - ageMs)),
  };
}

const NOON = 48;

describe("the scores kept for a snapshot", () => {
  it("are computed once for a snapshot, a day and a style", () => {
    const cache = createScoresOfSnapshot();
    const [one, other] = [snapshotOf({ days: [day(TODAY, {})] }), snapshotOf({ days: [day(TODAY, {})] })];
    const first = cache.of(one, TODAY, "urban", NOW_MS);
    expect(cache.of(one, TODAY, "urban", NOW_MS + 1)).toBe(first);
    expect(cache.of(one, TOMORROW, "urban", NOW_MS)).not.toBe(first);
    expect(cache.of(one, TODAY, "beach", NOW_MS)).not.toBe(first);
    expect(cache.of(other, TODAY, "urban", NOW_MS)).not.toBe(first);
  });

  it("are computed again once a forecast has become too old to be ranked", () => {
    const cache = createScoresOfSnapshot();
    const snapshot = snapshotOf(
      { days: [day(TODAY, {})], ageMs: USABLE_UP_TO_MS - 1_000 },
      { days: [day(TODAY, {})] },
    );
    const scored = (nowMs: number) => {
      const scores = cache.of(snapshot, TODAY, "urban", nowMs);
      return [0, 1].filter((position) => scores.arrival(NOON, position).score !== null).length;
    };
    expect([scored(NOW_MS), scored(NOW_MS + 1_000), scored(NOW_MS + 1_001)]).toEqual([2, 2, 1]);
  });
});
