import { describe, expect, it } from "vitest";
import { createInMemoryRecords } from "../../../tests/fakes/in-memory-records";
import { createInMemoryLog, someDestinations } from "../../../tests/fakes/in-memory-weather";
import { SATELLITE_FROM_DAYS } from "#app/domain/accuracy/accuracy";
import { countDay } from "#app/domain/accuracy/count-day";
import { HAPPENED, MEASURED } from "#app/domain/accuracy/record-rules";
import type { RecordedVisit } from "#app/domain/accuracy/recorded-visit";
import { addDays } from "#app/domain/calendar/calendar-day";
import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import { ProviderError } from "#app/services/ports";
import { measureSun } from "./measure-sun";
import type { SunByHour } from "./ports";
import { accuracyOf } from "./reckon-accuracy";

const PLACES = someDestinations(3);
const DAY = "2026-06-12";

const recordOf = (placeId: number, sunHours: number): RecordedVisit => ({
  placeId,
  provider: "open-meteo",
  score: 60,
  sunHours,
  rainMm: 0,
  temperatureC: 18,
  parts: { thermal: 6, sky: 6, rain: 10, wind: 9 },
});
/** The sun shines for half of every hour. */
const halves = (date: string): SunByHour =>
  new Map(Array.from({ length: 24 }, (_, hour) => [epochMsOfLondonClock(date, hour * 60), 30]));

function setUp(clock = epochMsOfLondonClock(addDays(DAY, 1), 20 * 60 + 5)) {
  const records = createInMemoryRecords();
  const log = createInMemoryLog();
  const batchSizes: number[] = [];
  const state: { answer: (index: number) => SunByHour | null } = { answer: () => halves(DAY) };
  const deps = {
    records,
    log,
    clock: () => clock,
    snapshots: { current: () => Promise.resolve({ places: PLACES } as never) },
    sun: {
      batchSize: 2,
      sunOf: (points: readonly unknown[]) => {
        batchSizes.push(points.length);
        return Promise.resolve(points.map((_, index) => state.answer(batchSizes.length * 2 - 2 + index)));
      },
    },
  };
  return { records, log, batchSizes, state, deps };
}
const happened = {
  date: DAY,
  daysAhead: HAPPENED,
  entries: [recordOf(1, 8), recordOf(2, 8), recordOf(3, 8)],
};

describe("the sun that a satellite measured", () => {
  it("replaces the hours of sun of yesterday's visits, and nothing else, with two statements", async () => {
    const { records, batchSizes, deps } = setUp();
    await records.put([happened]);
    records.statements.length = 0;
    await measureSun(deps);
    expect(batchSizes).toEqual([2, 1]);
    // The visit lasts from nine to six, with half an hour of sun in each hour.
    const measured = records.all().find(({ daysAhead }) => daysAhead === MEASURED);
    expect(measured).toEqual({
      date: DAY,
      daysAhead: MEASURED,
      entries: [1, 2, 3].map((id) => recordOf(id, 4.5)),
    });
    expect(records.all().find(({ daysAhead }) => daysAhead === HAPPENED)).toEqual(happened);
    expect(records.statements).toEqual(["whatHappened", "put"]);
    await measureSun(deps);
    expect(batchSizes).toHaveLength(2);
  });

  it("leaves a place out whose visit has a gap, and a day out of which nothing is known", async () => {
    const { records, state, batchSizes, deps } = setUp();
    await measureSun(deps);
    expect(batchSizes).toEqual([]);
    const gap = new Map(halves(DAY));
    gap.delete(epochMsOfLondonClock(DAY, 12 * 60));
    state.answer = (index) => [halves(DAY), gap, null][index] ?? null;
    await records.put([happened]);
    await measureSun(deps);
    expect(records.all().find(({ daysAhead }) => daysAhead === MEASURED)?.entries).toEqual([
      recordOf(1, 4.5),
    ]);
  });

  it("is asked for in the evening alone, and again in the next hour if the service fails", async () => {
    const noon = setUp(epochMsOfLondonClock(DAY, 12 * 60));
    await measureSun(noon.deps);
    expect(noon.records.statements).toEqual([]);
    const { records, log, deps } = setUp();
    await records.put([happened]);
    const sunOf = () => Promise.reject(new ProviderError("open-meteo-satellite", "timeout", "late"));
    await measureSun({ ...deps, sun: { batchSize: 2, sunOf } });
    expect(log.events()).toEqual(["accuracy.sun-not-measured"]);
    await measureSun(deps);
    expect(records.all().some(({ daysAhead }) => daysAhead === MEASURED)).toBe(true);
  });
});

describe("figures with a satellite's hours of sun", () => {
  const deps = { starts: [], bandOf: () => 4, chanceOf: () => null };
  const after = (days: number) => {
    const months = Array.from({ length: days }, (_, index) => {
      const entries = new Map([
        [HAPPENED, [recordOf(1, 8)]],
        [MEASURED, [recordOf(1, 4.5)]],
        [2, [recordOf(1, 7)]],
      ]);
      return { month: `day ${index}`, sums: countDay({ date: addDays(DAY, index), entries }, PLACES, deps) };
    });
    const { comparedWith, figures } = accuracyOf(months, "open-meteo", 0);
    return { comparedWith, days: figures.days, sun: figures.leads[1]?.sunHours };
  };

  it("are shown once they cover sixty days, and not before", () => {
    const own = { days: SATELLITE_FROM_DAYS - 1, sun: { value: 1, cases: SATELLITE_FROM_DAYS - 1 } };
    expect(after(SATELLITE_FROM_DAYS - 1)).toEqual({ comparedWith: "past-hours", ...own });
    const measured = { days: SATELLITE_FROM_DAYS, sun: { value: 2.5, cases: SATELLITE_FROM_DAYS } };
    expect(after(SATELLITE_FROM_DAYS)).toEqual({ comparedWith: "satellite", ...measured });
  });
});
