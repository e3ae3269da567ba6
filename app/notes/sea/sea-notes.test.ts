import { describe, expect, it } from "vitest";
import { DEFAULT_UNITS } from "#app/domain/units";
import { someFoundPlace } from "../../../tests/fakes/found-places";
import { THURSDAY_NOON, someSnapshot } from "../../../tests/fakes/in-memory-trips";
import { seaInWords } from "./sea-notes";

const SEA = { provider: "open-meteo", temperatureC: 13.75, waveMetres: 0.6 };

/** The credit on the page of a place whose sea this provider knows from tomorrow on. */
function creditOf(provider: string | null): string | undefined {
  const day = { temperatureC: 13.75, waveMetres: 0.6 };
  const run = { provider: provider ?? "", fetchedAt: THURSDAY_NOON, firstDate: "2026-07-17" };
  const sea = provider === null ? [] : [{ ...run, places: [{ id: 1, sea: [day] }] }];
  const found = someFoundPlace({ snapshot: { ...someSnapshot(1), sea } });
  return found.notes("place", DEFAULT_UNITS).find(({ tone }) => tone === "credit")?.text;
}

describe("the sea in words", () => {
  it("is what is off the coast, in the visitor's degrees", () => {
    expect(seaInWords(SEA, "celsius")).toBe("Off the coast: 14°, waves 0.6 m.");
    expect(seaInWords({ ...SEA, waveMetres: 2 }, "fahrenheit")).toBe("Off the coast: 57°, waves 2.0 m.");
  });

  it("leaves out what is not known", () => {
    expect(seaInWords({ ...SEA, temperatureC: null }, "celsius")).toBe("Off the coast: waves 0.6 m.");
    expect(seaInWords({ ...SEA, waveMetres: null }, "celsius")).toBe("Off the coast: 14°.");
  });

  it("names whose models it is from, and says where it is made up", () => {
    expect(creditOf("open-meteo")).toMatch(/Copernicus.*Météo-France.*DWD.*ECMWF.*Open-Meteo/);
    expect(creditOf("sample")).toBe("Sea values are samples too");
    expect(creditOf(null)).toBeUndefined();
  });
});
