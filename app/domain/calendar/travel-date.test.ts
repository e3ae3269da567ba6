import { describe, expect, it } from "vitest";
import { addDays } from "./calendar-day";
import { londonDateOf } from "./london-time";
import { travelDateFromEpochSeconds, travelDates } from "./travel-date";

const at = (iso: string) => Date.parse(iso);
const secondsAt = (iso: string) => at(iso) / 1000;

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

  it("means the London day that it falls on, also across the end of summer time", () => {
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
});
