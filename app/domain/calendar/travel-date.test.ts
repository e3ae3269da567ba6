import fc from "../../../tests/fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  isCalendarDate,
  isWeekend,
  londonDayBounds,
  weekdayOf,
  epochSecondsOfLondonNoon,
  formatLongDate,
  londonDateOf,
  londonHourOf,
  shortWeekday,
  travelDateFromEpochSeconds,
  travelDates,
} from "./travel-date";

const at = (iso: string) => Date.parse(iso);
const secondsAt = (iso: string) => at(iso) / 1000;

describe("the London day of an instant", () => {
  it.each([
    ["2026-07-31T22:59:59Z", "2026-07-31"],
    ["2026-07-31T23:30:00Z", "2026-08-01"],
    ["2026-12-31T23:59:59Z", "2026-12-31"],
    ["2027-01-01T00:00:00Z", "2027-01-01"],
    ["2028-02-29T12:00:00Z", "2028-02-29"],
    ["2026-03-29T00:59:59Z", "2026-03-29"],
    ["2026-10-24T23:00:00Z", "2026-10-25"],
    ["2026-10-25T23:30:00Z", "2026-10-25"],
  ])("%s is %s", (instant, date) => {
    expect(londonDateOf(at(instant))).toBe(date);
  });

  it("agrees with a plain formatter at any instant of fifteen years", () => {
    const plain = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London", dateStyle: "short" });
    fc.assert(
      fc.property(fc.integer({ min: at("2020-01-01T00:00Z"), max: at("2035-01-01T00:00Z") }), (ms) => {
        expect(londonDateOf(ms)).toBe(plain.format(ms));
      }),
      { numRuns: 300 },
    );
  });

  it("has an hour by the London clock", () => {
    expect(londonHourOf(at("2026-07-31T23:30:00Z"))).toBe(0.5);
    expect(londonHourOf(at("2026-12-01T13:45:00Z"))).toBe(13.75);
  });
});

