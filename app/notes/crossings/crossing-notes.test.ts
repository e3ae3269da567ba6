import { describe, expect, it } from "vitest";
import type { TidalCrossing } from "#app/domain/tides/crossing";
import type { TidesAtPlace } from "#app/domain/tides/published-tides";
import { notesOf } from "./crossing-notes";

const DATE = "2026-11-25";
const tide = (isHigh: boolean, clock: string) => ({ isHigh, atMs: Date.parse(`${DATE}T${clock}Z`) });
const TIDES: TidesAtPlace = {
  gauge: "Whitby",
  tides: [tide(true, "04:33"), tide(false, "10:47"), tide(true, "16:58"), tide(false, "23:12")],
};
const CAUSEWAY: TidalCrossing = {
  name: "The causeway",
  way: "foot",
  says: "walkable round low water",
  url: "https://crossing.example/",
  rule: { water: "low", fromHours: -2, untilHours: 2, state: "open" },
};

describe("a way that the tide covers", () => {
  it("is said with its rule of thumb, and always with where to check", () => {
    expect(notesOf([CAUSEWAY], TIDES, DATE)).toEqual([
      {
        tone: "care",
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
    const [note] = notesOf([crossing], tides, DATE);
    expect(note?.text).toBe(
      "walkable round low water. We don’t work out its times: that doesn’t mean that it’s open.",
    );
    expect(note?.link?.label).toBe("Check the safe crossing times");
  });

  it("leads to public tide tables if its times are not published", () => {
    const [note] = notesOf([{ ...CAUSEWAY, way: "beach", url: undefined }], TIDES, DATE);
    expect(note?.link).toEqual({ label: "Check the tide times", url: "https://easytide.admiralty.co.uk/" });
  });

  it("leaves out the hours of the night", () => {
    const tides = { gauge: "Whitby", tides: [tide(false, "01:00"), tide(false, "13:30")] };
    const [note] = notesOf([CAUSEWAY], tides, DATE);
    expect(note?.text).toContain("passable from about 11:30 to 15:30 that day.");
  });
});
