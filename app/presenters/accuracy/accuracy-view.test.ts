import { describe, expect, it } from "vitest";
import { someAccuracy } from "../../../tests/fakes/accuracy";
import { accuracyJson } from "./accuracy-json";
import { accuracyView } from "./accuracy-view";

const words = (view: ReturnType<typeof accuracyView>) => view.lead.join(" ");

describe("how often we were right, on a page", () => {
  it("is not measured on sample weather", () => {
    const view = accuracyView(someAccuracy(200), true);
    expect(view).toMatchObject({ state: "not-measured", bars: [], tables: [] });
    expect(words(view)).toContain("Not measured");
  });

  it.each([0, 12, 29])("has no figure after %d days, and says how many are known", (days) => {
    const view = accuracyView(someAccuracy(days), false);
    expect(view).toMatchObject({ state: "too-early", bars: [], tables: [] });
    expect(words(view)).toContain(`${days} days are known so far`);
  });

  it("says how much is known before the first night, and when it cannot be read", () => {
    expect(words(accuracyView(null, false))).toContain("0 days are known so far");
    expect(accuracyView("unknown", false).state).toBe("unknown");
  });

  it("says in its first paragraph how often, and what it is compared with, and never 'really'", () => {
    const view = accuracyView(someAccuracy(45), false);
    expect(words(view)).toMatch(/^Two days ahead our score is within 10 points on 8 days of 10\./);
    expect(words(view)).toContain("the latest estimate of the same service, Open-Meteo");
    expect(words(view)).toContain("not what a weather station measured");
    expect(JSON.stringify(view)).not.toContain("really");
  });

  it("names the last forecast for a service without hours gone by, and a satellite where its hours of sun are compared with", () => {
    const other = (change: object) => words(accuracyView({ ...someAccuracy(45), ...change }, false));
    expect(other({ provider: "met-norway", comparedWith: "last-forecast" })).toContain(
      "the last one that the same service, MET Norway, made before each hour",
    );
    expect(other({ comparedWith: "satellite" })).toContain(
      "its hours of sun with what a satellite measured (Deutscher Wetterdienst, CC BY 4.0, by Open-Meteo.com)",
    );
  });

  it("has a number of cases with every figure", () => {
    const { tables, bars } = accuracyView(someAccuracy(45), false);
    expect(bars.map(({ label }) => label)).toHaveLength(5);
    const rowsOf = (id: string) => tables.find((table) => table.id === id)?.rows ?? [];
    for (const id of ["days-ahead", "parts", "regions", "seasons"]) {
      expect(rowsOf(id).length).toBeGreaterThan(0);
      for (const row of rowsOf(id)) expect(row.at(-1)).toMatch(/^[\d,]+$/);
    }
    expect(rowsOf("first-place")).toHaveLength(5);
    for (const cell of rowsOf("first-place").flatMap(([, ...cells]) => cells))
      expect(cell).toMatch(/\([\d,]+\)$/);
  });

  it("shows the band once it follows from results", () => {
    const rowsOf = (days: number) =>
      accuracyView(someAccuracy(days), false).tables.find(({ id }) => id === "band")?.rows.length;
    expect(rowsOf(45)).toBe(0);
    expect(rowsOf(200)).toBe(5);
  });
});

describe("how often we were right, as data", () => {
  it("has the licence's notice, and no figure before thirty days or on sample weather", () => {
    expect(accuracyJson(someAccuracy(200), false)).toMatchObject({
      state: "measured",
      notice: expect.stringContaining("Met Office") as string,
      licence: "CC BY-SA 4.0",
    });
    expect(accuracyJson(someAccuracy(12), false)).toMatchObject({ state: "too-early", days: 12, leads: [] });
    expect(accuracyJson(null, false)).toMatchObject({ state: "too-early", days: 0 });
    expect(accuracyJson(someAccuracy(200), true)).toMatchObject({ state: "not-measured", leads: [] });
  });
});
