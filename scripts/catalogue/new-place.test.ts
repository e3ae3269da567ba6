import { describe, expect, it } from "vitest";
import { catalogueFileSchema } from "./file-schema";
import { mistakesInWords } from "../setup/mistakes-in-words";
import { fileText } from "./file-text";
import { newPlace, stepsFor } from "./new-place";

const INPUT = { name: "Staithes", postcode: "ts135ad", region: "Yorkshire and the Humber", kind: "harbour" };
const SURROUNDINGS = {
  slugs: new Set(["staithes"]),
  sectors: new Map([["TS13 5", { latitude: 54.5567, longitude: -0.7934 }]]),
};

function writtenFile(): Record<string, unknown> {
  const made = newPlace(INPUT, SURROUNDINGS);
  if (!("slug" in made)) throw new Error(made.join(" "));
  return JSON.parse(fileText(made)) as Record<string, unknown>;
}

describe("the file of a new place", () => {
  it("has an address of its own and the middle of its postcode sector", () => {
    expect(writtenFile()).toMatchObject({
      slug: "staithes-2",
      name: "Staithes",
      postcode: "TS13 5AD",
      latitude: 54.5567,
      longitude: -0.7934,
      kind: "harbour",
      scene: { setting: "", parts: [] },
    });
  });

  it("is refused in sentences while it is blank, and taken once it is filled in", () => {
    const blank = writtenFile();
    const refused = catalogueFileSchema.safeParse(blank);
    expect(refused.error && mistakesInWords(refused.error).join(" ")).toMatch(
      /activities 1, name: Enter a name\. .*scene, setting must be /,
    );
    const activities = (blank["activities"] as object[]).map((activity, index) => ({
      ...activity,
      name: `Sight ${index + 1}`,
      description: "A good half hour by the sea.",
    }));
    const filled = {
      ...blank,
      description: "A village.",
      scene: { setting: "harbour", parts: [] },
      activities,
    };
    expect(catalogueFileSchema.safeParse(filled).error?.issues ?? []).toEqual([]);
  });

  it("is not made from input that cannot be right, which is said in sentences", () => {
    const nothing = { name: undefined, postcode: "AB", region: "Yorkshire", kind: "volcano" };
    const mistakes = newPlace(nothing, SURROUNDINGS);
    expect(mistakes).toEqual([
      expect.stringContaining("--name is missing"),
      expect.stringContaining("--postcode"),
      expect.stringMatching(/^--region must be one of .*Wales/),
      expect.stringMatching(/^--kind must be one of .*harbour/),
    ]);
  });
});

it("the list of what a new place needs names the checks that it has to pass", () => {
  const steps = stepsFor({ slug: "staithes", region: "Yorkshire and the Humber" }).join("\n");
  for (const word of [
    "yorkshire-and-the-humber/staithes.json",
    "verification.tsv",
    "wet-day plan",
    "80 to 420",
    "verdict",
  ])
    expect(steps).toContain(word);
});
