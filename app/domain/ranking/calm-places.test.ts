import { expect, it } from "vitest";
import { calmPlaces } from "./calm-places";
import { fixedVisits } from "../../../tests/fakes/fixed-visits";
import type { Standing } from "./visit-scores";

/** Places with these standings, all of them calm except the last. */
const visitsOf = (standings: readonly Standing[]) =>
  fixedVisits(
    standings.map((standing, at) => ({
      standing,
      isCalm: standing === "daylight" && at < standings.length - 1,
    })),
  );
const calmOf = (standings: readonly Standing[], minutes: readonly number[]) => [
  ...calmPlaces(visitsOf(standings), Float32Array.from(minutes), 60, 540),
];

it("finds the calm places within the drive whose weather is known", () => {
  expect(calmOf(["daylight", "dark", "no-forecast", "daylight", "daylight"], [10, 10, 10, 90, 10])).toEqual([
    1, 0, 0, 0, 0,
  ]);
});

it("leaves all of them once no place has daylight", () => {
  expect(calmOf(["dark", "no-forecast", "dark"], [10, 10, 10])).toEqual([1, 1, 1]);
});
