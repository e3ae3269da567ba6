import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { toNationalGrid, toOutlineMap } from "./national-grid";

const outline = JSON.parse(readFileSync("app/geodata/generated/uk-outline.json", "utf8")) as {
  viewBox: string;
};

describe("a position on the National Grid", () => {
  it.each([
    ["postcode BR8 7RE", 51.411831, 0.178871, 551_626, 170_342],
    ["postcode NW1 9HZ", 51.545024, -0.137429, 529_254, 184_547],
    ["Caister water tower", 52.65800783, 1.71607397, 651_409.8, 313_177.5],
  ])("is good to 5 m where it is published: %s", (_where, latitude, longitude, eastingM, northingM) => {
    const grid = toNationalGrid({ latitude, longitude });
    expect(Math.abs(grid.eastingM - eastingM)).toBeLessThan(5);
    expect(Math.abs(grid.northingM - northingM)).toBeLessThan(5);
  });

  it("agrees with the map reference NN 166 712 of Ben Nevis, far to the north and west", () => {
    const { eastingM, northingM } = toNationalGrid({ latitude: 56.7969, longitude: -5.0036 });
    expect(Math.floor(eastingM / 100)).toBe(2_166);
    expect(Math.floor(northingM / 100)).toBe(7_712);
  });
});

describe("a position on the outline map", () => {
  it("lies in the map's box from Scilly to Shetland and from Fermanagh to Lowestoft", () => {
    const [x0 = NaN, y0 = NaN, width = NaN, height = NaN] = outline.viewBox.split(" ").map(Number);
    for (const [latitude, longitude] of [
      [49.914, -6.315],
      [60.8, -0.8],
      [54.344, -8.1],
      [52.481, 1.763],
    ] as const) {
      const { x, y } = toOutlineMap({ latitude, longitude });
      expect(x).toBeGreaterThan(x0);
      expect(x).toBeLessThan(x0 + width);
      expect(y).toBeGreaterThan(y0);
      expect(y).toBeLessThan(y0 + height);
    }
  });

  it("has north at the top", () => {
    const [thurso, penzance] = [
      toOutlineMap({ latitude: 58.593, longitude: -3.525 }),
      toOutlineMap({ latitude: 50.118, longitude: -5.537 }),
    ];
    expect(thurso.y).toBeLessThan(penzance.y);
    expect(thurso.x).toBeGreaterThan(penzance.x);
  });
});
