import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { SEARCH_RECORDS_KEPT } from "#app/services/history/ports";
import { openDatabase } from "#app/db/client";
import { createSearchHistoryStore } from "./search-history-store";
import { rowCount, seedTrips } from "../../../tests/fakes/trip-rows";

const NOON = Date.UTC(2026, 6, 16, 11);
const store = () => createSearchHistoryStore(openDatabase(env.DB));
const search = (postcode: string, drivingHours = 2, userId = 1, nowMs = NOON) => ({
  userId,
  postcode,
  drivingHours,
  nowMs,
});
const HALF_AN_HOUR = 30 * 60_000;
const record = (entry: ReturnType<typeof search>) => store().recordSearch(entry, entry.nowMs - HALF_AN_HOUR);

async function records() {
  const { results } = await env.DB.prepare(
    "SELECT id, destination_id AS destinationId, postcode, clicked FROM search_history ORDER BY id",
  ).all<{ id: number; destinationId: number | null; postcode: string; clicked: number }>();
  return results;
}

describe("search records in the database", () => {
  beforeEach(() => seedTrips(env.DB, { users: 2, destinations: 3 }));

  it("are made for each search, and give the latest of the user's own first, each search once", async () => {
    await record(search("SW1A 1AA", 2, 1, NOON - 2 * HALF_AN_HOUR));
    await record(search("BN1 1EE", 3));
    await record(search("SW1A 1AA"));
    await record(search("EH1 1YZ", 1, 2));
    expect((await store().recent(1)).searches).toEqual([
      { postcode: "SW1A 1AA", drivingHours: 2 },
      { postcode: "BN1 1EE", drivingHours: 3 },
    ]);
    expect(await rowCount(env.DB, "search_history")).toBe(4);
  });

  it("are one for one search, however often it is asked for within half an hour of the last time", async () => {
    const id = await record(search("SW1A 1AA"));
    const repeated = [1, HALF_AN_HOUR, 2 * HALF_AN_HOUR].map((later) =>
      search("SW1A 1AA", 2, 1, NOON + later),
    );
    for (const again of repeated) expect(await record(again)).toBe(id);
    expect(await record(search("SW1A 1AA", 3))).not.toBe(id);
    expect(await record(search("SW1A 1AB"))).not.toBe(id);
    expect(await record(search("SW1A 1AA", 2, 1, NOON + 3 * HALF_AN_HOUR + 1))).not.toBe(id);
    expect(await rowCount(env.DB, "search_history")).toBe(4);
  });

  it("are one for a search that was left and come back to, which then is the latest", async () => {
    const first = await record(search("SW1A 1AA"));
    await record(search("BN1 1EE", 2, 1, NOON + 1));
    expect(await record(search("SW1A 1AA", 2, 1, NOON + 2))).toBe(first);
    expect((await store().recent(1)).searches.map(({ postcode }) => postcode)).toEqual([
      "SW1A 1AA",
      "BN1 1EE",
    ]);
    await store().recordClick(1, 3, NOON + 3);
    expect((await records())[0]).toMatchObject({ id: first, destinationId: 3 });
  });

  it("are one for a search that two requests report at once, and keep their click", async () => {
    const [one, other] = await Promise.all([record(search("SW1A 1AA")), record(search("SW1A 1AA"))]);
    expect(one).toBe(other);
    await store().recordClick(1, 2, NOON + 1);
    expect(await record(search("SW1A 1AA", 2, 1, NOON + 2))).toBe(one);
    expect(await records()).toEqual([{ id: one, destinationId: 2, postcode: "SW1A 1AA", clicked: 1 }]);
  });

  it("of another user are not one's own search", async () => {
    const id = await record(search("SW1A 1AA", 2, 2));
    expect(await record(search("SW1A 1AA"))).not.toBe(id);
    expect((await store().recent(1)).searches).toHaveLength(1);
  });

  it("are marked as clicked by their own user only", async () => {
    const id = await record(search("SW1A 1AA"));
    expect(await store().markClicked(2, id)).toBe(false);
    expect((await records())[0]?.clicked).toBe(0);
    expect(await store().markClicked(1, id)).toBe(true);
    expect(await store().markClicked(1, 0)).toBe(false);
    expect((await records())[0]?.clicked).toBe(1);
  });

  it("take the click on a destination: the latest record first, then records like it", async () => {
    await record(search("SW1A 1AA"));
    expect(await store().recordClick(1, 1, NOON)).toBe(true);
    expect(await store().recordClick(1, 2, NOON)).toBe(true);
    expect(await store().recordClick(1, 2, NOON)).toBe(true);
    expect(await records()).toEqual([
      { id: 1, destinationId: 1, postcode: "SW1A 1AA", clicked: 1 },
      { id: 2, destinationId: 2, postcode: "SW1A 1AA", clicked: 1 },
    ]);
    expect((await store().recent(1)).clickedIds).toEqual([2, 1]);
  });

  it("list a destination clicked again once, at its latest place", async () => {
    for (const destinationId of [1, 2, 1]) await store().recordClick(1, destinationId, NOON);
    expect((await store().recent(1)).clickedIds).toEqual([1, 2]);
  });

  it("take a click before any search, which is then no search of theirs", async () => {
    expect(await store().recordClick(1, 3, NOON)).toBe(true);
    expect(await store().recent(1)).toEqual({ clickedIds: [3], searches: [] });
  });

  it("take no click on a destination that there is not", async () => {
    await record(search("SW1A 1AA"));
    expect(await store().recordClick(1, 99, NOON)).toBe(false);
    expect(await records()).toEqual([{ id: 1, destinationId: null, postcode: "SW1A 1AA", clicked: 0 }]);
  });

  it("stay when a clicked destination is deleted, without pointing at it", async () => {
    await record(search("SW1A 1AA"));
    await store().recordClick(1, 1, NOON);
    await env.DB.exec("DELETE FROM destinations WHERE id = 1");
    expect(await store().recent(1)).toEqual({
      clickedIds: [],
      searches: [{ postcode: "SW1A 1AA", drivingHours: 2 }],
    });
  });

  it("are kept up to a number for each user, the oldest going first", async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
       INSERT INTO search_history (user_id, postcode, driving_hours, timestamp)
       SELECT u.column1, 'AA1 ' || i || 'AA', 2, 1 FROM n, (VALUES (1), (2)) AS u`,
    )
      .bind(SEARCH_RECORDS_KEPT)
      .run();
    await record(search("SW1A 1AA"));
    await store().recordClick(1, 1, NOON);
    await store().recordClick(1, 2, NOON);
    const kept = async (userId: number) =>
      env.DB.prepare("SELECT count(*) AS count FROM search_history WHERE user_id = ?")
        .bind(userId)
        .first("count");
    expect(SEARCH_RECORDS_KEPT).toBe(200);
    expect(await kept(1)).toBe(SEARCH_RECORDS_KEPT);
    expect(await kept(2)).toBe(SEARCH_RECORDS_KEPT);
    expect((await store().recent(1)).searches[0]?.postcode).toBe("SW1A 1AA");
  });
});
