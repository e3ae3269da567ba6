import { encryptMessage, makeSenderKeys } from "#app/features/alerts/adapters/message-encryption";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ACTIONS, refresh } from "../chaos/actions";
import { checkAllLeft, checkChannels, newsNote } from "../chaos/carried";
import { checkForecastsKept, checkPublicSearch, checkStored, checkTold } from "../chaos/invariants";
import { runChaos } from "../chaos/run";
import { type World, endWorld, letPass, newPerson, nowMs, startWorld } from "../chaos/world";
import { createPushBrowser } from "../fakes/push-browser";
import { register } from "../harness/sign-in";

/** The number of actions, which is the same on any machine. `npm run chaos` runs for half an hour. */
const ACTIONS_DONE = 300;
/** A few rare kinds of actions may be missing, because the choice depends on earlier answers. */
const MOST_KINDS = ACTIONS.length - 6;
/** Long enough for the slowest machine. */
const LIMIT_MS = 900_000;

it(
  "nothing acknowledged is lost and nothing is made up in three hundred actions of chaos",
  async () => {
    const { counts, arrived } = await runChaos(20261122, (done) => done < ACTIONS_DONE);
    expect(arrived.mails).toBeGreaterThan(0);
    expect(arrived.notifications).toBeGreaterThan(0);
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
  afterEach(async () => {
    world.people.length = 0;
    for (const table of ["alerts", "alert_channels"]) await world.site.rows(`DELETE FROM ${table}`);
  });
  afterAll(() => endWorld(world));

  it("is a heart that was acknowledged and is gone, and one that was refused and is there", async () => {
    const browser = await register(world.site);
    const [first, second] = world.places;
    if (!first || !second) throw new Error("no places");
    await browser.call("POST", "/api/favorites", { destinationId: first.id });
    const person = {
      ...newPerson(browser.username, browser),
      favorites: new Map([
        [first.id, new Set([true])],
        [second.id, new Set([false])],
      ]),
    };
    world.people.push(person);
    await checkStored(world);
    await browser.call("POST", "/api/favorites", { destinationId: second.id });
    await expect(checkStored(world)).rejects.toThrow(`heart for ${second.id} is true`);
    await world.site.rows("DELETE FROM favorite_destinations");
    await expect(checkStored(world)).rejects.toThrow(`heart for ${first.id} is false`);
  });

  it("is an alert that is lost, and one that reports twice on a day, at night or without a record of it", async () => {
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
    world.people.push({ ...newPerson(browser.username, browser), alerts });
    await checkStored(world);
    await rows("DELETE FROM alerts");
    await expect(checkStored(world)).rejects.toThrow("alert for LS6 2 is false");
  });

  it("is a consent that is lost or made up, and a message without one, at night, twice or once too often", async () => {
    const browser = await register(world.site);
    const address = "https://web.push.apple.com/browser-of-the-test";
    const keys = await createPushBrowser();
    const isOn = new Set([true]);
    const device = { endpoint: address, keys, browser, signedInAtMs: nowMs(world), isOn };
    await expect(
      (async () => {
        world.people.push({ ...newPerson(browser.username, browser), devices: [device] });
        await checkChannels(world);
      })(),
    ).rejects.toThrow(`consent of ${address} is false`);
    isOn.clear();
    isOn.add(false);
    const { p256dh, auth } = keys;
    await browser.submit("/alerts", { intent: "start-push", endpoint: address, p256dh, auth });
    await expect(checkChannels(world)).rejects.toThrow(`consent of ${address} is true`);
    isOn.clear();
    isOn.add(true);
    await checkChannels(world);

    const news = JSON.stringify({ title: "Here on Monday: 80 of 100, good", body: newsNote("LS6", 3) });
    const body = Buffer.from(await encryptMessage(news, keys, await makeSenderKeys())).toString("base64");
    const tell = (to: string, topic: string) => {
      const url = `${world.upstream.url}/push/${to.slice("https://".length)}`;
      return fetch(url, { method: "POST", headers: { topic }, body });
    };
    await tell("https://web.push.apple.com/nobody", "alert-1");
    await expect(checkChannels(world)).rejects.toThrow("nobody is told something, and has not agreed");
    world.upstream.behave("push", "fails");
    for (let times = 0; times < 4; times += 1) await tell(address, "alert-2");
    await checkChannels(world);
    await tell(address, "alert-2");
    await expect(checkChannels(world)).rejects.toThrow("was tried more than 4 times");
    // Whatever the service answers, it may have accepted the message.
    world.upstream.behave("push", "malformed", "ok");
    await tell(address, "alert-3");
    await tell(address, "alert-3");
    await expect(checkChannels(world)).rejects.toThrow(`alert-3 for ${address} came twice`);
    await tell(address, "alert-4");
    await expect(checkChannels(world)).rejects.toThrow(
      "The best fresh forecast within 3 hours of LS6. came twice",
    );
    await letPass(world, 13 * 3_600_000);
    await tell(address, "alert-5");
    await expect(checkChannels(world)).rejects.toThrow(`alert-5 for ${address} came at`);
    await tell(address, "alert-test");
    await checkChannels(world);
    world.upstream.behave("push", { status: 410 }, "ok");
    await tell(address, "alert-test");
    await expect(checkChannels(world)).rejects.toThrow(
      `consent of ${address} is true, and can only be false`,
    );
    await letPass(world, -13 * 3_600_000);
  });

  it("is a message from an old forecast, and one that is left lying", async () => {
    const browser = await register(world.site);
    world.people.push(newPerson(browser.username, browser));
    const [user] = await world.site.rows<{ id: number }>("SELECT max(id) AS id FROM users");
    const rows = (sql: string) => world.site.rows(sql.replaceAll("USER", String(user!.id)));
    const told = nowMs(world);
    await rows(`INSERT INTO alerts (id, user_id, outcode, driving_hours, style, threshold, weekdays, created_at)
      VALUES (77, USER, 'LS6', 2, 'urban', 60, 127, 1)`);
    await rows(`INSERT INTO alert_messages (id, alert_id, user_id, kind, destination_id, slug, name, date, score, created_at)
      VALUES (77, 77, USER, 'news', ${world.places[0]?.id ?? 0}, 'a', 'A', '2099-07-18', 80, ${told})`);
    await checkChannels(world);
    world.carried.lastMessageId = 0;
    await rows(`UPDATE alert_messages SET created_at = ${told + 2 * 3_600_000} WHERE id = 77`);
    await expect(checkChannels(world)).rejects.toThrow("A was told of from a forecast that was not fresh");
    await rows(`INSERT INTO alert_channels (id, user_id, kind, address, site, created_at, confirmed_at)
      VALUES (77, USER, 'mail', 'left@example.com', 'http://here', 1, 1)`);
    await rows(`INSERT INTO alert_deliveries (message_id, channel_id, due_at) VALUES (77, 77, ${told})`);
    await expect(checkAllLeft(world)).rejects.toThrow("1 messages are left pending");
    await expect(checkChannels(world)).rejects.toThrow("never asked for messages to left@example.com");
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

  it("is a search that shows made-up weather", () => {
    const destination = { name: "Here", slug: world.places[0]?.slug };
    const weather = { provider: "sample", issuedAt: new Date(world.site.nowMs()).toISOString() };
    expect(() => checkPublicSearch(world, JSON.stringify([{ destination, weather, score: 1 }]))).toThrow(
      "sample",
    );
  });

  it("is all the same after a refresh of any kind", async () => {
    await refresh(world);
    await checkStored(world);
  });
});
