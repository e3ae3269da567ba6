import { describe, expect, it } from "vitest";
import {
  favoriteDestinations,
  recoveryLinks,
  searchHistory,
  sessions,
  suggestions,
  users,
} from "#app/db/schema";
import { requireAdmin, requireAdminForCall } from "#app/http/session/guards.server";
import { currentUser, currentVisitor } from "#app/http/session/session.server";
import { takeToast } from "#app/http/session/flash.server";
import type { SettingsPageView } from "#app/presenters/accounts/pages";
import type { RefusedForm } from "#app/presenters/form-view";
import { action as logIn } from "#app/routes/api/login";
import { loader as getUser } from "#app/routes/api/user";
import { action as postAuth } from "#app/routes/pages/accounts/auth";
import { action as postLogout } from "#app/routes/parts/logout";
import { action as postSettings, loader as getSettings } from "#app/routes/pages/accounts/settings";
import { loader as getData } from "#app/routes/files/own-data";
import { action as postPlanner } from "#app/routes/pages/trips/trip-planner";
import { insertDestinations } from "../sample-rows";
import { ACCOUNT_PARTS } from "#app/composition/features.server";
import {
  NOW,
  type Browser,
  type Site,
  interrupt,
  openBrowser,
  register,
  startAccounts,
  startAsAdmin,
} from "./site";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

const LOGIN = { intent: "login", username: "Anna", password: "sunny-days" };
const REGISTER = { ...LOGIN, intent: "register", confirmPassword: "sunny-days" };

function start() {
  const site = startAccounts();
  return { site, ...openBrowser(site) };
}

async function startAsAnna() {
  const site = startAccounts();
  return { site, ...(await register(site)) };
}

/** Returns the toast that the browser's next page would show. */
async function toastOf({ ask }: Pick<Browser, "ask">) {
  const route = async ({ request, context }: LoaderFunctionArgs) => {
    const { toast, headers } = await takeToast(request, context);
    return Response.json(toast, { headers });
  };
  return (await ask(route, "/")).json();
}

const refusedForm = (response: Response) => response.json<RefusedForm>();
const settingsView = (response: Response) => response.json<SettingsPageView>();
const location = (response: Response) => response.headers.get("Location");

describe("the sign-in page", () => {
  it("refuses what is no form, is broken or is larger than 64 kB", async () => {
    const { ask } = start();
    for (const [name, body, headers, status] of [
      ["JSON", JSON.stringify(LOGIN), { "Content-Type": "application/json" }, 415],
      ["plain text", "username=Anna", { "Content-Type": "text/plain" }, 415],
      ["a broken multipart", "--x\r\nnonsense", { "Content-Type": "multipart/form-data; boundary=x" }, 400],
      ["a multipart without a boundary", "nonsense", { "Content-Type": "multipart/form-data" }, 400],
      [
        "more than 64 kB",
        `username=${"x".repeat(70_000)}`,
        { "Content-Type": "application/x-www-form-urlencoded" },
        413,
      ],
    ] as const) {
      expect([name, (await ask(postAuth, "/auth", { body, headers })).status]).toEqual([name, status]);
    }
  });

  it("passes over names that would build objects, and refuses a field that comes twice or as a file", async () => {
    const { ask } = start();
    const body = new URLSearchParams(REGISTER);
    for (const name of [
      "__proto__.hiking",
      "constructor.prototype.hiking",
      "username[4294967294]",
      "password[x]",
    ]) {
      body.append(name, "on");
    }
    // Handling a list of four thousand million fields would exceed the test's time limit.
    expect((await ask(postAuth, "/auth", { body })).status).toBe(302);
    expect(({} as { hiking?: string }).hiking).toBeUndefined();

    const twice = new URLSearchParams(LOGIN);
    twice.append("username", "Ben");
    expect((await ask(postAuth, "/auth", { body: twice })).status).toBe(400);
    const file = new FormData();
    file.append("intent", "login");
    file.append("username", new File(["Anna"], "name.txt"));
    file.append("password", "sunny-days");
    expect((await ask(postAuth, "/auth", { body: file })).status).toBe(400);
  });

  it("changes no preferences for a body that does not come from the assistant, and with it the seven alone", async () => {
    const { ask, site } = await startAsAnna();
    await site.db.update(users).set({ hiking: true });
    expect((await ask(postPlanner, "/trip-planner", { form: { anything: "else" } })).status).toBe(400);
    for (const intent of ["", "constructor", "toString"]) {
      expect((await ask(postSettings, "/settings", { form: { intent } })).status).toBe(400);
    }
    expect(await site.db.query.users.findMany()).toMatchObject([{ hiking: true }]);
    const form = { intent: "preferences", history: "on", username: "admin", id: "7" };
    expect((await ask(postPlanner, "/trip-planner", { form })).status).toBe(302);
    expect(await site.db.query.users.findMany()).toMatchObject([
      { id: 1, username: "Anna", hiking: false, history: true },
    ]);
  });

  it("keeps the passes that are ticked, hands them out, and takes them away if none is", async () => {
    const { ask, site } = await startAsAnna();
    const kept = async (form: Record<string, string>) => {
      const response = await ask(postSettings, "/settings", { form: { intent: "passes", ...form } });
      const data = (await (await ask(getData, "/settings/data")).json()) as { account: { passes: string[] } };
      const [user] = await site.db.query.users.findMany();
      expect([response.status, data.account.passes]).toEqual([302, user?.passes]);
      return user?.passes;
    };
    expect(await kept({ cadw: "on", nt: "on", library: "on" })).toEqual(["nt", "cadw"]);
    expect(await kept({})).toEqual([]);
  });

  it("takes away no email address and no home for a field that comes twice or not at all", async () => {
    const { ask, site } = await startAsAnna();
    const kept = { email: "anna@example.com", homePostcode: "LS6 3AA" };
    await site.db.update(users).set(kept);
    const email = { intent: "email", currentPassword: LOGIN.password };
    for (const [form, name] of [
      [email, "email"],
      [{ intent: "home" }, "homePostcode"],
    ] as const) {
      const twice = new URLSearchParams({ ...form, [name]: "" });
      twice.append(name, "");
      for (const body of [twice, new URLSearchParams(form)]) {
        const response = await ask(postSettings, "/settings", { body });
        expect([name, response.status]).toEqual([name, 400]);
        expect((await refusedForm(response)).form.errors).toHaveProperty(name);
      }
    }
    const twice = new URLSearchParams({ ...REGISTER, username: "Ben", email: "ben@example.com" });
    twice.append("email", "ben@example.org");
    expect((await ask(postAuth, "/auth", { body: twice })).status).toBe(400);
    expect(await site.db.query.users.findMany()).toMatchObject([{ username: "Anna", ...kept }]);
  });
});

