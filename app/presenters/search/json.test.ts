import { describe, expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/calendar-day";
import { DEFAULT_UNITS } from "#app/domain/units";
import { someFoundPlace } from "../../../tests/fakes/found-places";
import { THURSDAY_NOON, someSnapshot } from "../../../tests/fakes/in-memory-trips";
import { searchResult, searchSummary } from "./json";

const TODAY = "2026-07-16";
const OPTIONS = {
  ...DEFAULT_UNITS,
  style: "urban",
  nowMs: THURSDAY_NOON,
  site: "https://sunny.example",
} as const;

function findingsOf(drives: readonly number[], date = TODAY, snapshot = someSnapshot(drives.length)) {
  const places = drives.map((_, position) =>
    someFoundPlace({ snapshot, minutes: drives, date, homeScore: 50 }, position),
  );
  return { places, home: { score: 50, from: places.slice(0, 1) } };
}

describe("a place of a search as JSON", () => {
  it("has the place, the score of each day, the visit, and the weather at home", () => {
    const { places, home } = findingsOf([30, 75], addDays(TODAY, 1));
    const results = places.map((found) => searchResult(found, home, OPTIONS));
    expect(results.map(({ destination }) => destination.url)).toEqual([
      "https://sunny.example/destinations/place-1",
      "https://sunny.example/destinations/place-2",
    ]);
    for (const [rank, found] of places.entries()) {
      const result = results[rank];
      expect(result?.weather?.forecast.map(({ date, score }) => [date, score])).toEqual(
        found.days.map(({ date, score }) => [date, score]),
      );
      expect(result?.score?.value).toBe(found.score);
      expect(result?.home?.difference).toBe(found.pointsAboveHome);
    }
    expect(results.map(({ visit, drivingTime }) => [visit.arrive, drivingTime])).toMatchObject([
      ["09:30", { hours: 0, minutes: 30 }],
      ["10:15", { hours: 1, minutes: 15 }],
    ]);
  });

  it("is null in what is unknown", () => {
    const { places, home } = findingsOf([30], TODAY, { ...someSnapshot(1), forecasts: [null] });
    const unknown = { weather: null, hours: null, score: null, home: null };
    expect(searchResult(places[0]!, home, OPTIONS)).toMatchObject(unknown);
  });

  it("leaves out lists, or all but place, drive and score, where that is asked for", () => {
    const { places, home } = findingsOf([30]);
    expect(searchResult(places[0]!, home, OPTIONS)).toHaveProperty("activities");
    expect(searchResult(places[0]!, home, { ...OPTIONS, lists: "none" })).not.toHaveProperty("activities");
    const summary = searchSummary(places[0]!, OPTIONS);
    expect(Object.keys(summary)).toEqual(["destination", "drivingTime", "score", "warnings"]);
    expect(summary.score?.value).toBe(places[0]?.score);
  });
});
