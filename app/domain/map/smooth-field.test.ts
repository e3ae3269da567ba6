import { describe, expect, it } from "vitest";
import { contourRings } from "./contour";
import { smoothField } from "./smooth-field";

const box = { x: 0, y: 0, width: 200, height: 100 };
const at = (field: ReturnType<typeof smoothField>, x: number, y: number) =>
  field.values[(y / 10) * field.columns + x / 10];

describe("a field between samples", () => {
  it("takes their values near them, lies between them in the middle, and knows nothing far off", () => {
    const field = smoothField(
      [
        { x: 20, y: 50, value: 40 },
        { x: 100, y: 50, value: 80 },
      ],
      box,
      10,
    );
    expect(at(field, 20, 50)).toBeCloseTo(40, 1);
    expect(at(field, 100, 50)).toBeCloseTo(80, 1);
    expect(at(field, 60, 50)).toBeCloseTo(60, 4);
    expect(at(field, 200, 50)).toBe(Infinity);
  });

  it("has lines of equal values for negative ones too", () => {
    const field = smoothField([{ x: 100, y: 50, value: -70 }], box, 10);
    expect(contourRings(field, -60, 5).length).toBeGreaterThan(0);
    expect(contourRings(field, -80, 5)).toEqual([]);
  });
});