it("logging out by the form ends the session, leads to the sign-in page and says so", async () => {
  const browser = await startAsAnna();
  await toastOf(browser);
  expect(browser.jar.has("session")).toBe(true);
  const response = await browser.ask(postLogout, "/logout", { method: "POST" });
  expect([response.status, location(response)]).toEqual([302, "/auth"]);
  expect(browser.jar.has("session")).toBe(false);
  expect(await toastOf(browser)).toMatchObject({
    title: "Logged out",
    description: "You have been successfully logged out.",
  });
  expect(await browser.site.db.query.sessions.findMany()).toEqual([]);
});

describe("the guards", () => {
  const admin = async ({ request, context }: LoaderFunctionArgs) =>
    Response.json({ seen: (await requireAdmin(request, context)).username });
  const adminCall = async ({ request, context }: LoaderFunctionArgs) =>
    Response.json({ seen: (await requireAdminForCall(request, context)).username });

  it("give a guest's form back, with the way to the sign-in page", async () => {
    const response = await start().ask(postSettings, "/settings", {
      form: { intent: "preferences", hiking: "on" },
    });
    expect(response.status).toBe(401);
    expect(await refusedForm(response)).toMatchObject({
      formId: "preferences-form",
      form: {
        values: { hiking: "on" },
        formError: { message: "You must be logged in to update preferences" },
      },
      isLoginNeeded: true,
    });
  });

  it("send others than the administrator home with the toast, and refuse their calls", async () => {
    const browser = await startAsAnna();
    const call = await browser.ask(adminCall, "/api/admin");
    expect([call.status, await call.json()]).toEqual([
      403,
      { message: "Only the administrator may do this." },
    ]);
    const response = await browser.ask(admin, "/admin");
    expect([response.status, location(response)]).toEqual([302, "/"]);
    expect(await toastOf(browser)).toMatchObject({
      title: "Access Denied",
      description: "You don't have permission to access the admin dashboard",
      variant: "destructive",
    });
  });

  it("remove a cookie without a session", async () => {
    const response = await start().ask(getSettings, "/settings", { headers: { Cookie: "session=nonsense" } });
    expect(response.headers.get("Set-Cookie")).toMatch(/^session=; Max-Age=0/);
  });
});

