import { describe, expect, it } from "vitest";
import { daysOfStay, isStayKnown, stayScores, weekendSaturday } from "./stay-scores";
import { type Arrival, type VisitScores, keepArrivals } from "./visit-scores";

const NINE = 36;

/** Makes a day with one place. Its score depends on the quarter-hour of the arrival. */
const dayWith = (scoreAt: (quarter: number) => number | null, known: Partial<Arrival> = {}, until = 1_000) =>
  keepArrivals(1, until, (quarter) => {
    const usual = { standing: "daylight", sunshineHours: 2, chanceOfRainPct: 10, isCalm: true } as const;
    // The points of a dreadful day are below zero, and its score is 0.
    return { ...usual, points: -20, score: scoreAt(quarter), ...known };
  });

const scoreOf = (...days: VisitScores[]) => stayScores(days, 1).arrival(44, 0);

describe("the scores of a stay", () => {
  it("are the mean of its days: the first from arriving, the others from nine", () => {
    const first = dayWith((quarter) => (quarter === 44 ? 80 : 0));
    const other = dayWith((quarter) => (quarter === NINE ? 60 : 0));
    expect(scoreOf(first, other)).toMatchObject({ points: 70, score: 70 });
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
