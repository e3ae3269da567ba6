import { describe, expect, it } from "vitest";
import { daysAfter } from "./find-best-near-home";

const daysOn = (date: string) => [date, ...daysAfter(date, Date.parse(`${date}T09:00:00Z`))];

describe("the three days that Home opens with", () => {
  it.each([
    ["a Tuesday", "2026-11-24", ["2026-11-24", "2026-11-28", "2026-11-29"]],
    ["a Monday, whose forecasts end on Saturday", "2026-11-23", ["2026-11-23", "2026-11-24", "2026-11-28"]],
    ["a Saturday", "2026-11-28", ["2026-11-28", "2026-11-29", "2026-11-30"]],
    ["a Sunday", "2026-11-22", ["2026-11-22", "2026-11-23", "2026-11-24"]],
  ])("are today, the weekend and what comes next, on %s", (_name, date, days) => {
    expect(daysOn(date)).toEqual(days);
  });

  it("begin with Saturday on a Friday evening, which is then not named twice", () => {
    const friday = Date.parse("2026-11-27T18:00:00Z");
    expect(daysAfter("2026-11-28", friday)).toEqual(["2026-11-29", "2026-11-30"]);
  });
});
