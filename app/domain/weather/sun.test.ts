import { describe, expect, it } from "vitest";
import { isSunUp, sunTimes } from "./sun";

const LONDON = { latitude: 51.507, longitude: -0.128 };
const LERWICK = { latitude: 60.155, longitude: -1.145 };
const LANDS_END = { latitude: 50.066, longitude: -5.715 };
const BELFAST = { latitude: 54.6, longitude: -5.93 };
const LOWESTOFT = { latitude: 52.48, longitude: 1.76 };

const minutesOf = (clock: string): number => {
  const [hours = NaN, minutes = NaN] = clock.split(":").map(Number);
  return hours * 60 + minutes;
};

/**
 * Times from an almanac, on a London clock. They were made with Astronomy Engine (VSOP87, checked against
 * NOVAS and JPL Horizons).
 */
const ALMANAC: [where: string, point: typeof LONDON, date: string, rises: string, sets: string][] = [
  ["Lerwick", LERWICK, "2024-02-29", "07:05", "17:30"],
  ["Lerwick", LERWICK, "2026-03-29", "06:39", "19:41"],
  ["Lerwick", LERWICK, "2026-05-20", "04:15", "21:49"],
  ["Lerwick", LERWICK, "2026-06-21", "03:39", "22:34"],
  ["Lerwick", LERWICK, "2026-08-20", "05:30", "20:44"],
  ["Lerwick", LERWICK, "2026-10-25", "07:09", "16:27"],
  ["Lerwick", LERWICK, "2026-12-21", "09:08", "14:57"],
  ["Belfast", BELFAST, "2026-04-20", "06:10", "20:37"],
  ["Belfast", BELFAST, "2026-11-21", "08:05", "16:13"],
  ["London", LONDON, "2026-03-28", "05:45", "18:27"],
  ["London", LONDON, "2026-03-29", "06:43", "19:29"],
  ["London", LONDON, "2026-06-21", "04:43", "21:22"],
  ["London", LONDON, "2026-09-23", "06:48", "18:57"],
  ["London", LONDON, "2026-10-25", "06:42", "16:47"],
  ["London", LONDON, "2026-12-21", "08:04", "15:53"],
  ["London", LONDON, "2027-01-01", "08:06", "16:02"],
  ["Land's End", LANDS_END, "2026-02-15", "07:34", "17:41"],
  ["Land's End", LANDS_END, "2026-06-21", "05:13", "21:36"],
  ["Lowestoft", LOWESTOFT, "2026-12-31", "08:04", "15:48"],
];

describe("sunrise and sunset", () => {
  it.each(ALMANAC)(
    "at %s (%o) on %s are the almanac's, to a minute: %s and %s",
    (_, point, date, rises, sets) => {
      const { risesAt, setsAt } = sunTimes(point, date);
      expect(Math.abs(risesAt - minutesOf(rises))).toBeLessThanOrEqual(1);
      expect(Math.abs(setsAt - minutesOf(sets))).toBeLessThanOrEqual(1);
    },
  );

  it("fall on midday in a polar night", () => {
    const { risesAt, setsAt } = sunTimes({ latitude: 75, longitude: 0 }, "2026-12-21");
    expect(setsAt - risesAt).toBeLessThan(0.1);
  });
});

it.each(["2026-01-10", "2026-05-05", "2026-11-03"])(
  "the sun over the horizon is up from its rising to its setting on %s",
  (date) => {
    for (const point of [LONDON, LERWICK, LANDS_END]) {
      const { risesAt, setsAt } = sunTimes(point, date);
      // In May a London clock is an hour ahead.
      const midnightMs = Date.parse(`${date}T00:00:00${date === "2026-05-05" ? "+01:00" : "Z"}`);
      const isUp = (minutes: number) => isSunUp(point, midnightMs + minutes * 60_000);
      expect([isUp(risesAt - 1), isUp(risesAt + 1), isUp(setsAt - 1), isUp(setsAt + 1)]).toEqual([
        false,
        true,
        true,
        false,
      ]);
    }
  },
);
