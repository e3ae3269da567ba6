import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { countStatements } from "../../../tests/workerd/counted-database";
import { openDatabase } from "#app/db/client";
import type { RecordedVisit } from "#app/domain/accuracy/recorded-visit";
import { createAccuracyRecordStore } from "./record-store";

const recordOf = (placeId: number): RecordedVisit => ({
  placeId,
  provider: "open-meteo",
  score: 61.5,
  sunHours: 4.2,
  rainMm: 0.3,
  temperatureC: -1.5,
  parts: { thermal: 3, sky: 5.5, rain: 10, wind: -10 },
});
const record = (date: string, daysAhead: number) => ({ date, daysAhead, entries: [recordOf(daysAhead + 2)] });

function setUp() {
  const d1 = countStatements(env.DB);
  return { d1, store: createAccuracyRecordStore(openDatabase(d1.binding)) };
}

describe("the record of forecasts in the database", () => {
  it("gives the earliest days that are in no sums, whole, and each only until it is counted", async () => {
    const { store, d1 } = setUp();
    await store.put([record("2026-06-03", 0), record("2026-06-03", 1), record("2026-06-01", 2)]);
    await store.put([record("2026-06-02", 1), record("2026-06-04", 1)]);
    const first = await store.uncounted("2026-06-03", 2);
    expect(first.map(({ date }) => date)).toEqual(["2026-06-01", "2026-06-02"]);
    await store.count([{ month: "2026-06", sums: { "open-meteo|days": [2] } }], ["2026-06-01", "2026-06-02"]);
    const [rest, ...none] = await store.uncounted("2026-06-03", 2);
    expect(none).toEqual([]);
    expect(rest?.entries).toEqual(
      new Map([
        [0, [recordOf(2)]],
        [1, [recordOf(3)]],
      ]),
    );
    expect(await store.months()).toEqual([{ month: "2026-06", sums: { "open-meteo|days": [2] } }]);
    // Two statements store, two look, two count, and one reads the months.
    expect(d1.statements).toHaveLength(7);
  });

  it("gives what happened on a day, and its measured sun, which is written once, with one statement", async () => {
    const { store, d1 } = setUp();
    await store.put([record("2026-06-01", 0), record("2026-06-01", 1), record("2026-06-02", 0)]);
    await store.put([record("2026-06-01", -1)]);
    await store.put([{ ...record("2026-06-01", -1), entries: [] }]);
    d1.statements.length = 0;
    expect(await store.whatHappened("2026-06-01")).toEqual([
      record("2026-06-01", -1),
      record("2026-06-01", 0),
    ]);
    expect(d1.statements).toHaveLength(1);
  });

  it("marks no day as counted if the sums cannot be written", async () => {
    const { store, d1 } = setUp();
    await store.put([record("2026-06-01", 0)]);
    d1.fault.atStatement = d1.statements.length + 2;
    await expect(store.count([{ month: "2026-06", sums: {} }], ["2026-06-01"])).rejects.toThrow();
    expect(await store.uncounted("2026-06-03", 2)).toHaveLength(1);
    expect(await store.months()).toEqual([]);
  });

  it("keeps the sums of days whose record is deleted", async () => {
    const { store } = setUp();
    await store.put([record("2026-06-01", 0), record("2026-06-02", 0)]);
    await store.count([{ month: "2026-06", sums: { "open-meteo|days": [1] } }], ["2026-06-01"]);
    await store.removeBefore("2026-06-02");
    expect(await store.outcomes(["2026-06-01", "2026-06-02"])).toEqual([record("2026-06-02", 0)]);
    expect(await store.months()).toHaveLength(1);
  });
});
