import { expect, it } from "vitest";
import { calmPlaces } from "./calm-places";
import { STANDINGS, type VisitScores } from "./visit-scores";

/** Places with these standings, all of them calm except the last. */
function visitsOf(standings: readonly number[]): VisitScores {
  const page = {
    standings: Uint8Array.from(standings),
    scores: new Float32Array(standings.length),
    sunshine: new Float32Array(standings.length),
    chancesOfRain: new Uint8Array(standings.length),
    calm: Uint8Array.from(standings, (_, position) => Number(position < standings.length - 1)),
  };
  const standing = (_: unknown, __: number, position: number) => standings[position] ?? 0;
  return { page: () => page, standing, usableUntil: Infinity, bytes: () => 0 };
}
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
