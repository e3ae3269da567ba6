import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { WEEKEND } from "#app/features/alerts/domain/alert";
import { evaluateAlerts } from "#app/features/alerts/services/evaluate-alerts";
import { everywhere } from "../../fakes/warnings";
import { DULL, HOUR, SUNNY, setUpAlerts, someWish } from "./site";

type Site = Awaited<ReturnType<typeof setUpAlerts>>;
let site: Site;
beforeEach(async () => {
  site = await setUpAlerts();
});

const messages = async (userId = 1) =>
  (await site.store.messagesOf(userId, 50))
    .map(({ kind, name, date }) => `${kind} ${name.replace(".0", "")} ${date}`)
    .reverse();
const stateOf = async () => (await site.store.list(1))[0];

describe("an evaluation of alerts", () => {
  it("keeps the best place and day that fulfil one, for its owner alone", async () => {
    await site.store.add(1, someWish(), 10, 1);
    await site.run(DULL, SUNNY, SUNNY);
    expect(await messages()).toEqual(["news Place 2 2026-07-16"]);
    expect(await messages(2)).toEqual([]);
    expect(await stateOf()).toMatchObject({ isStale: false });
  });

  it("sends a person news once a day, even if the alert that sent it was removed or changed", async () => {
    const { store } = site;
    await store.add(1, someWish(), 10, 1);
    await store.add(2, someWish(), 10, 1);
    await site.run(SUNNY, null, null);
    expect([await messages(), await messages(2)].map(({ length }) => length)).toEqual([1, 1]);
    await store.remove(1, 1);
    await store.add(1, someWish({ threshold: 60 }), 10, 1);
    await store.change(2, 2, someWish({ drivingHours: 1 }));
    site.time.now += HOUR;
    await site.run(SUNNY, SUNNY, SUNNY);
    expect([await messages(), await messages(2)].map(({ length }) => length)).toEqual([0, 1]);
    site.time.now += 24 * HOUR;
    await site.run(SUNNY, SUNNY, SUNNY);
    expect([await messages(), await messages(2)].map(({ length }) => length)).toEqual([1, 2]);
  });

  it("sends a person news once a day, from whichever alert, even a paused one or one of an overlapping run", async () => {
    const { store, outbox, time } = site;
    await store.add(1, someWish(), 10, 1);
    await store.add(1, someWish({ threshold: 70 }), 10, 1);
    await store.add(2, someWish(), 10, 1);
    await site.run(SUNNY, null, null);
    expect([await messages(), await messages(2)].map(({ length }) => length)).toEqual([2, 1]);
    await store.setPaused(1, 1, true);
    await store.setPaused(1, 2, true);
    await store.add(1, someWish({ threshold: 60 }), 10, 1);
    time.now += HOUR;
    await site.run(SUNNY, SUNNY, SUNNY);
    expect(await messages()).toHaveLength(2);
    // As if from an overlapping run that saw none of today's messages: news again, from the new alert.
    const late = {
      messages: [
        {
          alertId: 4,
          kind: "news",
          destinationId: 2,
          date: site.today(),
          score: 80,
          search: someWish().search,
          said: null,
        },
      ],
    } as const;
    await outbox.keep({ ...late, checked: [], stale: [] }, site.today(), time.now);
    expect(await messages()).toHaveLength(2);
    time.now += 24 * HOUR;
    await site.run(SUNNY, SUNNY, SUNNY);
    expect(await messages()).toHaveLength(3);
  });

  it("corrects news of a place for which a warning was issued since, and names no place under one", async () => {
    await site.store.add(1, someWish(), 10, 1);
    site.time.now = Date.UTC(2026, 6, 16, 6, 10);
    await site.run(SUNNY, null, null);
    const amber = everywhere({ fromMs: Date.UTC(2026, 6, 16, 9), untilMs: Date.UTC(2026, 6, 16, 20) });
    site.time.now += HOUR;
    site.issued.known = { isKnown: true, lookedAtMs: site.time.now, inForce: [amber] };
    await site.run(SUNNY, null, null);
    expect(await messages()).toEqual(["news Place 1 2026-07-16", "correction Place 1 2026-07-16"]);
    const [correction, news] = await site.store.messagesOf(1, 10);
    expect(news?.warning).toBeNull();
    const { headline, area, ...stored } = amber;
    expect(correction).toMatchObject({ score: news?.score });
    expect(correction?.warning).toEqual(stored);
    // Under the amber warning, a new alert gets no news of the place. Under a yellow one it does, and the message
    // mentions the warning.
    await site.store.add(2, someWish(), 10, 1);
    site.time.now += HOUR;
    await site.run(SUNNY, null, null);
    expect(await messages(2)).not.toContain("news Place 1 2026-07-16");
    site.issued.known = { ...site.issued.known, inForce: [{ ...amber, level: "yellow" }] };
    await site.store.add(3, someWish(), 10, 1);
    site.time.now += HOUR;
    await site.run(SUNNY, null, null);
    const [told] = await site.store.messagesOf(3, 10);
    expect(told).toMatchObject({ kind: "news", warning: { ...stored, level: "yellow" } });
  });

  it("is silent at night, and reports in the morning what is true then", async () => {
    await site.store.add(1, someWish(), 10, 1);
    site.counted.statements.length = 0;
    site.time.now = Date.UTC(2026, 6, 16, 20);
    await site.run(SUNNY, SUNNY, SUNNY);
    site.time.now = Date.UTC(2026, 6, 17, 5, 59);
    await site.run(SUNNY, SUNNY, SUNNY);
    expect(await messages()).toEqual([]);
    expect(
      site.counted.statements.filter((sql) => /alert/.test(sql) && /update|insert/i.test(sql)),
    ).toHaveLength(0);
    site.time.now = Date.UTC(2026, 6, 17, 6);
    await site.run(DULL, DULL, SUNNY);
    expect(await messages()).toEqual([expect.stringContaining("Place 3")]);
  });

  it("never goes by a forecast past 90 minutes: then the alert says that it is stale, until a fresh one comes", async () => {
    await site.store.add(1, someWish(), 10, 1);
    const { forecastOf, deps, time } = site;
    const old = forecastOf(SUNNY, time.now - 91 * 60_000);
    await evaluateAlerts({ ...site.published, forecasts: [old, old, old] }, deps);
    expect(await messages()).toEqual([]);
    expect(await stateOf()).toMatchObject({ isStale: true });
    time.now += HOUR;
    await site.run(DULL, DULL, DULL);
    expect(await stateOf()).toMatchObject({ isStale: false });
  });

  it("never names a place whose only way the tide covers, and not another in its place that is dull", async () => {
    await site.store.add(1, someWish({ threshold: 60 }), 10, 1);
    const { published, forecastOf, deps } = site;
    const crossing = { name: "The causeway", way: "road", says: "closed round high water", isOnlyWay: true };
    const island = JSON.stringify({
      ...{ activities: [], hotels: [], campsites: [] },
      nearby: { crossings: [crossing] },
    });
    const detailsJson = published.detailsJson.with(0, island);
    await evaluateAlerts(
      { ...published, detailsJson, forecasts: [forecastOf(SUNNY), forecastOf(DULL), forecastOf(DULL)] },
      deps,
    );
    expect(await messages()).toEqual([]);
    site.time.now += HOUR;
    await evaluateAlerts(
      { ...published, detailsJson, forecasts: [forecastOf(SUNNY), forecastOf(SUNNY), forecastOf(DULL)] },
      deps,
    );
    expect(await messages()).toEqual([expect.stringContaining("Place 2")]);
  });

  it("skips paused alerts, days that were not chosen, and places beyond the drive", async () => {
    await site.store.add(1, someWish(), 10, 1);
    await site.store.setPaused(1, 1, true);
    await site.store.add(1, someWish({ weekdays: 1 << 2 }), 10, 1);
    await site.store.add(1, someWish({ drivingHours: 1, weekdays: WEEKEND }), 10, 1);
    await site.run(DULL, DULL, SUNNY);
    expect(await messages()).toEqual([]);
    site.time.now += HOUR;
    await site.run(DULL, SUNNY, SUNNY);
    expect(await messages()).toEqual(["news Place 2 2026-07-18"]);
  });

  it("costs two statements while there is no news, and four more at most, and goes on where the last one ended", async () => {
    const { counted } = site;
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)
       INSERT INTO alerts (user_id, search, threshold, weekdays, created_at)
       SELECT 1, 'from=LS' || (i % 28 + 1) || '&drivingHours=' || (i % 5 + 1), 75, 127, 1 FROM n`,
    ).run();
    await env.DB.prepare(
      "INSERT INTO alert_channels (user_id, kind, address, site, created_at, confirmed_at) VALUES (1, 'mail', 'a', 'b', 1, 1)",
    ).run();
    const costOf = async (work: () => Promise<void>) => {
      counted.statements.length = 0;
      await work();
      return counted.statements.length;
    };
    const count = (table: string) => env.DB.prepare(`SELECT count(*) AS count FROM ${table}`).first("count");
    expect(await costOf(() => site.run(DULL, DULL, DULL))).toBe(2);
    expect(await costOf(() => site.run(DULL, DULL, DULL))).toBe(2);
    expect(await costOf(() => site.run(DULL, DULL, DULL))).toBe(1);
    site.time.now += HOUR;
    expect(await costOf(() => site.run(SUNNY, SUNNY, SUNNY))).toBe(6);
    expect([await count("alert_messages"), await count("alert_deliveries")]).toEqual([1_500, 1_500]);
    // The second half has its owner's news of today already: they belong to one moment.
    expect(await costOf(() => site.run(SUNNY, SUNNY, SUNNY))).toBe(2);
    expect(await costOf(() => site.run(SUNNY, SUNNY, SUNNY))).toBe(1);
  });

  it("that dies at any statement has stored all or nothing, and the next one reports the rest, once", async () => {
    await site.store.add(1, someWish(), 10, 1);
    const { counted } = site;
    counted.statements.length = 0;
    for (const atStatement of [1, 2, 3, 4]) {
      counted.statements.length = 0;
      counted.fault.atStatement = atStatement;
      await expect(site.run(SUNNY, SUNNY, SUNNY)).rejects.toThrow();
      expect(await messages()).toEqual([]);
    }
    delete counted.fault.atStatement;
    await site.run(SUNNY, SUNNY, SUNNY);
    await site.run(SUNNY, SUNNY, SUNNY);
    expect(await messages()).toHaveLength(1);
  });

  it("that runs beside another keeps each message once", async () => {
    await site.store.add(1, someWish(), 10, 1);
    const runs = [1, 2, 3].map(() => site.run(SUNNY, SUNNY, SUNNY));
    await Promise.all(runs);
    expect(await messages()).toHaveLength(1);
  });

  it("passes over an alert that was removed while it ran", async () => {
    await site.store.add(1, someWish(), 10, 1);
    const { outbox, deps, forecastOf } = site;
    const removing: typeof outbox = {
      ...outbox,
      async watched(...slice) {
        const found = await outbox.watched(...slice);
        await site.store.remove(1, 1);
        return found;
      },
    };
    await evaluateAlerts(
      { ...site.published, forecasts: [forecastOf(SUNNY), null, null] },
      { ...deps, outbox: removing },
    );
    expect(await messages()).toEqual([]);
  });
});

describe("alerts in the database", () => {
  it("are ten a person at most, also where two are made at once", async () => {
    const wishes = [1, 2, 3, 4].flatMap((drivingHours) =>
      ([60, 70, 80] as const).map((threshold) => someWish({ drivingHours, threshold })),
    );
    const added = await Promise.all(wishes.map((wish) => site.store.add(1, wish, 10, 1)));
    expect(added.filter(Boolean)).toHaveLength(10);
    expect(await site.store.add(2, someWish(), 10, 1)).toBe(true);
  });

  it("are one where they are equal: one that is sent again is there already, and goes on where it was paused", async () => {
    const { store } = site;
    const own = async () => (await store.list(1)).map(({ threshold, isPaused }) => ({ threshold, isPaused }));
    const sent = await Promise.all([1, 2, 3].map(() => store.add(1, someWish(), 1, 1)));
    expect(sent).toEqual([true, true, true]);
    expect(await own()).toEqual([{ threshold: 75, isPaused: false }]);
    await store.setPaused(1, 1, true);
    // An equal alert of another user is not a duplicate.
    expect(await store.add(2, someWish(), 1, 1)).toBe(true);
    expect(await own()).toEqual([{ threshold: 75, isPaused: true }]);
    expect(await store.add(1, someWish(), 1, 1)).toBe(true);
    expect(await own()).toEqual([{ threshold: 75, isPaused: false }]);
    expect(await store.add(1, someWish({ threshold: 60 }), 1, 1)).toBe(false);
    expect(await store.add(1, someWish({ threshold: 60 }), 2, 1)).toBe(true);
    expect(await own()).toHaveLength(2);
  });

  it("are not changed into one that the same person has already, and keep their messages", async () => {
    const { store } = site;
    await store.add(1, someWish(), 10, 1);
    await store.add(1, someWish({ threshold: 70 }), 10, 1);
    await store.add(1, someWish({ threshold: 60, more: "&ranking=beach" }), 10, 1);
    await store.add(2, someWish({ threshold: 60 }), 10, 1);
    await site.run(SUNNY, SUNNY, SUNNY);
    const before = await messages();
    expect(await store.change(1, 1, someWish({ threshold: 70 }))).toBe("duplicate");
    expect((await store.list(1))[0]).toMatchObject(someWish());
    expect(await messages()).toEqual(before);
    // Neither the alert itself, nor one of another search or user, nor an unknown alert counts as a duplicate.
    expect(await store.change(1, 1, someWish())).toBeNull();
    expect(await store.change(1, 1, someWish({ threshold: 60 }))).toBeNull();
    expect(await store.change(2, 1, someWish({ threshold: 80 }))).toBe("not-found");
    expect(await store.change(1, 99, someWish({ threshold: 80 }))).toBe("not-found");
  });

  it("have messages that are unread until their owner has seen them", async () => {
    const { store } = site;
    await store.add(1, someWish(), 10, 1);
    await site.run(SUNNY, SUNNY, SUNNY);
    const [message] = await store.messagesOf(1, 5);
    expect(message).toMatchObject({ search: "from=LS6&drivingHours=2", readAt: null });
    await store.markRead(2, message!.id, 5);
    await store.markRead(1, message!.id - 1, 5);
    expect((await store.messagesOf(1, 5))[0]?.readAt).toBeNull();
    await store.markRead(1, message!.id, 7);
    expect((await store.messagesOf(1, 5))[0]?.readAt).toBe(7);
  });

  it("lose messages about days long past once something new is reported", async () => {
    await site.store.add(1, someWish(), 10, 1);
    await site.run(SUNNY, SUNNY, SUNNY);
    site.time.now += 70 * 24 * HOUR;
    await site.run(SUNNY, SUNNY, SUNNY);
    expect(await messages()).toHaveLength(1);
  });
});
