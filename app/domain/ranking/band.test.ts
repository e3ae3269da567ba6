import { expect, it } from "vitest";
import { bandPoints } from "./band";

it("widens with the days ahead: 3 points today and tomorrow, 4 at two days, 5 from three on", () => {
  const days = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-28"];
  expect(days.map((date) => bandPoints(date, "2026-11-23"))).toEqual([3, 3, 4, 5, 5]);
});

it("is what past results say, today as tomorrow, and fixed where they say nothing", () => {
  const known = [2.6, null, 6.1, 7, 8];
  const days = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-28"];
  expect(days.map((date) => bandPoints(date, "2026-11-23", known))).toEqual([2.6, 2.6, 4, 6.1, 8]);
});
