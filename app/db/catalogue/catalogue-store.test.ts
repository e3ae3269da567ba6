import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { destinationRow } from "../../../tests/workerd/sample-rows";
import { openDatabase } from "#app/db/client";
import { createCatalogueStore } from "./catalogue-store";
import { destinations } from "#app/db/schema";

const db = openDatabase(env.DB);
const store = createCatalogueStore(db);

describe("the catalogue in the database", () => {
  it("is empty before set-up", async () => {
    expect(await store.all()).toEqual([]);
  });

  it("gives every destination back with its lists, in the order of ids", async () => {
    const activities = [
      {
        name: "Pulteney Bridge — “bridge”",
        description: "Shops' bridge; 1774.",
        type: "attraction" as const,
        featured: true,
        dogFriendly: true,
        familyFriendly: true,
        accessible: false,
        history: true,
      },
    ];
    await db.insert(destinations).values(destinationRow(1, { activities, specialOffer: "Tea" }));
    await db.insert(destinations).values(destinationRow(2, { featured: true }));
    const all = await store.all();
    expect(all.map(({ id, slug }) => [id, slug])).toEqual([
      [1, "place-1"],
      [2, "place-2"],
    ]);
    expect(all[0]).toMatchObject({
      activities,
      hotels: [],
      campsites: [],
      specialOffer: "Tea",
      featured: false,
    });
    expect(all[1]).toMatchObject({ featured: true, description: "", updatedAt: 1_000 });
    expect(all[1]).not.toHaveProperty("specialOffer");
  });

  it("gives away neither the catalogue's hash nor the suggestion behind a destination", async () => {
    await db.insert(destinations).values(destinationRow(1, { catalogueHash: "abc" }));
    expect(Object.keys((await store.all())[0] ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/hash|suggestion/i)]),
    );
  });

  it.each([
    // Newport, since it is of the same postcode area: Lydney is nearer.
    ["NP16", { latitude: 51.64, longitude: -2.67 }, "Wales"],
    ["NP", { latitude: 51.64, longitude: -2.67 }, "Wales"],
    // Areas that none has: the nearest.
    ["SN1", { latitude: 51.3, longitude: -2.2 }, "South West"],
    ["N1", { latitude: 51.58, longitude: -3 }, "Wales"],
  ])("knows the region near %s", async (outcode, point, region) => {
    expect(await store.regionNear(outcode, point)).toBe("");
    const rows = [
      { postcode: "GL15 5TA", latitude: 51.7, longitude: -2.6, region: "South West" },
      { postcode: "NP20 1AA", latitude: 51.58, longitude: -3, region: "Wales" },
      { postcode: "NP16 5AA", latitude: 51.64, longitude: -2.67, region: "" },
    ];
    for (const [index, row] of rows.entries()) {
      await db.insert(destinations).values(destinationRow(index + 1, row));
    }
    expect(await store.regionNear(outcode, point)).toBe(region);
  });
});
