import { describe, expect, it } from "vitest";
import { Barriers } from "./barriers";
import { Land } from "./land";
import type { Link } from "./nodes-and-links";
import { mercator } from "./planar";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const square = (from: number, to: number) => [
  at(from, from),
  at(from, to),
  at(to, to),
  at(to, from),
  at(from, from),
];
const edge = (from: ReturnType<typeof at>, to: ReturnType<typeof at>) => ({
  from: mercator(from),
  to: mercator(to),
});

describe("water on the straight way", () => {
  const land = new Land([square(0, 1), square(0.4, 0.6)]);

  it("is none on land", () => {
    expect(land.longestWaterShare(at(0.1, 0.1), at(0.1, 0.9))).toBe(0);
  });

  it("is the stretch across a lake", () => {
    expect(land.longestWaterShare(at(0.5, 0.1), at(0.5, 0.9))).toBeCloseTo(0.25, 6);
  });

  it("counts before the first shore and behind the last", () => {
    expect(land.longestWaterShare(at(0.1, -1), at(0.1, 0.5))).toBeCloseTo(2 / 3, 6);
    expect(land.longestWaterShare(at(0.1, 0.5), at(0.1, 2))).toBeCloseTo(2 / 3, 6);
    expect(land.longestWaterShare(at(2, 2), at(2, 3))).toBe(1);
  });

  it("is the longest single stretch, not the sum", () => {
    expect(land.longestWaterShare(at(0.5, -0.1), at(0.5, 0.9))).toBeCloseTo(0.2, 6);
  });
});

describe("barriers", () => {
  it("stop what crosses them and nothing else", () => {
    const barriers = new Barriers([[at(51, 0), at(51, 1), at(52, 1)]], []);
    expect(barriers.isCrossedBy(edge(at(50.9, 0.5), at(51.1, 0.5)))).toBe(true);
    expect(barriers.isCrossedBy(edge(at(51.5, 0.9), at(51.5, 1.1)))).toBe(true);
    expect(barriers.isCrossedBy(edge(at(51.1, 0.1), at(51.9, 0.9)))).toBe(false);
    expect(barriers.isCrossedBy(edge(at(51.1, 0.1), at(51.1, 0.9)))).toBe(false);
  });

  it("lie across the middle of each ferry, 1.5 km to either side", () => {
    const ferry: Link = {
      ends: [at(51, 0), at(51, 0.2)],
      roadClass: "F",
      ferry: { minutes: 20, mustBook: false },
    };
    const barriers = new Barriers([], [ferry]);
    expect(barriers.isCrossedBy(edge(at(51, 0), at(51, 0.2)))).toBe(true);
    expect(barriers.isCrossedBy(edge(at(51.013, 0), at(51.013, 0.2)))).toBe(true);
    expect(barriers.isCrossedBy(edge(at(51.014, 0), at(51.014, 0.2)))).toBe(false);
    expect(barriers.isCrossedBy(edge(at(50.986, 0), at(50.986, 0.2)))).toBe(false);
    expect(barriers.isCrossedBy(edge(at(51, 0.01), at(51, 0.09)))).toBe(false);
  });
});
