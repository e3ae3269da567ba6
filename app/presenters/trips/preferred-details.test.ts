import { describe, expect, it } from "vitest";
import type { DestinationDetails } from "#app/domain/catalogue/destination";
import { NO_PREFERENCES, type Preferences } from "#app/domain/accounts/preferences";
import { preferredDetails, shownFirst } from "./preferred-details";

const flags = { dogFriendly: false, familyFriendly: false, accessible: false, featured: false };
const texts = { description: "", location: "", priceRange: "" };
const details: DestinationDetails = {
  activities: [
    { ...flags, name: "Castle", description: "", type: "attraction", history: true, featured: true },
    { ...flags, name: "Museum", description: "", type: "attraction", history: true },
    { ...flags, name: "Beach", description: "", type: "attraction", dogFriendly: true },
  ],
  hotels: [
    { ...flags, ...texts, name: "Inn" },
    { ...flags, ...texts, name: "Kennels", dogFriendly: true },
  ],
  campsites: [{ ...flags, ...texts, name: "Meadow" }],
};
const names = ({ activities, hotels, campsites }: DestinationDetails) =>
  [activities, hotels, campsites].map((list) => list.map(({ name }) => name));

describe("the lists of a user with preferences", () => {
  it("begin with what matches, keep to hotels and campsites that suit, and hold everything where no preference is set", () => {
    expect(names(preferredDetails(details, { ...NO_PREFERENCES, dogFriendly: true }))).toEqual([
      ["Beach", "Castle", "Museum"],
      ["Kennels"],
      [],
    ]);
    expect(names(preferredDetails(details, { ...NO_PREFERENCES, history: true }))).toEqual([
      ["Castle", "Museum", "Beach"],
      ["Inn", "Kennels"],
      ["Meadow"],
    ]);
    const all = [["Castle", "Museum", "Beach"], ["Inn", "Kennels"], ["Meadow"]];
    expect(names(preferredDetails(details, NO_PREFERENCES))).toEqual(all);
  });

  it("hold every thing to do where none matches, which is then said", () => {
    const adventure = { ...NO_PREFERENCES, adventure: true };
    expect(names(preferredDetails(details, adventure))[0]).toEqual(["Castle", "Museum", "Beach"]);
    expect(shownFirst(details, adventure, []).hasNoMatch).toBe(true);
    expect(shownFirst(details, { ...adventure, history: true }, []).hasNoMatch).toBe(false);
  });

  it("show first what matches or what the row names, and everything where nothing matches", () => {
    const shown = (flags: Partial<Preferences>, named: string[] = []) =>
      details.activities
        .filter(shownFirst(details, { ...NO_PREFERENCES, ...flags }, named).isFirst)
        .map(({ name }) => name);
    expect(shown({ dogFriendly: true })).toEqual(["Beach"]);
    expect(shown({ dogFriendly: true }, ["Museum"])).toEqual(["Museum", "Beach"]);
    for (const flags of [{}, { adventure: true }])
      expect(shown(flags)).toEqual(["Castle", "Museum", "Beach"]);
  });
});
