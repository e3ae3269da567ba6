import { describe, expect, it, vi } from "vitest";
import {
  dayInWords,
  elapsedInWords,
  formatLongDate,
  longDateOrToday,
  onDay,
  recordedTimeInWords,
  shortWeekday,
  shortWeekdayOrToday,
  timeInWords,
  weekdayTimeInWords,
} from "./words";

describe("times in words", () => {
  it("are on a London clock, summer and winter", () => {
    expect(weekdayTimeInWords("2026-11-21T14:00:00Z")).toBe("Sat 21 Nov, 14:00");
    expect(weekdayTimeInWords("2026-06-21T14:00:00Z")).toBe("Sun 21 Jun, 15:00");
  });

  it("name the day of an instant in three lengths", () => {
    const justAfterMidnight = Date.parse("2026-06-20T23:05:00Z");
    expect(dayInWords(justAfterMidnight)).toBe("21 June 2026");
    expect(timeInWords(justAfterMidnight)).toBe("21 June at 00:05");
    expect(recordedTimeInWords(justAfterMidnight)).toBe("21 Jun 2026, 00:05");
  });

  it("are the same in engines that put other signs between their parts", () => {
    const original = Reflect.get(Intl.DateTimeFormat.prototype, "formatToParts");
    const others = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
    others.mockImplementation(function (this: Intl.DateTimeFormat, ...args) {
      const parts = Reflect.apply(original, this, args);
      return parts.map((part) => (part.type === "literal" ? { ...part, value: "?" } : part));
    });
    // TypeScript has `format` as a method; in browsers it is a getter.
    const prototype = Intl.DateTimeFormat.prototype as unknown as { format: unknown };
    const whole = vi.spyOn(prototype, "format", "get").mockReturnValue(() => "?");
    const epochMs = Date.parse("2026-11-21T14:00:00Z");
    const words = [dayInWords, timeInWords, recordedTimeInWords].map((say) => say(epochMs));
    expect([...words, weekdayTimeInWords("2026-11-21T14:00:00Z"), shortWeekday("2026-11-21")]).toEqual([
      ...["21 November 2026", "21 November at 14:00", "21 Nov 2026, 14:00"],
      ...["Sat 21 Nov, 14:00", "Sat"],
    ]);
    others.mockRestore();
    whole.mockRestore();
  });

  it("say how long a run took", () => {
    expect(elapsedInWords("2026-11-21T14:00:00Z", "2026-11-21T14:00:42Z")).toBe("42 s");
    expect(elapsedInWords("2026-11-21T14:00:00Z", "2026-11-21T14:01:05Z")).toBe("1 min 5 s");
  });
});

describe("a day in words", () => {
  it("is written as weekday, day and month without a comma", () => {
    expect(formatLongDate("2026-11-21")).toBe("Saturday 21 November");
    expect(formatLongDate("2028-02-29")).toBe("Tuesday 29 February");
  });

  it("has a short weekday", () => {
    expect(["2026-11-21", "2026-11-22", "2026-09-01"].map(shortWeekday)).toEqual(["Sat", "Sun", "Tue"]);
  });

  it("is today where it is today in London", () => {
    const nowMs = Date.parse("2026-06-19T23:30:00Z");
    const ways = [longDateOrToday, shortWeekdayOrToday, onDay];
    expect(ways.map((way) => way("2026-06-20", nowMs))).toEqual(["Today", "Today", "today"]);
    expect(ways.map((way) => way("2026-06-21", nowMs))).toEqual(["Sunday 21 June", "Sun", "on Sunday"]);
  });
});
