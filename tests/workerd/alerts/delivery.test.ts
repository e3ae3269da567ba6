import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { createAlertChannelStore } from "#app/features/alerts/db/alert-channel-store";
import { createDeliveryStore } from "#app/features/alerts/db/delivery-store";
import { deliverMessages } from "#app/features/alerts/services/deliver-messages";
import type { Carried, CarriedOutcome, DeliveryStore, DueBundle } from "#app/features/alerts/services/ports";
import { ProviderError } from "#app/services/ports";
import type { KnownWarnings } from "#app/domain/warnings/known-warnings";
import { everywhere, justLooked } from "../../fakes/warnings";
import { DULL, HOUR, SUNNY, setUpAlerts, someWish } from "./site";

const MINUTE = 60_000;
const FAR_AHEAD = 9e12;

/** Two people with one alert each, of whom the first gets emails. Records what is sent; the test sets the outcome. */
async function setUp() {
  const site = await setUpAlerts();
  const channels = createAlertChannelStore(site.db);
  const carried: string[] = [];
  const carrier = {
    atOnce: 2,
    dropsRepeats: true,
    serviceOf: ({ address }: DueBundle["channel"]) => address,
    carryTest: (): Promise<Carried> => Promise.resolve({ outcome: "sent" }),
    outcome: "sent" as CarriedOutcome,
    /** When the service may be asked again (epoch ms). */
    retryAtMs: undefined as number | undefined,
    meanwhile: (): Promise<void> | void => undefined,
    async carry({ due, channel }: DueBundle): Promise<Carried> {
      await this.meanwhile();
      const said = due.map(({ message }) => `${message.kind} ${message.date}`).join(", ");
      carried.push(`${said} to ${channel.address}`);
      const { outcome, retryAtMs } = this;
      if (retryAtMs === undefined) return { outcome };
      return { outcome, failure: new ProviderError("mail", "rate-limited", "429", { retryAtMs }) };
    },
  };
  const deps = {
    channels,
    clock: site.deps.clock,
    log: site.log,
    deliveries: createDeliveryStore(site.db),
    carriers: { mail: carrier },
    warnings: site.deps.warnings,
    perRun: 20,
  };
  const addMail = async (userId: number) => {
    const token = `token of ${userId}`;
    const channel = { address: `user${userId}@example.com`, token, site: "https://sunny.example" };
    const sessionId = `mail session ${userId}`;
    await session(userId, sessionId).run();
    await channels.awaitMail({ userId, sessionId }, channel, site.time.now);
    await channels.confirmMail(token, site.time.now);
  };
  for (const userId of [1, 2]) await site.store.add(userId, someWish(), 10, 1);
  await addMail(1);
  /** Adds more people, each with an alert and emails, all through one email service. */
  const addPeople = async (count: number, firstId = 3) => {
    carrier.serviceOf = () => "mail";
    for (let userId = firstId; userId < firstId + count; userId += 1) {
      await site.store.add(userId, someWish(), 10, 1);
      await addMail(userId);
    }
  };
  return {
    ...site,
    channels,
    carrier,
    carried,
    deps,
    addMail,
    addPeople,
    deliver: () => deliverMessages(deps),
  };
}

let site: Awaited<ReturnType<typeof setUp>>;
beforeEach(async () => {
  site = await setUp();
});

const session = (userId: number, id: string) =>
  env.DB.prepare("INSERT INTO sessions (id, user_id, created_at, expires_at) VALUES (?1, ?2, 1, ?3)").bind(
    ...[id, userId, FAR_AHEAD],
  );
const KEY = "the site's key";
const consent = (name: string, sessionId = `session ${name}`) => ({
  ...{ endpoint: `https://fcm.googleapis.com/${name}`, p256dh: "p", auth: "a", site: "" },
  ...{ sessionId, vapidPublicKey: KEY },
});
const NEWS = "news 2026-07-16 to user1@example.com";
const CORRECTION = "correction 2026-07-16 to user1@example.com";
const states = async () =>
  (
    await env.DB.prepare("SELECT state FROM alert_deliveries ORDER BY message_id").all<{ state: string }>()
  ).results.map(({ state }) => state);
const logged = (event: string) => site.log.lines.filter((line) => line.event === event);

