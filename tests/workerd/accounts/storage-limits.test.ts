import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { searchHistory, suggestions, users } from "#app/db/schema";
import { DAY_MS } from "#app/domain/units";
import { action as logIn } from "#app/routes/api/login";
import { action as postAuth } from "#app/routes/pages/accounts/auth";
import { type Site, openBrowser, register, startAccounts } from "./site";

/** Shortly after five in the morning, when the cron deletes old rows. */
const TODAY = Date.parse("2030-06-12T05:10:00Z");
const yearsAgo = (years: number, days = 0) => Date.parse(`${2030 - years}-06-12T00:00:00Z`) - days * DAY_MS;

let site: Site;
beforeEach(() => {
  site = startAccounts();
  site.time.nowMs = TODAY;
});

type Row = Partial<typeof users.$inferInsert> & { username: string };
const add = (...rows: Row[]) =>
  site.db.insert(users).values(
    rows.map((row) => ({
      usernameKey: row.username.toLowerCase(),
      password: "quick:sunny-days",
      createdAt: 1,
      ...row,
    })),
  );
const confirmed = (username: string) => ({ email: `${username}@example.com`, emailConfirmedAt: 1 });
const names = async () =>
  (await site.db.select({ name: users.username }).from(users)).map(({ name }) => name);
const run = async () => {
  site.told.length = 0;
  await site.app.accounts.keepStorageLimits();
  return site.told.filter(({ event }) => event === "storage.limits-kept");
};
const counts = (searchesRemoved: number, noticesSent: number, accountsRemoved: number) => [
  { event: "storage.limits-kept", searchesRemoved, noticesSent, accountsRemoved },
];

