import { describe, expect, it } from "vitest";
import { barriersNear, createBarriers, isBarrierBetween, timesCrossed } from "./barriers";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const corner = createBarriers([[at(51, 0), at(51, 1), at(52, 1)]]);

describe("barriers", () => {
  it("stop what crosses them and nothing else", () => {
    expect(isBarrierBetween(corner, at(50.9, 0.5), at(51.1, 0.5))).toBe(true);
    expect(isBarrierBetween(corner, at(51.5, 0.9), at(51.5, 1.1))).toBe(true);
    expect(isBarrierBetween(corner, at(51.1, 0.1), at(51.9, 0.9))).toBe(false);
    expect(isBarrierBetween(corner, at(51.1, 0.1), at(51.1, 0.9))).toBe(false);
  });

  it("count each crossing, which distinguishes there-and-back from across", () => {
    expect(timesCrossed(corner, at(50.9, 0.5), at(51.5, 1.1))).toBe(2);
    expect(timesCrossed(corner, at(50.9, 0.5), at(51.1, 0.5))).toBe(1);
  });

  it("near a place are all that a way of that length from it can cross", () => {
    for (const latitude of [50, 55, 60]) {
      const far = createBarriers([
        [at(latitude, 0.3), at(latitude + 0.2, 0.3)],
        [at(latitude, 3), at(latitude, 4)],
      ]);
      const near = barriersNear(far, at(latitude + 0.1, 0), 25);
      expect(near.segments).toHaveLength(4);
      expect(isBarrierBetween(near, at(latitude + 0.1, 0), at(latitude + 0.1, 0.35))).toBe(true);
      expect(barriersNear(far, at(latitude + 0.1, 0), 10).segments).toHaveLength(0);
    }
  });
});