it.each([
  ["that has ended", "an ended session"],
  ["of somebody else", "session b"],
])(
  "an address that was asked in a session %s waits for no answer, and leaves the one there was",
  async (_, sessionId) => {
    await session(2, "session b").run();
    const theirs = { address: "stranger@example.net", token: "s", site: "" };
    expect(await site.channels.awaitMail({ userId: 1, sessionId }, theirs, site.time.now)).toBe(false);
    expect(await site.channels.mailOf({ token: "s" }, site.time.now)).toBe(null);
    expect(await site.channels.mailOf({ userId: 1 }, site.time.now)).toEqual({
      address: "user1@example.com",
      isConfirmed: true,
      alert: null,
    });
  },
);

describe("a guest's brief", () => {
  const brief = someWish({ kind: "brief", threshold: 0, weekdays: 1 << 3 });
  const EVENING = 9 * HOUR;
  const ask = (token: string, address = "guest@example.com") =>
    site.channels.awaitGuest({ address, token, site: "https://sunny.example" }, brief, site.time.now);
  const count = async (table: string) =>
    (await env.DB.prepare(`SELECT id FROM ${table} WHERE user_id IS NULL`).all()).results.length;
  const runAndDeliver = async () => {
    await site.run(SUNNY, SUNNY, SUNNY);
    await site.deliver();
  };
  const toGuests = () => site.carried.filter((line) => line.includes("guest@"));

  it("goes to the address once it is confirmed, once a weekend, and is deleted with it", async () => {
    await ask("first");
    site.time.now += EVENING;
    await runAndDeliver();
    expect(toGuests()).toEqual([]);
    expect(await site.channels.confirmMail("first", site.time.now)).toBe(true);
    for (let times = 0; times < 3; times += 1) {
      site.time.now += 10 * MINUTE;
      await runAndDeliver();
    }
    expect(toGuests()).toEqual(["brief 2026-07-18 to guest@example.com"]);
    expect(await count("alert_messages")).toBe(1);
    await site.channels.remove({ kind: "mail", token: "first" });
    for (const table of ["alerts", "alert_channels", "alert_messages"]) expect(await count(table)).toBe(0);
    // What the two users have stays.
    expect(await site.store.list(1)).toHaveLength(1);
  });

  it("is changed by its token once confirmed, and replaced by a newer one of the same address", async () => {
    await ask("first");
    expect(await site.channels.changeGuest("first", brief)).toBe(false);
    await site.channels.confirmMail("first", site.time.now);
    expect(await site.channels.changeGuest("first", brief)).toBe(true);
    // A token of a user's address changes no alert.
    expect(await site.channels.changeGuest("token of 1", brief)).toBe(false);
    await ask("second", "Guest@Example.com");
    await ask("other", "other.guest@example.com");
    expect(await site.channels.mailOf({ token: "first" }, site.time.now)).not.toBeNull();
    await site.channels.confirmMail("second", site.time.now);
    expect(await site.channels.mailOf({ token: "first" }, site.time.now)).toBeNull();
    // The former link confirms nothing any more, and does not end the newer one.
    expect(await site.channels.confirmMail("first", site.time.now)).toBe(false);
    expect(await count("alerts")).toBe(2);
    expect(await site.channels.mailOf({ userId: 1 }, site.time.now)).not.toBeNull();
  });

  it("that is not confirmed is deleted after a day", async () => {
    await ask("first");
    site.time.now += 24 * HOUR;
    expect(await site.channels.confirmMail("first", site.time.now)).toBe(false);
    await site.channels.removeUnconfirmed(site.time.now);
    for (const table of ["alerts", "alert_channels"]) expect(await count(table)).toBe(0);
  });
});

