import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/client";
import { createCatalogueStore } from "#app/db/catalogue/catalogue-store";
import {
  destinations,
  favoriteDestinations,
  removedDestinations,
  searchHistory,
  users,
} from "#app/db/schema";
import type { CatalogueFile } from "#app/domain/catalogue/file";
import { destinationStatements, mergeStatements } from "../../scripts/setup/destination-statements";

const db = openDatabase(env.DB);
const store = createCatalogueStore(db);

const file: CatalogueFile = {
  slug: "king-s-lynn",
  name: "King's Lynn",
  postcode: "PE30 1AA",
  latitude: 52.7517,
  longitude: 0.3958,
  region: "East of England",
  kind: "harbour",
  description: "Merchants' houses; a “Custom House”.\nTwo lines -- and /* no comment */.",
  featured: true,
  activities: [
    {
      name: "True's Yard",
      description: "Fishermen's cottages; 'as they were'.",
      type: "attraction",
      featured: false,
      dogFriendly: false,
      familyFriendly: true,
      accessible: true,
    },
  ],
  hotels: [],
  campsites: [],
};
const newer: CatalogueFile = { ...file, description: "A newer text." };

async function load(files: readonly CatalogueFile[], nowMs: number, overwrite = false) {
  const statements = destinationStatements(files, { nowMs, overwrite });
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
}

describe("loading the catalogue", () => {
  it("brings every character of a file into the database once, and a newer file's under the same number", async () => {
    await load([file, { ...file, slug: "second", featured: false }], 1_000);
    const all = await store.all();
    expect(all).toHaveLength(2);
    expect(all[0]).toEqual({
      ...file,
      id: 1,
      imageUrl: "/images/destinations/king-s-lynn.svg",
      updatedAt: 1_000,
    });
    await load([file], 2_000);
    expect((await store.all()).map(({ id, updatedAt }) => [id, updatedAt])).toEqual([
      [1, 1_000],
      [2, 1_000],
    ]);
    await load([newer], 1_000);
    expect((await store.all())[0]).toMatchObject({ id: 1, description: "A newer text.", updatedAt: 1_001 });
  });

  it("leaves an administrator's own edit alone, unless asked to overwrite it", async () => {
    await load([file], 1_000);
    await db
      .update(destinations)
      .set({ description: "By hand.", catalogueHash: null })
      .where(eq(destinations.id, 1));
    await load([newer], 2_000);
    expect((await store.all())[0]?.description).toBe("By hand.");
    await load([newer], 3_000, true);
    expect((await store.all())[0]).toMatchObject({ description: "A newer text.", updatedAt: 3_000 });
  });

  it("does not bring back a place that an administrator removed, unless asked to overwrite", async () => {
    await db.insert(removedDestinations).values({ slug: file.slug, removedAt: 1 });
    await load([file], 1_000);
    expect(await store.all()).toEqual([]);
    await load([file], 2_000, true);
    expect(await store.all()).toHaveLength(1);
    expect(await db.select().from(removedDestinations)).toEqual([]);
  });
});

describe("a place that was merged into another", () => {
  const heir: CatalogueFile = { ...file, slug: "heir", name: "Heir" };
  const merged = new Map([[file.slug, heir.slug]]);

  async function merge(overwrite = false) {
    const statements = mergeStatements(merged, { nowMs: 1, overwrite });
    await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
  }
  const slugs = async () => (await store.all()).map(({ slug }) => slug);

  beforeEach(async () => {
    await load([file, heir], 1_000);
    await db.insert(users).values([
      { id: 1, username: "ann", usernameKey: "ann", password: "hash", createdAt: 1 },
      { id: 2, username: "bob", usernameKey: "bob", password: "hash", createdAt: 1 },
    ]);
    await db.insert(favoriteDestinations).values([
      { userId: 1, destinationId: 1, timestamp: 5 },
      { userId: 2, destinationId: 1, timestamp: 6 },
      { userId: 2, destinationId: 2, timestamp: 7 },
    ]);
    await db
      .insert(searchHistory)
      .values({ userId: 1, destinationId: 1, postcode: "BA1 1AA", drivingHours: 2, timestamp: 5 });
  });

  it("is removed, and what people saved and visited moves to the other, once each", async () => {
    await merge();
    await merge();
    expect(await slugs()).toEqual(["heir"]);
    const saved = await db.select().from(favoriteDestinations);
    expect(saved.map(({ userId, destinationId }) => [userId, destinationId])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect((await db.select().from(searchHistory))[0]?.destinationId).toBe(2);
  });

  it("stays where an administrator has changed it, unless asked to overwrite", async () => {
    await db.update(destinations).set({ catalogueHash: null }).where(eq(destinations.id, 1));
    await merge();
    expect(await slugs()).toEqual(["king-s-lynn", "heir"]);
    expect(await db.select().from(favoriteDestinations)).toHaveLength(3);
    await merge(true);
    expect(await slugs()).toEqual(["heir"]);
  });

  it("stays where that one is not there", async () => {
    await db.delete(destinations).where(eq(destinations.id, 2));
    await merge();
    expect(await slugs()).toEqual(["king-s-lynn"]);
  });
});
