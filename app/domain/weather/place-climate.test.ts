import { describe, expect, it } from "vitest";
import type { ClimateStation, MonthNormals } from "./climate";
import { climateAt, normalsOn } from "./place-climate";

const station = (change: Partial<ClimateStation>, month: Partial<MonthNormals> = {}): ClimateStation => ({
  name: "A",
  latitude: 52,
  longitude: -1,
  altitudeM: 50,
  months: Array.from({ length: 12 }, (_, index) => ({
    maxC: 10 + index,
    minC: 5,
    rainMm: 62,
    sunshineHours: 93,
    ...month,
  })),
  ...change,
});

describe("the climate of a place", () => {
  it("is its station's where there is but one, rain and sun given by the day", () => {
    const january = climateAt([station({})], { latitude: 52, longitude: -1 })[0];
    expect(january?.maxC).toBeCloseTo(10, 9);
    expect(january?.minC).toBeCloseTo(5, 9);
    expect(january?.rainMm).toBeCloseTo(2, 9);
    expect(january?.sunshineHours).toBeCloseTo(3, 9);
  });

  it("leans on the nearest station and is between the two in the middle", () => {
    const west = station({ longitude: -4 }, { rainMm: 200 });
    const east = station({ longitude: 0 }, { rainMm: 50 });
    const rainAt = (longitude: number) =>
      31 * (climateAt([west, east], { latitude: 52, longitude })[0]?.rainMm ?? 0);
    expect(rainAt(-2)).toBeCloseTo(125, 3);
    expect(rainAt(-3.8)).toBeGreaterThan(195);
    expect(rainAt(-0.2)).toBeLessThan(55);
  });

  it("leaves a station out only where it has no value", () => {
    const gap = station({}, { sunshineHours: null, rainMm: 31 });
    const full = station({ latitude: 53 }, { sunshineHours: 155, rainMm: 310 });
    const january = climateAt([gap, full], gap)[0];
    expect(january?.sunshineHours).toBeCloseTo(5, 9);
    expect(january?.rainMm).toBeLessThan(1.2);
  });

  it("takes a place by a hill station to lie lower, and so to be warmer", () => {
    const hill = station({ altitudeM: 350 });
    expect(climateAt([hill], hill)[0]?.maxC).toBeCloseTo(10 + 200 * 0.0065, 9);
  });

  it("is unknown without stations", () => {
    expect(() => climateAt([], { latitude: 52, longitude: -1 })).toThrow();
  });
});

describe("the normals of a day", () => {
  const climate = climateAt([station({})], { latitude: 52, longitude: -1 });

  it("are the month's own in its middle and half-way to the next at its end", () => {
    expect(normalsOn(climate, "2026-06-15").maxC).toBeCloseTo(15, 1);
    expect(normalsOn(climate, "2026-06-30").maxC).toBeCloseTo(15.5, 1);
    expect(normalsOn(climate, "2026-07-01").maxC).toBeCloseTo(15.5, 1);
  });

  it("go round the turn of the year and over a leap day without a jump", () => {
    expect(normalsOn(climate, "2026-12-31").maxC).toBeCloseTo(normalsOn(climate, "2027-01-01").maxC, 0);
    const leap = ["2028-02-28", "2028-02-29", "2028-03-01"].map((date) => normalsOn(climate, date).maxC);
    expect(leap).toEqual([...leap].sort((a, b) => a - b));
    expect((leap[2] ?? NaN) - (leap[0] ?? NaN)).toBeLessThan(0.1);
  });
});
