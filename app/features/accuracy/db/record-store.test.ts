import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { countStatements } from "../../../../tests/workerd/counted-database";
import { openDatabase } from "#app/db/client";
import type { CountedLead } from "#app/features/accuracy/domain/count-lead";
import type { RecordedVisit } from "#app/features/accuracy/domain/recorded-visit";
import { createAccuracyRecordStore } from "./record-store";

const visit = (score: number): RecordedVisit => [score, null, 0.3, -1.5];
const record = (date: string, daysAhead: number, entries = { 7: visit(60 + daysAhead) }) => ({
  date,
  daysAhead,
  entries,
});
const NO_ERROR = { sum: 0, of: 0 };
const counted = (date: string, daysAhead: number): CountedLead => ({
  date,
  daysAhead,
  errors: { score: NO_ERROR, sunHours: NO_ERROR, rainRight: NO_ERROR, temperatureC: NO_ERROR },
  pairs: [],
  choices: [],
});

function setUp() {
  const d1 = countStatements(env.DB);
  return { d1, store: createAccuracyRecordStore(openDatabase(d1.binding)) };
}

describe("the record of forecasts in the database", () => {
  it("gives the earliest forecasts whose day has been reported, each only until it is counted", async () => {
    const { store, d1 } = setUp();
    await store.put("a", [record("2026-06-03", 0), record("2026-06-03", 1), record("2026-06-01", 2)]);
    await store.put("a", [record("2026-06-01", 0), record("2026-06-01", 1), record("2026-06-02", 1)]);
    await store.put("b", [record("2026-06-02", 0), record("2026-06-01", 1)]);
    const [forecasts, outcomes] = [{ 7: visit(61) }, { 7: visit(60) }];
    expect(await store.uncounted("a", "2026-06-02", 9)).toEqual([
      { date: "2026-06-01", daysAhead: 1, forecasts, outcomes },
      { date: "2026-06-01", daysAhead: 2, forecasts: { 7: visit(62) }, outcomes },
    ]);
    expect(await store.uncounted("a", "2026-06-03", 1)).toHaveLength(1);
    await store.count("a", [counted("2026-06-01", 1), counted("2026-06-01", 2)]);
    expect(await store.uncounted("a", "2026-06-03", 9)).toEqual([
      { date: "2026-06-03", daysAhead: 1, forecasts, outcomes },
    ]);
    expect(await store.counted("a", "2026-06-01")).toEqual([
      counted("2026-06-01", 1),
      counted("2026-06-01", 2),
    ]);
    expect(await store.counted("a", "2026-06-02")).toEqual([]);
    expect(await store.counted("b", "2026-06-01")).toEqual([]);
    // Three store, three look, one counts, and three read what was counted.
    expect(d1.statements).toHaveLength(10);
  });

  it("keeps the first forecast, and of each place the latest report", async () => {
    const { store } = setUp();
    await store.put("a", [record("2026-06-01", 0), record("2026-06-01", 1, { 7: visit(50) })]);
    await store.put("a", [record("2026-06-01", 0, { 7: visit(70) }), record("2026-06-01", 1)]);
    await store.put("a", [{ ...record("2026-06-01", 0), entries: { 8: visit(80) } }]);
    const [lead] = await store.uncounted("a", "2026-06-01", 9);
    expect(lead?.forecasts).toEqual({ 7: visit(50) });
    expect(lead?.outcomes).toEqual({ 7: visit(70), 8: visit(80) });
  });

  it("deletes days", async () => {
    const { store } = setUp();
    await store.put("a", [record("2026-06-01", 0), record("2026-06-01", 1), record("2026-06-02", 1)]);
    await store.count("a", [counted("2026-06-01", 1), counted("2026-06-02", 1)]);
    await store.removeBefore("2026-06-02");
    expect(await store.counted("a", "2026-06-01")).toEqual([counted("2026-06-02", 1)]);
  });
});