describe("calendar arithmetic", () => {
  it.each([
    ["2026-10-24", 1, "2026-10-25"],
    ["2026-10-25", 1, "2026-10-26"],
    ["2027-03-27", 1, "2027-03-28"],
    ["2027-03-28", 1, "2027-03-29"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2028-02-28", 2, "2028-03-01"],
    ["2027-02-28", 1, "2027-03-01"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2027-01-01", -1, "2026-12-31"],
  ])("%s and %i days is %s", (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it("refuses what is no date", () => {
    expect(() => addDays("tomorrow", 1)).toThrow(RangeError);
  });
});

describe("the day of the week", () => {
  it("is counted from Monday, and the weekend is its end", () => {
    const week = Array.from({ length: 7 }, (_, day) => addDays("2026-11-16", day));
    expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(week.filter(isWeekend)).toEqual(["2026-11-21", "2026-11-22"]);
    // Midnight's own instant lies in the day before while the clocks are forward.
    expect(isWeekend("2026-03-29")).toBe(true);
  });
});

describe("the days that can be chosen", () => {
  it.each(["2026-03-29", "2026-10-25", "2027-03-28", "2027-10-31", "2028-02-29", "2026-12-31"])(
    "are six distinct, consecutive London dates around %s, at any quarter of an hour",
    (day) => {
      const start = at(`${addDays(day, -6)}T00:00:00Z`);
      for (let quarter = 0; quarter < 7 * 96; quarter += 1) {
        const now = start + quarter * 900_000;
        const dates = travelDates(now);
        expect(dates).toHaveLength(6);
        expect(dates[0]).toBe(londonDateOf(now));
        dates.slice(1).forEach((date, index) => expect(date).toBe(addDays(dates[index] ?? "", 1)));
      }
    },
  );

  it("never include a later day with today's day of the month, so that the rule which excludes it drops nothing", () => {
    for (let date = "2024-01-01"; date < "2032-01-01"; date = addDays(date, 1)) {
      const [today, ...later] = travelDates(at(`${date}T12:00:00Z`));
      expect(later.filter((day) => day.slice(8) === today?.slice(8))).toEqual([]);
    }
  });

  it("begin on 1 August when it is half past midnight in London and still July in UTC", () => {
    expect(travelDates(at("2026-07-31T23:30:00Z"))).toEqual([
      "2026-08-01",
      "2026-08-02",
      "2026-08-03",
      "2026-08-04",
      "2026-08-05",
      "2026-08-06",
    ]);
  });
});

describe("a travel date given in epoch seconds", () => {
  const now = at("2026-10-24T10:00:00Z");

  it("stands for the London day that it falls on, also across the end of summer time", () => {
    const midnight = secondsAt("2026-10-24T23:00:00Z");
    expect(travelDateFromEpochSeconds(midnight, now)).toEqual({ ok: true, value: "2026-10-25" });
    expect(travelDateFromEpochSeconds(midnight + 86_400, now)).toEqual({ ok: true, value: "2026-10-25" });
    expect(travelDateFromEpochSeconds(midnight + 90_000, now)).toEqual({ ok: true, value: "2026-10-26" });
  });

  it("is taken from the first to the last second of the window, in winter time as well", () => {
    expect(travelDateFromEpochSeconds(secondsAt("2026-10-23T23:00:00Z"), now)).toMatchObject({ ok: true });
    expect(travelDateFromEpochSeconds(secondsAt("2026-10-29T23:59:59Z"), now)).toEqual({
      ok: true,
      value: "2026-10-29",
    });
  });

  it.each([
    ["yesterday", secondsAt("2026-10-23T22:59:59Z")],
    ["six days on", secondsAt("2026-10-30T00:00:00Z")],
    ["milliseconds instead of seconds", now],
    ["minus one", -1],
  ])("is refused outside the window: %s", (_, seconds) => {
    expect(travelDateFromEpochSeconds(seconds, now)).toEqual({ ok: false, error: "outside-window" });
  });

  it.each([1e99, NaN, Infinity, -Infinity, 1.5, Number("text")])("is refused as no date: %s", (seconds) => {
    expect(travelDateFromEpochSeconds(seconds, now)).toEqual({ ok: false, error: "not-a-date" });
  });

  it("comes back from the instant that stands for it, whatever the day and the hour of asking", () => {
    for (let date = "2026-01-01"; date < "2028-03-05"; date = addDays(date, 1)) {
      const dates = travelDates(at(`${date}T23:30:00Z`));
      dates.forEach((day) =>
        expect(travelDateFromEpochSeconds(epochSecondsOfLondonNoon(day), at(`${date}T23:30:00Z`))).toEqual({
          ok: true,
          value: day,
        }),
      );
    }
  });
});

describe("a day in words", () => {
  it("stands for itself by its noon on London's clocks", () => {
    expect(epochSecondsOfLondonNoon("2026-07-01")).toBe(secondsAt("2026-07-01T11:00:00Z"));
    expect(epochSecondsOfLondonNoon("2026-12-01")).toBe(secondsAt("2026-12-01T12:00:00Z"));
    expect(epochSecondsOfLondonNoon("2026-10-25")).toBe(secondsAt("2026-10-25T12:00:00Z"));
    expect(epochSecondsOfLondonNoon("2026-03-29")).toBe(secondsAt("2026-03-29T11:00:00Z"));
  });

  it("is written as weekday, day and month without a comma", () => {
    expect(formatLongDate("2026-11-21")).toBe("Saturday 21 November");
    expect(formatLongDate("2028-02-29")).toBe("Tuesday 29 February");
  });

  it("has a short weekday", () => {
    expect(["2026-11-21", "2026-11-22", "2026-09-01"].map(shortWeekday)).toEqual(["Sat", "Sun", "Tue"]);
  });
});

const hoursOf = (day: string) => {
  const { fromMs, untilMs } = londonDayBounds(day);
  return (untilMs - fromMs) / 3_600_000;
};

describe("a London calendar day", () => {
  it("begins at midnight by the London clock", () => {
    expect(new Date(londonDayBounds("2026-01-15").fromMs).toISOString()).toBe("2026-01-15T00:00:00.000Z");
    expect(new Date(londonDayBounds("2026-06-15").fromMs).toISOString()).toBe("2026-06-14T23:00:00.000Z");
  });

  it("has 23 hours when the clocks go forward and 25 when they go back", () => {
    expect([hoursOf("2026-03-28"), hoursOf("2026-03-29"), hoursOf("2026-10-25")]).toEqual([24, 23, 25]);
  });

  it.each(["2026-02-30", "2026-13-01", "2026-1-1", "x", ""])("is not %j", (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it("may be the 29th of February of a leap year", () => {
    expect(isCalendarDate("2028-02-29")).toBe(true);
  });
});
