import { expect, it } from "vitest";
import { calmPlaces } from "./calm-places";
import { fixedVisits } from "../../../tests/fakes/fixed-visits";
import { STANDINGS } from "./visit-scores";

/** Places with these standings, all of them calm except the last. */
const visitsOf = (standings: readonly number[]) =>
  fixedVisits(standings.map((standing, at) => ({ standing, isCalm: at < standings.length - 1 })));
const { daylight, dark, noForecast } = STANDINGS;
const calmOf = (standings: readonly number[], minutes: readonly number[]) => [
  ...calmPlaces(visitsOf(standings), Float32Array.from(minutes), 60, 540),
];

it("finds the calm places within the drive whose weather is known", () => {
  expect(calmOf([daylight, dark, noForecast, daylight, daylight], [10, 10, 10, 90, 10])).toEqual([
    1, 0, 0, 0, 0,
  ]);
});

it("leaves all of them once no place has daylight", () => {
  expect(calmOf([dark, noForecast, dark], [10, 10, 10])).toEqual([1, 1, 1]);
});
