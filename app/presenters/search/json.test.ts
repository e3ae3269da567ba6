import { describe, expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/calendar-day";
import { DEFAULT_UNITS } from "#app/domain/units";
import { someFoundPlace } from "../../../tests/fakes/found-places";
import { THURSDAY_NOON, someSnapshot } from "../../../tests/fakes/in-memory-trips";
import { searchResultsJson } from "./json";
import { searchSummariesJson } from "./summary-json";

const TODAY = "2026-07-16";
const OPTIONS = {
  ...DEFAULT_UNITS,
  today: TODAY,
  style: "urban",
  nowMs: THURSDAY_NOON,
  site: "https://sunny.example",
} as const;

interface Result {
  readonly destination: { readonly id: number; readonly url: string };
  readonly weather: { readonly forecast: { readonly date: string; readonly score: number | null }[] } | null;
  readonly drivingTime: { readonly hours: number; readonly minutes: number } | null;
  readonly visit: { readonly arrive: string };
  readonly score: { readonly value: number } | null;
  readonly home: { readonly difference: number | null } | null;
}

function findingsOf(drives: readonly number[], date = TODAY, snapshot = someSnapshot(drives.length)) {
  const places = drives.map((_, position) =>
    someFoundPlace({ snapshot, minutes: drives, date, homeScore: 50 }, position),
  );
  const leavesAt = places[0]?.visit.leavesAt ?? 0;
  return { snapshot, places, date, leavesAt, home: { score: 50, from: places.slice(0, 1) } };
}

const read = (json: string) => JSON.parse(json) as Result[];

describe("the answer of a search as JSON", () => {
  it("is put together from texts of the place, its days, its visit and its lists", () => {
    const findings = findingsOf([30, 75], addDays(TODAY, 1));
    const results = read(searchResultsJson(findings, OPTIONS));
    expect(results.map(({ destination }) => destination.url)).toEqual([
      "https://sunny.example/destinations/place-1",
      "https://sunny.example/destinations/place-2",
    ]);
    for (const [rank, found] of findings.places.entries()) {
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

  it("is the same when its texts are kept, and another for another drive, unit or snapshot", () => {
    const findings = findingsOf([30]);
    const first = searchResultsJson(findings, OPTIONS);
    expect(searchResultsJson(findings, OPTIONS)).toBe(first);
    const farther = { ...findingsOf([300], TODAY, findings.snapshot), snapshot: findings.snapshot };
    expect(read(searchResultsJson(farther, OPTIONS))[0]?.visit.arrive).not.toBe(read(first)[0]?.visit.arrive);
    expect(searchResultsJson(findings, { ...OPTIONS, temperatureUnit: "fahrenheit" })).not.toBe(first);
    const unknown = { ...findings.snapshot, forecasts: [null] };
    expect(read(searchResultsJson(findingsOf([30], TODAY, unknown), OPTIONS))[0]).toMatchObject({
      weather: null,
      hours: null,
      score: null,
      home: null,
    });
  });

  it("leaves out lists, or all but place, drive and score, where that is asked for", () => {
    const findings = findingsOf([30]);
    const [lean] = read(searchResultsJson(findings, { ...OPTIONS, lists: "none" }));
    expect(lean).not.toHaveProperty("activities");
    const [summary] = read(searchSummariesJson(findings, OPTIONS));
    expect(Object.keys(summary ?? {})).toEqual(["destination", "drivingTime", "score", "warnings"]);
    expect(summary?.score?.value).toBe(findings.places[0]?.score);
  });

  it("has an empty list beyond the last place", () => {
    const findings = { ...findingsOf([30]), places: [] };
    expect([searchResultsJson(findings, OPTIONS), searchSummariesJson(findings, OPTIONS)]).toEqual([
      "[]",
      "[]",
    ]);
  });
});
