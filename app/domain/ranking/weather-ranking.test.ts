import { describe, expect, it } from "vitest";
import { fineDay, forecastOfDays, someHour } from "../../../tests/fakes/forecasts";
import type { DailyForecast, PlaceForecast } from "#app/domain/weather/forecast";
import { FORECAST_HOURS_A_DAY, packHours } from "#app/domain/weather/hourly";
import { CLOSURES } from "#app/domain/catalogue/closure";
import { RESULT_ORDERS, type RankingWish, nameRanksOf, rankVisits } from "./weather-ranking";
import { createVisitScores } from "./visit-scores";

const DATE = "2026-06-20";
const NOW = Date.parse("2026-06-20T09:00:00Z");
const HOUR = 3_600_000;

const day = (change: Partial<DailyForecast> = {}) => fineDay(DATE, change);
const forecast = (days: readonly DailyForecast[], fetchedAt = NOW) => forecastOfDays(days, fetchedAt);

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

const LEEDS = { latitude: 53.8, longitude: -1.55 };
const NINE = 9 * 60;

const scoresOf = (entries: readonly Entry[], nowMs = NOW, date = DATE) =>
  createVisitScores(
    entries.map(() => LEEDS),
    entries.map((one) => one.forecast),
    date,
    "urban",
    nowMs,
  );

function rank(entries: readonly Entry[], wish: Partial<RankingWish> = {}, date = DATE) {
  const minutes = Float32Array.from(entries, (one) => one.minutes);
  const usual = {
    limitMinutes: 120,
    leavesAt: NINE,
    filter: null,
    order: "score",
    bandPoints: 3,
  } as const;
  const ranked = rankVisits(scoresOf(entries, NOW, date), minutes, nameRanksOf(entries), {
    ...usual,
    ...wish,
  });
  return { ...ranked, positions: [...ranked.inOrder()] };
}

function namesOf(entries: readonly Entry[], limitMinutes = 120): string[] {
  const { positions } = rank(entries, { limitMinutes });
  return positions.map((position) => entries[position]?.name ?? "?");
}

describe("the order", () => {
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
    const scores = scoresOf([aged, entry("New", 5, {})]);
    expect(scores.usableUntil).toBe(NOW + 1);
    expect(namesOf([aged])).toEqual(["Aged"]);
    expect(rank([aged]).best).toBe(0);
    const later = scoresOf([aged], scores.usableUntil);
    expect([scores, later].map((each) => each.arrival(36, 0).standing)).toEqual(["daylight", "no-forecast"]);
  });
});

describe("the hours of a place's own visit", () => {
  const HOUR_OF_CLOUD = someHour({ cloudPct: 100, sunshineMinutes: 0, condition: "overcast" });
  const clearUntil = (hour: number): PlaceForecast => {
    const hours = Array.from({ length: FORECAST_HOURS_A_DAY }, (_, index) =>
      index + 5 < hour ? { ...HOUR_OF_CLOUD, cloudPct: 15, sunshineMinutes: 60 } : HOUR_OF_CLOUD,
    );
    return { ...forecast([day()]), hourly: packHours([hours]) };
  };
  const near: Entry = { name: "Near", minutes: 15, forecast: clearUntil(10) };
  const far: Entry = { name: "Far", minutes: 115, forecast: clearUntil(10) };
  const later: Entry = { name: "Later", minutes: 110, forecast: clearUntil(13) };

  it("decide: sun before the arrival does not count", () => {
    expect(namesOf([far, near])).toEqual(["Near", "Far"]);
    expect(namesOf([near, later])).toEqual(["Later", "Near"]);
    const early = rank([near, far, later], { leavesAt: 5 * 60 });
    expect(early.positions.map((position) => [near, far, later][position]?.name)).toEqual([
      "Later",
      "Near",
      "Far",
    ]);
  });

  it("put places with daylight first, then the nearly dark, the dark, and those without a forecast", () => {
    const DECEMBER = "2026-12-21";
    const at = (name: string, minutes: number, change: Partial<DailyForecast> = {}): Entry => ({
      name,
      minutes,
      forecast: forecast([day({ date: DECEMBER, ...change })]),
    });
    const entries = [
      at("Dark and near", 130),
      at("Nearly dark, fine", 60),
      at("Light, dull", 15, { cloudPct: 100, rainMm: 20 }),
      { name: "Unknown", minutes: 1, forecast: null },
      at("Dark and far", 150),
      at("Nearly dark, dull", 50, { cloudPct: 100 }),
    ];
    // The sun sets at Leeds at 15:47.
    const { positions, best } = rank(entries, { leavesAt: 13 * 60 + 45, limitMinutes: 180 }, DECEMBER);
    expect(positions.map((position) => entries[position]?.name)).toEqual([
      "Light, dull",
      "Nearly dark, fine",
      "Nearly dark, dull",
      "Dark and near",
      "Dark and far",
      "Unknown",
    ]);
    expect(best).toBe(2);
  });
});

it("a wish for the nearest puts the nearly dark places by the drive as well, after those with daylight", () => {
  const DECEMBER = "2026-12-21";
  const at = (minutes: number, cloudPct: number): Entry => ({
    name: `${minutes} minutes`,
    minutes,
    forecast: forecast([day({ date: DECEMBER, cloudPct })]),
  });
  // The sun sets at Leeds at 15:47.
  const wish = { order: "near", leavesAt: 13 * 60 + 45 } as const;
  expect(rank([at(60, 0), at(50, 100), at(15, 100)], wish, DECEMBER).positions).toEqual([2, 1, 0]);
});