describe("a message of alerts", () => {
  it("is sent once to each confirmed address, and to no other", async () => {
    await session(2, "session b").run();
    const asked = { userId: 2, sessionId: "session b" };
    const channel = { address: "b@example.com", token: "b", site: "" };
    expect(await site.channels.awaitMail(asked, channel, site.time.now)).toBe(true);
    await site.run(SUNNY, SUNNY, SUNNY);
    for (let times = 0; times < 5; times += 1) {
      await site.deliver();
      site.time.now += HOUR;
      await site.run(SUNNY, SUNNY, SUNNY);
    }
    expect(site.carried).toEqual([NEWS]);
    expect(await states()).toEqual(["sent"]);
  });

  const amberUntil = (untilMs: number): KnownWarnings => ({
    ...justLooked(everywhere({ untilMs })),
    lookedAtMs: site.time.now,
  });

  it("is stopped if an amber warning comes while it waits, and what nobody got is not taken back", async () => {
    await site.run(SUNNY, null, null);
    site.issued.known = amberUntil(Date.UTC(2026, 6, 16, 20));
    await site.deliver();
    expect(await states()).toEqual(["given-up"]);
    site.time.now += HOUR;
    await site.run(SUNNY, null, null);
    await site.deliver();
    expect(site.carried).toEqual([]);
    expect((await site.store.messagesOf(1, 10)).map(({ kind }) => kind)).toEqual(["correction", "news"]);
  });

  it("is taken back if it went before the warning came, and is sent if the warning ends before the visit", async () => {
    await site.run(SUNNY, null, null);
    site.issued.known = amberUntil(site.time.now);
    await site.deliver();
    expect(site.carried).toEqual([NEWS]);
    site.time.now += HOUR;
    site.issued.known = amberUntil(Date.UTC(2026, 6, 16, 20));
    await site.run(SUNNY, null, null);
    await site.deliver();
    expect(site.carried).toEqual([NEWS, "correction 2026-07-16 to user1@example.com"]);
  });

  it("is not sent over a channel that was added later", async () => {
    await site.run(SUNNY, SUNNY, SUNNY);
    await site.addMail(2);
    await site.run(SUNNY, SUNNY, SUNNY);
    await site.deliver();
    expect(site.carried).toEqual([NEWS]);
  });

  it("waits with the rest when night falls on a run", async () => {
    await site.addMail(2);
    site.carrier.atOnce = 1;
    site.time.now = Date.UTC(2026, 6, 16, 19, 59);
    await site.run(SUNNY, SUNNY, SUNNY);
    site.carrier.meanwhile = () => void (site.time.now += MINUTE);
    await site.deliver();
    expect(site.carried).toHaveLength(1);
    expect((await states()).sort()).toEqual(["pending", "sent"]);
  });

  it("is skipped once it was corrected", async () => {
    site.time.now = Date.UTC(2026, 6, 16, 6, 10);
    await site.run(SUNNY, null, null);
    site.time.now += HOUR;
    await site.run(DULL, null, null);
    await site.deliver();
    // The news was corrected before it was sent, so neither the news nor the correction is sent.
    expect([site.carried, await states()]).toEqual([[], ["given-up", "given-up"]]);
  });

  it.each([
    ["unknown", false],
    ["pending", true],
  ])("is corrected if it may have been sent, and is %s", async (state, dropsRepeats) => {
    site.time.now = Date.UTC(2026, 6, 16, 6, 20);
    await site.run(SUNNY, null, null);
    site.carrier.dropsRepeats = dropsRepeats;
    site.carrier.outcome = "unknown";
    await site.deliver();
    expect(await states()).toEqual([state]);
    site.carrier.outcome = "sent";
    site.time.now += HOUR;
    await site.run(DULL, null, null);
    await site.deliver();
    expect([site.carried, await states()]).toEqual([
      [NEWS, CORRECTION],
      ["unknown", "sent"],
    ]);
  });

  it("stays in doubt, even if later tries send nothing", async () => {
    site.time.now = Date.UTC(2026, 6, 16, 6, 20);
    await site.run(SUNNY, null, null);
    site.carrier.outcome = "unknown";
    await site.deliver();
    site.carrier.outcome = "unavailable";
    for (const minutes of [10, 40, 160]) {
      site.time.now += minutes * MINUTE;
      await site.deliver();
    }
    expect([site.carried.length, await states()]).toEqual([4, ["unknown"]]);
  });

  it("is not corrected before its outcome is known", async () => {
    site.time.now = Date.UTC(2026, 6, 16, 7, 9);
    await site.run(SUNNY, null, null);
    let goOn = (): void => undefined;
    const isBeingSent = new Promise<void>((begun) => {
      site.carrier.meanwhile = () => {
        begun();
        return new Promise<void>((resolve) => (goOn = resolve));
      };
    });
    const first = site.deliver();
    await isBeingSent;
    site.time.now += MINUTE;
    await site.run(DULL, null, null);
    await site.deliver();
    expect(await states()).toEqual(["sending", "pending"]);
    goOn();
    await first;
    site.carrier.meanwhile = () => undefined;
    await site.deliver();
    expect(site.carried).toEqual([NEWS, CORRECTION]);
  });

  it("stays with those whose service is not set up, and is passed over when it is too late", async () => {
    await site.run(SUNNY, SUNNY, SUNNY);
    await deliverMessages({ ...site.deps, carriers: {} });
    expect(await states()).toEqual(["pending"]);
    site.time.now += 24 * HOUR;
    await site.deliver();
    expect([site.carried, await states()]).toEqual([[], ["given-up"]]);
  });

  it("goes with its account, its alert and its channel", async () => {
    await site.addMail(2);
    await site.run(SUNNY, SUNNY, SUNNY);
    await site.channels.remove({ kind: "mail", userId: 1 });
    expect(await states()).toHaveLength(1);
    await env.DB.prepare("DELETE FROM users WHERE id = 2").run();
    expect(await states()).toEqual([]);
    await site.deliver();
    expect(site.carried).toEqual([]);
  });
});

