import { describe, expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/calendar-day";
import { DEFAULT_UNITS } from "#app/domain/units";
import type { DailyForecast } from "#app/domain/weather/forecast";
import type { KnownWarnings } from "#app/domain/warnings/known-warnings";
import { fineDay, forecastOfDays } from "../../../../tests/fakes/forecasts";
import { someFoundPlace } from "../../../../tests/fakes/found-places";
import { THURSDAY_NOON, someSnapshot } from "../../../../tests/fakes/in-memory-trips";
import { someStop } from "../../../../tests/fakes/trip-rows";
import { everywhere, justLooked } from "../../../../tests/fakes/warnings";
import { sharedTripView } from "./trip-page";

const THURSDAY = "2026-07-16";
const GREY: Partial<DailyForecast> = { cloudPct: 100, rainMm: 6, sunshineHours: 0, condition: "rain" };
const day = (ahead: number) => addDays(THURSDAY, ahead);

/** What a trip from `arrival` on says of better days. `fine` are the days of fine weather; all others are grey. */
function betterOf(
  fine: readonly string[],
  nights = 0,
  warnings: KnownWarnings | null = null,
  arrival = day(1),
) {
  const days = Array.from({ length: 6 }, (_, ahead) =>
    fineDay(day(ahead), fine.includes(day(ahead)) ? {} : GREY),
  );
  const snapshot = { ...someSnapshot(1), forecasts: [forecastOfDays(days, THURSDAY_NOON)] };
  const on = (date: string) => someFoundPlace({ snapshot, date, minutes: [60], warnings });
  const stop = someStop({ arrival, nights, leave: null, others: [], things: [] });
  const dates = Array.from({ length: nights + 1 }, (_, night) => addDays(arrival, night));
  const seen = {
    stop,
    starts: [],
    found: on(arrival),
    days: dates.map((date) => ({ date, found: on(date) })),
  };
  const context = { ...DEFAULT_UNITS, nowMs: THURSDAY_NOON };
  const scores = new Map(seen.found.days.map((each) => [each.date, each.score]));
  return { said: sharedTripView([seen], context, []).stops[0]?.days.map(({ better }) => better), scores };
}

describe("a grey day of a trip", () => {
  it.each([
    [day(4), "Monday"],
    [day(5), "Tuesday"],
    [day(0), "Thursday"],
  ])("names %s, the best other day, with the score that a search gives it", (date, name) => {
    const { said, scores } = betterOf([date]);
    expect(scores.get(date)).toBeGreaterThanOrEqual((scores.get(day(1)) ?? 0) + 10);
    expect(said).toEqual([`${name} is ${scores.get(date)}.`]);
  });

  it("names none where no day is clearly better, nor one of its own stay", () => {
    expect(betterOf([]).said).toEqual([null]);
    expect(betterOf([day(1), day(4)]).said).toEqual([null]);
    expect(betterOf([day(2)], 1).said).toEqual([null, null]);
    const { said, scores } = betterOf([day(4)], 1);
    expect(said).toEqual([`Monday is ${scores.get(day(4))}.`, `Monday is ${scores.get(day(4))}.`]);
  });

  it("names no day of a red warning", () => {
    const [fromMs, untilMs] = [`${day(4)}T00:00Z`, `${day(5)}T00:00Z`].map(Date.parse);
    const red = justLooked(everywhere({ level: "red", fromMs, untilMs }));
    expect(betterOf([day(4)], 0, red).said).toEqual([null]);
  });
});
