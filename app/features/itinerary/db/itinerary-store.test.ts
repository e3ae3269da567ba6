import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/client";
import { MOST_STOPS, type Stop } from "#app/features/itinerary/domain/stop";
import { rowCount, seedTrips, someStop } from "../../../../tests/fakes/trip-rows";
import { createItineraryStore } from "./itinerary-store";

const NOON = Date.UTC(2026, 6, 16, 11);
const store = () => createItineraryStore(openDatabase(env.DB));
const stop = (at: number, rest: Partial<Stop> = {}) =>
  someStop({ slug: `place-${at}`, things: [`Thing "of" ${at}`], stay: null, ...rest });

describe("trips in the database", () => {
  beforeEach(() => seedTrips(env.DB, { users: 2, destinations: 9 }));

  it("hold a place once, however often and however parallel it is added; the last one counts", async () => {
    await Promise.all(Array.from({ length: 5 }, () => store().put(1, stop(1), NOON)));
    expect(await store().put(1, stop(1, { nights: 2, stay: "Inn" }), NOON)).toBe("saved");
    expect(await store().stopsOf(1)).toEqual([stop(1, { nights: 2, stay: "Inn" })]);
    expect(await store().stopsOf(2)).toEqual([]);
  });

  it("have no more places than there is room for, from two tabs at once as well", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: MOST_STOPS + 2 }, (_, at) => store().put(1, stop(at + 1), NOON)),
    );
    expect(outcomes.filter((outcome) => outcome === "full")).toHaveLength(2);
    expect(await rowCount(env.DB, "trip_stops")).toBe(MOST_STOPS);
    const [first] = await store().stopsOf(1);
    expect(first && (await store().put(1, { ...first, nights: 2 }, NOON))).toBe("saved");
  });

  it("know no place that there is not", async () => {
    expect(await store().put(1, stop(99), NOON)).toBe("not-found");
  });

  it("lose a place for their own user only", async () => {
    await store().put(1, stop(1), NOON);
    await store().put(2, stop(1), NOON);
    await store().remove(1, "place-1");
    await store().remove(1, "place-1");
    expect([(await store().stopsOf(1)).length, (await store().stopsOf(2)).length]).toEqual([0, 1]);
  });

  it("are shared by one token until their owner ends it", async () => {
    await store().put(1, stop(1), NOON);
    await store().put(2, stop(2), NOON);
    expect(await store().share(1, "first", NOON)).toBe("first");
    expect(await store().share(1, "second", NOON)).toBe("first");
    expect(await store().share(2, "other", NOON)).toBe("other");
    expect(await store().stopsAt("first")).toEqual([stop(1)]);
    expect(await store().stopsAt("second")).toBeNull();
    await store().remove(1, "place-1");
    expect(await store().stopsAt("first")).toEqual([]);
    await store().endSharing(1);
    expect([await store().stopsAt("first"), await store().tokenOf(1)]).toEqual([null, null]);
  });

  it("go with their place, and with their user", async () => {
    await store().put(1, stop(1), NOON);
    await store().put(1, stop(2), NOON);
    await store().share(1, "first", NOON);
    await env.DB.exec("DELETE FROM destinations WHERE id = 1");
    expect((await store().stopsOf(1)).map(({ slug }) => slug)).toEqual(["place-2"]);
    await env.DB.exec("DELETE FROM users WHERE id = 1");
    expect([await rowCount(env.DB, "trip_stops"), await rowCount(env.DB, "trip_shares")]).toEqual([0, 0]);
  });
});
