import { describe, expect, it } from "vitest";
import type { Point } from "#app/domain/geo/geo";
import { isInOrder } from "./open-meteo-order";

const BATH: Point = { latitude: 51.38, longitude: -2.36 };
const BRISTOL: Point = { latitude: 51.45, longitude: -2.59 };
const WHITBY: Point = { latitude: 54.49, longitude: -0.61 };

const onGrid = (cellDegrees: number) => (point: Point) => ({
  latitude: Math.round(point.latitude / cellDegrees) * cellDegrees,
  longitude: Math.round(point.longitude / cellDegrees) * cellDegrees,
});

describe("the order of a forecast answer", () => {
  it.each([0.02, 0.0625, 0.11, 0.25])(
    "is right if each place has the position of its cell of %d degrees",
    (cellDegrees) => {
      const asked = [BATH, BRISTOL, WHITBY];
      expect(isInOrder(asked, asked.map(onGrid(cellDegrees)))).toBe(true);
    },
  );

  it("is wrong when places are exchanged, have moved by one or are of another number, and allows two in one cell", () => {
    expect(isInOrder([BATH, BRISTOL], [BRISTOL, BATH])).toBe(false);
    expect(isInOrder([BATH, BRISTOL, WHITBY], [WHITBY, BRISTOL, BATH])).toBe(false);
    expect(isInOrder([BATH, BRISTOL, WHITBY], [BRISTOL, WHITBY, BATH])).toBe(false);
    expect(isInOrder([BATH, BRISTOL], [BATH])).toBe(false);
    expect(isInOrder([BATH], [BATH, BATH])).toBe(false);
    const near = { latitude: BATH.latitude + 0.01, longitude: BATH.longitude };
    expect(isInOrder([BATH, near], [BATH, BATH])).toBe(true);
  });
});
