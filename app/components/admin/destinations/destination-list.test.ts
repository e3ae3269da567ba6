import { describe, expect, it } from "vitest";
import type { DestinationRowView } from "#app/presenters/admin/catalogue-view";
import { WHOLE_LIST, listPage, listParams, readListQuery, sortedBy } from "./destination-list";

function row(id: number, change: Partial<DestinationRowView>): DestinationRowView {
  const counts = { activityCount: 0, hotelCount: 0, campsiteCount: 0 };
  const blank = {
    slug: "",
    name: "",
    region: "",
    postcode: "",
    featured: false,
    specialOffer: null,
    checkedOn: null,
    version: 1,
  };
  return { id, ...blank, ...counts, ...change };
}

const ROWS = [
  row(1, { name: "York", region: "Yorkshire and the Humber", postcode: "YO1 7HH" }),
  row(2, { name: "Bath", region: "South West", postcode: "BA1 1LT", featured: true }),
  row(3, {
    name: "Brighton",
    region: "South East",
    postcode: "BN1 1EE",
    specialOffer: "2 for 1 at the pier",
    checkedOn: "2026-11-21",
  }),
];
const names = (change: Partial<typeof WHOLE_LIST>) =>
  listPage(ROWS, { ...WHOLE_LIST, ...change }).rows.map(({ name }) => name);

describe("the list of destinations", () => {
  it("is by name, and the other way round where that is asked for", () => {
    expect(names({})).toEqual(["Bath", "Brighton", "York"]);
    expect(names({ isDescending: true })).toEqual(["York", "Brighton", "Bath"]);
  });

  it("shows the featured ones and those with an offer first, the rest by name", () => {
    expect(names({ sort: "featured" })).toEqual(["Bath", "Brighton", "York"]);
    expect(names({ sort: "specialOffer" })).toEqual(["Brighton", "Bath", "York"]);
    expect(names({ sort: "checkedOn" }).at(-1)).toBe("Brighton");
    expect(names({ sort: "specialOffer", isDescending: true })).toEqual(["Bath", "York", "Brighton"]);
  });

  it("finds all words, in any case and order, in every column", () => {
    expect(names({ words: "bath WEST" })).toEqual(["Bath"]);
    expect(names({ words: "yo17hh" })).toEqual(["York"]);
    expect(names({ words: "pier" })).toEqual(["Brighton"]);
    expect(names({ words: "bath york" })).toEqual([]);
  });

  it("shows fifty at a time and never a page that there is not", () => {
    const many = Array.from({ length: 120 }, (_, index) => row(index, { name: `Place ${index}` }));
    const last = listPage(many, { ...WHOLE_LIST, page: 9 });
    expect(last).toMatchObject({ total: 120, page: 3, pageCount: 3 });
    expect(last.rows.map(({ name }) => name)).toEqual(many.slice(100).map(({ name }) => name));
    expect(listPage([], WHOLE_LIST)).toMatchObject({ total: 0, page: 1, pageCount: 1 });
  });
});

describe("the address of a list", () => {
  it("says only what is not as always, and is read back", () => {
    expect(listParams(WHOLE_LIST)).toEqual({});
    const query = { words: "sea side", sort: "region" as const, isDescending: true, page: 2 };
    expect(listParams(query)).toEqual({ q: "sea side", sort: "-region", page: "2" });
    expect(readListQuery(new URLSearchParams(listParams(query)))).toEqual(query);
  });

  it("is passed over where it makes no sense", () => {
    expect(readListQuery(new URLSearchParams("sort=__proto__&page=-1"))).toEqual(WHOLE_LIST);
  });

  it("turns round when the same heading is pressed again, and begins at the first page", () => {
    const once = sortedBy({ ...WHOLE_LIST, page: 3 }, "region");
    expect(once).toMatchObject({ sort: "region", isDescending: false, page: 1 });
    expect(sortedBy(once, "region").isDescending).toBe(true);
    expect(sortedBy(sortedBy(once, "region"), "region").isDescending).toBe(false);
  });
});
