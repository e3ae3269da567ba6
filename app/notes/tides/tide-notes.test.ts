import { describe, expect, it } from "vitest";
import { DEFAULT_UNITS } from "#app/domain/units";
import type { TidesAtPlace } from "#app/domain/tides/published-tides";
import { someFoundPlace } from "../../../tests/fakes/found-places";
import { noteOf } from "./tide-notes";

const DATE = "2026-11-25";
const tide = (isHigh: boolean, clock: string) => ({ isHigh, atMs: Date.parse(`${DATE}T${clock}Z`) });
const TIDES: TidesAtPlace = {
  gauge: "Whitby",
  tides: [tide(true, "04:33"), tide(false, "10:47"), tide(true, "16:58"), tide(false, "23:12")],
};
const GAUGE = { id: "whitby", name: "Whitby", km: 0.8 };

describe("tides in words", () => {
  it("are to ten minutes, with their error, the gauge and a warning", () => {
    expect(noteOf(TIDES, DATE, GAUGE).text).toBe(
      "High water about 4:30 and 17:00, low water about 10:50 and 23:10, ± 20 min, by the tide gauge at Whitby, 1 km away. Not for navigation.",
    );
  });

  it("are on a London clock in summer", () => {
    const tides = { gauge: "Whitby", tides: [{ isHigh: true, atMs: Date.parse("2026-06-21T10:01Z") }] };
    expect(noteOf(tides, "2026-06-21", GAUGE).marks?.map(({ label }) => label)).toEqual(["high 11:00"]);
  });

  it("have no mark in the hours of the night", () => {
    const tides = { gauge: "Whitby", tides: [tide(false, "01:00"), tide(false, "13:30")] };
    expect(noteOf(tides, DATE, GAUGE).marks?.map(({ label }) => label)).toEqual(["low 13:30"]);
  });

  it("say nothing where nothing is known", () => {
    const units = DEFAULT_UNITS;
    expect(
      someFoundPlace()
        .notes("day", units)
        .map(({ tone }) => tone),
    ).not.toContain("plain");
    expect(
      Object.assign(
        {},
        ...someFoundPlace()
          .notes("call", units)
          .map(({ fields }) => fields),
      ),
    ).toMatchObject({ tides: null, sea: null });
  });
});
