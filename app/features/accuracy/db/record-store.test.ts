import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { countStatements } from "../../../../tests/workerd/counted-database";
import { openDatabase } from "#app/db/client";
import type { CountedDay } from "#app/features/accuracy/domain/count-day";
import type { RecordedVisit } from "#app/features/accuracy/domain/recorded-visit";
import { createAccuracyRecordStore } from "./record-store";

const recordOf = (placeId: number): RecordedVisit => ({
  placeId,
  provider: "open-meteo",
  score: 61.5,
  sunHours: 4.2,
  rainMm: 0.3,
  temperatureC: -1.5,
});
const counted = (date: string): CountedDay => ({ date, provider: "open-meteo", leads: [] });
const record = (date: string, daysAhead: number) => ({ date, daysAhead, entries: [recordOf(daysAhead + 2)] });

function setUp() {
  const d1 = countStatements(env.DB);
  return { d1, store: createAccuracyRecordStore(openDatabase(d1.binding)) };
}

describe("the record of forecasts in the database", () => {
  it("gives the earliest days that are not counted, whole, and each only until it is counted", async () => {
    const { store, d1 } = setUp();
    await store.put([record("2026-06-03", 0), record("2026-06-03", 1), record("2026-06-01", 2)]);
    await store.put([record("2026-06-02", 1), record("2026-06-04", 1)]);
    const first = await store.uncounted("2026-06-03", 2);
    expect(first.map(({ date }) => date)).toEqual(["2026-06-01", "2026-06-02"]);
    await store.count([counted("2026-06-02")], ["2026-06-01", "2026-06-02"]);
    const [rest, ...none] = await store.uncounted("2026-06-03", 2);
    expect(none).toEqual([]);
    expect(rest?.entries).toEqual(
      new Map([
        [0, [recordOf(2)]],
        [1, [recordOf(3)]],
      ]),
    );
    expect(await store.counted("2026-06-02")).toEqual([counted("2026-06-02")]);
    expect(await store.counted("2026-06-03")).toEqual([]);
    // Two statements store, two look, two count, and two read what was counted.
    expect(d1.statements).toHaveLength(8);
  });

  it("marks no day as counted if what was counted cannot be written", async () => {
    const { store, d1 } = setUp();
    await store.put([record("2026-06-01", 0)]);
    d1.fault.atStatement = d1.statements.length + 2;
    await expect(store.count([counted("2026-06-01")], ["2026-06-01"])).rejects.toThrow();
    expect(await store.uncounted("2026-06-03", 2)).toHaveLength(1);
    expect(await store.counted("2026-06-01")).toEqual([]);
  });

  it("keeps what was counted of days whose record is deleted", async () => {
    const { store } = setUp();
    await store.put([record("2026-06-01", 0), record("2026-06-02", 0)]);
    await store.count([counted("2026-06-01")], ["2026-06-01"]);
    await store.removeBefore("2026-06-02");
    expect(await store.outcomes(["2026-06-01", "2026-06-02"])).toEqual([record("2026-06-02", 0)]);
    expect(await store.counted("2026-06-01")).toHaveLength(1);
  });
});
