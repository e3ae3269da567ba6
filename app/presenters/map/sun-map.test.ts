import { describe, expect, it } from "vitest";
import { someSnapshot } from "../../../tests/fakes/in-memory-trips";
import { sunMapView } from "./sun-map";

const NOW = Date.parse("2028-12-23T14:20:00Z");

function viewOf(scores: number[], nearlyDark: number[]) {
  const sun = {
    snapshot: someSnapshot(scores.length),
    date: "2028-12-23",
    from: 14.5 * 60,
    scores: Float32Array.from(scores),
    sunshine: Float32Array.from(scores, () => 1),
    nearlyDark: new Set(nearlyDark),
    dark: 0,
    unknown: 0,
  };
  const { best, listed } = sunMapView(sun, "score", [], NOW);
  return { best, order: listed.map(({ score }) => score), dim: listed.map(({ dim }) => dim) };
}

describe("the map of the sun", () => {
  it("has places where it is nearly dark after all with daylight, and says so of them", () => {
    const { best, order, dim } = viewOf([60, 76, 74], [1]);
    expect(best).toMatchObject({ score: 74, dim: null });
    expect(order).toEqual([74, 60, 76]);
    expect(dim).toEqual([null, null, "nearly dark when you arrive"]);
  });

  it("has the best of them first where all are", () => {
    expect(viewOf([60, 76], [0, 1]).best).toMatchObject({ score: 76, dim: "nearly dark when you arrive" });
  });
});
