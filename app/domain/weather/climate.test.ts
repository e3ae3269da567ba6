import { describe, expect, it } from "vitest";
import { readClimateStations } from "./climate";

const station = (
  months: unknown = Array.from({ length: 12 }, (_, month) => [8 + month, 2, 5.5, 60, null]),
) => ({
  name: "Somewhere",
  lat: 52.1,
  lon: -4.5,
  altitudeM: 133,
  months,
});

describe("the bundled climate stations", () => {
  it("are read row by row, with null for what a station did not measure", () => {
    const [read] = readClimateStations({ stations: [station()] });
    expect(read).toMatchObject({ name: "Somewhere", latitude: 52.1, longitude: -4.5, altitudeM: 133 });
    expect(read?.months).toHaveLength(12);
    expect(read?.months[11]).toEqual({ maxC: 19, minC: 2, rainMm: 60, sunshineHours: null });
  });

  it.each([
    ["nothing", null],
    ["no list", { stations: {} }],
    ["a station without a position", { stations: [{ ...station(), lat: "52" }] }],
    ["eleven months", { stations: [station(Array(11).fill([1, 2, 3, 4, 5]))] }],
    ["a month of four figures", { stations: [station(Array(12).fill([1, 2, 3, 4]))] }],
  ])("are refused with %s", (_, json) => {
    expect(() => readClimateStations(json)).toThrow(TypeError);
  });
});
