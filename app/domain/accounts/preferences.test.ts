import { describe, expect, it } from "vitest";
import { NO_PREFERENCES, activePreferences, preferredEntries } from "./preferences";

const walk = { name: "walk", hiking: true };
const museum = { name: "museum", history: true, accessible: true };
const pier = { name: "pier", history: false };
const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);

describe("filtering by preferences", () => {
  it("shows everything where no preference is set", () => {
    expect(names(preferredEntries([pier, walk, museum], NO_PREFERENCES))).toEqual(["pier", "walk", "museum"]);
  });

  it("shows what matches at least one of the set preferences", () => {
    const preferences = { ...NO_PREFERENCES, hiking: true, accessible: true };
    expect(names(preferredEntries([pier, walk, museum], preferences))).toEqual(["walk", "museum"]);
  });

  it("lists the set preferences in their usual order", () => {
    expect(activePreferences({ ...NO_PREFERENCES, history: true, dogFriendly: true })).toEqual([
      "dogFriendly",
      "history",
    ]);
  });
});
