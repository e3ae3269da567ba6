import { describe, expect, it } from "vitest";
import type { TidalCrossing } from "#app/domain/tides/crossing";
import type { TidesAtPlace } from "#app/domain/tides/published-tides";
import { crossingNotes, tideLine, tideMarks, seaLine, seaSource } from "./water-words";

const DATE = "2026-11-25";
const tide = (isHigh: boolean, clock: string) => ({ isHigh, atMs: Date.parse(`${DATE}T${clock}Z`) });
const TIDES: TidesAtPlace = {
  gauge: "Whitby",
  tides: [tide(true, "04:33"), tide(false, "10:47"), tide(true, "16:58"), tide(false, "23:12")],
};
const GAUGE = { id: "whitby", name: "Whitby", km: 0.8 };
const CAUSEWAY: TidalCrossing = {
  name: "The causeway",
  way: "foot",
  says: "walkable round low water",
  url: "https://crossing.example/",
  rule: { water: "low", fromHours: -2, untilHours: 2, state: "open" },
};

describe("tides in words", () => {
  it("are to ten minutes, with their error, the gauge and a warning", () => {
    expect(tideLine(TIDES, DATE, GAUGE)).toBe(
      "High water about 4:30 and 17:00, low water about 10:50 and 23:10, ± 20 min, by the tide gauge at Whitby, 1 km away. Not for navigation.",
    );
  });

  it("are on a London clock in summer", () => {
    const tides = { gauge: "Whitby", tides: [{ isHigh: true, atMs: Date.parse("2026-06-21T10:01Z") }] };
    expect(tideMarks(tides, "2026-06-21").map(({ label }) => label)).toEqual(["high 11:00"]);
  });

  it("say nothing where nothing is known", () => {
    expect(tideLine(null, DATE, GAUGE)).toBeNull();
    expect(tideMarks(null, DATE)).toEqual([]);
  });
});

describe("a way that the tide covers", () => {
  it("is said with its rule of thumb, and always with where to check", () => {
    expect(crossingNotes([CAUSEWAY], TIDES, DATE)).toEqual([
      {
        lead: "The causeway",
        text: "walkable round low water. By that rule of thumb passable from about 8:50 to 12:50 and from about 21:10 to midnight that day.",
        link: { label: "Check the safe crossing times", url: "https://crossing.example/" },
      },
    ]);
  });

  it.each([
    ["no tides are known", CAUSEWAY, null],
    ["no rule holds for every tide", { ...CAUSEWAY, rule: undefined }, TIDES],
  ])("is never called open where %s", (_, crossing, tides) => {
    const [note] = crossingNotes([crossing], tides, DATE);
    expect(note?.text).toBe(
      "walkable round low water. We don’t work out its times: that doesn’t mean that it’s open.",
    );
    expect(note?.link?.label).toBe("Check the safe crossing times");
  });

  it("leads to public tide tables if its times are not published", () => {
    const [note] = crossingNotes([{ ...CAUSEWAY, way: "beach", url: undefined }], TIDES, DATE);
    expect(note?.link).toEqual({ label: "Check the tide times", url: "https://easytide.admiralty.co.uk/" });
  });

  it("leaves out the hours of the night", () => {
    const tides = { gauge: "Whitby", tides: [tide(false, "01:00"), tide(false, "13:30")] };
    const [note] = crossingNotes([CAUSEWAY], tides, DATE);
    expect(note?.text).toContain("passable from about 11:30 to 15:30 that day.");
    expect(tideMarks(tides, DATE).map(({ label }) => label)).toEqual(["low 13:30"]);
  });
});

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
    expect(seaSource([{ sea: { ...SEA, provider: "sample" } }])).toBe("Sea values are samples too");
    expect(seaSource([{ sea: null }])).toBeNull();
  });
});
