import { describe, expect, it } from "vitest";
import { busiestNodes } from "./busiest-nodes";

const edge = (from: number, to: number, cost = 1) => ({ from, to, cost });

/** Two stars of ten nodes each, whose middles, 0 and 1, are joined by a long edge. */
const twoStars = [edge(0, 1, 100), ...Array.from({ length: 20 }, (_, i) => edge(i % 2, i + 2))];

describe("the busiest nodes", () => {
  it("are the ends of a bridge and nothing else", () => {
    expect(busiestNodes(22, twoStars, 5).sort()).toEqual([0, 1]);
  });

  it("are no more than asked for, the busiest first", () => {
    const line = Array.from({ length: 40 }, (_, i) => edge(i, i + 1));
    const [middle] = busiestNodes(41, line, 1);
    expect(Math.abs((middle ?? 0) - 20)).toBeLessThan(5);
    expect(busiestNodes(41, line, 3)).toHaveLength(3);
  });

  it("count only ways that no busier node is on", () => {
    // A motorway of ten nodes has most ways between two towns; a village's only road is on few.
    const motorway = Array.from({ length: 9 }, (_, i) => edge(i, i + 1));
    const towns = Array.from({ length: 40 }, (_, i) => edge(i % 2 === 0 ? 0 : 9, 10 + i));
    const village = [edge(50, 10), ...Array.from({ length: 5 }, (_, i) => edge(50, 51 + i))];
    const [first, second, third] = busiestNodes(56, [...motorway, ...towns, ...village], 3);
    expect([first, second].sort()).toEqual([0, 9]);
    expect(third).toBe(50);
  });

  it("are none if there are no ways", () => {
    expect(busiestNodes(3, [], 5)).toEqual([]);
  });
});
