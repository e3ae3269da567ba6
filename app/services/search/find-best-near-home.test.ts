import { describe, expect, it } from "vitest";
import { weekendAfter } from "./find-best-near-home";

const daysOn = (date: string) => [date, ...weekendAfter(date, Date.parse(`${date}T09:00:00Z`))];

describe("the days that Home opens with", () => {
  it.each([
    ["a Tuesday", "2026-11-24", ["2026-11-24", "2026-11-28", "2026-11-29"]],
    ["a Monday, whose forecasts end on Saturday", "2026-11-23", ["2026-11-23", "2026-11-28"]],
    ["a Saturday", "2026-11-28", ["2026-11-28", "2026-11-29"]],
    ["a Sunday", "2026-11-22", ["2026-11-22"]],
  ])("are today and what is forecast of the weekend, on %s", (_name, date, days) => {
    expect(daysOn(date)).toEqual(days);
  });

  it("begin with Saturday on a Friday evening, which is then not named twice", () => {
    const friday = Date.parse("2026-11-27T18:00:00Z");
    expect(weekendAfter("2026-11-28", friday)).toEqual(["2026-11-29"]);
  });
});
