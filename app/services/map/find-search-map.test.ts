import { describe, expect, it } from "vitest";
import { parsePostcode, type Postcode } from "#app/domain/geo/postcode";
import { addDays } from "#app/domain/calendar/calendar-day";
import { someSnapshot, someTripDeps } from "../../../tests/fakes/in-memory-trips";
import { plainSearch } from "#app/services/search/search-destinations";
import { findSearchMap } from "./find-search-map";

const TOMORROW = addDays("2026-07-16", 1);

/** Returns the map of a search from SW1A in London, and how often the postcode was looked up. */
async function mapOf(minutes: readonly number[], text = "SW1A 1AA") {
  const deps = someTripDeps({
    snapshot: someSnapshot(minutes.length),
    searched: [["SW1A 1AA", 2]],
    minutes,
  });
  let lookedUp = 0;
  const geocoder = {
    locate: (postcode: Postcode) => {
      lookedUp += 1;
      return deps.geocoder.locate(postcode);
    },
  };
  const ring = [0, 0, 1, 0, 1, 1];
  const areas = { area: (_: unknown, limit: number) => [[...ring, limit]] };
  const postcode = parsePostcode(text) as Postcode;
  const query = plainSearch({ postcode, drivingHours: 1, date: TOMORROW, limit: 1 });
  return { found: await findSearchMap(query, { ...deps, geocoder, areas }), lookedUp };
}

describe("the map of a search", () => {
  it("has all places within the drive and the area, of one search", async () => {
    const { found, lookedUp } = await mapOf([20, 30, 90]);
    const area = [[0, 0, 1, 0, 1, 1, 60]];
    expect(found).toMatchObject({
      ok: true,
      value: { kind: "found", places: [{ place: { id: 1 } }], others: [{ id: 2 }], area },
    });
    expect(lookedUp).toBe(1);
  });

  it("has nothing to draw where nothing is within the drive, and says why", async () => {
    const { found } = await mapOf([90, 100]);
    expect(found).toMatchObject({ ok: true, value: { kind: "empty", reason: { code: "too-far" } } });
  });

  it("fails for an unknown postcode", async () => {
    expect((await mapOf([20], "QQ1 1QQ")).found).toEqual({ ok: false, error: "not-found" });
  });
});
