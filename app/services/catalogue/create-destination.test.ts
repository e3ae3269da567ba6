import { expect, it } from "vitest";
import { fail } from "#app/domain/result";
import { createDestination } from "./create-destination";

const patch = { name: "Bath", postcode: "BA1 1AA", latitude: 51.38, longitude: -2.36, imageUrl: "" };
const author = { id: 1, username: "admin" };

it("a new destination is refused where no slug stays free, as where many of the same name are made at once", async () => {
  let tries = 0;
  const deps = {
    catalogue: {
      slugsLike: () => Promise.resolve([]),
      // Another insertion comes first every time.
      create: () => {
        tries += 1;
        return Promise.resolve(null);
      },
    },
    suggestions: { convert: () => Promise.resolve("slug-taken" as const) },
    knownSectors: {
      locate: () => Promise.resolve(fail("not-found" as const)),
      nearest: () => "BA1 1",
    },
    clock: () => 0,
  };
  const creationFrom = (suggestionId: number | null) =>
    createDestination({ patch, suggestionId, author }, deps);
  expect(await creationFrom(null)).toEqual({ ok: false, error: "slug-taken" });
  expect(tries).toBe(10);
  expect(await creationFrom(7)).toEqual({ ok: false, error: "slug-taken" });
});
