import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readCatalogue } from "../setup/catalogue-files";
import { idleExceptions, unsafeIn, unsafeTexts } from "./checks-safety";

const files = readCatalogue(join(fileURLToPath(new URL("../..", import.meta.url)), "catalogue"));

describe("a text that sends people where they may come to harm", () => {
  it("says when to be back or what to check, everywhere in the catalogue", () => {
    expect(unsafeTexts(files)).toEqual([]);
    expect(idleExceptions(files)).toEqual([]);
  });

  it.each([
    "About thirteen miles of sea wall and foreshore, best on a low tide with the light going.",
    "At low tide a shingle spit lets you walk half a mile out to sea.",
    "A causeway that the tide covers leads to the island.",
    "A cove between chalk arches and caves to explore.",
    "A harbour below crumbling cliffs; the way down is rough, fossils are common.",
    "You may row, walk or swim your way to tea.",
    "Seven miles of beach; the army fires here.",
    "A mile and a quarter of water to the sea lock at Canal Foot.",
  ])("is found without that: %s", (text) => {
    expect(unsafeIn(text)).not.toEqual([]);
  });

  it.each([
    "Walk across at low tide. The tide closes it twice a day.",
    "Caves to explore on a falling tide.",
    "Icy, clear, and for strong swimmers.",
    "A show cave of stalactites.",
  ])("passes with it, and so does a harmless one: %s", (text) => {
    expect(unsafeIn(text)).toEqual([]);
  });
});
