import { describe, expect, it } from "vitest";
import { daysForHome } from "./find-best-near-home";

const daysOn = (date: string) => daysForHome(Date.parse(`${date}T09:00:00Z`));

describe("the days that Home opens with", () => {
  it.each([
    ["a Tuesday", "2026-11-24", ["2026-11-24", "2026-11-28", "2026-11-29"]],
    ["a Monday, whose forecasts end on Saturday", "2026-11-23", ["2026-11-23", "2026-11-28"]],
    ["a Saturday", "2026-11-28", ["2026-11-28", "2026-11-29"]],
    ["a Sunday", "2026-11-22", ["2026-11-22"]],
  ])("are today and what is forecast of the weekend, on %s", (_name, date, days) => {
    expect(daysOn(date)).toEqual(days);
  });
});
