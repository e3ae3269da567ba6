import { describe, expect, it } from "vitest";
import { someSnapshot } from "../../../tests/fakes/in-memory-trips";
import { sunMapView } from "./sun-map";

const NOW = Date.parse("2028-12-23T14:20:00Z");

function viewOf(scores: number[], nearlyDark: number[], hours = scores.map(() => 1)) {
  const sun = {
    snapshot: someSnapshot(scores.length),
    date: "2028-12-23",
    from: 14.5 * 60,
    scores: Float32Array.from(scores),
    sunshine: Float32Array.from(hours),
    nearlyDark: new Set(nearlyDark),
    dark: 0,
    unknown: 0,
  };
  const { best, listed, orderNote } = sunMapView(sun, "score", [], NOW);
  const pins = sunMapView(sun, "sunshine", [], NOW).listed.map(({ value }) => value);
  const sunshine = listed.map((place) => place.sunshine);
  return {
    ...{ best, orderNote, sunshine, pins },
    order: listed.map(({ score }) => score),
    dim: listed.map(({ dim }) => dim),
  };
}

describe("the map of the sun", () => {
  it("has places where it is nearly dark after all with daylight, and says so of them", () => {
    const { best, order, dim } = viewOf([60, 76, 74], [1]);
    expect(best).toMatchObject({ score: 74, dim: null });
    expect(order).toEqual([74, 60, 76]);
    expect(dim).toEqual([null, null, "nearly dark when you arrive"]);
  });

  it("says that those with daylight stand first where there are others", () => {
    expect(viewOf([60, 76, 74], [1]).orderNote).toBe("Places with daylight left stand first.");
    expect(viewOf([60, 76, 74], []).orderNote).toBeNull();
    expect(viewOf([60, 76], [0, 1]).orderNote).toBeNull();
  });

  it("tells the hours of sun as the pages of the places do, rounded down", () => {
    const { sunshine, pins } = viewOf([90, 80, 70, 60], [], [4.9, 1, 0.7, 0.4]);
    expect(sunshine).toEqual(["4 h of sun", "1 h of sun", "½ h of sun", "no sun"]);
    expect(pins).toEqual(["4", "1", "½", "0"]);
  });

  it("has the best of them first where all are", () => {
    expect(viewOf([60, 76], [0, 1]).best).toMatchObject({ score: 76, dim: "nearly dark when you arrive" });
  });
});
