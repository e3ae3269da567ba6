import { describe, expect, it } from "vitest";
import { WHOLE_LIST, listParams, pagesOf, readListQuery, searchedWords, sortedBy } from "./place-list";

describe("the administrator's list", () => {
  it("shows fifty at a time and never a page that there is not", () => {
    expect(pagesOf(120, 9)).toEqual({ page: 3, pageCount: 3 });
    expect(pagesOf(120, 2)).toEqual({ page: 2, pageCount: 3 });
    expect(pagesOf(0, 1)).toEqual({ page: 1, pageCount: 1 });
  });

  it("is looked through for each word by itself", () => {
    expect(searchedWords({ words: "  Bath WEST " })).toEqual(["bath", "west"]);
    expect(searchedWords({ words: "" })).toEqual([]);
    expect(searchedWords({ words: "a ".repeat(50) })).toHaveLength(10);
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
    expect(readListQuery(new URLSearchParams({ q: "x".repeat(500) })).words).toHaveLength(200);
  });

  it("turns round when the same heading is pressed again, and begins at the first page", () => {
    const once = sortedBy({ ...WHOLE_LIST, page: 3 }, "region");
    expect(once).toMatchObject({ sort: "region", isDescending: false, page: 1 });
    expect(sortedBy(once, "region").isDescending).toBe(true);
    expect(sortedBy(sortedBy(once, "region"), "region").isDescending).toBe(false);
  });
});
