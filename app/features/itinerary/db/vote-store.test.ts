import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/client";
import { MOST_VOTERS, type Vote } from "#app/features/itinerary/domain/vote";
import { rowCount, seedTrips, someStop } from "../../../../tests/fakes/trip-rows";
import { createItineraryStore } from "./itinerary-store";
import { createVoteStore } from "./vote-store";

const NOON = Date.UTC(2026, 6, 16, 11);
const trips = () => createItineraryStore(openDatabase(env.DB));
const votes = () => createVoteStore(openDatabase(env.DB));
const stop = (at: number) => someStop({ slug: `place-${at}` });
const put = (voter: string, vote: Vote, slug = "place-1", token = "first") =>
  votes().put({ token, slug, voter, vote });

describe("answers about a shared trip", () => {
  beforeEach(async () => {
    await seedTrips(env.DB, { users: 2, destinations: 3 });
    await trips().put(1, stop(1), NOON);
    await trips().put(1, stop(2), NOON);
    await trips().put(2, stop(1), NOON);
    await trips().share(1, "first", NOON);
    await trips().share(2, "other", NOON);
  });

  it("are one for each browser and place, however often and however parallel; the last one counts", async () => {
    await Promise.all(Array.from({ length: 5 }, () => put("anna", "yes")));
    await put("ben", "yes");
    await put("ben", "no");
    await put("anna", "no", "place-2");
    await put("anna", "yes", "place-1", "other");
    expect(await votes().votesAt("first", "ben")).toEqual([
      { slug: "place-1", yes: 1, all: 2, own: "no" },
      { slug: "place-2", yes: 0, all: 1, own: null },
    ]);
    expect(await votes().votesAt("other", "ben")).toEqual([{ slug: "place-1", yes: 1, all: 1, own: null }]);
  });

  it("are about places of that trip alone, and of a link that is known", async () => {
    expect(await put("anna", "yes", "place-3")).toBe(false);
    expect(await put("anna", "yes", "place-2", "other")).toBe(false);
    expect(await put("anna", "yes", "place-1", "unknown")).toBe(false);
    expect(await rowCount(env.DB, "trip_votes")).toBe(0);
  });

  it("come from so many browsers and no more, who may still change theirs", async () => {
    const answers = Array.from({ length: MOST_VOTERS + 5 }, (_, at) => put(`voter-${at}`, "yes"));
    expect((await Promise.all(answers)).filter((isCounted) => !isCounted)).toHaveLength(5);
    expect(await put("voter-1", "no")).toBe(true);
    expect(await put("voter-1", "no", "place-2")).toBe(true);
  });

  it("end with the link, and with the account", async () => {
    await put("anna", "yes");
    await put("anna", "yes", "place-1", "other");
    await trips().endSharing(1);
    expect(await rowCount(env.DB, "trip_votes")).toBe(1);
    await trips().share(1, "again", NOON);
    expect(await votes().votesAt("again", "anna")).toEqual([]);
    await env.DB.exec("DELETE FROM users WHERE id = 2");
    expect(await rowCount(env.DB, "trip_votes")).toBe(0);
  });
});
