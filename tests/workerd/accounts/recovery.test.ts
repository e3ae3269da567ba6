import { eq } from "drizzle-orm";
import { HOUR_MS, MINUTE_MS } from "#app/domain/units";
import { beforeEach, describe, expect, it } from "vitest";
import { auditLog, recoveryLinks, users } from "#app/db/schema";
import type { RefusedForm } from "#app/presenters/form-view";
import { action as logIn } from "#app/routes/api/login";
import { loader as getUser } from "#app/routes/api/user";
import { action as postAdmin } from "#app/routes/admin/admin.recovery";
import { action as postQuestion, loader as getQuestion } from "#app/routes/pages/accounts/confirm-email";
import { loader as getRecover, action as postRecover } from "#app/routes/pages/accounts/recover";
import { action as postSettings } from "#app/routes/pages/accounts/settings";
import { NOW, type Site, openBrowser, askForLinks, register, startAccounts, startAsAdmin } from "./site";

const NEW = { password: "rainy-days-gone", confirmPassword: "rainy-days-gone" };

let site: Site;
beforeEach(() => {
  site = startAccounts();
});

/** Registers an account with a confirmed address, and removes the email from the test's list. */
async function join(username: string, email = "") {
  const browser = await register(site, username, email);
  await site.db.update(users).set({ emailConfirmedAt: NOW }).where(eq(users.username, username));
  site.mails.length = 0;
  return browser;
}

const linkIn = ({ text }: { text: string }) => /\/confirm-email\?token=\S+/.exec(text)?.[0] ?? "no link";
const answerQuestion = (link: string, intent: "confirm" | "disown") =>
  openBrowser(site).ask(postQuestion, link, { form: { intent } });

async function signIn(username: string, password: string) {
  const answer = await openBrowser(site).ask(logIn, "/api/login", { json: { username, password } });
  return answer.status;
}

const askFor = (account: string, address?: string) => askForLinks(site, account, address);
const recover = (path: string, form = NEW) => openBrowser(site).ask(postRecover, path, { form });
const formOf = async (answer: Response) => (await answer.json<RefusedForm>()).form;

