import fc from "../../../tests/harness/fast-check";
import { describe, expect, it } from "vitest";
import { kilometresOf, minutesOf, travelCost, worstFerryOf, type FerryCode } from "./travel-cost";

const hundredths = (max: number) => fc.integer({ min: 0, max: 100 * max }).map((steps) => steps / 100);
const anyWay = fc.record({
  minutes: hundredths(200),
  kilometres: hundredths(900),
  ferry: fc.constantFrom<FerryCode>(0, 0, 1, 2),
});

describe("the cost of a way", () => {
  it("adds up: minutes, kilometres and the worst ferry of its parts", () => {
    fc.assert(
      fc.property(fc.array(anyWay, { maxLength: 7 }), (ways) => {
        const cost = ways.reduce((sum, way) => sum + travelCost(way.minutes, way.kilometres, way.ferry), 0);
        const sumOf = (part: "minutes" | "kilometres") => ways.reduce((sum, way) => sum + way[part], 0);
        expect(minutesOf(cost)).toBeCloseTo(sumOf("minutes"), 6);
        expect(kilometresOf(cost)).toBeCloseTo(sumOf("kilometres"), 6);
        expect(worstFerryOf(cost)).toBe(Math.max(0, ...ways.map((way) => way.ferry)));
      }),
    );
  });

  it("is less for the quicker way, and of two equally quick ones for the shorter", () => {
    fc.assert(
      fc.property(anyWay, anyWay, (one, other) => {
        const costs = [one, other].map((way) => travelCost(way.minutes, way.kilometres, way.ferry));
        const byMinutes = one.minutes - other.minutes || one.kilometres - other.kilometres;
        if (byMinutes !== 0) expect(Math.sign((costs[0] ?? 0) - (costs[1] ?? 0))).toBe(Math.sign(byMinutes));
      }),
    );
  });
});
