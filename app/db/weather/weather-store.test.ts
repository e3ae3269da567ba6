import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { countStatements } from "../../../tests/workerd/counted-database";
import { forecastAt, insertDestinations } from "../../../tests/workerd/sample-rows";
import { openDatabase } from "#app/db/client";
import { destinations, openFacts } from "#app/db/schema";
import { createWeatherStore } from "./weather-store";

const NOW = Date.parse("2026-06-12T09:00:00Z");
const db = openDatabase(env.DB);
const store = createWeatherStore(db);

const rowsFor = (ids: readonly number[], fetchedAt: number) =>
  ids.map((destinationId) => ({ destinationId, forecast: forecastAt(fetchedAt) }));

describe("forecasts in the database", () => {
  it("come back as they were stored, numbers, nulls and all", async () => {
    const [id = 0] = await insertDestinations(db, 1);
    await store.upsertNewer(rowsFor([id], NOW));
    expect(await store.all()).toEqual(new Map([[id, forecastAt(NOW)]]));
  });

  it("of a provider without hours come back without them", async () => {
    const [id = 0] = await insertDestinations(db, 1);
    const forecast = { ...forecastAt(NOW), hourly: null };
    await store.upsertNewer([{ destinationId: id, forecast }]);
    expect((await store.all()).get(id)).toEqual(forecast);
  });

  it("are replaced by newer ones and never by older ones or equally old ones", async () => {
    const [id = 0] = await insertDestinations(db, 1);
    await store.upsertNewer(rowsFor([id], NOW));
    await store.upsertNewer([{ destinationId: id, forecast: forecastAt(NOW - 1, "late") }]);
    await store.upsertNewer([{ destinationId: id, forecast: forecastAt(NOW, "again") }]);
    expect((await store.all()).get(id)).toMatchObject({ fetchedAt: NOW, provider: "fake" });
    await store.upsertNewer([{ destinationId: id, forecast: forecastAt(NOW + 1, "newer") }]);
    expect((await store.all()).get(id)).toMatchObject({ fetchedAt: NOW + 1, provider: "newer" });
  });

  it("keep their run and the last look, until a newer one comes", async () => {
    const [id = 0, other = 0] = await insertDestinations(db, 2);
    await store.upsertNewer([
      { destinationId: id, forecast: { ...forecastAt(NOW), runAt: NOW - 5 } },
      { destinationId: other, forecast: forecastAt(NOW) },
    ]);
    await store.markChecked([id, other], { checkedAt: NOW + 7, runAt: NOW - 3 });
    const all = await store.all();
    expect(all.get(id)).toEqual({ ...forecastAt(NOW), runAt: NOW - 5, checkedAt: NOW + 7 });
    expect(all.get(other)).toEqual({ ...forecastAt(NOW), runAt: NOW - 3, checkedAt: NOW + 7 });
    expect(await store.candidates()).toMatchObject([{ runAt: NOW - 5, checkedAt: NOW + 7 }, {}]);
    await store.upsertNewer(rowsFor([id], NOW + 9));
    expect((await store.all()).get(id)).toEqual(forecastAt(NOW + 9));
  });

  it("of a destination deleted meanwhile are passed over, without harm to the others", async () => {
    const [kept = 0, deleted = 0] = await insertDestinations(db, 2);
    await db.delete(destinations).where(eq(destinations.id, deleted));
    await store.upsertNewer(rowsFor([kept, deleted], NOW));
    expect([...(await store.all()).keys()]).toEqual([kept]);
  });

  it("go with their destination", async () => {
    const [id = 0] = await insertDestinations(db, 1);
    await store.upsertNewer(rowsFor([id], NOW));
    await db.delete(destinations).where(eq(destinations.id, id));
    expect((await store.all()).size).toBe(0);
  });

  it("of 1,500 places take a few statements, each within the size of a parameter", async () => {
    const ids = await insertDestinations(db, 1_500);
    const counted = countStatements(env.DB);
    await createWeatherStore(openDatabase(counted.binding)).upsertNewer(rowsFor(ids, NOW));
    expect(counted.statements.length).toBeLessThanOrEqual(3);
    expect((await store.all()).size).toBe(1_500);
  });

  it("are stored all or not at all: a row that cannot be stored undoes the others", async () => {
    const ids = await insertDestinations(db, 1_500);
    const rows = rowsFor(ids, NOW);
    const broken = { ...forecastAt(NOW), provider: null as unknown as string };
    rows[1_499] = { destinationId: ids[1_499] ?? 0, forecast: broken };
    await expect(store.upsertNewer(rows)).rejects.toThrow();
    expect((await store.all()).size).toBe(0);
  });

  it("of no place take no statement", async () => {
    const counted = countStatements(env.DB);
    await createWeatherStore(openDatabase(counted.binding)).upsertNewer([]);
    expect(counted.statements).toEqual([]);
  });
});

describe("the candidates for a refresh", () => {
  it("are all destinations, with the age of the forecast that they have", async () => {
    const [first = 0, second = 0] = await insertDestinations(db, 2);
    await store.upsertNewer(rowsFor([second], NOW));
    const where = { longitude: -2.5 };
    expect(await store.candidates()).toMatchObject([
      { destinationId: first, ...where, fetchedAt: null, provider: null },
      { destinationId: second, ...where, fetchedAt: NOW, provider: "fake" },
    ]);
  });

  it("are by the sea by their kind, or where open data says so", async () => {
    await insertDestinations(db, 3);
    const [castle, garden, harbour] = await db.select().from(destinations).orderBy(destinations.id);
    await db
      .update(destinations)
      .set({ kind: "harbour" })
      .where(eq(destinations.id, harbour?.id ?? 0));
    await db.insert(openFacts).values([
      { slug: castle?.slug ?? "", facts: { isByTheSea: true } },
      { slug: garden?.slug ?? "", facts: { toilets: { count: 1, metres: 90 } } },
    ]);
    expect((await store.candidates()).map(({ isByTheSea }) => isByTheSea)).toEqual([true, false, true]);
  });
});
