import { describe, expect, it } from "vitest";
import { type SuggestionContent, featuresOf, ownedDiscount } from "./suggestion";
import { someContent } from "../../../tests/fakes/suggestions";

describe("a suggestion", () => {
  it("offers a discount only where its sender is the owner", () => {
    const offer = (isOwner: boolean): SuggestionContent => someContent({ isOwner, offersDiscounts: true });
    expect(ownedDiscount(offer(true)).offersDiscounts).toBe(true);
    expect(ownedDiscount(offer(false)).offersDiscounts).toBe(false);
  });

  it("lists in words the features that it has, and no others", () => {
    expect(featuresOf(someContent({ isDogFriendly: true, hasBeach: true, isOwner: true }))).toEqual([
      "Beach",
      "Dog friendly",
    ]);
    expect(featuresOf(someContent())).toEqual([]);
  });
});
