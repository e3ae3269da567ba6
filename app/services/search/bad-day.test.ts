import { describe, expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/calendar-day";
import type { Postcode } from "#app/domain/geo/postcode";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import type { DailyForecast } from "#app/domain/weather/forecast";
import type { KnownWarnings } from "#app/domain/warnings/known-warnings";
import { someSnapshot, someTripDeps, THURSDAY_NOON } from "../../../tests/fakes/in-memory-trips";
import { someForecast } from "../../../tests/fakes/forecasts";
import { begun } from "../../../tests/fakes/search-context";
import { aroundPlace, everywhere, justLooked } from "../../../tests/fakes/warnings";
import { plainSearch } from "./search-query";

const TOMORROW = "2026-07-17";
const GREY = {
  cloudPct: 100,
  sunshineHours: 0,
  rainMm: 14,
  precipitationPct: 95,
  condition: "rain",
} as const;
const FINE = { cloudPct: 15, sunshineHours: 9, rainMm: 0, precipitationPct: 5, condition: "clear" } as const;

/** Returns the advice of a search for tomorrow. Each place has these days from today on. */
async function badDayOf(
  places: readonly (readonly Partial<DailyForecast>[])[],
  islands: readonly number[] = [],
  warnings: KnownWarnings | null = null,
  minutes = places.map(() => 30),
) {
  const plain = someSnapshot(places.length);
  const crossing = { name: "The causeway", way: "road", says: "closed round high water", isOnlyWay: true };
  const nearby = { crossings: [crossing] };
  const snapshot = {
    ...plain,
    detailsJson: plain.detailsJson.map((json, position) =>
      islands.includes(position) ? JSON.stringify({ ...(JSON.parse(json) as object), nearby }) : json,
    ),
    forecasts: places.map((days) => {
      const forecast = someForecast(THURSDAY_NOON);
      return { ...forecast, days: forecast.days.map((day, ahead) => ({ ...day, ...days[ahead] })) };
    }),
  };
  const searched = [["SW1A 1AA", 2]] as const;
  const deps = someTripDeps({ snapshot, searched, minutes, warnings });
  const postcode = parsePostcode("SW1A 1AA") as Postcode;
  const query = plainSearch({ postcode, drivingHours: 2, date: TOMORROW, limit: 20 });
  return (await begun(query, deps)).badDay();
}

const allDays = (day: Partial<DailyForecast>) => Array.from({ length: 6 }, () => day);

describe("a day that is hardly worth leaving for", () => {
  it("names no place whose only way the tide covers, neither as the driest nor for another day", async () => {
    const dry = { ...GREY, rainMm: 0, precipitationPct: 5 };
    const places = [allDays(dry).with(3, FINE), allDays({ ...GREY, precipitationPct: 60 })];
    expect(await badDayOf(places)).toMatchObject({ driest: { id: 1 }, sunniestDay: { place: { id: 1 } } });
    expect(await badDayOf(places, [0])).toMatchObject({ driest: { id: 2 }, sunniestDay: null });
  });

  it("names no place under an amber warning, neither as the driest nor for a day on which it is warned of", async () => {
    const dry = { ...GREY, rainMm: 0, precipitationPct: 5 };
    const places = [allDays(dry).with(3, FINE), allDays({ ...GREY, precipitationPct: 60 })];
    const under = (change: Parameters<typeof everywhere>[0]) =>
      badDayOf(places, [], justLooked(everywhere({ area: aroundPlace(0), ...change })));
    const first = { driest: { id: 1 }, sunniestDay: { place: { id: 1 } } };
    expect(await under({ level: "yellow" })).toMatchObject(first);
    expect(await under({})).toMatchObject({ driest: { id: 2 }, sunniestDay: null });
    const untilSaturday = { untilMs: Date.UTC(2026, 6, 18) };
    expect(await under(untilSaturday)).toMatchObject({ ...first, driest: { id: 2 } });
  });

  it("is none where the sun comes out or may have, may have some sun and be poor, and names no day that is no better", async () => {
    expect(await badDayOf([allDays(GREY), allDays(FINE)])).toBeNull();
    const poor = { ...GREY, sunshineHours: 1, temperatureMaxC: 2, daylightMaxC: 2, windKmh: 60 };
    expect(await badDayOf([allDays(poor)])).toMatchObject({ hasSun: true, driest: { id: 1 } });
    expect((await badDayOf([allDays(GREY)]))?.sunniestDay).toBeNull();
    const untold = { ...FINE, sunshineHours: null };
    expect(await badDayOf([allDays(untold)])).toBeNull();
  });

  it("has no sun anywhere: the driest place is named, and the sunniest other day", async () => {
    const drier = { ...GREY, precipitationPct: 40 };
    const saturdayFine = allDays(drier).map((day, ahead) => (ahead === 2 ? FINE : day));
    const bad = await badDayOf([allDays(GREY), saturdayFine]);
    expect(bad).toMatchObject({ hasSun: false, driest: { id: 2 } });
    expect(bad?.sunniestDay).toMatchObject({ date: addDays(TOMORROW, 1), place: { id: 2 } });
    expect(bad?.sunniestDay?.score).toBeGreaterThan(70);
  });

  it("names as the driest only places whose chance of rain is known", async () => {
    const unknown = allDays({ ...GREY, precipitationPct: null });
    expect(await badDayOf([unknown])).toMatchObject({ hasSun: false, driest: null });
    expect(await badDayOf([unknown, allDays(GREY)])).toMatchObject({ driest: { id: 2 } });
  });

  it("names the nearest of those that are as dry and as good", async () => {
    const slightlyBetter = { ...GREY, windKmh: 14.9 };
    const places = [allDays(slightlyBetter), allDays({ ...GREY, windKmh: 15 }), allDays(GREY)];
    expect(await badDayOf(places, [], null, [90, 20, 40])).toMatchObject({ driest: { id: 2 } });
  });

  it("names no other day that has less sun than this one's best place", async () => {
    const poor = { ...GREY, temperatureMaxC: 2, daylightMaxC: 2, windKmh: 60 };
    const tomorrowSunnier = allDays({ ...poor, sunshineHours: 1 }).map((day, ahead) =>
      ahead === 1 ? { ...poor, sunshineHours: 3 } : day,
    );
    const bad = await badDayOf([tomorrowSunnier]);
    expect(bad).toMatchObject({ hasSun: true, sunniestDay: null });
  });

  it("is not called sunless if the sunshine of one place is unknown", async () => {
    const untold = { ...FINE, sunshineHours: null };
    expect(await badDayOf([allDays(GREY), allDays(untold)])).toBeNull();
    const poor = { ...GREY, sunshineHours: null, temperatureMaxC: 2, daylightMaxC: 2, windKmh: 60 };
    expect(await badDayOf([allDays(poor), allDays(poor)])).toMatchObject({ hasSun: true });
  });
});
