import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { sessions, users } from "#app/db/schema";
import { DAY_MS } from "#app/domain/units";
import { createAlertStore } from "#app/features/alerts/db/alert-store";
import { alertChannels, alertFeeds } from "#app/features/alerts/db/tables";
import { action as postAuth } from "#app/routes/pages/accounts/auth";
import { action as postRecover } from "#app/routes/pages/accounts/recover";
import { action as postSettings } from "#app/routes/pages/accounts/settings";
import {
  NOW,
  PASSWORD,
  type Site,
  openBrowser,
  askForLinks,
  register,
  startAccounts,
} from "../accounts/site";

const NEW = { password: "rainy-days-gone", confirmPassword: "rainy-days-gone" };
const CHANGE = { intent: "password", currentPassword: PASSWORD, ...NEW };
const TODAY = Date.parse("2030-06-12T05:10:00Z");

let site: Site;
beforeEach(() => {
  site = startAccounts();
});

/** With a confirmed address. */
async function join(username: string) {
  const browser = await register(site, username, `${username}@example.com`);
  await site.db.update(users).set({ emailConfirmedAt: NOW }).where(eq(users.username, username));
  return browser;
}

describe("a new password", () => {
  it("keeps the notifications of this browser, and ends those of all others", async () => {
    const { db } = site;
    const here = await join("Anna");
    await openBrowser(site).ask(postAuth, "/auth", {
      form: { intent: "login", username: "Anna", password: PASSWORD },
    });
    const rows = await db
      .select()
      .from(sessions)
      .orderBy(sessions.createdAt, sql`rowid`);
    const push = { userId: 1, kind: "push" as const, site: "", createdAt: 1, confirmedAt: 1 };
    const channels = rows.map(({ id }, at) => ({
      ...push,
      sessionId: id,
      address: ["here", "there"][at] ?? "",
    }));
    await db.insert(alertChannels).values(channels);
    const [kept] = await db.select().from(alertChannels).where(eq(alertChannels.address, "here"));
    expect((await here.ask(postSettings, "/settings", { form: CHANGE })).status).toBe(302);
    const [session] = await db.select().from(sessions);
    expect(await db.select().from(alertChannels)).toEqual([{ ...kept, sessionId: session?.id }]);
  });

  it.each([true, false])(
    "ends mails of alerts to another address, like a change in the settings (by a link: %s)",
    async (isByLink) => {
      const names = ["Anna", "Berta", "Carla"];
      const browsers = await Promise.all(names.map((name) => join(name)));
      const ids = [1, 2, 3];
      const addresses = ["attacker@example.net", "berta@EXAMPLE.com", "other@example.net"];
      await site.db.insert(alertChannels).values(
        ids.map((userId, at) => ({
          userId,
          kind: "mail" as const,
          address: addresses[at] ?? "",
          token: `t${at}`,
          site: "",
          createdAt: 1,
          confirmedAt: 1,
        })),
      );
      await site.db
        .insert(alertFeeds)
        .values(ids.map((userId) => ({ userId, token: `f${userId}`, createdAt: 1 })));
      for (const [at, name] of ["anna", "berta"].entries()) {
        const done = isByLink
          ? await openBrowser(site).ask(postRecover, (await askForLinks(site, name))[0]!, { form: NEW })
          : await browsers[at]?.ask(postSettings, "/settings", { form: CHANGE });
        expect(done?.status).toBe(302);
      }
      const left = await site.db.select().from(alertChannels);
      expect(left.map(({ address }) => address)).toEqual(addresses.slice(1));
      // A recovery by link also ends the addresses of the account's private feeds. After a change of password in the
      // settings they stay: that person is signed in, and can end them there.
      expect(await site.db.select().from(alertFeeds)).toHaveLength(isByLink ? 1 : 3);
    },
  );
});

describe("an account is used", () => {
  it("by a fetch of its feed", async () => {
    await join("Anna");
    await site.db.insert(alertFeeds).values({ userId: 1, token: "t", createdAt: 1 });
    const store = createAlertStore(site.db);
    expect(await store.ownerOfCalendar("t", TODAY)).toBe(1);
    expect(await store.ownerOfCalendar("another", TODAY + 9 * DAY_MS)).toBeNull();
    const [user] = await site.db.select({ at: users.lastSeenAt }).from(users);
    expect(user?.at).toBe(TODAY - (TODAY % DAY_MS));
  });

  it("by a message that was sent to it, which the daily run sees", async () => {
    site.time.nowMs = TODAY;
    await site.db.insert(users).values(
      ["anna", "berta"].map((username) => ({
        username,
        usernameKey: username,
        password: "x",
        createdAt: 1,
        lastSeenAt: TODAY - 1_000 * DAY_MS,
      })),
    );
    await site.db.run(sql`INSERT INTO alerts (id, user_id, threshold, weekdays, created_at)
      VALUES (1, 1, 60, 127, 1), (2, 2, 60, 127, 1)`);
    await site.db
      .run(sql`INSERT INTO alert_messages (id, alert_id, user_id, kind, destination_id, slug, name, date, score, created_at)
      VALUES (1, 1, 1, 'news', 1, 'a', 'A', '2030-06-11', 80, 1), (2, 2, 2, 'news', 1, 'a', 'A', '2030-06-11', 80, 1)`);
    await site.db.run(sql`INSERT INTO alert_channels (id, user_id, kind, address, site, created_at)
      VALUES (1, 1, 'mail', 'a@example.com', '', 1), (2, 2, 'mail', 'b@example.com', '', 1)`);
    await site.db.run(sql`INSERT INTO alert_deliveries (message_id, channel_id, state, due_at, ended_at)
      VALUES (1, 1, 'sent', 1, ${TODAY - DAY_MS / 2}), (2, 2, 'given-up', 1, ${TODAY - DAY_MS / 2})`);
    await site.app.accounts.keepStorageLimits();
    const days = await site.db.select({ at: users.lastSeenAt }).from(users).orderBy(users.id);
    expect(days.map(({ at }) => at)).toEqual([TODAY - (TODAY % DAY_MS), TODAY - 1_000 * DAY_MS]);
  });
});
