import { describe, expect, it } from "vitest";
import { USABLE_UP_TO_MS } from "#app/domain/weather/forecast-freshness";
import type { DailyForecast } from "#app/domain/weather/forecast";
import type { Snapshot } from "#app/services/ports";
import type { VisitScores } from "#app/domain/ranking/visit-scores";
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

/** Returns the positions with a score for visitors who arrive at noon, the best first. */
function orderOf(scores: VisitScores, count = 2): number[] {
  return Array.from({ length: count }, (_, position) => position)
    .filter((position) => scores.arrival(NOON, position).standing === "daylight")
    .sort((a, b) => scores.arrival(NOON, b).points - scores.arrival(NOON, a).points);
}

describe("the scores kept for a snapshot", () => {
  it("are computed once for a day and a style", () => {
    const cache = createScoresOfSnapshot();
    const snapshot = snapshotOf({ days: [day(TODAY, {})] });
    const first = cache.of(snapshot, TODAY, "urban", NOW_MS);
    expect(cache.of(snapshot, TODAY, "urban", NOW_MS + 1)).toBe(first);
  });

  it("are one for each day", () => {
    const cache = createScoresOfSnapshot();
    const snapshot = snapshotOf(
      { days: [day(TODAY, { sunshineHours: 10, cloudPct: 10 }), day(TOMORROW, { cloudPct: 90 })] },
      { days: [day(TODAY, { cloudPct: 90 }), day(TOMORROW, { sunshineHours: 10, cloudPct: 10 })] },
    );
    expect(orderOf(cache.of(snapshot, TODAY, "urban", NOW_MS))).toEqual([0, 1]);
    expect(orderOf(cache.of(snapshot, TOMORROW, "urban", NOW_MS))).toEqual([1, 0]);
  });

  it("are one for each style", () => {
    const cache = createScoresOfSnapshot();
    // Weather that suits a town is too cool for a beach. Clouds also count more there.
    const mildAndClear = { temperatureMaxC: 17, feelsLikeC: 17, cloudPct: 5, sunshineHours: 12 };
    const warmAndCloudy = { temperatureMaxC: 22, feelsLikeC: 22, cloudPct: 75, sunshineHours: 3 };
    const snapshot = snapshotOf({ days: [day(TODAY, warmAndCloudy)] }, { days: [day(TODAY, mildAndClear)] });
    expect(orderOf(cache.of(snapshot, TODAY, "urban", NOW_MS))).toEqual([0, 1]);
    expect(orderOf(cache.of(snapshot, TODAY, "beach", NOW_MS))).toEqual([1, 0]);
  });

  it("are one for each snapshot", () => {
    const cache = createScoresOfSnapshot();
    const [dull, bright] = [
      { days: [day(TODAY, { cloudPct: 95 })] },
      { days: [day(TODAY, { cloudPct: 5 })] },
    ];
    expect(orderOf(cache.of(snapshotOf(dull, bright), TODAY, "urban", NOW_MS))).toEqual([1, 0]);
    expect(orderOf(cache.of(snapshotOf(bright, dull), TODAY, "urban", NOW_MS))).toEqual([0, 1]);
  });

  it("are computed again once a forecast has become too old to be ranked", () => {
    const cache = createScoresOfSnapshot();
    const snapshot = snapshotOf(
      { days: [day(TODAY, {})], ageMs: USABLE_UP_TO_MS - 1_000 },
      { days: [day(TODAY, {})] },
    );
    const scored = (nowMs: number) => orderOf(cache.of(snapshot, TODAY, "urban", nowMs)).length;
    expect([scored(NOW_MS), scored(NOW_MS + 1_000), scored(NOW_MS + 1_001)]).toEqual([2, 2, 1]);
  });
});
