import { describe, expect, it } from "vitest";
import { newActivity } from "../../../tests/fakes/drafts";
import { NEEDS } from "./filters";
import { closuresOf, masksIn, publishedMasks } from "./published-masks";
import { BIT_COUNT, bitOf, bitsOf, maskFor, thingsOf } from "./traits";

const activity = newActivity({ name: "Gallery", description: "", indoor: true, familyFriendly: true });
const placeOf = (kind: "garden" | "seaside", change: object) =>
  thingsOf(
    { kind, name: "Somewhere" },
    { activities: [{ ...activity, ...change }], hotels: [], campsites: [] },
    () => false,
  );
const PLACES = [
  placeOf("garden", { season: "Apr-Sep" }),
  placeOf("seaside", { dogFriendly: true, dogBan: "May-Sep" }),
];
const masks = publishedMasks("one", PLACES);

describe("published masks", () => {
  it("are those that the places' things give, in each month for each set of needs", () => {
    for (let month = 1; month <= 12; month += 1)
      for (let needs = 0; needs <= bitsOf(NEEDS); needs += 1) {
        const found = masksIn(masks, { release: "one", places: 2, month, needs });
        expect([...(found ?? [])]).toEqual(PLACES.map((place) => maskFor(place, needs, month)));
      }
  });

  it("hold the days on which a place is shut, by month", () => {
    const hours = { season: "Apr-Sep", weekdays: "Wed-Sun", cost: "paid" };
    const shut = publishedMasks("one", [placeOf("garden", hours), placeOf("seaside", { cost: "paid" })]);
    const mondayAndTuesday = 0b1_1000_0011;
    const bitsIn = (row: number) => [...(closuresOf(shut, { release: "one", places: 2, row }) ?? [])];
    expect(bitsIn(0)).toEqual([0b11_1111_1111_1111, 0]);
    expect(bitsIn(7)).toEqual([mondayAndTuesday, 0]);
    // Christmas Day.
    expect(bitsIn(12)).toEqual([0b11_1111_1111_1111, 0]);
    expect(closuresOf(shut, { release: "two", places: 2, row: 0 })).toBeNull();
    expect(closuresOf(shut, { release: "one", places: 3, row: 0 })).toBeNull();
  });

  it("hold every choice, and stay numbers above zero", () => {
    expect(bitOf("calm")).toBe(2 ** (BIT_COUNT - 1));
  });

  it.each([
    ["of another release", { release: "two" }],
    ["of more places", { places: 3 }],
    ["of needs that are none", { needs: 8 }],
  ])("are no answer for masks %s", (_, other) => {
    expect(masksIn(masks, { release: "one", places: 2, month: 1, needs: 0, ...other })).toBeNull();
  });
});