describe("a service that fails", () => {
  it("is asked four times in all, further apart each time; then the message is given up with a line of the log", async () => {
    site.time.now = Date.UTC(2026, 6, 16, 7);
    await site.run(SUNNY, SUNNY, SUNNY);
    site.carrier.outcome = "unavailable";
    const tries: number[] = [];
    for (let minutes = 0; minutes <= 300; minutes += 5) {
      const before = site.carried.length;
      await site.deliver();
      if (site.carried.length > before) tries.push(minutes);
      site.time.now += 5 * MINUTE;
    }
    expect(tries).toEqual([0, 10, 50, 210]);
    expect(await states()).toEqual(["given-up"]);
    expect(logged("alerts.delivery-given-up")).toHaveLength(1);
  });

  it("is not called again after three failures in a run: the rest stays due, and no try of theirs is counted", async () => {
    await site.addPeople(6);
    await site.run(SUNNY, SUNNY, SUNNY);
    site.carrier.outcome = "unavailable";
    site.carrier.atOnce = 1;
    await site.deliver();
    expect(site.carried).toHaveLength(3);
    const untried = await env.DB.prepare(
      "SELECT count(*) AS count FROM alert_deliveries WHERE attempts = 0 AND state = 'pending'",
    ).first("count");
    expect(untried).toBe(4);
    site.carrier.outcome = "sent";
    await site.deliver();
    expect(site.carried).toHaveLength(7);
  });

  it("stops no other user's messages", async () => {
    await site.addPeople(4);
    await site.run(SUNNY, SUNNY, SUNNY);
    const dead = new Error("no such host");
    const carry = (bundle: DueBundle) =>
      bundle.channel.address === "user6@example.com" ? site.carrier.carry(bundle) : Promise.reject(dead);
    const serviceOf = ({ address }: DueBundle["channel"]) => (address.startsWith("user6") ? "well" : "dead");
    const carrier = { ...site.carrier, atOnce: 1, carry, serviceOf };
    await deliverMessages({ ...site.deps, carriers: { mail: carrier } });
    expect(site.carried).toEqual(["news 2026-07-16 to user6@example.com"]);
    expect((await states()).sort()).toEqual(["pending", "pending", "pending", "pending", "sent"]);
  });

  it("is asked again when it has said, and within limits", async () => {
    await site.run(SUNNY, SUNNY, SUNNY);
    const start = site.time.now;
    site.carrier.outcome = "unavailable";
    const triesFor = async (retryAtMs: number, minutes: number) => {
      site.carrier.retryAtMs = retryAtMs;
      await site.deliver();
      const dueAt = await env.DB.prepare("SELECT due_at FROM alert_deliveries").first<number>("due_at");
      expect((dueAt ?? 0) - site.time.now).toBe(minutes * MINUTE);
      site.time.now = dueAt ?? 0;
    };
    await triesFor(start + 30 * MINUTE, 30);
    // The time that the service names is earlier than the next regular try.
    await triesFor(start + 31 * MINUTE, 40);
    await triesFor(start + 100 * HOUR, 6 * 60);
  });

  it("that has named a time to wait is not asked before it, by another run either, which costs no try", async () => {
    await site.run(SUNNY, SUNNY, SUNNY);
    site.carrier.outcome = "not-asked";
    for (let times = 0; times < 6; times += 1) await site.deliver();
    site.carried.length = 0;
    site.carrier.retryAtMs = site.time.now + 20 * MINUTE;
    await site.deliver();
    site.carrier.outcome = "sent";
    site.time.now += 19 * MINUTE;
    await site.deliver();
    expect(site.carried).toHaveLength(1);
    site.time.now += MINUTE;
    await site.deliver();
    expect([site.carried.length, await states()]).toEqual([2, ["sent"]]);
  });

  it("stops no other kind of channel, even if no outcome can be stored", async () => {
    await site.addPeople(3);
    await session(1, "session a").run();
    await site.channels.addPush(1, consent("a"), 8, 1);
    await site.run(SUNNY, SUNNY, SUNNY);
    const failing = {
      ...site.carrier,
      atOnce: 1,
      carry: () => Promise.resolve({ outcome: "unavailable" as const }),
    };
    const own = site.deps.deliveries;
    const deliveries: DeliveryStore = {
      ...own,
      postpone: (bundles, next) =>
        next.isCounted ? own.postpone(bundles, next) : Promise.reject(new Error("D1_ERROR")),
    };
    await deliverMessages({ ...site.deps, deliveries, carriers: { mail: failing, push: site.carrier } });
    expect(site.carried).toEqual(["news 2026-07-16 to https://fcm.googleapis.com/a"]);
    expect(logged("alerts.delivery-not-kept")).toHaveLength(1);
  });

  it("that refuses is not asked again", async () => {
    await site.run(SUNNY, SUNNY, SUNNY);
    site.carrier.outcome = "refused";
    await site.deliver();
    site.time.now += HOUR;
    await site.deliver();
    expect([site.carried, await states()]).toEqual([[NEWS], ["given-up"]]);
  });

  it("by throwing is tried again", async () => {
    await site.run(SUNNY, SUNNY, SUNNY);
    site.carrier.meanwhile = () => Promise.reject(new Error("a fault of ours"));
    await site.deliver();
    expect(await states()).toEqual(["pending"]);
    expect(logged("alerts.delivery-failed")).toHaveLength(1);
  });
});

