import fc from "../../../tests/harness/fast-check";
import { describe, expect, it } from "vitest";
import { betterNearby } from "./better-nearby";
import { fixedVisits } from "../../../tests/fakes/fixed-visits";
import type { Standing } from "./visit-scores";

interface There {
  readonly score: number;
  readonly minutes: number;
  readonly standing?: Standing;
}

/** A place with the score −1 cannot be reached. */
const better = (...places: There[]) =>
  betterNearby(fixedVisits(places), 0, {
    minutesFromPlace: places.map(({ minutes }) => minutes),
    quarterOfArrival: (position) => (places[position]?.score === -1 ? null : 40),
    nameRanks: places.map((_, index) => places.length - index),
  });
const positions = (...places: There[]) => better(...places).map(({ position }) => position);
const here = { score: 60, minutes: 0 };

describe("better weather nearby", () => {
  it("is none where the place itself is the best, or as good as forecasts can tell", () => {
    expect(better(here)).toEqual([]);
    expect(better(here, { score: 63, minutes: 10 }, { score: 40, minutes: 5 })).toEqual([]);
    expect(better(here, { score: 63.6, minutes: 10 })).toEqual([
      { position: 1, score: 64, driveMinutes: 10 },
    ]);
  });

  it("lies within 45 minutes by road as shown, and of the same score is the nearer, then the first by name", () => {
    const at = (minutes: number) => positions(here, { score: 90, minutes });
    expect([at(45.4), at(45.5), at(Infinity)]).toEqual([[1], [], []]);
    expect(
      positions(here, { score: 70, minutes: 30 }, { score: 70, minutes: 20 }, { score: 70, minutes: 20 }),
    ).toEqual([3, 2, 1]);
  });

  it("is as light on arrival, and within reach", () => {
    for (const standing of ["dark", "nearly-dark", "no-forecast"] as const) {
      expect(better(here, { score: 90, minutes: 10, standing })).toEqual([]);
    }
    expect(positions({ ...here, standing: "nearly-dark" }, { score: 90, minutes: 10 })).toEqual([1]);
    expect(better(here, { score: -1, minutes: 10 })).toEqual([]);
  });

  it("is not named for a place without a score", () => {
    for (const standing of ["dark", "no-forecast"] as const) {
      expect(better({ ...here, standing }, { score: 90, minutes: 10 })).toEqual([]);
    }
  });

  it("names exactly the best of those that are ahead by four points and near", () => {
    const there = fc.record({
      score: fc.integer({ min: 0, max: 100 }),
      minutes: fc.integer({ min: 0, max: 90 }),
    });
    fc.assert(
      fc.property(fc.array(there, { maxLength: 12 }), (others) => {
        const found = better(here, ...others);
        const ahead = others.filter(({ score, minutes }) => score >= 64 && minutes <= 45);
        expect(found.length).toBe(Math.min(3, ahead.length));
        const best = ahead.map(({ score }) => score).toSorted((a, b) => b - a);
        expect(found.map(({ score }) => score)).toEqual(best.slice(0, 3));
      }),
    );
  });
});
