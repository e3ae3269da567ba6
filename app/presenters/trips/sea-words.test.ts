import { describe, expect, it } from "vitest";
import { seaLine, seaSource } from "./sea-words";

const SEA = { provider: "open-meteo", temperatureC: 13.75, waveMetres: 0.6 };

describe("the sea in words", () => {
  it("is what is off the coast, in the visitor's degrees", () => {
    expect(seaLine(SEA, "celsius")).toBe("Off the coast: 14°, waves 0.6 m.");
    expect(seaLine({ ...SEA, waveMetres: 2 }, "fahrenheit")).toBe("Off the coast: 57°, waves 2.0 m.");
  });

  it("leaves out what is not known", () => {
    expect(seaLine({ ...SEA, temperatureC: null }, "celsius")).toBe("Off the coast: waves 0.6 m.");
    expect(seaLine({ ...SEA, waveMetres: null }, "celsius")).toBe("Off the coast: 14°.");
    expect(seaLine(null, "celsius")).toBeNull();
  });

  it("names whose models it is from, and says where it is made up", () => {
    expect(seaSource([{ sea: null }, { sea: SEA }])).toMatch(
      /Copernicus.*Météo-France.*DWD.*ECMWF.*Open-Meteo/,
    );
    expect(seaSource([{ sea: { ...SEA, provider: "sample" } }])).toBe(
      "The sea is made up like the sample weather",
    );
    expect(seaSource([{ sea: null }])).toBeNull();
  });
});
