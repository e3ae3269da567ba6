import { expect, it } from "vitest";
import { readClimateStations } from "./climate";

it("climate stations are read row by row, with null for what a station did not measure", () => {
  const months = Array.from({ length: 12 }, (_, month) => [8 + month, 2, 5.5, 60, null]);
  const row = { name: "Somewhere", lat: 52.1, lon: -4.5, altitudeM: 133, months };
  const [read] = readClimateStations({ stations: [row] });
  expect(read).toMatchObject({ name: "Somewhere", latitude: 52.1, longitude: -4.5, altitudeM: 133 });
  expect(read?.months).toHaveLength(12);
  expect(read?.months[11]).toEqual({ maxC: 19, minC: 2, rainMm: 60, sunshineHours: null });
});
