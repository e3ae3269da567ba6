import { describe, expect, it } from "vitest";
import type { Point } from "#app/domain/geo/geo";
import { fixedVisits } from "../../../tests/fakes/fixed-visits";
import type { Standing } from "./visit-scores";
import { comparedWithHome, weatherAtHome } from "./weather-at-home";

const LEEDS: Point = { latitude: 53.8, longitude: -1.55 };
const NINE = 9 * 60;
const KM_PER_DEGREE = 111.19;

const northOf = ({ latitude, longitude }: Point, km: number): Point => ({
  latitude: latitude + km / KM_PER_DEGREE,
  longitude,
});

const visitsOf = (scores: readonly (number | null)[], standing?: Standing) =>
  fixedVisits(scores.map((score) => ({ score, standing })));

describe("the weather at home", () => {
  it("is that of the places around, the nearer the more", () => {
    const places = [northOf(LEEDS, 4), northOf(LEEDS, 12)];
    const home = weatherAtHome(visitsOf([60, 80]), places, LEEDS, NINE);
    // The weights are a quarter and a twelfth, so the near place counts three times as much as the other.
    expect(home?.value).toBeCloseTo(65, 1);
    expect(home?.from).toEqual([0, 1]);
  });

  it("is that of a place next door as of one a kilometre away, not known beyond 25 km, and between 0 and 100", () => {
    const places = [LEEDS, northOf(LEEDS, -1)];
    expect(weatherAtHome(visitsOf([40, 60]), places, LEEDS, NINE)?.value).toBeCloseTo(50, 1);
    expect(weatherAtHome(visitsOf([70]), [northOf(LEEDS, 25.1)], LEEDS, NINE)).toBeNull();
    expect(weatherAtHome(visitsOf([70]), [northOf(LEEDS, 24.9)], LEEDS, NINE)?.from).toEqual([0]);
    const east = (degrees: number) => ({ ...LEEDS, longitude: LEEDS.longitude + degrees });
    expect(weatherAtHome(visitsOf([70]), [east(0.39)], LEEDS, NINE)).toBeNull();
    expect(weatherAtHome(visitsOf([70, 70]), [east(0.37), east(-0.37)], LEEDS, NINE)?.from).toEqual([0, 1]);
    expect(weatherAtHome(visitsOf([]), [], LEEDS, NINE)).toBeNull();
    expect(weatherAtHome(visitsOf([-8]), [LEEDS], LEEDS, NINE)?.value).toBe(0);
    expect(weatherAtHome(visitsOf([103]), [LEEDS], LEEDS, NINE)?.value).toBe(100);
  });

  it("leaves out places without a score, and is not known where it is dark or nearly so", () => {
    const places = [northOf(LEEDS, 2), northOf(LEEDS, 8)];
    expect(weatherAtHome(visitsOf([null, 70]), places, LEEDS, NINE)).toEqual({ value: 70, from: [1] });
    expect(weatherAtHome(visitsOf([70, 70], "nearly-dark"), places, LEEDS, NINE)).toBeNull();
    expect(weatherAtHome(visitsOf([70, 70], "dark"), places, LEEDS, NINE)).toBeNull();
  });

  it("is of the three nearest with a score: nearer ones without one take no place of theirs", () => {
    const places = [14, 12, 10, 8, 6, 4, 2].map((km) => northOf(LEEDS, km));
    const visits = visitsOf([90, 50, 50, 50, null, null, null]);
    expect(weatherAtHome(visits, places, LEEDS, NINE)).toEqual({ value: 50, from: [3, 2, 1] });
  });
});

it("the best within the drive is compared with home by whole points: no better within the day's band", () => {
  const compared = [-1, 0, 3, 4, 9, 10].map((more) => comparedWithHome(60 + more, 60, 3));
  expect(compared).toEqual([...["no-better", "no-better", "no-better"], "a-little", "a-little", "clearly"]);
  expect(comparedWithHome(65, 60, 5)).toBe("no-better");
});