describe("the band that is too close to call", () => {
  const band = [
    entry("Best", 110, {}),
    entry("Second", 60, { cloudPct: 24 }),
    entry("Third", 90, { cloudPct: 26 }),
    entry("Fourth", 30, { cloudPct: 28 }),
    entry("Dull", 5, { cloudPct: 90 }),
  ];

  it("comes first, nearest first, and the rest by its weather", () => {
    expect(rank(band, { order: "best" }).positions).toEqual([3, 1, 2, 0, 4]);
    expect(rank(band, { order: "best" }).best).toBe(0);
  });

  it("gives way to the score alone, or to the drive alone, where that is wished for", () => {
    expect(rank(band, { order: "score" }).positions).toEqual([0, 1, 2, 3, 4]);
    expect(rank(band, { order: "near" }).positions).toEqual([4, 3, 1, 2, 0]);
  });

  it("goes by scores as they are, not as they are shown", () => {
    const visits = scoresOf(band);
    const gap = visits.arrival(36, 0).points - visits.arrival(36, 3).points;
    expect(rank(band, { order: "best", bandPoints: gap }).positions[0]).toBe(3);
    expect(rank(band, { order: "best", bandPoints: gap - 0.01 }).positions[0]).not.toBe(3);
  });

  it("has those first that suit the needs better, before the drive", () => {
    const filter = {
      masks: new Uint32Array(5),
      required: 0,
      anyOf: 0,
      anyStay: 0,
      suitability: [1, 0, 2, 1, 2],
    };
    expect(rank(band, { order: "best", filter }).positions).toEqual([2, 3, 0, 1, 4]);
  });

  it("is for open places: those that are shut that day follow it, whatever their score", () => {
    const entries = [
      entry("Garden", 10, { temperatureMaxC: 24 }),
      entry("Town", 60, { temperatureMaxC: 24 }),
      entry("Moor", 50, { temperatureMaxC: 14 }),
      entry("Cold", 5, { temperatureMaxC: 4 }),
    ];
    const { all, namesake, none } = CLOSURES;
    const ranked = (closures?: readonly number[]) => {
      const { positions, band } = rank(entries, { order: "best", closures });
      return [positions, band.positions].map((each) => each.map((position) => entries[position]?.name));
    };
    expect(ranked()).toEqual([
      ["Garden", "Town", "Moor", "Cold"],
      ["Garden", "Town"],
    ]);
    expect(ranked([all, none, none, none])).toEqual([["Town", "Garden", "Moor", "Cold"], ["Town"]]);
    // The band begins at the best place that is open.
    expect(ranked([all, all, none, none])).toEqual([["Moor", "Garden", "Town", "Cold"], ["Moor"]]);
    // A place named after what is shut comes after its equals, but it is of the band.
    expect(ranked([namesake, none, none, none])).toEqual([
      ["Town", "Garden", "Moor", "Cold"],
      ["Garden", "Town"],
    ]);
    const bestOf = (closures: readonly number[]) => rank(entries, { order: "score", closures }).best;
    expect([bestOf([all, none, none, none]), bestOf([namesake, all, none, none])]).toEqual([1, 0]);
    expect(bestOf([all, all, all, all])).toBe(0);
    expect(rank(entries, { order: "best", closures: [all, all, all, all] }).positions[0]).toBe(0);
  });

  it("does not apply once no place has daylight: all are sorted by the drive, without a best one", () => {
    const DECEMBER = "2026-12-21";
    const late = band.map(({ name }, index): Entry => {
      const cloudPct = [20, 24, 26, 28, 90][index] ?? 0;
      return { name, minutes: 30 - 5 * index, forecast: forecast([day({ date: DECEMBER, cloudPct })]) };
    });
    // The sun sets at Leeds at 15:47.
    const wish = { leavesAt: 14 * 60 + 30, limitMinutes: 60 };
    for (const order of RESULT_ORDERS) {
      expect(rank(late, { ...wish, order }, DECEMBER)).toMatchObject({
        ...{ positions: [4, 3, 2, 1, 0], best: null, isDayOver: true },
      });
    }
    expect(rank(late, { ...wish, leavesAt: NINE }, DECEMBER)).toMatchObject({ best: 0, isDayOver: false });
    const unknown = late.map((each) => ({ ...each, forecast: null }));
    expect(rank(unknown, wish, DECEMBER)).toMatchObject({ best: null, isDayOver: false });
  });
});

it("the drive limit goes by whole minutes, as shown, and leaves out what cannot be reached", () => {
  const entries = [
    entry("In", 120.49, {}),
    entry("Out", 120.5, {}),
    entry("Island", Infinity, {}),
    entry("Nowhere", NaN, null),
  ];
  expect(namesOf(entries)).toEqual(["In"]);
});

it("of equal scores the sunnier comes first, then the drier, the nearer and the first by name, whatever its case", () => {
  const entries = [
    entry("Not known", 1, null),
    entry("Sun not known", 5, { sunshineHours: null }),
    entry("No sun", 50, { sunshineHours: 0 }),
    entry("Nor this", 6, { sunshineHours: null }),
    entry("Rain not known", 5, { precipitationPct: null }),
    entry("rye", 30, {}),
    entry("ely", 30, {}),
    entry("Ely", 30, {}),
    entry("Near", 20, {}),
    entry("Wetter", 10, { precipitationPct: 40 }),
    entry("Sunnier", 60, { sunshineHours: 9 }),
    entry("Colder", 1, { temperatureMaxC: 15 }),
  ];
  expect(namesOf(entries)).toEqual([
    ...["Sunnier", "Near", "ely", "Ely", "rye", "Wetter", "Rain not known", "No sun", "Sun not known"],
    ...["Nor this", "Colder", "Not known"],
  ]);
  expect(rank(entries).total).toBe(12);
});
