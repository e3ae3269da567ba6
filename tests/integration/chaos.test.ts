import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACTIONS, refresh } from "../chaos/actions";
import { checkForecastsKept, checkPublicSearch, checkStored, checkTold } from "../chaos/invariants";
import { runChaos } from "../chaos/run";
import { type World, endWorld, nowMs, startWorld } from "../chaos/world";
import { register } from "../harness/sign-in";

/** As many on a slow machine as on a fast one; `npm run chaos` goes on for half an hour. */
const ACTIONS_DONE = 300;
/** Some of the rarest may not come: what is chosen hangs on what was answered. */
const MOST_KINDS = ACTIONS.length - 6;
/** On the slowest of machines. */
const LIMIT_MS = 900_000;

it(
  "nothing acknowledged is lost and nothing is made up in three hundred actions of chaos",
  async () => {
    const { counts } = await runChaos(20261122, (done) => done < ACTIONS_DONE);
    expect(Object.keys(counts).length).toBeGreaterThan(MOST_KINDS);
  },
  LIMIT_MS,
);

describe("what chaos looks at", () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(1);
    await checkForecastsKept(world);
  });
  afterAll(() => endWorld(world));

  it("is a heart that was acknowledged and is gone, and one that was refused and is there", async () => {
    const browser = await register(world.site);
    const [first, second] = world.places;
    if (!first || !second) throw new Error("no places");
    await browser.call("POST", "/api/favorites", { destinationId: first.id });
    const person = {
      name: browser.username,
      browser,
      exists: new Set([true]),
      likesHiking: new Set([false]),
      favorites: new Map([
        [first.id, new Set([true])],
        [second.id, new Set([false])],
      ]),
      alerts: new Map(),
      suggested: [],
    };
    world.people.push(person);
    await checkStored(world);
    await browser.call("POST", "/api/favorites", { destinationId: second.id });
    await expect(checkStored(world)).rejects.toThrow(`heart for ${second.id} is true`);
    await world.site.rows("DELETE FROM favorite_destinations");
    await expect(checkStored(world)).rejects.toThrow(`heart for ${first.id} is false`);
    world.people.length = 0;
  });

  it("is an alert that is lost, and one that tells twice on a day, at night or without a note of it", async () => {
    const browser = await register(world.site);
    const [user] = await world.site.rows<{ id: number }>("SELECT max(id) AS id FROM users");
    const rows = (sql: string) => world.site.rows(sql.replaceAll("USER", String(user!.id)));
    await rows(`INSERT INTO alerts (id, user_id, outcode, driving_hours, style, threshold, weekdays, created_at)
      VALUES (1, USER, 'LS6', 2, 'urban', 60, 127, 1)`);
    const tell = (place: number, at: string) =>
      rows(`INSERT INTO alert_messages (alert_id, user_id, kind, destination_id, slug, name, date, score, created_at)
        VALUES (1, USER, 'news', ${place}, 'a', 'A', '2026-07-18', 80, ${Date.parse(at)})`);
    await tell(1, "2026-07-16T09:10:00Z");
    await expect(checkTold(world)).rejects.toThrow("is not noted as told");
    await rows("INSERT INTO alert_tellings (user_id, kind, told_at) VALUES (USER, 'news', 9e12)");
    await checkTold(world);
    await tell(2, "2026-07-16T10:10:00Z");
    await expect(checkTold(world)).rejects.toThrow("came twice");
    await rows("UPDATE alert_messages SET created_at = created_at - 10 * 3600000 WHERE destination_id = 2");
    await rows("DELETE FROM alert_messages WHERE destination_id = 1");
    await expect(checkTold(world)).rejects.toThrow("came at night");
    await rows("DELETE FROM alert_messages");
    const alerts = new Map([["LS6 2", new Set([true])]]);
    const [exists, likesHiking] = [new Set([true]), new Set([false])];
    const others = { favorites: new Map(), suggested: [] };
    world.people.push({ name: browser.username, browser, exists, likesHiking, alerts, ...others });
    await checkStored(world);
    await rows("DELETE FROM alerts");
    await expect(checkStored(world)).rejects.toThrow("alert for LS6 2 is false");
    world.people.length = 0;
  });

  it("is an edit that is lost", async () => {
    const [place] = world.places;
    if (!place) throw new Error("no places");
    const before = [...place.description];
    place.description.clear();
    place.description.add("As it was told");
    await expect(checkStored(world)).rejects.toThrow(`the description of ${place.slug}`);
    place.description.clear();
    for (const value of before) place.description.add(value);
  });

  it.each([
    ["made up", "UPDATE weather_data SET provider = 'sample'", "has weather of sample"],
    ["older than it was", "UPDATE weather_data SET timestamp = timestamp - 1", "is older than it was"],
    ["of the future", "UPDATE weather_data SET timestamp = timestamp + 86400000", "of the future"],
    ["gone", "DELETE FROM weather_data", "is gone"],
  ])("is a forecast that is %s", async (_, sabotage, words) => {
    await world.site.refresh(nowMs(world) + (hours += 1) * 3_600_000);
    await world.site.rows("UPDATE weather_data SET provider = 'open-meteo'");
    await checkForecastsKept(world);
    await world.site.rows(sabotage);
    await expect(checkForecastsKept(world)).rejects.toThrow(words);
    await world.site.rows("DELETE FROM weather_data");
    world.fetchedAtMs.clear();
  });
  let hours = 0;

  it("is a search that tells of made-up weather", () => {
    const destination = { name: "Here", slug: world.places[0]?.slug };
    const weather = { provider: "sample", issuedAt: new Date().toISOString() };
    expect(() => checkPublicSearch(world, JSON.stringify([{ destination, weather, score: 1 }]))).toThrow(
      "sample",
    );
  });

  it("is all the same after a refresh of any kind", async () => {
    await refresh(world);
    await checkStored(world);
  });
});
