import { describe, expect, it } from "vitest";
import type { Hotel } from "#app/domain/catalogue/hotel";
import { listingView } from "./listing";

const HOTEL: Hotel = {
  name: "The Crown",
  location: "1.2 miles from the centre",
  priceRange: "",
  description: "Inn, 1.2 miles from the centre in a straight line.",
  featured: false,
  dogFriendly: false,
  familyFriendly: false,
  accessible: false,
};

describe("an entry of a place's lists", () => {
  it("has its distances in the visitor's unit", () => {
    const { location, description } = listingView(HOTEL, "kilometers");
    expect([location, description]).toEqual([
      "1.9 km from the centre",
      "Inn, 1.9 km from the centre in a straight line.",
    ]);
    expect(listingView(HOTEL, "miles").location).toBe(HOTEL.location);
  });

  it.each([
    ["https://www.premierinn.com/", "Premier Inn"],
    ["https://www.yha.org.uk/", "YHA"],
    ["https://www.premierinn.com/gb/en/hotels/england/ely.html", null],
    ["https://thecrown.example/", null],
    [undefined, null],
  ])("leads to a search where %s is only the chain's front page", (websiteUrl, chain) => {
    expect(listingView({ ...HOTEL, ...(websiteUrl && { websiteUrl }) }, "miles").searchAt).toBe(chain);
  });
});
