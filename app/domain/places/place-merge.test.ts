import { describe, expect, it } from "vitest";
import type { Destination } from "#app/domain/catalogue/destination";
import { namedActivity, namedCampsite, namedHotel } from "../../../tests/fakes/drafts";
import { someDestinations } from "../../../tests/fakes/in-memory-weather";
import { type Found, type NearbyPlaces, mergePlaces } from "./place-merge";
import { isSameName, isSameSiteName, nameWords } from "./place-merge-names";

const [SOMEWHERE] = someDestinations(1);
const WHITBY: Destination = { ...SOMEWHERE!, name: "Whitby", latitude: 54.4848, longitude: -0.614 };

/** Puts an item this many kilometres north of the middle. */
const at = <Item>(item: Item, km = 0): Found<Item> => ({
  item,
  point: { latitude: WHITBY.latitude + km / 111.2, longitude: WHITBY.longitude },
});
const found = (change: Partial<NearbyPlaces>): NearbyPlaces => ({
  activities: [],
  hotels: [],
  campsites: [],
  ...change,
});
const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name);

describe("names", () => {
  it.each([
    ["Whitby Museum", "The Whitby Museum"],
    ["Captain Cook Memorial Museum", "Captain Cook Memorial Museum, Whitby"],
    ["Captain Cook’s Museum", "CAPTAIN COOKS MUSEUM"],
    ["Café Zöe & Gallery", "Cafe Zoe and Gallery"],
    ["Pannett Gallery", "Pannett Art Gallery"],
    ["The 199 Steps and St Mary's Church", "St Mary's Church"],
  ])("%s and %s are one place's", (a, b) => {
    expect(isSameName(a, b, "Whitby")).toBe(true);
    expect(isSameName(b, a, "Whitby")).toBe(true);
  });

  it.each([
    ["Whitby Museum", "Captain Cook Memorial Museum"],
    ["Whitby Abbey", "Whitby Abbey House Hostel"],
    ["The Castle", "Castle Gardens"],
    ["Seal Bay", "Seal Island"],
    ["", "Whitby Abbey"],
  ])("%s and %s are two", (a, b) => {
    expect(isSameName(a, b, "Whitby")).toBe(false);
  });

  it("of sites to camp on are compared without the words of any site", () => {
    expect(isSameSiteName("Sandfield House Farm Caravan Park", "Sandfield House Farm", "Whitby")).toBe(true);
    expect(isSameSiteName("Northcliffe Camping", "Southcliffe Camping", "Whitby")).toBe(false);
  });

  it("have words without accents, plurals and fillers", () => {
    expect([...nameWords("The Bees’ Museums of São Roque")]).toEqual(["bee", "museum", "sao", "roque"]);
  });
});

describe("merging what was found", () => {
  it("adds to each list what is not in it, and counts", () => {
    const here = { ...WHITBY, activities: [namedActivity("Whitby Abbey")] };
    const merged = mergePlaces(
      here,
      found({
        activities: [at(namedActivity("The Abbey, Whitby")), at(namedActivity("Whitby Museum"))],
        hotels: [at(namedHotel("The Angel"))],
        campsites: [at(namedCampsite("Northcliffe Camping")), at(namedCampsite("Northcliffe Caravan Park"))],
      }),
    );
    expect(namesOf(merged.activities)).toEqual(["Whitby Abbey", "Whitby Museum"]);
    expect(merged.activities[0]).toBe(here.activities[0]);
    expect(merged.counts).toEqual({ newActivities: 1, newHotels: 1, newCampsites: 1 });
  });

  it("adds nothing the second time, even where two places share a name", () => {
    const twice = found({
      hotels: [
        at(namedHotel("Premier Inn")),
        at(namedHotel("Premier Inn"), 3),
        at(namedHotel("Premier Inn"), 0.5),
      ],
    });
    const first = mergePlaces(WHITBY, twice);
    expect(first.counts.newHotels).toBe(2);
    expect(mergePlaces({ ...WHITBY, ...first }, twice)).toEqual({
      ...first,
      counts: { newActivities: 0, newHotels: 0, newCampsites: 0 },
    });
  });

  it("takes a short name for a longer one only side by side", () => {
    const both = (km: number) =>
      found({ activities: [at(namedActivity("Castle Gardens")), at(namedActivity("Castle"), km)] });
    expect(mergePlaces(WHITBY, both(0.1)).counts.newActivities).toBe(1);
    expect(mergePlaces(WHITBY, both(0.5)).counts.newActivities).toBe(2);
  });

  it("keeps lists to a length that somebody reads, and never shortens one", () => {
    const many = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, i) => namedActivity(`${prefix} ${i}`));
    const sixty = found({ activities: many("Found", 60).map((item) => at(item)) });
    expect(mergePlaces({ ...WHITBY, activities: many("Own", 30) }, sixty).counts.newActivities).toBe(10);
    const full = mergePlaces({ ...WHITBY, activities: many("Own", 50) }, sixty);
    expect([full.activities.length, full.counts.newActivities]).toEqual([50, 0]);
  });
});