describe("the limits of what is stored", () => {
  it("are kept once a day", async () => {
    expect(await run()).toEqual(counts(0, 0, 0));
    site.time.nowMs = TODAY + 3_600_000;
    expect(await run()).toEqual([]);
  });

  it("end searches after two years", async () => {
    await add({ username: "anna", lastSeenAt: TODAY });
    const search = { userId: 1, postcode: "LS6 3AA", drivingHours: 2 };
    await site.db.insert(searchHistory).values([
      { ...search, timestamp: yearsAgo(2, 1) },
      { ...search, timestamp: yearsAgo(2, -1) },
    ]);
    expect(await run()).toEqual(counts(1, 0, 0));
    expect(await site.db.select().from(searchHistory)).toMatchObject([{ timestamp: yearsAgo(2, -1) }]);
  });

  it("take the day of the upgrade for the last use of those of whom none is known", async () => {
    await add({ username: "anna", createdAt: yearsAgo(9) }, { username: "berta", ...confirmed("berta") });
    expect(await run()).toEqual(counts(0, 0, 0));
    const days = await site.db.select({ lastSeenAt: users.lastSeenAt }).from(users);
    expect(days).toEqual([{ lastSeenAt: yearsAgo(0) }, { lastSeenAt: yearsAgo(0) }]);
  });

  it("write to a confirmed address after two years, once and without a name, and end the account 60 days later", async () => {
    await add(
      { username: "www.win.example", ...confirmed("anna"), lastSeenAt: yearsAgo(2, 1) },
      { username: "in-use", ...confirmed("berta"), lastSeenAt: yearsAgo(2, -1) },
    );
    expect(await run()).toEqual(counts(0, 1, 0));
    expect(site.mails).toMatchObject([{ to: "anna@example.com" }]);
    expect(site.mails[0]?.text).toContain("https://sunny.example/auth");
    expect(site.mails[0]?.text).toContain("Sunday 11 August");
    expect(`${site.mails[0]?.subject}${site.mails[0]?.text}`).not.toContain("win.example");
    site.time.nowMs = TODAY + 59 * DAY_MS;
    await site.db.update(users).set({ lastSeenAt: site.time.nowMs }).where(eq(users.username, "in-use"));
    expect(await run()).toEqual(counts(0, 0, 0));
    site.time.nowMs = TODAY + 61 * DAY_MS;
    expect(await run()).toEqual(counts(0, 0, 1));
    expect(await names()).toEqual(["in-use"]);
  });

  it("spare an account that was used after the mail, and write again after two more years", async () => {
    await add({ username: "anna", ...confirmed("anna"), lastSeenAt: yearsAgo(2, 1) });
    await run();
    await openBrowser(site).ask(logIn, "/api/login", { json: { username: "anna", password: "sunny-days" } });
    site.time.nowMs = TODAY + 90 * DAY_MS;
    expect(await run()).toEqual(counts(0, 0, 0));
    site.time.nowMs = TODAY + 3 * 365 * DAY_MS;
    expect(await run()).toEqual(counts(0, 1, 0));
    expect(await names()).toEqual(["anna"]);
  });

  it("end an account of which no mail could be sent after three years, and what its owner wrote", async () => {
    await add(
      { username: "anna", lastSeenAt: yearsAgo(3, 1) },
      { username: "berta", email: "berta@example.com", lastSeenAt: yearsAgo(3, 1) },
      { username: "carla", lastSeenAt: yearsAgo(3, -1) },
    );
    const suggested = {
      type: "location" as const,
      name: "Cove",
      description: "Ask for Anna",
      createdAt: 1,
      updatedAt: 1,
    };
    await site.db.insert(suggestions).values({ ...suggested, userId: 1, telephone: "01632 960001" });
    expect(await run()).toEqual(counts(0, 0, 2));
    expect(await names()).toEqual(["carla"]);
    expect(await site.db.select().from(suggestions)).toMatchObject([
      { userId: null, description: "", telephone: null },
    ]);
    expect(site.mails).toEqual([]);
  });

  it("give sixty days even after three years, and wait where the mail was surely not sent", async () => {
    await add({ username: "anna", ...confirmed("anna"), lastSeenAt: yearsAgo(2, 300) });
    site.mailbox.outcome = "unavailable";
    expect(await run()).toEqual(counts(0, 0, 0));
    site.mailbox.outcome = "sent";
    site.time.nowMs = TODAY + 50 * DAY_MS;
    expect(await run()).toEqual(counts(0, 1, 0));
    site.time.nowMs = TODAY + 100 * DAY_MS;
    expect(await run()).toEqual(counts(0, 0, 0));
    site.time.nowMs = TODAY + 111 * DAY_MS;
    expect(await run()).toEqual(counts(0, 0, 1));
  });

  it("never touch the administrator's account", async () => {
    await add({ username: "admin", ...confirmed("admin"), lastSeenAt: yearsAgo(9) });
    expect(await run()).toEqual(counts(0, 0, 0));
    expect(await names()).toEqual(["admin"]);
  });
});

describe("the use of an account", () => {
  const lastSeen = async () => (await site.db.select({ at: users.lastSeenAt }).from(users))[0]?.at;

  it("is a registration and a sign-in, by the day", async () => {
    await register(site);
    expect(await lastSeen()).toBe(yearsAgo(0));
    site.time.nowMs += 2 * DAY_MS;
    await openBrowser(site).ask(logIn, "/api/login", { json: { username: "anna", password: "wrong-days" } });
    expect(await lastSeen()).toBe(yearsAgo(0));
    await openBrowser(site).ask(logIn, "/api/login", { json: { username: "anna", password: "sunny-days" } });
    expect(await lastSeen()).toBe(yearsAgo(0, -2));
  });

  it.each([
    ["without a confirmed address has a note that it was about to end", {}, /unused accounts after 3/],
    ["with one had a mail", { email: "anna@example.com", emailConfirmedAt: 1 }, /^Welcome back, anna$/],
  ])("after more than two years %s", async (_, email, words) => {
    await add({ username: "anna", lastSeenAt: yearsAgo(2, 1), ...email });
    const form = { intent: "login", username: "anna", password: "sunny-days" };
    const browser = openBrowser(site);
    await browser.ask(postAuth, "/auth", { form });
    const [toast = ""] = decodeURIComponent(browser.jar.get("toast") ?? "").split(/\.(?=[^.]*$)/);
    expect(
      (JSON.parse(decodeURIComponent(escape(atob(toast)))) as { description: string }).description,
    ).toMatch(words);
  });
});
