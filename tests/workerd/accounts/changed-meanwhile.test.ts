import { beforeEach, describe, expect, it } from "vitest";
import { auditLog, recoveryLinks, sessions, suggestions, users } from "#app/db/schema";
import type { RefusedForm } from "#app/presenters/form-view";
import { action as logIn } from "#app/routes/api/login";
import { loader as getUser } from "#app/routes/api/user";
import { action as postRecover } from "#app/routes/pages/accounts/recover";
import { action as postSettings } from "#app/routes/pages/accounts/settings";
import {
  NOW,
  PASSWORD as OLD,
  type Browser,
  type Site,
  interrupt,
  openBrowser,
  register,
  startAccounts,
} from "./site";

const NEW = { password: "rainy-days-gone", confirmPassword: "rainy-days-gone" };
const LINK_TOKEN = "k".repeat(43);

let site: Site;
let owner: Browser;
/** A stranger who knows the old password and has signed in with it. */
let stranger: Browser;

beforeEach(async () => {
  site = startAccounts();
  owner = await register(site, "Anna", "anna@example.com");
  stranger = openBrowser(site);
  await signIn(stranger);
  const id = await site.deps.fingerprint(LINK_TOKEN);
  await site.db.insert(recoveryLinks).values({ id, userId: 1, createdAt: NOW, expiresAt: NOW + 1000 });
});

const redeem = async () => {
  const link = `/recover?token=${LINK_TOKEN}`;
  expect((await openBrowser(site).ask(postRecover, link, { form: NEW })).status).toBe(302);
};
const change = async () => {
  const form = { intent: "password", currentPassword: OLD, ...NEW };
  expect((await owner.ask(postSettings, "/settings", { form })).status).toBe(302);
};
const remove = async () => {
  const form = { intent: "delete", currentPassword: OLD };
  expect((await owner.ask(postSettings, "/settings", { form })).status).toBe(302);
};

const before = (step: "verify" | "hash", happens: () => Promise<void>) => interrupt(site, step, happens);
const signIn = (browser: Browser, password = OLD) =>
  browser.ask(logIn, "/api/login", { json: { username: "Anna", password } });
const settings = (form: Record<string, string>) => stranger.ask(postSettings, "/settings", { form });
const allSessions = () => site.db.select({ id: sessions.id }).from(sessions);
const account = async () => (await site.db.select().from(users))[0];

async function expectWrongPassword(refused: Response) {
  expect(refused.status).toBe(400);
  expect((await refused.json<RefusedForm>()).form.errors).toEqual({
    currentPassword: "That isn't your current password.",
  });
}

describe.each([
  ["a link sets another", redeem, 0],
  ["its owner sets another", change, 1],
] as const)("what was begun with a password when %s", (_, happens, sessionsLeft) => {
  it("signs no one in, with the words for a wrong one", async () => {
    before("verify", happens);
    const refused = await signIn(openBrowser(site));
    expect([refused.status, await refused.json()]).toEqual([
      401,
      { message: "Invalid username or password" },
    ]);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await allSessions()).toHaveLength(sessionsLeft);
    expect((await signIn(openBrowser(site), NEW.password)).status).toBe(200);
  });

  it("changes no address", async () => {
    before("verify", happens);
    await expectWrongPassword(
      await settings({ intent: "email", email: "stranger@example.net", currentPassword: OLD }),
    );
    expect(await account()).toMatchObject({ email: "anna@example.com" });
  });

  it.each(["verify", "hash"] as const)("sets no password and ends no session (before: %s)", async (step) => {
    before(step, async () => {
      await happens();
      expect((await signIn(owner, NEW.password)).status).toBe(200);
    });
    const theirs = { password: "strangers-own", confirmPassword: "strangers-own" };
    await expectWrongPassword(await settings({ intent: "password", currentPassword: OLD, ...theirs }));
    expect(await account()).toMatchObject({ password: `quick:${NEW.password}` });
    expect((await owner.ask(getUser, "/api/user")).status).toBe(200);
  });

  it("deletes nothing", async () => {
    const place = {
      type: "location" as const,
      name: "Seal Bay",
      description: "Seals",
      createdAt: NOW,
      updatedAt: NOW,
    };
    await site.db.insert(suggestions).values({ ...place, userId: 1 });
    const record = { username: "admin", action: "account.recovery-link" as const, subjectId: 1, at: NOW };
    await site.db.insert(auditLog).values({ ...record, after: { name: "Anna" } });
    before("verify", happens);
    await expectWrongPassword(await settings({ intent: "delete", currentPassword: OLD }));
    expect(await account()).toMatchObject({ username: "Anna" });
    expect(await site.db.select().from(suggestions)).toMatchObject([{ description: "Seals" }]);
    expect(await site.db.select().from(auditLog)).toMatchObject([{ after: { name: "Anna" } }]);
  });
});

it("a new link to set a password outlives a change of the address that was begun with the former password", async () => {
  const id = "a link that was asked for with the new password";
  before("verify", async () => {
    await change();
    await site.db.insert(recoveryLinks).values({ id, userId: 1, createdAt: NOW, expiresAt: NOW + 1000 });
  });
  await settings({ intent: "email", email: "stranger@example.net", currentPassword: OLD });
  expect(await site.db.select().from(recoveryLinks)).toMatchObject([{ id }]);
});

describe("a sign-in", () => {
  it("leaves the browser's own session where the password has changed meanwhile", async () => {
    before("verify", change);
    expect((await signIn(owner)).status).toBe(401);
    expect((await owner.ask(getUser, "/api/user")).status).toBe(200);
  });

  it("is one to a wrong password where the account has gone meanwhile", async () => {
    before("verify", remove);
    expect((await signIn(openBrowser(site))).status).toBe(401);
    expect(await allSessions()).toEqual([]);
  });

  it("does not hinder another at the same time", async () => {
    const answers = await Promise.all([signIn(openBrowser(site)), signIn(openBrowser(site))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});

it("two changes of the password at once are one change and one wrong password, and the first that was done stays", async () => {
  const mine = { intent: "password", currentPassword: OLD };
  const changes = ["first-choice", "other-choice"].map(async (password) => {
    const form = { ...mine, password, confirmPassword: password };
    return { password, status: (await owner.ask(postSettings, "/settings", { form })).status };
  });
  const answers = await Promise.all(changes);
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 400]);
  const done = answers.find(({ status }) => status === 302)?.password ?? "";
  expect(await account()).toMatchObject({ password: `quick:${done}` });
  expect(await allSessions()).toHaveLength(1);
  expect((await owner.ask(getUser, "/api/user")).status).toBe(200);
});
