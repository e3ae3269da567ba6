import { describe, expect, it } from "vitest";
import climateNormals from "#app/geodata/generated/climate-normals.json";
import ukOutline from "#app/geodata/generated/uk-outline.json";
import { readClimateStations } from "#app/domain/weather/climate";
import { createSampleSea } from "./sample-sea";

const sea = createSampleSea({
  stations: readClimateStations(climateNormals),
  outline: ukOutline.path,
  seed: 0,
});
const WHITBY = { latitude: 54.4858, longitude: -0.6206 };
const LERWICK = { latitude: 60.155, longitude: -1.145 };
const MATLOCK = { latitude: 53.12, longitude: -1.56 };
const on = (date: string) => Date.parse(`${date}T12:00Z`);

describe("the sea that goes with sample weather", () => {
  it("has six days by the sea, the same for the same days, and none inland", async () => {
    const [whitby, matlock] = await sea.fetchSea([WHITBY, MATLOCK], on("2026-11-24"));
    expect(whitby).toHaveLength(6);
    expect(matlock).toBeNull();
    expect(sea.name).toBe("sample");
    const [first] = await sea.fetchSea([WHITBY], on("2026-11-24"));
    const [next] = await sea.fetchSea([WHITBY], on("2026-11-25"));
    expect(next?.slice(0, 5)).toEqual(first?.slice(1));
  });

  it("is cold in March, warmest in August, colder in the north, with waves of the size that seas have", async () => {
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const months = ["2026-03-01", "2026-06-01", "2026-08-20", "2026-12-01"];
    const all = await Promise.all(months.map((date) => sea.fetchSea([WHITBY, LERWICK], on(date))));
    const degrees = (place: number) =>
      all.map((places) => mean(places[place]?.map(({ temperatureC }) => temperatureC ?? NaN) ?? []));
    const [march = 0, june = 0, august = 0, december = 0] = degrees(0);
    expect(march).toBeGreaterThan(5);
    expect(august).toBeLessThan(18);
    expect(august).toBeGreaterThan(june);
    expect(june).toBeGreaterThan(march);
    expect(december).toBeLessThan(june);
    degrees(1).forEach((north, month) => expect(north).toBeLessThan(degrees(0)[month] ?? NaN));
    for (const { waveMetres } of all.flat(2).filter((day) => day !== null)) {
      expect(waveMetres).toBeGreaterThanOrEqual(0.2);
      expect(waveMetres).toBeLessThan(6);
    }
  });
});