describe("a link to set a new password", () => {
  it("goes to the account's address, by its name or the address in any case", async () => {
    await join("Anna", "Anna@Example.com");
    for (const typed of ["anna", " ANNA ", "anna@example.com"]) {
      expect(await askFor(typed)).toHaveLength(1);
      expect(site.mails.at(-1)).toMatchObject({ to: "Anna@Example.com" });
    }
  });

  it("sets the password once, ends all sessions and is stored as a fingerprint only", async () => {
    const browser = await join("Anna", "anna@example.com");
    const [link = ""] = await askFor("anna");
    const rows = await site.db.select().from(recoveryLinks);
    expect(rows).toHaveLength(1);
    expect(link).not.toContain(rows[0]?.id);
    const page = await openBrowser(site).ask(getRecover, link);
    expect([page.status, await page.json()]).toMatchObject([200, { username: "Anna" }]);
    expect((await recover(link)).headers.get("Location")).toBe("/auth");
    expect((await browser.ask(getUser, "/api/user")).status).toBe(401);
    expect([await signIn("anna", "sunny-days"), await signIn("anna", NEW.password)]).toEqual([401, 200]);
    const again = await recover(link, { password: "another-one", confirmPassword: "another-one" });
    expect([again.status, (await formOf(again)).formError?.message]).toEqual([
      410,
      expect.stringContaining("no longer works"),
    ]);
    expect((await openBrowser(site).ask(getRecover, link)).status).toBe(410);
    expect(await signIn("anna", NEW.password)).toBe(200);
  });

  it("works until its thirty minutes are over, and is of no use where it is none", async () => {
    await join("Anna", "anna@example.com");
    const [link = ""] = await askFor("anna");
    site.time.nowMs = NOW + 30 * MINUTE_MS - 1;
    expect((await openBrowser(site).ask(getRecover, link)).status).toBe(200);
    site.time.nowMs = NOW + 30 * MINUTE_MS;
    const { length } = site.hashed;
    const made = ["", "?token=", `?token=${"a".repeat(43)}`, "?token=' OR 1=1 --"];
    for (const path of [link, ...made.map((query) => `/recover${query}`)]) {
      const page = await openBrowser(site).ask(getRecover, path);
      expect([path, page.status, (await recover(path)).status]).toEqual([path, 410, 410]);
    }
    expect(site.hashed).toHaveLength(length);
    expect(await signIn("anna", "sunny-days")).toBe(200);
  });

  it("asks for a password as a registration does, and stays good meanwhile", async () => {
    await join("Anna", "anna@example.com");
    const [link = ""] = await askFor("anna");
    const short = await recover(link, { password: "abc", confirmPassword: "abc" });
    expect([short.status, (await formOf(short)).errors.password]).toEqual([
      400,
      expect.stringContaining("6"),
    ]);
    // One of two that use it at once sets the password.
    const answers = await Promise.all([recover(link), recover(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 410]);
  });

  it("is void with all others once one is used, the password changes or the address changes", async () => {
    const browser = await join("Anna", "anna@example.com");
    const [first = "", second = ""] = [...(await askFor("anna")), ...(await askFor("anna"))];
    expect((await recover(second)).status).toBe(302);
    expect((await recover(first)).status).toBe(410);

    await join("Berta", "berta@example.com");
    const other = await join("Carla", "carla@example.com");
    const [kept = ""] = await askFor("berta");
    const [link = ""] = await askFor("carla");
    const change = { intent: "password", currentPassword: "sunny-days", ...NEW };
    expect((await other.ask(postSettings, "/settings", { form: change })).status).toBe(302);
    expect((await recover(link)).status).toBe(410);
    const [moved = ""] = await askFor("carla");
    const email = { intent: "email", email: "c@example.org", currentPassword: NEW.password };
    expect((await other.ask(postSettings, "/settings", { form: email })).status).toBe(302);
    expect((await recover(moved)).status).toBe(410);
    expect((await recover(kept)).status).toBe(302);
    expect((await browser.ask(getUser, "/api/user")).status).toBe(401);
  });

  it("lets a user in at once who tried too many passwords before", async () => {
    await join("Anna", "anna@example.com");
    for (let attempt = 0; attempt < 11; attempt += 1) await signIn("anna", "wrong-days");
    expect(await signIn("anna", "sunny-days")).toBe(429);
    const [link = ""] = await askFor("anna");
    expect((await recover(link)).status).toBe(302);
    expect(await signIn("anna", NEW.password)).toBe(200);
  });
});

describe("the address of an account", () => {
  it("gets one question, in which nothing is chosen by anyone, and no link until its reader says yes", async () => {
    await register(site, "www.win-7mo7.com", "anna@example.com");
    expect(site.mails).toHaveLength(1);
    const [question] = site.mails;
    expect(question?.to).toBe("anna@example.com");
    expect(`${question?.subject} ${question?.text}`).not.toMatch(/win-7mo7/);
    const signIn = { username: "www.win-7mo7.com", password: "sunny-days" };
    await openBrowser(site).ask(logIn, "/api/login", { json: signIn });
    expect(site.mails).toHaveLength(1);
    for (const typed of ["www.win-7mo7.com", "anna@example.com"]) expect(await askFor(typed)).toEqual([]);

    const link = linkIn(question!);
    const page = await openBrowser(site).ask(getQuestion, link);
    expect(await page.json()).toMatchObject({ state: "asked", username: "www.win-7mo7.com" });
    // Opening the page alone did not confirm the address.
    expect(await askFor("anna@example.com")).toEqual([]);
    expect((await answerQuestion(link, "confirm")).status).toBe(302);
    expect(await (await openBrowser(site).ask(getQuestion, link)).json()).toMatchObject({
      state: "confirmed",
    });
    expect(await askFor("anna@example.com")).toHaveLength(1);
    expect(site.mails.at(-1)?.text).not.toMatch(/win-7mo7/);
  });

  it("keeps its recovery however many strangers register with it", async () => {
    for (let index = 0; index < 6; index += 1) await register(site, `stranger-${index}`, "anna@example.com");
    // A mailbox gets at most three requests to confirm a day.
    expect(site.mails).toHaveLength(3);
    await join("Anna", "anna@example.com");
    expect(await askFor("anna@example.com")).toHaveLength(1);
    expect(await askFor("anna", "10.0.0.2")).toHaveLength(1);
  });

  it("is removed from an account that is not its reader's, with the links that were sent", async () => {
    await register(site, "Mallory", "anna@example.com");
    const link = linkIn(site.mails[0]!);
    await answerQuestion(link, "confirm");
    await askFor("mallory");
    expect((await answerQuestion(link, "disown")).headers.get("Location")).toBe("/confirm-email?removed");
    expect(await site.db.select().from(recoveryLinks)).toEqual([]);
    expect(await site.db.select().from(users)).toMatchObject([{ email: null, emailConfirmedAt: null }]);
    expect((await openBrowser(site).ask(getQuestion, link)).status).toBe(410);
    expect((await answerQuestion(link, "confirm")).headers.get("Location")).toMatch(
      /^\/confirm-email\?token=/,
    );
    expect(await site.db.select().from(users)).toMatchObject([{ email: null, emailConfirmedAt: null }]);
  });

  it("is counted as a mailbox, whatever follows a plus, which is never filled", async () => {
    for (let index = 0; index < 5; index += 1)
      await register(site, `anna-${index}`, `${index % 2 ? "Anna" : "anna"}+${index}@example.com`);
    expect(site.mails).toHaveLength(3);
    // A user who has not been asked to confirm is asked at the next sign-in.
    site.time.nowMs += 24 * HOUR_MS;
    await openBrowser(site).ask(logIn, "/api/login", {
      json: { username: "anna-4", password: "sunny-days" },
    });
    expect(site.mails.at(-1)?.to).toBe("anna+4@example.com");

    await site.db.update(users).set({ emailConfirmedAt: NOW });
    site.mails.length = 0;
    for (const mails of [6, 12]) {
      // Each request succeeds even if no email is sent, so that the answer does not reveal which accounts exist.
      for (let index = 0; index < 4; index += 1)
        for (const time of [0, 1]) await askFor(`Anna+${index}@example.com`, `10.0.${index}.${time}`);
      expect(site.mails).toHaveLength(mails);
      site.time.nowMs += 60 * MINUTE_MS;
    }
  });

  it("from before readers were asked is recovered by the username, and asked once at a sign-in", async () => {
    const row = { username: "Olive", usernameKey: "olive", password: "quick:sunny-days", createdAt: 1 };
    await site.db.insert(users).values({ ...row, email: "olive@example.com" });
    expect(await askFor("olive")).toHaveLength(1);
    expect(await askFor("olive@example.com")).toEqual([]);
    site.mails.length = 0;
    for (let index = 0; index < 3; index += 1) expect(await signIn("olive", "sunny-days")).toBe(200);
    expect(site.mails.map(({ to }) => to)).toEqual(["olive@example.com"]);
    expect(await askFor("olive", "10.0.0.2")).toHaveLength(1);
    await answerQuestion(linkIn(site.mails[0]!), "confirm");
    expect(await askFor("olive@example.com")).toHaveLength(1);
  });

  it("is asked again where the question was surely not sent, and for nothing where the site sends no mail", async () => {
    site.mailbox.outcome = "unavailable";
    await register(site, "Anna", "anna@example.com");
    site.mailbox.outcome = "unknown";
    for (let index = 0; index < 2; index += 1) await signIn("anna", "sunny-days");
    expect(site.mails).toHaveLength(2);
    Object.assign(site.deps, { mail: undefined });
    await register(site, "Berta", "berta@example.com");
    expect(site.mails).toHaveLength(2);
  });

  it("is asked about again once it is changed, and stays confirmed in another spelling", async () => {
    const anna = await register(site, "Anna", "anna@example.com");
    const save = (email: string) =>
      anna.ask(postSettings, "/settings", {
        form: { intent: "email", email, currentPassword: "sunny-days" },
      });
    await save("a@example.org");
    expect(site.mails.map(({ to }) => to)).toEqual(["anna@example.com", "a@example.org"]);
    const [first, second] = site.mails.map(linkIn);
    expect((await openBrowser(site).ask(getQuestion, first!)).status).toBe(410);
    await answerQuestion(second!, "confirm");
    await save("A@Example.org");
    expect(site.mails).toHaveLength(2);
    expect(await askFor("a@example.org")).toHaveLength(1);
  });
});

describe("asking for a link", () => {
  it("sends one mail with a link for each account of an address, and none for what is unknown", async () => {
    await join("Anna", "family@example.com");
    await join("Berta", "family@example.com");
    await join("Carla");
    const links = await askFor("family@example.com");
    expect([site.mails.length, links.length]).toEqual([1, 2]);
    expect(site.mails[0]?.text).not.toMatch(/Anna|Berta/);
    for (const unknown of ["carla", "nobody", "nobody@example.com", "' OR 1=1 --"])
      expect(await askFor(unknown)).toEqual([]);
    expect(site.mails).toHaveLength(1);
  });

  it("never recovers the administrator's account", async () => {
    const row = { username: "admin", usernameKey: "admin", password: "quick:x", createdAt: NOW };
    await site.db.insert(users).values({ ...row, email: "admin@example.com" });
    expect([...(await askFor("admin")), ...(await askFor("admin@example.com"))]).toEqual([]);
  });

  it("is limited for a name, known or not, and for an address", async () => {
    await join("Anna", "anna@example.com");
    for (const name of ["anna", "nobody"]) {
      for (let index = 0; index < 5; index += 1) await askFor(name, `10.1.0.${index}`);
      await expect(askFor(name, "10.1.0.9")).rejects.toThrow("throttled");
    }
    for (let index = 0; index < 30; index += 1) await askFor(`somebody-${index}`, "10.2.0.1");
    await expect(askFor("somebody-else", "10.2.0.1")).rejects.toThrow("throttled");
    site.time.nowMs += 15 * MINUTE_MS;
    await askFor("somebody-else", "10.2.0.1");
  });

  it("keeps at most three links of an account open, but none that was not sent", async () => {
    await join("Anna", "anna@example.com");
    site.mailbox.outcome = "unavailable";
    for (let index = 0; index < 2; index += 1) await askFor("anna");
    expect(await site.db.select().from(recoveryLinks)).toEqual([]);
    site.mailbox.outcome = "sent";
    for (let index = 0; index < 3; index += 1) expect(await askFor("anna")).toHaveLength(1);
    expect(await askFor("anna@example.com")).toEqual([]);
    site.time.nowMs += 30 * MINUTE_MS;
    expect(await askFor("anna")).toHaveLength(1);
    site.time.nowMs = Date.parse("2026-06-13T04:00:00Z");
    await site.app.accounts.removeExpired();
    expect(await site.db.select().from(recoveryLinks)).toEqual([]);
  });
});

it("a mail that the service may have taken has a link that works for its half hour, and counts like one that was sent", async () => {
  await join("Anna", "anna@example.com");
  site.mailbox.outcome = "unknown";
  const [link = ""] = await askFor("anna");
  site.time.nowMs += 29 * MINUTE_MS;
  expect((await recover(link)).headers.get("Location")).toBe("/auth");
  for (let index = 0; index < 3; index += 1) expect(await askFor("anna")).toHaveLength(1);
  expect(await askFor("anna@example.com")).toEqual([]);
});

describe("the administrator's link", () => {
  const make = (browser: ReturnType<typeof openBrowser>, username: string) =>
    browser.ask(postAdmin, "/admin/recovery", { form: { username } });

  it("is shown once, works like one by mail, and is listed among the changes without a name once the account is deleted", async () => {
    const carla = await join("Carla");
    const made = await make(await startAsAdmin(site), "carla");
    const { values } = await formOf(made);
    expect([made.status, values.madeFor]).toEqual([200, "Carla"]);
    const { pathname, search } = new URL(values.link ?? "");
    expect((await recover(pathname + search)).status).toBe(302);
    expect(await signIn("carla", NEW.password)).toBe(200);
    const [entry] = await site.db.select().from(auditLog);
    expect(entry).toMatchObject({
      username: "admin",
      action: "account.recovery-link",
      after: { name: "Carla" },
    });
    await carla.ask(logIn, "/api/login", { json: { username: "carla", password: NEW.password } });
    const form = { intent: "delete", currentPassword: NEW.password };
    expect((await carla.ask(postSettings, "/settings", { form })).status).toBe(302);
    expect(await site.db.select().from(auditLog)).toMatchObject([{ after: null }]);
    expect(await site.db.select().from(recoveryLinks)).toEqual([]);
  });

  it("is made neither for an unknown user nor for the administrator, and by no one else", async () => {
    const carla = await join("Carla");
    const admin = await startAsAdmin(site);
    expect((await make(admin, "nobody")).status).toBe(404);
    expect((await make(admin, "ADMIN")).status).toBe(403);
    expect((await make(carla, "carla")).headers.get("Location")).toBe("/");
    expect((await make(openBrowser(site), "carla")).status).toBe(401);
    expect(await site.db.select().from(recoveryLinks)).toEqual([]);
  });
});

it("the address in the settings changes if the password is given, and can be removed", async () => {
  const anna = await join("Anna");
  const save = (email: string, currentPassword = "sunny-days") =>
    anna.ask(postSettings, "/settings", { form: { intent: "email", email, currentPassword } });
  expect((await save("anna@example.com", "wrong-days")).status).toBe(400);
  expect((await save("not an address")).status).toBe(400);
  expect(await askFor("anna")).toEqual([]);
  expect((await save("anna@example.com")).status).toBe(302);
  await answerQuestion(linkIn(site.mails.at(-1)!), "confirm");
  expect(await askFor("anna")).toHaveLength(1);
  expect((await save("")).status).toBe(302);
  expect(await askFor("anna")).toEqual([]);
});