describe("a run that dies", () => {
  /** Makes a run die after sending: the statement that stores the outcome fails. */
  async function dieAfterSending() {
    await site.run(SUNNY, SUNNY, SUNNY);
    await dieAt(4);
    expect(await states()).toEqual(["sending"]);
  }

  async function dieAt(statement: number) {
    site.counted.statements.length = 0;
    site.counted.fault.atStatement = statement;
    await site.deliver().catch(() => undefined);
    delete site.counted.fault.atStatement;
  }

  it("leaves its claims untouched until their lease is over; then they are sent again if repeats are dropped", async () => {
    await dieAfterSending();
    await site.deliver();
    expect(site.carried).toHaveLength(1);
    site.time.now += 15 * MINUTE;
    await site.deliver();
    expect([site.carried, await states()]).toEqual([[NEWS, NEWS], ["sent"]]);
  });

  it("is not repeated if the service could not recognise a repeat", async () => {
    await dieAfterSending();
    site.carrier.dropsRepeats = false;
    site.time.now += 15 * MINUTE;
    await site.deliver();
    expect([site.carried, await states()]).toEqual([[NEWS], ["unknown"]]);
  });

  it("leaves its doubt to each later run, also to one that does not come to it", async () => {
    await dieAfterSending();
    site.carrier.dropsRepeats = false;
    const { deliveries } = site.deps;
    site.time.now += 15 * MINUTE;
    const [claimed] = await deliveries.claim(
      { kinds: ["mail"], most: 1, leaseMs: 15 * MINUTE },
      site.time.now,
    );
    await deliveries.postpone([claimed!], { dueAt: site.time.now, isCounted: false });
    expect(await states()).toEqual(["pending"]);
    await site.deliver();
    expect([site.carried, await states()]).toEqual([[NEWS], ["unknown"]]);
  });

  it("ends in doubt at once, while others wait because their service fails", async () => {
    site.carrier.dropsRepeats = false;
    site.carrier.atOnce = 1;
    await dieAfterSending();
    site.time.now += 5 * MINUTE;
    await site.addPeople(3);
    await site.run(SUNNY, SUNNY, SUNNY);
    await env.DB.prepare("UPDATE alert_deliveries SET due_at = 1 WHERE state = 'pending'").run();
    site.carrier.outcome = "unavailable";
    site.time.now += 10 * MINUTE;
    await site.deliver();
    await site.deliver();
    expect(site.carried).toHaveLength(4);
    expect(await states()).toEqual(["unknown", "pending", "pending", "pending"]);
  });

  it.each([2, 3])(
    "at its statement %i, before its try, is followed by another without doubt",
    async (statement) => {
      site.carrier.dropsRepeats = false;
      await site.run(SUNNY, SUNNY, SUNNY);
      await dieAt(statement);
      expect([site.carried, await states()]).toEqual([[], ["claimed"]]);
      site.time.now += 15 * MINUTE;
      await site.deliver();
      await site.deliver();
      expect([site.carried, await states()]).toEqual([[NEWS], ["sent"]]);
    },
  );

  it("each time has tried four times at most", async () => {
    await site.run(SUNNY, SUNNY, SUNNY);
    for (let times = 0; times < 6; times += 1) {
      await dieAt(4);
      site.time.now += 15 * MINUTE;
    }
    await site.deliver();
    expect([site.carried.length, (await states()).includes("sending")]).toEqual([4, false]);
  });

  it("has claimed nothing that was deleted before its try", async () => {
    await site.addMail(2);
    await site.run(SUNNY, SUNNY, SUNNY);
    site.carrier.atOnce = 1;
    site.carrier.meanwhile = () =>
      site.channels.remove({ kind: "mail", userId: site.carried.length === 0 ? 2 : 1 });
    await site.deliver();
    expect(site.carried).toHaveLength(1);
  });

  it("at its claim has claimed nothing", async () => {
    await site.run(SUNNY, SUNNY, SUNNY);
    site.counted.statements.length = 0;
    site.counted.fault.atStatement = 1;
    await expect(site.deliver()).rejects.toThrow();
    delete site.counted.fault.atStatement;
    await site.deliver();
    expect(site.carried).toEqual([NEWS]);
  });
});

