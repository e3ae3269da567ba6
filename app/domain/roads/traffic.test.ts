import fc from "../../../tests/harness/fast-check";
import { describe, expect, it } from "vitest";
import { addDays, weekdayOf } from "#app/domain/calendar/calendar-day";
import { isBankHoliday } from "#app/domain/calendar/bank-holidays";
import { badDayFrom, typicalFrom, typicalMinutes } from "./traffic";

const anyDate = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays("2024-01-01", days));
const anyLeaving = fc.integer({ min: 0, max: 1_500 });
/** With ferries: what is neither strategic nor delayed. */
const anyDrive = fc
  .record({
    strategic: fc.double({ min: 0, max: 200, noNaN: true }),
    local: fc.double({ min: 0, max: 200, noNaN: true }),
    other: fc.double({ min: 0, max: 60, noNaN: true }),
    delay: fc.double({ min: 0, max: 2.2, noNaN: true }),
  })
  .map(({ strategic, local, other, delay }) => ({
    minutes: strategic + local + other,
    strategic,
    localDelay: local * delay,
  }));

const LEEDS_TO_WHITBY = { minutes: 92, strategic: 40, localDelay: 12 };

describe("the typical time of a drive", () => {
  it("is at least that of empty roads and at most a bad day's, and a later leaving never arrives earlier", () => {
    fc.assert(
      fc.property(anyDrive, anyDate, anyLeaving, anyLeaving, (drive, date, some, other) => {
        const [early, late] = [Math.min(some, other), Math.max(some, other)];
        for (const clockFrom of [typicalFrom, badDayFrom])
          expect(early + clockFrom(date, early)(drive)).toBeLessThanOrEqual(
            late + clockFrom(date, late)(drive) + 1e-6,
          );
        const typical = typicalFrom(date, early)(drive);
        expect(typical).toBeGreaterThanOrEqual(drive.minutes - 1e-9);
        expect(badDayFrom(date, early)(drive)).toBeGreaterThanOrEqual(typical - 1e-9);
      }),
    );
  });

  it("is the same on every Tuesday, and grows with the flow of its hour", () => {
    const at = (date: string, hour: number) => typicalFrom(date, 60 * hour)(LEEDS_TO_WHITBY);
    expect(at("2026-06-16", 17)).toBe(at("2026-11-24", 17));
    expect(at("2026-06-16", 3)).toBeLessThan(at("2026-06-16", 10));
    expect(at("2026-06-16", 10)).toBeLessThan(at("2026-06-16", 16));
    expect(Math.round(at("2026-06-20", 10))).toBe(115);
    expect(Math.round(badDayFrom("2026-06-20", 600)(LEEDS_TO_WHITBY))).toBe(152);
    expect(typicalFrom("2026-06-20", 600)({ minutes: Infinity, strategic: 0, localDelay: 0 })).toBe(Infinity);
  });

  it("does not let grow with the traffic what only brings roads that are too fast to their speed", () => {
    const drive = (share: number) => ({ minutes: 3, strategic: 0, localDelay: 3 * share });
    for (const hour of [4, 10, 17])
      for (const clockFrom of [typicalFrom, badDayFrom]) {
        const clock = clockFrom("2026-06-16", 60 * hour);
        expect(clock(drive(2.12)) - clock(drive(0.77))).toBeCloseTo(3 * (2.12 - 0.77), 9);
      }
  });

  it("goes by the clock where it changes, and on into the next day and year", () => {
    const on = (date: string, leavesAt: number) => typicalFrom(date, leavesAt)(LEEDS_TO_WHITBY);
    // The clocks change on 29 March and 25 October 2026; both are Sundays, like 21 June.
    for (const date of ["2026-03-29", "2026-10-25"]) {
      expect(on(date, 0)).toBe(on("2026-06-21", 0));
      expect(on(date, 600)).toBe(on("2026-06-21", 600));
    }
    // New Year's Eve 2026 is a Thursday, and the holiday after it counts as a Sunday, as after any Saturday.
    const late = { minutes: 300, strategic: 200, localDelay: 30 };
    const [eve, saturday, thursday] = ["2026-12-31", "2026-06-20", "2026-06-18"].map((date) =>
      typicalFrom(date, 1_440)(late),
    );
    expect(eve).toBe(saturday);
    expect(eve).toBeLessThan(thursday as number);
    expect(typicalFrom("2026-12-31", 4_000)(late)).toBeGreaterThan(300);
  });

  it("counts bank holidays as Sundays", () => {
    const christmas = ["2026-12-25", "2026-12-26", "2026-12-28", "2027-01-01"];
    const holidays = ["2026-01-01", "2026-04-03", "2026-04-06", "2026-05-04", "2026-05-25", "2026-08-31"];
    const replaced = ["2022-01-03", "2027-12-27", "2027-12-28", "2033-12-27", "2028-01-03", "2024-03-29"];
    for (const date of [...holidays, ...christmas, ...replaced]) {
      expect(isBankHoliday(date), date).toBe(true);
      expect(typicalFrom(date, 1_020)(LEEDS_TO_WHITBY)).toBe(
        typicalFrom("2026-06-21", 1_020)(LEEDS_TO_WHITBY),
      );
    }
    const year = Array.from({ length: 365 }, (_, day) => addDays("2026-01-01", day));
    expect(year.filter(isBankHoliday).filter((date) => weekdayOf(date) < 5)).toHaveLength(8);
  });
});

describe("the typical times of a table", () => {
  const table = (minutes: number) => ({
    minutes: Float32Array.of(minutes, Infinity),
    strategic: Float32Array.of(40, 0),
    localDelays: Float32Array.of(12, 0),
  });
  const [near, far] = [table(92), table(180)];

  it("differ by day, leaving time and table, and are Infinity without a drive", () => {
    const all = [
      typicalMinutes(near, "2026-06-20", 540),
      typicalMinutes(near, "2026-06-22", 540),
      typicalMinutes(near, "2026-06-20", 1_020),
      typicalMinutes(far, "2026-06-20", 540),
    ];
    expect(new Set(all.map(([minutes]) => minutes)).size).toBe(4);
    expect(all.map(([, unreachable]) => unreachable)).toEqual([Infinity, Infinity, Infinity, Infinity]);
  });
});
