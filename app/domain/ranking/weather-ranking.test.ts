import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderScore } from "./holiday-climate-index";
import type { DailyForecast, PlaceForecast } from "../weather/forecast";
import { buildWeatherRanking, rankWithin } from "./weather-ranking";

const DATE = "2026-06-20";
const NOW = Date.parse("2026-06-20T09:00:00Z");
const HOUR = 3_600_000;

const FINE: DailyForecast = {
  date: DATE,
  temperatureMaxC: 20,
  temperatureMinC: 12,
  daylightMaxC: 20,
  feelsLikeC: 20,
  humidityPct: 60,
  cloudPct: 20,
  rainMm: 0,
  precipitationPct: 10,
  windKmh: 10,
  sunshineHours: 8,
  condition: "mostly-clear",
};

const day = (change: Partial<DailyForecast> = {}): DailyForecast => ({ ...FINE, ...change });

const forecast = (days: readonly DailyForecast[], fetchedAt = NOW): PlaceForecast => ({
  fetchedAt,
  provider: "test",
  current: { temperatureC: 15, feelsLikeC: 15, condition: "clear", isDay: true },
  hourly: null,
  days,
});

interface Entry {
  name: string;
  minutes: number;
  forecast: PlaceForecast | null;
}

const entry = (name: string, minutes: number, change: Partial<DailyForecast> | null): Entry => ({
  name,
  minutes,
  forecast: change === null ? null : forecast([day(change)]),
});

const ranking = (entries: readonly Entry[], nowMs = NOW) =>
  buildWeatherRanking(
    entries,
    entries.map((one) => one.forecast),
    DATE,
    "urban",
    nowMs,
  );

function namesOf(entries: readonly Entry[], limitMinutes = 120, offset = 0, limit = 50): string[] {
  const minutes = Float32Array.from(entries, (one) => one.minutes);
  const page = rankWithin(ranking(entries), minutes, limitMinutes, offset, limit);
  return page.positions.map((position) => entries[position]?.name ?? "?");
}

describe("the order", () => {
  it("puts a sunny place above an overcast one that is slightly warmer", () => {
    const overcast = entry("Overcast", 10, { temperatureMaxC: 22, cloudPct: 95, sunshineHours: 1 });
    const sunny = entry("Sunny", 90, { temperatureMaxC: 20, cloudPct: 15, sunshineHours: 11 });
    expect(namesOf([overcast, sunny])).toEqual(["Sunny", "Overcast"]);
  });

  it("settles equal scores by sunshine, then chance of rain, then drive, then name", () => {
    expect(
      namesOf([
        entry("Unknown sun", 1, { sunshineHours: null }),
        entry("zennor", 60, {}),
        entry("Aberdovey", 60, {}),
        entry("Near", 59.9, {}),
        entry("Surely dry", 100, { precipitationPct: 5 }),
        entry("Sunniest", 119, { sunshineHours: 9, precipitationPct: 90 }),
      ]),
    ).toEqual(["Sunniest", "Surely dry", "Near", "Aberdovey", "zennor", "Unknown sun"]);
  });

  it("puts places without a score last, by drive and name, and never drops them", () => {
    const old: Entry = { name: "Old", minutes: 20, forecast: forecast([day()], NOW - 24 * HOUR - 1) };
    const short: Entry = { name: "Short", minutes: 15, forecast: forecast([day({ date: "2026-06-19" })]) };
    const broken = entry("Broken", 15, { cloudPct: NaN });
    const bad = entry("Bad", 110, { rainMm: 40, cloudPct: 100, windKmh: 80, temperatureMaxC: 3 });
    expect(namesOf([old, entry("None", 5, null), short, broken, bad])).toEqual([
      "Bad",
      "None",
      "Broken",
      "Short",
      "Old",
    ]);
  });

  it("still ranks a forecast of exactly 24 hours and says until when it holds", () => {
    const aged: Entry = { name: "Aged", minutes: 5, forecast: forecast([day()], NOW - 24 * HOUR) };
    const built = ranking([aged, entry("New", 5, {})]);
    expect(built.scored).toHaveLength(2);
    expect(built.usableUntil).toBe(NOW + 1);
    expect(ranking([aged], built.usableUntil).unscored).toHaveLength(1);
  });
});

