import { describe, expect, it } from "vitest";
import { fineDay, forecastOfDays } from "../../../tests/fakes/forecasts";
import fc from "../../../tests/harness/fast-check";
import { daysOfStay, isStayKnown, stayScores, weekendSaturday } from "./stay-scores";
import { arrivalQuarter, visitTo } from "./visit";
import { type Arrival, type VisitScores, createVisitScores, keepArrivals } from "./visit-scores";
import { scoreVisit, visitWeather } from "./visit-weather";

const NINE = 36;

/** Makes a day with one place. Its score depends on the quarter-hour of the arrival. */
const dayWith = (scoreAt: (quarter: number) => number | null, known: Partial<Arrival> = {}, until = 1_000) =>
  keepArrivals(1, until, (quarter) => {
    const usual = { standing: "daylight", sunshineHours: 2, chanceOfRainPct: 10, isCalm: true } as const;
    return { ...usual, points: scoreAt(quarter) ?? 0, score: scoreAt(quarter), ...known };
  });

const scoreOf = (...days: VisitScores[]) => stayScores(days, 1).arrival(44, 0);

describe("the scores of a stay", () => {
  it("are the mean of its days: the first from arriving, the others from nine", () => {
    const first = dayWith((quarter) => (quarter === 44 ? 80 : 0));
    const other = dayWith((quarter) => (quarter === NINE ? 60 : 0));
    expect(scoreOf(first, other).score).toBe(70);
    expect(scoreOf(first, other, other).score).toBeCloseTo(200 / 3, 3);
  });

  it("have the sun of all days, and the highest chance of rain", () => {
    const days = [
      dayWith(() => 70, { sunshineHours: 3, chanceOfRainPct: 20 }),
      dayWith(() => 70, { sunshineHours: 4, chanceOfRainPct: 60 }),
    ];
    expect(scoreOf(...days)).toMatchObject({ sunshineHours: 7, chanceOfRainPct: 60 });
  });

  it("know no sun where one day does not, are nearly dark where the first day is, and can be used as long as each day", () => {
    const days = [dayWith(() => 70, { sunshineHours: null }), dayWith(() => 70, { sunshineHours: 4 })];
    expect(scoreOf(...days).sunshineHours).toBeNull();
    const { standing } = scoreOf(
      dayWith(() => 70, { standing: "nearly-dark" }),
      dayWith(() => 70),
    );
    expect(standing).toBe("nearly-dark");
    expect(stayScores([dayWith(() => 1, {}, 500), dayWith(() => 1, {}, 300)], 1).usableUntil).toBe(300);
  });

  it("are calm only if every day is", () => {
    const calmWith = (isCalm: boolean) =>
      scoreOf(
        dayWith(() => 70),
        dayWith(() => 70, { isCalm }),
      ).isCalm;
    expect([calmWith(true), calmWith(false)]).toEqual([true, false]);
  });

  it.each(["dark", "no-forecast"] as const)("are none where one day is without (%s)", (standing) => {
    const [day, without] = [dayWith(() => 70), dayWith(() => null, { standing })];
    expect(scoreOf(day, without)).toMatchObject({ standing, score: null });
    expect(scoreOf(without, day)).toMatchObject({ standing, score: null });
  });
});

describe("the scores of a stay, whatever the weather", () => {
  const SATURDAY = "2026-06-20";
  const SUNDAY = "2026-06-21";
  const NOW = Date.parse("2026-06-20T06:00:00Z");
  const LEEDS = { latitude: 53.8, longitude: -1.55 };
  const AT_NINE = 9 * 60;
  const weather = fc.record({
    temperatureMaxC: fc.double({ min: -10, max: 40, noNaN: true }),
    humidityPct: fc.integer({ min: 20, max: 100 }),
    cloudPct: fc.integer({ min: 0, max: 100 }),
    rainMm: fc.double({ min: 0, max: 60, noNaN: true }),
    windKmh: fc.double({ min: 0, max: 120, noNaN: true }),
  });
  type Weather = typeof weather extends fc.Arbitrary<infer Of> ? Of : never;
  const drives = fc.integer({ min: 0, max: 480 });

  const FINE = { temperatureMaxC: 20, humidityPct: 60, cloudPct: 20, rainMm: 0, windKmh: 10 };
  /** The index of this weather is below zero, so pages show 0. */
  const DREADFUL = { temperatureMaxC: -10, humidityPct: 100, cloudPct: 100, rainMm: 60, windKmh: 120 };

  /** Returns the score that a page shows for a visit on such a day, computed without the cached scores. */
  const ownScore = (day: Weather, drive = 0): number => {
    const forecast = forecastOfDays([fineDay(SATURDAY, day)], NOW);
    const weather = visitWeather(forecast, SATURDAY, visitTo(LEEDS, drive, SATURDAY, AT_NINE));
    return weather ? scoreVisit(weather, "urban").value : NaN;
  };

  const forecastOf = (first: Weather, second: Weather) =>
    forecastOfDays([fineDay(SATURDAY, first), fineDay(SUNDAY, second)], NOW);

  const oneNight = (first: Weather, second: Weather, drive: number): number => {
    const forecasts = [forecastOf(first, second)];
    const ofDay = (date: string) => createVisitScores([LEEDS], forecasts, date, "urban", NOW);
    const stay = stayScores([ofDay(SATURDAY), ofDay(SUNDAY)], 1);
    return stay.arrival(arrivalQuarter(AT_NINE, drive), 0).score ?? NaN;
  };

  it("are for one night the mean of its two visits, each seen by itself", () => {
    fc.assert(
      fc.property(weather, weather, drives, (first, second, drive) => {
        const mean = (ownScore(first, drive) + ownScore(second)) / 2;
        expect(oneNight(first, second, drive)).toBeCloseTo(mean, 2);
      }),
      { examples: [[FINE, DREADFUL, 60]] },
    );
  });
});

describe("the days of a stay", () => {
  it("are its nights and one, over the end of the year and changes of clocks, and known where the last can be chosen", () => {
    expect(daysOfStay("2026-12-31", 1)).toEqual(["2026-12-31", "2027-01-01"]);
    expect(daysOfStay("2026-10-24", 2)).toEqual(["2026-10-24", "2026-10-25", "2026-10-26"]);
    expect(daysOfStay("2027-03-27", 1)).toEqual(["2027-03-27", "2027-03-28"]);
    expect(daysOfStay("2026-11-24", 0)).toEqual(["2026-11-24"]);
    const nowMs = Date.parse("2026-11-24T09:00:00Z");
    expect([isStayKnown("2026-11-28", 1, nowMs), isStayKnown("2026-11-28", 2, nowMs)]).toEqual([true, false]);
    expect(isStayKnown("2026-11-23", 1, nowMs)).toBe(false);
  });

  it.each([
    ["Monday", "2026-11-23", null],
    ["Tuesday", "2026-11-24", "2026-11-28"],
    ["Wednesday", "2026-11-25", "2026-11-28"],
    ["Thursday", "2026-11-26", "2026-11-28"],
    ["Friday", "2026-11-27", "2026-11-28"],
    ["Saturday", "2026-11-28", "2026-11-28"],
    ["Sunday", "2026-11-29", null],
    ["the Friday before the clocks go back", "2026-10-23", "2026-10-24"],
    ["the Wednesday before New Year's weekend", "2026-12-30", "2027-01-02"],
  ])("are the weekend's on %s", (_day, today, saturday) => {
    for (const time of ["00:30", "12:00", "22:30"]) {
      expect(weekendSaturday(Date.parse(`${today}T${time}:00Z`))).toBe(saturday);
    }
  });
});