describe("the current user", () => {
  it("is looked up once for all loaders of a request", async () => {
    const { ask, site } = await startAsAnna();
    site.statements.length = 0;
    await ask(async ({ request, context }) => {
      const loaders = [1, 2, 3].map(() => currentUser(new Request(request), context));
      const names = (await Promise.all(loaders)).map((user) => user?.username);
      return Response.json(names);
    }, "/");
    expect(site.statements).toHaveLength(1);
  });

  it("is a guest on a public page where the database fails, and stays signed in", async () => {
    const { ask, site, jar } = await startAsAnna();
    site.statements.length = 0;
    site.fault.atStatement = 1;
    const response = await ask(async ({ request, context }) => {
      const { user, headers } = await currentVisitor(request, context);
      return Response.json(user, { headers });
    }, "/");
    expect(await response.json()).toBeNull();
    expect(site.logged).toEqual(["session.unreadable"]);
    expect(jar.has("session")).toBe(true);
  });
});

describe("the settings page", () => {
  describe("changing the password", () => {
    const form = {
      intent: "password",
      currentPassword: "sunny-days",
      password: "rainy-days",
      confirmPassword: "rainy-days",
    };

    it("needs the current one, and ends all other sessions", async () => {
      const here = await startAsAnna();
      const there = openBrowser(here.site);
      await there.ask(postAuth, "/auth", { form: LOGIN });
      const response = await here.ask(postSettings, "/settings", { form });
      expect([response.status, location(response)]).toEqual([302, "/settings"]);
      expect(await toastOf(here)).toMatchObject({ title: "Password changed" });
      expect((await here.ask(getUser, "/api/user")).status).toBe(200);
      expect((await there.ask(getUser, "/api/user")).status).toBe(401);
      expect((await there.ask(postAuth, "/auth", { form: LOGIN })).status).toBe(401);
      expect(
        (await there.ask(postAuth, "/auth", { form: { ...LOGIN, password: "rainy-days" } })).status,
      ).toBe(302);
    });

    it("ends a copy of this browser's cookie too, and the session goes on with that of the answer", async () => {
      const { ask, jar, site } = await startAsAnna();
      const copy = { Cookie: `session=${jar.get("session")}` };
      const [before] = await site.db.select().from(sessions);
      site.time.nowMs += 60_000;
      const response = await ask(postSettings, "/settings", { form });
      expect(response.headers.getSetCookie()).toContainEqual(
        expect.stringMatching(/^session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      );
      expect((await ask(getUser, "/api/user")).status).toBe(200);
      const after = await site.db.select().from(sessions);
      expect(after).toEqual([{ ...before, id: expect.not.stringMatching(before?.id ?? "") as string }]);
      const thief = openBrowser(site);
      expect((await thief.ask(getUser, "/api/user", { headers: copy })).status).toBe(401);
      // If the answer was lost, the same happens: the form stays and has a link to the login.
      const again = await thief.ask(postSettings, "/settings", { form, headers: copy });
      expect(again.status).toBe(401);
      expect((await refusedForm(again)).form.formError).toMatchObject({
        message: "Your session has ended. Please log in again, then send this form once more.",
      });
    });

    it("leaves no one signed in if the session that asked was ended meanwhile", async () => {
      const { ask, jar, site } = await startAsAnna();
      interrupt(site, "hash", () => site.app.accounts.endAllSessions(1));
      expect((await ask(postSettings, "/settings", { form })).status).toBe(302);
      expect([jar.has("session"), await site.db.select().from(sessions)]).toEqual([false, []]);
    });

    it("refuses a wrong one, a short one and two that differ, and changes nothing", async () => {
      const { ask, site } = await startAsAnna();
      const faults = [
        { currentPassword: "wrong-one" },
        { password: "short", confirmPassword: "short" },
        { confirmPassword: "other-days" },
      ];
      const shown = [];
      for (const fault of faults) {
        const response = await ask(postSettings, "/settings", { form: { ...form, ...fault } });
        expect(response.status).toBe(400);
        shown.push((await refusedForm(response)).form.errors);
      }
      expect(shown[0]).toEqual({ currentPassword: "That isn't your current password." });
      expect(shown[1]).toMatchObject({ password: "Password must be at least 6 characters" });
      expect(shown[2]).toEqual({ confirmPassword: "Passwords do not match" });
      expect(await site.db.select().from(users)).toMatchObject([{ password: "quick:sunny-days" }]);
    });

    it("is throttled like logging in: a stolen session is no place to guess", async () => {
      const { ask } = await startAsAnna();
      const guess = { form: { ...form, currentPassword: "wrong-one" } };
      for (let attempt = 0; attempt < 30; attempt += 1) await ask(postSettings, "/settings", guess);
      expect((await ask(postSettings, "/settings", { form })).status).toBe(429);
    });
  });

  describe("where one is signed in", () => {
    const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

    /** Anna signs in with one browser and, an hour later, with her phone. */
    async function startOnTwoDevices() {
      const started = await startAsAnna();
      started.site.time.nowMs += 3_600_000;
      const phone = openBrowser(started.site);
      await phone.ask(logIn, "/api/login", { json: LOGIN, headers: { "User-Agent": FIREFOX } });
      const list = async () =>
        (await settingsView(await started.ask(getSettings, "/settings"))).sessions ?? [];
      return { ...started, phone, list };
    }

    it("lists each device in plain words, this one first, keeps no User-Agent, and when it was seen once an hour", async () => {
      const { list, phone, site } = await startOnTwoDevices();
      expect(await list()).toMatchObject([
        { device: "Unknown device", isCurrent: true },
        { device: "Firefox on Windows", isCurrent: false, seen: "last seen 12 June at 11:00" },
      ]);
      expect(JSON.stringify(await site.db.query.sessions.findMany())).not.toContain("Gecko");
      site.time.nowMs += 3_540_000;
      site.statements.length = 0;
      await phone.ask(getUser, "/api/user");
      expect(site.statements).toHaveLength(1);
      site.time.nowMs += 3_600_000;
      await phone.ask(getUser, "/api/user");
      expect((await list())[1]?.seen).toBe("last seen 12 June at 12:59");
    });

    it("ends one of them, once, and no other user's", async () => {
      const { ask, list, phone, site } = await startOnTwoDevices();
      const ben = await register(site, "Ben");
      const sessionId = (await list())[1]?.id ?? "";
      await ben.ask(postSettings, "/settings", { form: { intent: "sessions", sessionId } });
      const all = { intent: "sessions", sessionId: "all" };
      expect((await openBrowser(site).ask(postSettings, "/settings", { form: all })).status).toBe(401);
      expect([(await phone.ask(getUser, "/api/user")).status, await list()]).toMatchObject([200, [{}, {}]]);
      const response = await ask(postSettings, "/settings", { form: { intent: "sessions", sessionId } });
      expect([response.status, location(response)]).toEqual([302, "/settings"]);
      expect((await phone.ask(getUser, "/api/user")).status).toBe(401);
      expect(await list()).toHaveLength(1);
      await toastOf({ ask });
      await ask(postSettings, "/settings", { form: { intent: "sessions", sessionId } });
      expect(await toastOf({ ask })).toMatchObject({ title: "Not signed in there" });
      expect(site.told.filter(({ event }) => event === "account.session-ended")).toHaveLength(1);
    });

    it("ends all of them with one button, this one too", async () => {
      const { ask } = await startOnTwoDevices();
      const response = await ask(postSettings, "/settings", {
        form: { intent: "sessions", sessionId: "all" },
      });
      expect([response.status, location(response)]).toEqual([302, "/auth"]);
    });
  });

  describe("deleting the account", () => {
    it("leaves nothing of it in the browser, and of others who signed in there what they need", async () => {
      const { site, ask, jar } = start();
      const form = { intent: "delete", currentPassword: "sunny-days" };
      jar.set("last-postcode", "LS6+1AA");
      // A session begins without the postcode that a guest searched from last.
      await ask(postAuth, "/auth", { form: REGISTER });
      expect([...jar.keys()].toSorted()).toEqual(["device", "session", "toast"]);
      jar.set("last-postcode", "LS6+1AA");
      jar.set("usual-search", "needs=step-free");
      await ask(postSettings, "/settings", { form });
      expect([...jar.keys()]).toEqual(["toast"]);

      const browser = openBrowser(site);
      for (const username of ["Berta", "Carla"]) {
        const account = { ...REGISTER, username };
        expect((await browser.ask(postAuth, "/auth", { form: account })).status).toBe(302);
      }
      const both = browser.jar.get("device");
      await browser.ask(postSettings, "/settings", { form });
      expect(browser.jar.has("session")).toBe(false);
      expect(browser.jar.has("device")).toBe(true);
      expect(browser.jar.get("device")).not.toBe(both);
    });

    it("takes everything with it; suggestions stay without a name, a telephone number and what was written", async () => {
      const browser = await startAsAnna();
      const { site, ask, jar } = browser;
      await fillFor(site, 1);
      const written = { telephone: "01632 960001", whyVisit: "Ask for me, Anna", adminNotes: "Anna rang" };
      await site.db.update(suggestions).set(written);
      const response = await ask(postSettings, "/settings", {
        form: { intent: "delete", currentPassword: "sunny-days" },
      });
      expect([response.status, location(response)]).toEqual([302, "/"]);
      expect(jar.has("session")).toBe(false);
      expect(await toastOf(browser)).toMatchObject({ title: "Account deleted" });
      expect(await site.db.select().from(users)).toEqual([]);
      expect(await site.db.query.sessions.findMany()).toEqual([]);
      expect(await site.db.select().from(favoriteDestinations)).toEqual([]);
      expect(await site.db.select().from(searchHistory)).toEqual([]);
      expect(await site.db.select().from(suggestions)).toMatchObject([
        {
          userId: null,
          name: "Seal Bay",
          description: "",
          telephone: null,
          whyVisit: null,
          adminNotes: null,
        },
      ]);
    });

    it("is not for the administrator", async () => {
      const site = startAccounts();
      const { ask } = await startAsAdmin(site);
      const response = await ask(postSettings, "/settings", {
        form: { intent: "delete", currentPassword: "admin-password" },
      });
      expect(response.status).toBe(403);
      expect(await site.db.select().from(users)).toHaveLength(1);
    });
  });
});

/** What features have of a user who uses none. */
async function nothingOfFeatures({ db }: Site) {
  const lists: Record<string, unknown> = {};
  for (const { ownData } of ACCOUNT_PARTS) Object.assign(lists, await ownData?.(db, 99));
  return lists;
}

it("the download of one's own data is a file with everything of this user, nothing of others, no hash and no session's name", async () => {
  const { ask, site } = await startAsAnna();
  await register(site, "Ben");
  await fillFor(site, 1);
  await fillFor(site, 2, "of Ben");
  const response = await ask(getData, "/settings/data");
  expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="sunny-escape-Anna.json"');
  expect(response.headers.get("Content-Type")).toContain("application/json");
  const text = await response.text();
  const at = new Date(NOW).toISOString();
  expect(JSON.parse(text)).toEqual({
    exportedAt: at,
    account: {
      id: 1,
      username: "Anna",
      email: null,
      emailConfirmedAt: null,
      homePostcode: null,
      passes: [],
      createdAt: at,
      lastUsedOn: at.slice(0, 10),
    },
    preferences: expect.objectContaining({ hiking: false }) as object,
    favorites: [
      { destinationId: expect.any(Number) as number, name: expect.any(String) as string, savedAt: at },
    ],
    searchHistory: [
      { destinationId: null, postcode: "SW1A 1AA", drivingHours: 2, clicked: false, searchedAt: at },
    ],
    suggestions: [
      expect.objectContaining({ name: "Seal Bay", status: "pending", createdAt: at, reviewedAt: null }),
    ],
    ...(await nothingOfFeatures(site)),
    sessions: [
      {
        device: "Unknown device",
        startedAt: at,
        lastSeenAt: at,
        endsAt: new Date(NOW + 30 * 86_400_000).toISOString(),
      },
    ],
    recoveryLinks: [{ madeAt: at, endsAt: at }],
    changes: [],
  });
  expect(text).not.toContain("fingerprint");
  expect(text).not.toMatch(/quick:|password|userId|reviewedBy|of Ben/);
  const [session] = await site.db.query.sessions.findMany();
  expect(text).not.toContain(session?.id);
});

async function fillFor(site: ReturnType<typeof startAccounts>, userId: number, suffix = ""): Promise<void> {
  const [destinationId = 0] =
    userId === 1
      ? await insertDestinations(site.db, 1)
      : (await site.db.query.destinations.findMany()).map(({ id }) => id);
  await site.db.insert(favoriteDestinations).values({ userId, destinationId, timestamp: NOW });
  const link = { id: `fingerprint of ${userId}`, userId, createdAt: NOW, expiresAt: NOW };
  await site.db.insert(recoveryLinks).values(link);
  await site.db
    .insert(searchHistory)
    .values({ userId, postcode: `SW1A 1AA${suffix}`, drivingHours: 2, timestamp: NOW });
  await site.db.insert(suggestions).values({
    userId,
    type: "location",
    name: `Seal Bay${suffix}`,
    description: "Sand and seals",
    createdAt: NOW,
    updatedAt: NOW,
  });
}
