import { describe, expect, it } from "vitest";
import { boxAround, inBox, onMap } from "./map-box";

const framing = { ratio: 0.8, leastKm: 30, margin: 0.1 };

describe("a box on the map", () => {
  it("holds its points with room on every side, in the shape that was asked for", () => {
    const points = [
      { latitude: 53.8, longitude: -1.55 },
      { latitude: 54.49, longitude: -0.61 },
    ].map(onMap);
    const box = boxAround(points, framing);
    expect(box.width / box.height).toBeCloseTo(0.8);
    for (const point of points) {
      const { left, top } = inBox(box, point);
      for (const part of [left, top]) {
        expect(part).toBeGreaterThanOrEqual(0.0999);
        expect(part).toBeLessThanOrEqual(0.9001);
      }
    }
  });

  it("shows the surroundings of a single point, and refuses to be drawn around nothing", () => {
    const box = boxAround([{ x: 500, y: 600 }], framing);
    expect(box).toEqual({ x: 485, y: 600 - 37.5 / 2, width: 30, height: 37.5 });
    expect(() => boxAround([], framing)).toThrow(RangeError);
  });

  it("has north at the top and kilometres for units", () => {
    const [leeds, york] = [
      onMap({ latitude: 53.797, longitude: -1.543 }),
      onMap({ latitude: 53.958, longitude: -1.08 }),
    ];
    expect(york.y).toBeLessThan(leeds.y);
    expect(Math.hypot(york.x - leeds.x, york.y - leeds.y)).toBeCloseTo(35.3, 0);
  });
});
