import { expect, it } from "vitest";
import { apparentTemperatureC } from "./apparent-temperature";

it("is what the formula's own terms add up to", () => {
  // At 25 °C and 50 % humidity, the air has a vapour pressure of 15.8 hPa. 18 km/h are 5 m/s.
  expect(apparentTemperatureC(25, 50, 18)).toBeCloseTo(25 + 0.33 * 15.83 - 3.5 - 4, 1);
});

it("falls with wind and rises with humidity", () => {
  expect(apparentTemperatureC(10, 80, 40)).toBeLessThan(apparentTemperatureC(10, 80, 10) - 5);
  expect(apparentTemperatureC(28, 80, 10)).toBeGreaterThan(apparentTemperatureC(28, 40, 10) + 4);
});
