import { describe, expect, it } from "vitest";
import { contourRings } from "./contour";

const fieldOf = (...rows: number[][]) => ({
  columns: rows[0]?.length ?? 0,
  rows: rows.length,
  values: Float32Array.from(rows.flat()),
});

describe("the line around what is at most a limit", () => {
  it("is a closed ring, between the corners in proportion to their values", () => {
    const rings = contourRings(fieldOf([20, 20, 20], [20, 5, 20], [20, 20, 20]), 10, 100);
    expect(rings).toHaveLength(1);
    const corners = new Set<string>();
    for (let i = 0; i < 8; i += 2)
      corners.add(`${rings[0]?.[i]?.toFixed(2)} ${rings[0]?.[i + 1]?.toFixed(2)}`);
    expect(corners).toEqual(new Set(["1.00 0.67", "1.33 1.00", "1.00 1.33", "0.67 1.00"]));
  });

  it("runs midway to what is out of reach, and never beyond the grid by a whole step", () => {
    const [ring = []] = contourRings(fieldOf([0]), 10, 5);
    expect(ring).toHaveLength(8);
    for (const value of ring) expect(Math.abs(value)).toBeLessThanOrEqual(0.5);
  });

  it("goes around a hole as well", () => {
    expect(contourRings(fieldOf([1, 1, 1], [1, Infinity, 1], [1, 1, 1]), 10, 5)).toHaveLength(2);
  });

  it("joins opposite corners where the middle between them is within, and parts them where it is not", () => {
    expect(contourRings(fieldOf([1, 12], [12, 1]), 10, 5)).toHaveLength(1);
    expect(contourRings(fieldOf([9, 90], [90, 9]), 10, 5)).toHaveLength(2);
  });

  it("is nothing where nothing is within", () => {
    expect(contourRings(fieldOf([Infinity, 11], [12, 13]), 10, 5)).toEqual([]);
  });
});
