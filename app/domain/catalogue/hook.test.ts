import { describe, expect, it } from "vitest";
import { newActivity } from "../../../tests/fakes/drafts";
import { hookInWords, hookOn, parseHook, spelledHook } from "./hook";

const HOOK = "Abbey = Whitby Abbey; harbour; fish and chips = The Magpie Café";
const activities = [
  newActivity({ name: "Whitby Abbey", description: "A shell.", cost: "paid", season: "Apr-Oct" }),
  newActivity({ name: "The Magpie Café", description: "A café.", type: "dining" }),
];

describe("a hook", () => {
  it("is up to three nouns, each with its thing where it is one", () => {
    expect(parseHook(HOOK)).toEqual([
      { noun: "Abbey", thing: "Whitby Abbey" },
      { noun: "harbour", thing: null },
      { noun: "fish and chips", thing: "The Magpie Café" },
    ]);
    expect(spelledHook(parseHook(" Abbey=Whitby  Abbey ;harbour") ?? [])).toBe(
      "Abbey = Whitby Abbey; harbour",
    );
  });

  it("is plain words for programs, whatever is open", () => {
    expect(hookInWords(HOOK)).toBe("Abbey, harbour, fish and chips");
  });

  it.each([
    "",
    ";",
    "Abbey;;harbour",
    "Abbey =",
    "a; b; c; d",
    "An abbey on a cliff; a harbour; chips",
    `Abbey = ${"x".repeat(121)}`,
  ])("is not %j", (typed) => {
    expect(parseHook(typed)).toBeNull();
  });

  it("leaves out on a day what is shut then, and begins with a capital all the same", () => {
    expect(hookOn(HOOK, activities, "2026-08-01")).toBe("Abbey, harbour, fish and chips");
    expect(hookOn(HOOK, activities, "2027-01-01")).toBe("Harbour, fish and chips");
  });

  it("leaves out a thing that is listed no more, and is nothing where no noun is left", () => {
    expect(hookOn(HOOK, [], "2026-08-01")).toBe("Harbour");
    expect(hookOn("Abbey = Whitby Abbey", activities, "2027-01-01")).toBeNull();
  });
});
