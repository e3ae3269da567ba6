import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/client";
import { createFavoriteStore } from "./favorite-store";
import { rowCount, seedTrips } from "../../../tests/fakes/trip-rows";

const NOON = Date.UTC(2026, 6, 16, 11);
const store = () => createFavoriteStore(openDatabase(env.DB));

describe("saved destinations in the database", () => {
  beforeEach(() => seedTrips(env.DB, { users: 2, destinations: 3 }));

  it("are listed newest first, each user's own only", async () => {
    await store().add(1, 1, NOON);
    await store().add(1, 2, NOON + 1);
    await store().add(2, 3, NOON + 2);
    const list = await store().list(1);
    expect(list.map(({ destinationId, createdAt }) => [destinationId, createdAt])).toEqual([
      [2, NOON + 1],
      [1, NOON],
    ]);
  });

  it("are one row however often and however parallel they are added", async () => {
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => store().add(1, 1, NOON)));
    expect(outcomes.filter((outcome) => outcome === "created")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "existing")).toHaveLength(4);
    expect(await rowCount(env.DB, "favorite_destinations")).toBe(1);
  });

  it("keep the time of the first adding", async () => {
    await store().add(1, 1, NOON);
    await store().add(1, 1, NOON + 5_000);
    expect((await store().list(1))[0]?.createdAt).toBe(NOON);
  });

  it("are not made for a destination that there is not", async () => {
    expect(await store().add(1, 99, NOON)).toBe("not-found");
    expect(await rowCount(env.DB, "favorite_destinations")).toBe(0);
  });

  it("are removed for their own user only, and removing again is harmless", async () => {
    await store().add(1, 1, NOON);
    await store().add(2, 1, NOON);
    expect(await store().remove(1, 1)).toBe(true);
    expect(await store().remove(1, 1)).toBe(false);
    expect(await store().list(2)).toHaveLength(1);
  });

  it("go with their destination and with their user", async () => {
    await store().add(1, 1, NOON);
    await store().add(1, 2, NOON);
    await store().add(2, 2, NOON);
    await env.DB.exec("DELETE FROM destinations WHERE id = 1");
    await env.DB.exec("DELETE FROM users WHERE id = 2");
    expect((await store().list(1)).map(({ destinationId }) => destinationId)).toEqual([2]);
    expect(await rowCount(env.DB, "favorite_destinations")).toBe(1);
  });
});