it("asks for no more than its share in a run, two statements for the claim and two for each message", async () => {
  await site.addPeople(7);
  await site.run(SUNNY, SUNNY, SUNNY);
  site.counted.statements.length = 0;
  await deliverMessages({ ...site.deps, perRun: 5 });
  expect([site.carried.length, site.counted.statements.length]).toEqual([5, 12]);
  await deliverMessages({ ...site.deps, perRun: 5 });
  expect(site.carried).toHaveLength(8);
});

describe("messages of several alerts of one person", () => {
  const TOGETHER = "news 2026-07-16, news 2026-07-16, news 2026-07-16 to user1@example.com";
  beforeEach(async () => {
    for (const threshold of [70, 80] as const) await site.store.add(1, someWish({ threshold }), 10, 1);
    site.time.now = Date.UTC(2026, 6, 16, 6, 20);
    await site.run(SUNNY, null, null);
  });

  it("is one message, and counts as one", async () => {
    await deliverMessages({ ...site.deps, perRun: 1 });
    await site.deliver();
    expect([site.carried, await states()]).toEqual([[TOGETHER], ["sent", "sent", "sent"]]);
  });

  it("is corrected by one message, and nothing more is sent on that day", async () => {
    await site.deliver();
    site.time.now += HOUR;
    await site.run(DULL, null, null);
    await site.deliver();
    const corrections = "correction 2026-07-16, correction 2026-07-16, correction 2026-07-16";
    expect(site.carried).toEqual([TOGETHER, `${corrections} to user1@example.com`]);
    // Another place, and an alert without messages yet.
    await site.store.add(1, someWish({ drivingHours: 3 }), 10, 1);
    site.time.now += HOUR;
    await site.run(DULL, SUNNY, SUNNY);
    await site.deliver();
    expect(site.carried).toHaveLength(2);
  });

  it("is sent without what was paused, or deleted at the last moment", async () => {
    await env.DB.prepare("UPDATE alerts SET is_paused = 1 WHERE id = 1").run();
    const { deliveries } = site.deps;
    const begin: typeof deliveries.begin = async (bundle) => {
      await site.store.remove(1, 3);
      return deliveries.begin(bundle);
    };
    await deliverMessages({ ...site.deps, deliveries: { ...deliveries, begin } });
    expect([site.carried, (await states()).sort()]).toEqual([[NEWS], ["given-up", "sent"]]);
  });

  it("is claimed by one of several runs, tried again together, and in doubt together", async () => {
    site.carrier.outcome = "unavailable";
    await Promise.all([1, 2, 3].map(() => site.deliver()));
    expect(site.carried).toEqual([TOGETHER]);
    site.carrier.outcome = "unknown";
    site.time.now += 10 * MINUTE;
    await Promise.all([1, 2, 3].map(() => site.deliver()));
    expect(site.carried).toEqual([TOGETHER, TOGETHER]);
    site.carrier.dropsRepeats = false;
    site.time.now += 40 * MINUTE;
    await site.deliver();
    expect([site.carried.length, await states()]).toEqual([2, ["unknown", "unknown", "unknown"]]);
  });
});