describe("the drive limit", () => {
  it("goes by whole minutes, as shown, and leaves out what cannot be reached", () => {
    const entries = [
      entry("In", 120.49, {}),
      entry("Out", 120.5, {}),
      entry("Island", Infinity, {}),
      entry("Nowhere", NaN, null),
    ];
    expect(namesOf(entries)).toEqual(["In"]);
  });

  it("changes which places are listed, not their order", () => {
    const entries = [entry("Far and fine", 200, {}), entry("Near and grey", 20, { cloudPct: 95 })];
    expect(namesOf(entries, 120)).toEqual(["Near and grey"]);
    expect(namesOf(entries, 240)).toEqual(["Far and fine", "Near and grey"]);
  });
});

describe("a page", () => {
  const entries = Array.from({ length: 9 }, (_, index) =>
    entry(`P${index}`, 10, { cloudPct: 20 + index * 8 }),
  );
  const minutes = new Float32Array(9).fill(10);

  it("starts at the offset, holds the limit, and tells the whole", () => {
    const built = ranking(entries);
    expect(rankWithin(built, minutes, 60, 0, 4)).toEqual({ total: 9, positions: [0, 1, 2, 3] });
    expect(rankWithin(built, minutes, 60, 8, 4)).toEqual({ total: 9, positions: [8] });
    expect(rankWithin(built, minutes, 60, 12, 4)).toEqual({ total: 9, positions: [] });
    expect(rankWithin(built, minutes, 5, 0, 4)).toEqual({ total: 0, positions: [] });
  });

  it("of no places at all is empty", () => {
    expect(rankWithin(ranking([]), new Float32Array(0), 60, 0, 50)).toEqual({ total: 0, positions: [] });
  });
});

/** The rule as it is written down, without any of the short cuts. */
function naiveOrder(entries: readonly Entry[], limitMinutes: number): number[] {
  const keys = entries.map(({ name, minutes, forecast: own }) => {
    const today = own === null || NOW - own.fetchedAt > 24 * HOUR ? undefined : own.days[0];
    const score = today === undefined ? -Infinity : orderScore(today, "urban");
    const sun = today === undefined ? 0 : (today.sunshineHours ?? -1);
    return { score, sun, rain: today?.precipitationPct ?? 0, minutes, name: name.toLowerCase() };
  });
  return [...entries.keys()]
    .filter((position) => Math.round(entries[position]?.minutes ?? NaN) <= limitMinutes)
    .sort((left, right) => {
      const [a, b] = [keys[left], keys[right]];
      if (a === undefined || b === undefined) return 0;
      if (a.score !== b.score) return b.score - a.score;
      return (
        b.sun - a.sun ||
        a.rain - b.rain ||
        a.minutes - b.minutes ||
        (a.name < b.name ? -1 : +(a.name > b.name))
      );
    });
}

describe("ranking with what was worked out before", () => {
  const anyEntry: fc.Arbitrary<Entry> = fc.record({
    name: fc.constantFrom("Bath", "bath", "York", "Rye", "Ely", "Zennor"),
    minutes: fc.oneof(
      fc.constantFrom(30, 45.5, Infinity),
      fc.integer({ min: 0, max: 3000 }).map((n) => n / 10),
    ),
    forecast: fc.oneof(
      { weight: 1, arbitrary: fc.constant(null) },
      {
        weight: 6,
        arbitrary: fc
          .record({
            cloudPct: fc.constantFrom(15, 60, 100),
            rainMm: fc.constantFrom(0, 5, 40),
            windKmh: fc.constantFrom(10, 90),
            temperatureMaxC: fc.constantFrom(-8, 15, 24),
            sunshineHours: fc.constantFrom(null, 0, 7),
            precipitationPct: fc.constantFrom(0, 40),
            age: fc.constantFrom(0, 24 * HOUR, 25 * HOUR),
          })
          .map(({ age, ...change }) => forecast([day(change)], NOW - age)),
      },
    ),
  });

  it("gives page by page exactly what a full sort by all five keys gives", () => {
    fc.assert(
      fc.property(
        fc.array(anyEntry, { maxLength: 120 }),
        fc.integer({ min: 0, max: 300 }),
        fc.nat(60),
        fc.integer({ min: 1, max: 60 }),
        (entries, limitMinutes, offset, limit) => {
          const minutes = entries.map((one) => one.minutes);
          const expected = naiveOrder(entries, limitMinutes);
          expect(rankWithin(ranking(entries), minutes, limitMinutes, offset, limit)).toEqual({
            total: expected.length,
            positions: expected.slice(offset, offset + limit),
          });
        },
      ),
      { numRuns: 400 },
    );
  });

  it("does not depend on the order in which places are given", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyEntry, { maxLength: 40, selector: (one) => one.name.toLowerCase() }),
        (entries) => {
          expect(namesOf([...entries].reverse(), 200)).toEqual(namesOf(entries, 200));
        },
      ),
    );
  });
});
