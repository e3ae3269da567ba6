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

  it("lies within 45 minutes by road as shown, the best three first, and of the same score the nearer, then the first by name", () => {
    const at = (minutes: number) => positions(here, { score: 90, minutes });
    expect([at(45.4), at(45.5), at(Infinity)]).toEqual([[1], [], []]);
    expect(
      positions(here, { score: 70, minutes: 30 }, { score: 70, minutes: 20 }, { score: 70, minutes: 20 }),
    ).toEqual([3, 2, 1]);
    const four = [70, 90, 80, 100].map((score) => ({ score, minutes: 30 }));
    expect(positions(here, ...four)).toEqual([4, 2, 3]);
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
});