describe("browsers that may be notified", () => {
  const sessionsOf = (userId: number, key = KEY) => site.channels.pushSessionsOf(userId, key, site.time.now);

  it("are so many of a person at most, and the oldest goes", async () => {
    for (const name of ["a", "b", "c"]) {
      await session(2, `session ${name}`).run();
      await site.channels.addPush(2, consent(name), 2, site.time.now);
    }
    expect(await sessionsOf(2)).toEqual(["session b", "session c"]);
    expect(await sessionsOf(1)).toEqual([]);
  });

  it("belong to one session: another consent there, or of the same browser elsewhere, takes its place", async () => {
    await env.DB.batch([session(1, "session a"), session(2, "session b")]);
    await site.channels.addPush(1, consent("a"), 8, site.time.now);
    await site.channels.addPush(1, consent("other", "session a"), 8, site.time.now);
    expect(await sessionsOf(1)).toEqual(["session a"]);
    await site.channels.addPush(2, consent("other", "session b"), 8, site.time.now);
    expect(await sessionsOf(1)).toEqual([]);
    await site.channels.remove({ kind: "push", userId: 1, sessionId: "session b" });
    expect(await sessionsOf(2)).toEqual(["session b"]);
    await env.DB.prepare("DELETE FROM sessions WHERE id = 'session b'").run();
    expect(await sessionsOf(2)).toEqual([]);
  });

  it("are off once the site has another key, until they give their consent to that", async () => {
    await session(1, "session a").run();
    await site.channels.addPush(1, consent("a"), 8, site.time.now);
    expect([await sessionsOf(1), await sessionsOf(1, "another")]).toEqual([["session a"], []]);
    // A consent from before the keys were stored.
    await env.DB.prepare("UPDATE alert_channels SET vapid_public_key = NULL").run();
    expect(await sessionsOf(1, "another")).toEqual(["session a"]);
  });

  it("are left alone once their session has expired, like the page that says so", async () => {
    await session(1, "session a").run();
    await site.channels.addPush(1, consent("a"), 8, site.time.now);
    await site.run(SUNNY, SUNNY, SUNNY);
    await env.DB.prepare("UPDATE sessions SET expires_at = ?1").bind(site.time.now).run();
    await deliverMessages({ ...site.deps, carriers: { push: site.carrier } });
    expect([site.carried, await sessionsOf(1)]).toEqual([[], []]);
  });

  it("and a mailbox each get the same message once", async () => {
    await session(1, "session a").run();
    await site.channels.addPush(1, consent("a"), 8, site.time.now);
    await site.run(SUNNY, SUNNY, SUNNY);
    const carriers = { mail: site.carrier, push: site.carrier };
    for (let times = 0; times < 3; times += 1) await deliverMessages({ ...site.deps, carriers });
    expect(site.carried.sort()).toEqual(["news 2026-07-16 to https://fcm.googleapis.com/a", NEWS]);
  });
});
