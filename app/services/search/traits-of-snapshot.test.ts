import { describe, expect, it } from "vitest";
import { publishedMasks } from "#app/domain/filters/published-masks";
import { someSnapshot } from "../../../tests/fakes/in-memory-trips";
import { createTraitsOfSnapshot } from "./traits-of-snapshot";

const RELEASE = "one";
const museum = { name: "Museum", description: "", type: "attraction", featured: true, cost: "paid" };
const WORKS = { shutFrom: "2026-12-20", shutUntil: "2027-03-10" };

describe("the places that are shut on a day", () => {
  const detailsJson = [{ season: "Apr-Oct" }, { season: "Jan-Dec", ...WORKS }, {}].map((facts) =>
    JSON.stringify({ activities: [{ ...museum, ...facts }], hotels: [], campsites: [] }),
  );
  const snapshot = { ...someSnapshot(3), detailsJson };
  const traits = createTraitsOfSnapshot(undefined, RELEASE);
  const masks = publishedMasks(RELEASE, traits.things(snapshot));

  it.each([
    ["2026-12-19", [2, 0, 0]],
    ["2026-12-20", [2, 2, 0]],
    ["2027-03-09", [2, 2, 0]],
    ["2027-03-10", [2, 0, 0]],
    ["2027-12-20", [2, 0, 0]],
  ])("are on %s those out of season or in works, published or not", (date, shut) => {
    expect([...traits.closures(snapshot, date)]).toEqual(shut);
    expect([...createTraitsOfSnapshot(undefined, RELEASE).closures({ ...snapshot, masks }, date)]).toEqual(
      shut,
    );
  });
});
