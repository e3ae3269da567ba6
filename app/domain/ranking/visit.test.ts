import { describe, expect, it } from "vitest";
import { formatClock, parseLeavingTime } from "#app/domain/calendar/clock";
import { sunTimes } from "#app/domain/weather/sun";
import { daylightMinutes, isDayOver, leavingTime, lightOfFirst, visitOf } from "./visit";

const LERWICK = { latitude: 60.155, longitude: -1.145 };
const CORNWALL = { latitude: 50.066, longitude: -5.715 };
const LEEDS = { latitude: 53.8, longitude: -1.55 };

const at = (clock: string): number => {
  const [hours = NaN, minutes = NaN] = clock.split(":").map(Number);
  return hours * 60 + minutes;
};

describe("the time of leaving home", () => {
  const SATURDAY_1435 = Date.parse("2026-11-21T14:35:00Z");

  it("is nine o'clock on a later day, today the next quarter of an hour, and goes by London's clock", () => {
    expect(leavingTime("2026-11-22", null, SATURDAY_1435)).toBe(at("9:00"));
    expect(leavingTime("2026-11-22", at("11:15"), SATURDAY_1435)).toBe(at("11:15"));
    expect(leavingTime("2026-11-21", null, SATURDAY_1435)).toBe(at("14:45"));
    expect(leavingTime("2026-11-21", null, Date.parse("2026-11-21T14:45:00Z"))).toBe(at("14:45"));
    expect(leavingTime("2026-11-21", null, Date.parse("2026-11-21T02:10:00Z"))).toBe(at("9:00"));
    expect(leavingTime("2026-11-21", at("5:00"), Date.parse("2026-11-21T02:10:00Z"))).toBe(at("5:00"));
    expect(leavingTime("2026-11-21", at("9:00"), SATURDAY_1435)).toBe(at("14:45"));
    expect(leavingTime("2026-07-01", null, Date.parse("2026-07-01T13:01:00Z"))).toBe(at("14:15"));
    expect(leavingTime("2026-07-02", null, Date.parse("2026-07-01T23:30:00Z"))).toBe(at("9:00"));
    expect(leavingTime("2027-01-01", null, Date.parse("2026-12-31T23:59:00Z"))).toBe(at("9:00"));
    expect(leavingTime("2026-12-31", null, Date.parse("2026-12-31T23:59:00Z"))).toBe(at("24:00"));
  });

  it("can be wished for at the quarters from 05:00 to 20:00", () => {
    expect(parseLeavingTime("05:00")).toBe(at("5:00"));
    expect(parseLeavingTime("20:00")).toBe(at("20:00"));
    for (const text of ["04:45", "20:15", "09:10", "9:00", "24:00", "09:00 ", "", "nine"]) {
      expect(parseLeavingTime(text)).toBeNull();
    }
    expect(formatClock(at("9:05"))).toBe("09:05");
    expect(formatClock(at("25:05"))).toBe("01:05");
  });
});

describe("a visit", () => {
  const visit = (point: typeof LEEDS, date: string, leave: string, drive: number) => {
    const { startsAt, endsAt, ...rest } = visitOf(at(leave), drive, sunTimes(point, date));
    return { ...rest, from: formatClock(startsAt), until: formatClock(endsAt) };
  };

  it("lasts from the quarter-hour of arriving or sunrise until six or sunset, and up to three hours for those who arrive late", () => {
    expect(visit(LEEDS, "2026-06-20", "9:00", 50)).toMatchObject({
      arrivesAt: at("9:50"),
      from: "09:45",
      until: "18:00",
    });
    expect(visit(LEEDS, "2026-11-21", "9:00", 53)).toMatchObject({ from: "10:00", until: "16:00" });
    expect(visit(LEEDS, "2026-06-20", "16:00", 60)).toMatchObject({ from: "17:00", until: "20:00" });
    expect(visit(LEEDS, "2026-06-20", "19:30", 60)).toMatchObject({ from: "20:30", until: "21:41" });
    expect(visit(LERWICK, "2026-06-20", "20:00", 15)).toMatchObject({ until: "22:34", light: "daylight" });
    expect(visit(LERWICK, "2026-12-21", "5:00", 30)).toMatchObject({ from: "09:08", until: "14:57" });
    expect(visit(CORNWALL, "2026-12-21", "7:00", 60)).toMatchObject({ from: "08:19", until: "16:23" });
  });

  it("is nearly dark with less than an hour and a half of light, and has the daylight from arriving to sunset", () => {
    expect(visit(LEEDS, "2026-11-21", "13:15", 60).light).toBe("daylight");
    expect(visit(LEEDS, "2026-11-21", "13:30", 60).light).toBe("nearly-dark");
    expect(visit(LEEDS, "2026-11-21", "14:45", 60).light).toBe("nearly-dark");
    expect(visit(LEEDS, "2026-11-21", "15:00", 60).light).toBe("dark");
    expect(visit(LEEDS, "2026-11-21", "20:00", 300)).toMatchObject({ light: "dark", arrivesAt: at("25:00") });
    expect(daylightMinutes(visitOf(at("9:00"), 50, { risesAt: at("8:00"), setsAt: at("16:00") }))).toBe(370);
    expect(daylightMinutes(visitOf(at("5:00"), 50, { risesAt: at("8:00"), setsAt: at("16:00") }))).toBe(480);
    expect(daylightMinutes(visitOf(at("16:00"), 50, { risesAt: at("8:00"), setsAt: at("16:00") }))).toBe(0);
  });

  it("keeps its clock on the days on which the clocks change, and on 29 February", () => {
    for (const date of ["2026-03-29", "2026-10-25", "2028-02-29"]) {
      const { from, until, light } = visit(LEEDS, date, "9:00", 60);
      expect([from, light]).toEqual(["10:00", "daylight"]);
      expect(["18:00", formatClock(sunTimes(LEEDS, date).setsAt)]).toContain(until);
    }
  });
});

it("the light of a list is mentioned if none of its first places has daylight", () => {
  expect(lightOfFirst(["dark", "dark"])).toBe("dark");
  expect(lightOfFirst(["nearly-dark", "dark"])).toBe("nearly-dark");
  expect(lightOfFirst(["dark", "daylight"])).toBeNull();
  expect(lightOfFirst([])).toBeNull();
});

describe("a day", () => {
  it.each([
    ["is over where it is dark or nearly dark everywhere", { withoutEnoughLight: 3, unknown: 0 }, true],
    ["is over where it is dark at all that have a forecast", { withoutEnoughLight: 1, unknown: 2 }, true],
    ["goes on where one place has light", { withoutEnoughLight: 2, unknown: 0 }, false],
    ["is not said to be over where nothing is known", { withoutEnoughLight: 0, unknown: 3 }, false],
  ])("%s", (_, count, expected) => {
    expect(isDayOver(count, 3)).toBe(expected);
  });

  it("is not over for a list of nothing", () => {
    expect(isDayOver({ withoutEnoughLight: 0, unknown: 0 }, 0)).toBe(false);
  });
});
