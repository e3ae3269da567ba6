import { describe, expect, it } from "vitest";
import { type SavedPage, type SavedUnder, savedFor, savedPages, savedResponse } from "./saved";

const PAGE: SavedPage = {
  ...{ kind: "search", ofSearch: "LS61AA 2", title: "LS6 – one", places: [], files: [] },
  ...{ savedAt: 1, seenAt: 1, weatherAt: null },
};

/** Imitates a browser's storage, which Node lacks, with these pages in it. */
function storageWith(pages: Readonly<Record<string, Partial<SavedPage>>>): CacheStorage {
  const cache = {
    keys: () =>
      Promise.resolve(Object.keys(pages).map((path) => new Request(`https://sunny.example${path}`))),
    match: ({ url }: Request) =>
      Promise.resolve(savedResponse("<p>", { ...PAGE, ...pages[new URL(url).pathname] })),
  };
  return { open: () => Promise.resolve(cache) } as unknown as CacheStorage;
}

it("has the page first that was on the screen last, however old it is", async () => {
  const storage = storageWith({
    "/open-for-hours": { savedAt: 1, seenAt: 5 },
    "/newer": { savedAt: 4, seenAt: 4 },
  });
  const saved = await savedPages(storage);
  expect(saved.map(({ url }) => url)).toEqual(["/open-for-hours", "/newer"]);
  expect(saved[0]?.title).toBe("LS6 – one");
});

describe("the saved page for an address", () => {
  const search: SavedUnder = { ...PAGE, url: "/search?postcode=LS61AA&drivingHours=2" };
  const place: SavedUnder = { ...PAGE, kind: "place", url: "/destinations/filey?travelDate=1" };
  const trip: SavedUnder = { ...PAGE, kind: "own", ofSearch: "", url: "/trip" };
  const found = (path: string) =>
    savedFor([place, search, trip], new URL(path, "https://sunny.example"))?.url ?? null;

  it.each([
    ["/search?postcode=ls6+1aa&travelDate=2", search.url],
    ["/destinations/filey?travelDate=4", place.url],
    ["/destinations/filey", place.url],
    ["/trip", "/trip"],
    ["/trips/a", null],
    ["/destinations/filey-brigg", null],
    ["/search?postcode=LS61AA&drivingHours=3", null],
    ["/search?postcode=LS61AA&drivingHours=2&with=M1", null],
    ["/about", null],
  ])("is for %s %s", (path, url) => expect(found(path)).toBe(url));
});
