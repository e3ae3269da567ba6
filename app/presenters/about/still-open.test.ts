import { describe, expect, it } from "vitest";
import { readStillOpen } from "#app/domain/catalogue/still-open";
import { stillOpen, stillOpenInWords } from "./still-open";

const HEADING = "where\tstatus\tlooked up on\tseen in\n";

describe("what we say about places that have shut", () => {
  it("counts only what a person looked up", () => {
    const lines = readStillOpen(
      HEADING +
        "a/Inn\tshut for good\t2026-11-28\tBBC News\n" +
        "a/Hall\tshut for works\t2026-11-28\tits page\n" +
        "b/Inn\topen\t2026-11-28\tits page\n" +
        "b/House\tin other use\t\tgeneral knowledge\n",
    );
    expect(stillOpenInWords(lines)).toBe(
      "So far we have looked up 3 of our hotels and sights to see whether they are still open: in the news, " +
        "on their own pages, in a guide, and most museums in a list that a university keeps of those that shut. " +
        "We took out 1 that had shut, and 1 say that they are shut for works.",
    );
  });

  it("is made from the catalogue's own list", () => {
    expect(stillOpen()).toMatch(/looked up [1-9]\d* of our/);
  });

  it.each([
    "a/Inn\tclosed\t2026-11-28\tBBC News",
    "a/Inn\topen\t28 November\tBBC News",
    "a/Inn\topen\t2026-11-28\t",
    "Inn\topen\t2026-11-28\tBBC News",
  ])("needs whole lines: %j", (line) => {
    expect(() => readStillOpen(`${HEADING}${line}\n`)).toThrow("still-open.tsv");
  });
});
