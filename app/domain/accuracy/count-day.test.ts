import { describe, expect, it } from "vitest";
import { countDay } from "./count-day";
import type { CountedPlace, RecordedVisit } from "./recorded-visit";
import { figuresOf } from "./figures";
import type { RecordEntry } from "./packed-record";

const COUNT = 30;
/** Places in a line from south to north, with one minute's drive from each to the next. */
const PLACES: readonly CountedPlace[] = Array.from({ length: COUNT }, (_, index) => ({
  id: index + 1,
  name: `Place ${String(index).padStart(2, "0")}`,
  region: index < 10 ? "Wales" : "Scotland",
  latitude: 52 + index / 50,
  longitude: -3,
}));
const START = { latitude: 52, longitude: -3, minutes: Float32Array.from(PLACES, (_, index) => index + 1) };

const recordOf = (placeId: number, change: Partial<RecordedVisit> = {}): RecordedVisit => ({
  placeId,
  provider: "open-meteo",
  score: 50,
  sunHours: 5,
  rainMm: 0,
  temperatureC: 15,
  parts: { thermal: 5, sky: 5, rain: 10, wind: 9 },
  ...change,
});
const all = (change: (id: number) => Partial<RecordedVisit> = () => ({})) =>
  PLACES.map(({ id }) => recordOf(id, change(id)));

function count(forecast: readonly RecordEntry[], happened: readonly RecordEntry[], starts = [START]) {
  const entries = new Map([
    [0, happened],
    [2, forecast],
  ]);
  const day = { date: "2026-06-12", entries };
  const sums = countDay(day, PLACES, { starts, bandOf: () => 4, chanceOf: () => 0.7 });
  const figures = figuresOf([{ month: "2026-06", sums }], ["open-meteo"]);
  return { sums, figures, lead: figures.leads[1] };
}

describe("a day of the record", () => {
  it("has a case for each place of which both is known, from the same service", () => {
    const forecast = [
      recordOf(1),
      recordOf(2),
      recordOf(3, { provider: "met-norway" }),
      recordOf(4),
      recordOf(5),
    ];
    const happened: RecordEntry[] = [
      recordOf(1),
      recordOf(3),
      recordOf(5),
      { placeId: 2, provider: "open-meteo", score: null },
    ];
    const { lead, sums } = count(forecast, happened);
    expect(lead?.cases).toBe(2);
    expect(Object.keys(sums).filter((name) => name.startsWith("met-norway"))).toEqual([]);
  });

  it("counts ten points as right and more as wrong", () => {
    const { lead } = count(
      all(),
      all((id) => ({ score: id <= 20 ? 60 : 60.1 })),
    );
    expect(lead?.within10).toEqual({ value: 20 / COUNT, cases: COUNT });
    expect(lead?.score?.value).toBeCloseTo((20 * 10 + 10 * 10.1) / COUNT);
  });

  it("tells regions apart, and keeps a place that the catalogue has lost in the whole", () => {
    const forecast = [...all(), recordOf(99)];
    const { figures, lead } = count(forecast, forecast);
    expect(lead?.cases).toBe(COUNT + 1);
    expect(figures.regions.map(({ name, leads }) => [name, leads[1]?.cases])).toEqual([
      ["Scotland", 20],
      ["Wales", 10],
    ]);
    expect(figures.seasons.map(({ name }) => name)).toEqual(["summer"]);
    expect(figures.days).toBe(1);
  });

  it("has no case of sun where it is unknown", () => {
    const { lead } = count(
      all(),
      all((id) => ({ sunHours: id === 1 ? null : 4 })),
    );
    expect(lead?.sunHours).toEqual({ value: 1, cases: COUNT - 1 });
  });

  it("is empty without what happened", () => {
    const { figures, sums } = count(all(), []);
    expect(figures.days).toBe(0);
    expect(sums).toEqual({});
  });
});

describe("the place that a search would have put first", () => {
  it("is the nearest of the band, beats home and the nearest place, and is among the ten best", () => {
    const forecast = all((id) => ({ score: id === 20 ? 80 : id === 15 ? 77 : 50 }));
    const happened = all((id) => ({ score: id === 15 ? 70 : id > 25 ? 60 : 50 }));
    const { lead, sums } = count(forecast, happened);
    expect(lead?.first).toEqual({
      beatHome: { value: 1, cases: 1 },
      beatNearest: { value: 1, cases: 1 },
      amongTenBest: { value: 1, cases: 1 },
    });
    expect(sums["open-meteo|chances"]?.slice(14, 16)).toEqual([1, 1]);
  });

  it("does not beat what turned out equal, or better", () => {
    const forecast = all((id) => ({ score: id === 20 ? 80 : 50 }));
    const happened = all((id) => ({ score: id === 20 ? 50 : id < 15 ? 60 : 50 }));
    expect(count(forecast, happened).lead?.first).toEqual({
      beatHome: { value: 0, cases: 1 },
      beatNearest: { value: 0, cases: 1 },
      amongTenBest: { value: 0, cases: 1 },
    });
  });

  it("is no case against the nearest where it is the nearest, nor among fewer than twenty places", () => {
    const forecast = all((id) => ({ score: id === 1 ? 80 : 50 }));
    expect(count(forecast, all()).lead?.first.beatNearest).toBeNull();
    expect(count(forecast.slice(0, 19), all()).lead?.first.amongTenBest).toBeNull();
  });
});
