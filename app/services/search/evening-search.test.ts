import { describe, expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import { FIRST_FORECAST_HOUR, FORECAST_HOURS_A_DAY, packHours } from "#app/domain/weather/hourly";
import type { Postcode } from "#app/domain/geo/postcode";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import { someForecast, someHour } from "../../../tests/fakes/forecasts";
import { someSnapshot, someTripDeps } from "../../../tests/fakes/in-memory-trips";
import { begun } from "../../../tests/fakes/search-context";
import { findBestNearHome } from "./find-best-near-home";
import { type SearchQuery, plainSearch } from "./search-query";

const DECEMBER = "2026-12-05";
const JUNE = "2026-06-20";
/** The places are half an hour, an hour and two hours away. The farthest is the sunniest. */
const DRIVES = [30, 60, 120];

function depsAt(today: LondonDate, clock: string, drives: readonly number[]) {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const nowMs = epochMsOfLondonClock(today, hours * 60 + minutes);
  const forecasts = drives.map((_, index) => someForecast(nowMs, { cloudPct: 70 - 20 * index }));
  const snapshot = { ...someSnapshot(drives.length), publishedAt: nowMs, forecasts };
  const deps = someTripDeps({ snapshot, searched: [["SW1A 1AA", 2]], minutes: [...drives] });
  return { ...deps, clock: () => nowMs };
}

async function searchAt(today: LondonDate, clock: string, wish: Partial<SearchQuery> = {}, drives = DRIVES) {
  const postcode = parsePostcode("SW1A 1AA") as Postcode;
  const plain = plainSearch({ postcode, drivingHours: 2, date: today, hasDay: false, limit: 20 });
  const found = await begun({ ...plain, ...wish }, depsAt(today, clock, drives));
  const { date, isTomorrowInstead } = found;
  const positions = found.places.map(({ place }) => place.id - 1);
  const best = found.best && found.best.place.id - 1;
  const day = date === today ? "today" : date === addDays(today, 1) ? "tomorrow" : date;
  return { day, isTomorrowInstead, positions, best };
}

// Near London the sun sets at 15:50 on 5 December and at 21:25 on 20 June.
describe("a search without a day, through the evening", () => {
  it.each([
    [DECEMBER, "12:00", "today", [2, 1, 0]],
    // After half past one there is not enough light left for the farthest place, although it is the sunniest.
    [DECEMBER, "13:30", "today", [1, 0, 2]],
    [DECEMBER, "14:30", "tomorrow", [2, 1, 0]],
    [DECEMBER, "15:30", "tomorrow", [2, 1, 0]],
    [DECEMBER, "18:00", "tomorrow", [2, 1, 0]],
    [DECEMBER, "23:30", "tomorrow", [2, 1, 0]],
    [JUNE, "12:00", "today", [2, 1, 0]],
    [JUNE, "15:30", "today", [2, 1, 0]],
    [JUNE, "18:00", "today", [1, 0, 2]],
    [JUNE, "23:30", "tomorrow", [2, 1, 0]],
  ])("on %s at %s answers %s", async (today, clock, day, positions) => {
    const found = await searchAt(today, clock);
    expect(found).toMatchObject({ day, isTomorrowInstead: day === "tomorrow", positions });
    expect(found.best).toBe(positions[0]);
  });

  it.each(["14:30", "18:00", "23:30"])(
    "at %s keeps to today where that is chosen, nearest first",
    async (clock) => {
      expect(await searchAt(DECEMBER, clock, { hasDay: true })).toEqual({
        ...{ day: "today", isTomorrowInstead: false, positions: [0, 1, 2], best: null },
      });
    },
  );

  it("does not move for a time of leaving that leaves no daylight tomorrow either", async () => {
    const late = { leave: 18 * 60 };
    expect(await searchAt(DECEMBER, "12:00", late)).toMatchObject({ day: "today", positions: [0, 1, 2] });
    const early = { leave: 10 * 60 };
    expect(await searchAt(DECEMBER, "18:00", early)).toMatchObject({ day: "tomorrow", positions: [2, 1, 0] });
  });

  it("counts the calm places of tomorrow from the time of leaving that was asked for", async () => {
    // Tomorrow it is wet and windy until two in the afternoon.
    const today = JUNE;
    const tomorrow = addDays(today, 1);
    const nowMs = epochMsOfLondonClock(today, 22 * 60 + 30);
    const wet = { rainMm: 3, precipitationPct: 95, windKmh: 45, condition: "rain" } as const;
    const hours = Array.from({ length: FORECAST_HOURS_A_DAY }, (_, index) =>
      someHour(FIRST_FORECAST_HOUR + index < 14 ? wet : { windKmh: 5 }),
    );
    const forecast = someForecast(nowMs);
    const hourly = packHours(forecast.days.map(() => hours));
    const snapshot = { ...someSnapshot(1), publishedAt: nowMs, forecasts: [{ ...forecast, hourly }] };
    const deps = someTripDeps({ snapshot, searched: [["SW1A 1AA", 2]], minutes: [30] });
    const postcode = parsePostcode("SW1A 1AA") as Postcode;
    const plain = plainSearch({ postcode, drivingHours: 2, date: today, hasDay: false, limit: 20 });
    const calmAt = async (leave: number) => {
      const found = await begun({ ...plain, leave }, { ...deps, clock: () => nowMs });
      return [found.date, found.counts().byChoice.calm];
    };
    expect(await calmAt(15 * 60)).toEqual([tomorrow, 1]);
    expect(await calmAt(9 * 60)).toEqual([tomorrow, 0]);
  });

  it("is of today as long as one place within the drive has daylight", async () => {
    expect(await searchAt(DECEMBER, "14:00", {}, [10, 120])).toMatchObject({ day: "today", best: 0 });
    expect(await searchAt(DECEMBER, "14:00", {}, [40, 120])).toMatchObject({ day: "tomorrow", best: 1 });
  });
});

it("the best near home in the evening begins with tomorrow, and names no day twice", async () => {
  const postcode = parsePostcode("SW1A 1AA") as Postcode;
  const datesAt = async (today: LondonDate, clock: string) => {
    const found = await findBestNearHome(postcode, depsAt(today, clock, DRIVES));
    return found.ok && found.value.map(({ search }) => search.date);
  };
  // 4 December is a Friday.
  expect(await datesAt("2026-12-04", "12:00")).toEqual(["2026-12-04", "2026-12-05", "2026-12-06"]);
  expect(await datesAt("2026-12-04", "18:00")).toEqual(["2026-12-05", "2026-12-06", "2026-12-07"]);
});
