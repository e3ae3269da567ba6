import { describe, expect, it } from "vitest";
import { users } from "#app/db/schema";
import { NO_PREFERENCES } from "#app/domain/accounts/preferences";
import { sha256Fingerprint } from "#app/adapters/security/unguessable";
import { action as logIn } from "#app/routes/api/login";
import { action as logOut, loader as getLogOut } from "#app/routes/api/logout";
import { action as register } from "#app/routes/api/register";
import { loader as getUser } from "#app/routes/api/user";
import { action as putPreferences } from "#app/routes/api/user-preferences";
import { NOW, type Site, openBrowser, startAccounts } from "./site";

const ANNA = { username: "Anna", password: "sunny-days", confirmPassword: "sunny-days" };

function start() {
  const site = startAccounts();
  return { site, ...openBrowser(site) };
}

/** Returns a browser in which a user is signed in. */
async function startAsAnna() {
  const started = start();
  await started.ask(register, "/api/register", { json: ANNA });
  return started;
}

const body = (response: Response) => response.json<Record<string, unknown>>();
const rows = (site: Site) => site.db.select().from(users);
const from = (address: string) => ({ "CF-Connecting-IP": address });
/** What the call says to a browser that has just this session's cookie. */
const userOf = (site: Site, session: string) =>
  openBrowser(site).ask(getUser, "/api/user", { headers: { Cookie: `session=${session}` } });

it("GET /api/user gives the user in one query and nothing of a password, and a guest a 401 without a query", async () => {
  const { ask, site } = await startAsAnna();
  site.statements.length = 0;
  const response = await ask(getUser, "/api/user");
  expect(response.status).toBe(200);
  expect(await body(response)).toEqual({
    id: 1,
    username: "Anna",
    email: null,
    ...NO_PREFERENCES,
    createdAt: new Date(NOW).toISOString(),
    isAdmin: false,
  });
  const refused = await openBrowser(site).ask(getUser, "/api/user");
  expect([refused.status, await body(refused)]).toEqual([401, { message: "You aren't logged in." }]);
  expect(site.statements).toHaveLength(1);
});

describe("POST /api/register", () => {
  it("makes an account after those who sign in, of what is the visitor's to set, signs it in and answers 201", async () => {
    const { ask, site } = start();
    const forged = { isAdmin: true, id: 99, created_at: 1, createdAt: 1, usernameKey: "admin" };
    const json = { ...ANNA, ...forged, email: "anna@example.com", hiking: true };
    const response = await ask(register, "/api/register", { json });
    expect(response.status).toBe(201);
    const known = { username: "Anna", email: "anna@example.com", ...NO_PREFERENCES, hiking: true };
    expect(await body(response)).toMatchObject({ ...known, isAdmin: false });
    expect(await rows(site)).toMatchObject([{ ...known, id: 1, usernameKey: "anna", createdAt: NOW }]);
    expect(site.turns).toEqual(["later"]);
    expect((await ask(getUser, "/api/user")).status).toBe(200);
  });

  it("refuses a name or a password that cannot be, before anything is hashed or stored", async () => {
    const { ask, site } = start();
    const refused = async (fields: Record<string, unknown>) => {
      const response = await ask(register, "/api/register", { json: { ...ANNA, ...fields } });
      return [response.status, await body(response)];
    };
    const taken = "That username is already taken.";
    expect(await refused({ username: "Admin" })).toEqual([
      409,
      { message: taken, errors: { username: taken } },
    ]);
    const short = "Username must be at least 3 characters";
    expect(await refused({ username: "ab" })).toEqual([400, { message: short, errors: { username: short } }]);
    const long = "x".repeat(129);
    expect((await refused({ password: long, confirmPassword: long }))[0]).toBe(400);
    expect([site.hashed, await rows(site)]).toEqual([[], []]);
  });

  it("takes strict booleans as flags only, and an address or nothing for an e-mail address", async () => {
    const { ask, site } = start();
    const refused = [
      ...["true", 1, null, "on", {}].map((hiking) => ({ hiking })),
      ...["not an address", "a@b", 7, `${"x".repeat(250)}@example.com`].map((email) => ({ email })),
    ];
    for (const fields of refused) {
      const response = await ask(register, "/api/register", { json: { ...ANNA, ...fields } });
      expect([fields, response.status]).toEqual([fields, 400]);
      expect(await body(response)).toHaveProperty(["errors", Object.keys(fields)[0] ?? ""]);
    }
    expect(await rows(site)).toEqual([]);
    for (const [turn, email] of ["", null, "   "].entries()) {
      const json = { ...ANNA, username: `anna-${turn}`, email };
      expect(await body(await ask(register, "/api/register", { json }))).toMatchObject({ email: null });
    }
  });

  it("takes the place of the session that the browser had, and leaves it where the name is taken", async () => {
    const { ask, jar, site } = await startAsAnna();
    const annas = jar.get("session") ?? "";
    expect((await ask(register, "/api/register", { json: ANNA })).status).toBe(409);
    expect(await body(await ask(getUser, "/api/user"))).toMatchObject({ username: "Anna" });
    expect((await ask(register, "/api/register", { json: { ...ANNA, username: "Ben" } })).status).toBe(201);
    expect(await body(await ask(getUser, "/api/user"))).toMatchObject({ username: "Ben" });
    expect((await userOf(site, annas)).status).toBe(401);
  });

  it("gives a name to one of two that want it at once", async () => {
    const site = startAccounts();
    const attempts = ["Anna", "anna", "ANNA"].map((username) =>
      openBrowser(site).ask(register, "/api/register", { json: { ...ANNA, username } }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409]);
    expect(await rows(site)).toHaveLength(1);
  });
});

describe("POST /api/login", () => {
  it("answers an unknown name and a wrong password alike, and hashes for both", async () => {
    const { ask, site } = await startAsAnna();
    site.hashed.length = 0;
    const answers = [];
    const queries = [];
    for (const username of ["Anna", "nobody", "' OR 1=1--"]) {
      site.statements.length = 0;
      const response = await ask(logIn, "/api/login", { json: { username, password: "wrong-password" } });
      answers.push({ status: response.status, body: await body(response) });
      queries.push(site.statements.length);
    }
    expect(answers).toEqual(
      Array(3).fill({ status: 401, body: { message: "Invalid username or password" } }),
    );
    expect(site.hashed).toHaveLength(3);
    expect(queries).toEqual([2, 2, 2]);
  });

  it("refuses what is no name with a password with 400 before it asks the database", async () => {
    const { ask, site } = start();
    const bodies = [
      { username: { $ne: "" }, password: [] },
      { username: ["Anna"], password: ANNA.password },
      { username: "Anna" },
      { username: "ab", password: ANNA.password },
      {},
    ];
    const statuses = bodies.map(async (json) => (await ask(logIn, "/api/login", { json })).status);
    expect(await Promise.all(statuses)).toEqual(bodies.map(() => 400));
    expect(site.statements).toEqual([]);
  });

  it("gives a new session, ends the one that it replaces, and keeps other browsers'", async () => {
    const { ask, jar, site } = await startAsAnna();
    const old = jar.get("session") ?? "";
    const phone = openBrowser(site);
    await phone.ask(logIn, "/api/login", { json: ANNA });
    const response = await ask(logIn, "/api/login", { json: ANNA });
    expect(jar.get("session")).not.toBe(old);
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await userOf(site, old)).status).toBe(401);
    expect((await phone.ask(getUser, "/api/user")).status).toBe(200);
  });
});

describe("a device that has signed in before", () => {
  const wrong = { json: { username: "Anna", password: "wrong-password" } };
  const right = { json: { username: "Anna", password: ANNA.password } };

  /** Returns an account for which other people have used up the tries for wrong passwords. */
  async function startLockedOut() {
    const started = await startAsAnna();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await openBrowser(started.site).ask(logIn, "/api/login", wrong);
    }
    return started;
  }

  it("lets its owner in while strangers are stopped", async () => {
    const { ask, site } = await startLockedOut();
    expect((await openBrowser(site).ask(logIn, "/api/login", right)).status).toBe(429);
    expect((await ask(logOut, "/api/logout", { method: "POST" })).status).toBe(204);
    expect((await ask(logIn, "/api/login", right)).status).toBe(200);
  });

  it("has a limit of its own", async () => {
    const { ask } = await startAsAnna();
    for (let attempt = 0; attempt < 30; attempt += 1) {
      expect((await ask(logIn, "/api/login", wrong)).status).toBe(401);
    }
    expect((await ask(logIn, "/api/login", right)).status).toBe(429);
  });

  it("is known for the accounts that signed in there, and for no other", async () => {
    const { site } = await startLockedOut();
    const mallory = openBrowser(site);
    await mallory.ask(register, "/api/register", { json: { ...ANNA, username: "mallory" } });
    expect((await mallory.ask(logIn, "/api/login", right)).status).toBe(429);
  });

  it("cannot be made up: a cookie that was changed is none", async () => {
    const { jar, site } = await startLockedOut();
    const [value = "", signature = ""] = decodeURIComponent(jar.get("device") ?? "").split(/\.(?=[^.]*$)/);
    const forged = btoa(JSON.stringify({ id: "mine", userIds: [1] }));
    for (const cookie of [`${forged}.${signature}`, value, "x", ""]) {
      const headers = { Cookie: `device=${encodeURIComponent(cookie)}` };
      expect((await openBrowser(site).ask(logIn, "/api/login", { ...right, headers })).status).toBe(429);
    }
  });
});

describe("the throttle of POST /api/register", () => {
  const named = (name: string) => ({ ...ANNA, username: name });

  it("stops an address at its ninth account within ten minutes, before anything is hashed", async () => {
    const { site } = start();
    const ask = (index: number, headers = from("203.0.113.9")) =>
      openBrowser(site).ask(register, "/api/register", { json: named(`visitor-${index}`), headers });
    for (let index = 0; index < 8; index += 1) expect((await ask(index)).status).toBe(201);
    site.hashed.length = 0;
    const stopped = await ask(8);
    expect(stopped.status).toBe(429);
    expect(stopped.headers.get("Retry-After")).toBe("600");
    expect(await body(stopped)).toEqual({ message: "Too many attempts. Please try again in 10 minutes." });
    expect(site.hashed).toEqual([]);
    expect((await ask(8, from("203.0.113.10"))).status).toBe(201);
    site.time.nowMs += 600_000;
    expect((await ask(9)).status).toBe(201);
  });

  it("stops it for the day at fifty, and a name that is taken costs nothing", async () => {
    const { site } = start();
    let made = 0;
    for (let index = 0; index < 60; index += 1) {
      site.time.nowMs += 600_000;
      const ask = (name: string) =>
        openBrowser(site).ask(register, "/api/register", { json: named(name), headers: from("203.0.113.9") });
      if ((await ask(`visitor-${index}`)).status === 201) made += 1;
      await ask("visitor-0");
    }
    expect(made).toBe(50);
  });

  it("stops an address that tries which names are taken, and then answers it alike for any name", async () => {
    const { site } = await startAsAnna();
    const ask = (name: string, headers = from("203.0.113.9")) =>
      openBrowser(site).ask(register, "/api/register", { json: named(name), headers });
    for (let index = 0; index < 100; index += 1) expect((await ask("Anna")).status).toBe(409);
    const answers = [];
    for (const name of ["Anna", "nobody-has-this"]) {
      const stopped = await ask(name);
      answers.push([stopped.status, stopped.headers.get("Retry-After"), await stopped.text()]);
    }
    expect(answers[0]?.slice(0, 2)).toEqual([429, "900"]);
    expect(answers[1]).toEqual(answers[0]);
    expect((await ask("somebody", from("203.0.113.10"))).status).toBe(201);
    site.time.nowMs += 900_000;
    expect((await ask("nobody-has-this")).status).toBe(201);
  });
});

it("the log has sign-ins, registrations and refusals, and neither it nor the table of attempts names a user or an address", async () => {
  const { ask, site } = await startAsAnna();
  const headers = from("203.0.113.77");
  await ask(logIn, "/api/login", { json: ANNA, headers });
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const json = { username: "Anna", password: "wrong-password" };
    await openBrowser(site).ask(logIn, "/api/login", { json, headers });
  }
  expect([...new Set(site.told.map(({ event }) => event))]).toEqual([
    "account.registered",
    "account.signed-in",
    "account.password-wrong",
    "account.password-refused",
  ]);
  expect(JSON.stringify(site.told)).not.toMatch(/anna|203\.0|wrong-password|sunny-days/i);
  const subjects = (await site.db.query.signInAttempts.findMany()).map(({ subject }) => subject);
  expect(subjects).not.toContain(await sha256Fingerprint("address:203.0.113.77"));
  expect(subjects.join()).not.toMatch(/203\.0|anna/i);
});

it("what a sign-in costs is seven short statements in three steps, one hash and no other", async () => {
  const { ask, site } = await startAsAnna();
  site.statements.length = 0;
  site.hashed.length = 0;
  await ask(logIn, "/api/login", { json: ANNA });
  expect(site.statements).toHaveLength(7);
  expect(site.hashed).toHaveLength(1);
});

describe("the throttle of POST /api/login", () => {
  it("stops an account's eleventh wrong password from any address, even the right one, and lets go by itself", async () => {
    const { site } = await startAsAnna();
    const { ask } = openBrowser(site);
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      const json = { username: attempt % 2 ? "anna" : "ANNA", password: "wrong-password" };
      expect((await ask(logIn, "/api/login", { json, headers: from(`203.0.113.${attempt}`) })).status).toBe(
        401,
      );
    }
    site.time.nowMs += 60_000;
    const owner = { json: { username: "Anna", password: ANNA.password }, headers: from("198.51.100.1") };
    const stopped = await ask(logIn, "/api/login", owner);
    expect(stopped.status).toBe(429);
    expect(stopped.headers.get("Retry-After")).toBe("840");
    expect(await body(stopped)).toEqual({ message: "Too many attempts. Please try again in 14 minutes." });
    site.time.nowMs += 840_000;
    expect((await ask(logIn, "/api/login", owner)).status).toBe(200);
  });

  it("treats a name without an account in the same way", async () => {
    const { ask } = start();
    const json = { username: "nobody", password: "wrong-password" };
    for (let attempt = 1; attempt <= 10; attempt += 1) await ask(logIn, "/api/login", { json });
    expect((await ask(logIn, "/api/login", { json })).status).toBe(429);
  });

  it("lets no more than ten of many at once through", async () => {
    const { site } = await startAsAnna();
    const json = { username: "Anna", password: "wrong-password" };
    const attempts = Array.from({ length: 25 }, () => openBrowser(site).ask(logIn, "/api/login", { json }));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it("forgets an account's wrong passwords after a right one", async () => {
    const { site } = await startAsAnna();
    // A new browser each time, because one that has signed in before has tries of its own.
    const tryAnna = async (password: string) =>
      (await openBrowser(site).ask(logIn, "/api/login", { json: { username: "Anna", password } })).status;
    for (let round = 1; round <= 3; round += 1) {
      for (let attempt = 1; attempt <= 9; attempt += 1) expect(await tryAnna("wrong-password")).toBe(401);
      expect(await tryAnna(ANNA.password)).toBe(200);
    }
  });

  it("stops an address at a hundred, and not the owners of the accounts that it tried", async () => {
    const { site } = await startAsAnna();
    const tryFrom = (address: string, json: { username: string; password: string }) =>
      openBrowser(site).ask(logIn, "/api/login", { json, headers: from(address) });
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const json = { username: `name-${attempt % 20}`, password: "wrong-password" };
      expect((await tryFrom("203.0.113.9", json)).status).toBe(401);
    }
    for (let attempt = 0; attempt < 15; attempt += 1) {
      const stopped = await tryFrom("203.0.113.9", { username: "Anna", password: "wrong-password" });
      expect([stopped.status, stopped.headers.get("Retry-After")]).toEqual([429, "900"]);
    }
    expect((await tryFrom("198.51.100.1", ANNA)).status).toBe(200);
    site.time.nowMs += 15 * 60_000;
    expect((await tryFrom("203.0.113.9", ANNA)).status).toBe(200);
  });
});

it("POST /api/logout is no GET, which leaves the visitor signed in, and answers a guest the same", async () => {
  const { ask } = await startAsAnna();
  expect((await ask(getLogOut, "/api/logout")).status).toBe(405);
  expect((await ask(getUser, "/api/user")).status).toBe(200);
  expect((await start().ask(logOut, "/api/logout", { method: "POST" })).status).toBe(204);
});

const bad = {
  "of another signature": (good: string) => `${good.slice(0, -3)}AAA`,
  "that is cut short": (good: string) => good.slice(0, 40),
  "whose signature is not base64": () => "abc.%%%",
  "without a signature": () => "abc",
  "of 8 kB": () => "a".repeat(8_192),
  "of 8 kB with a dot": () => `${"a".repeat(4_096)}.${"b".repeat(4_096)}`,
  "that is empty": () => "",
  "signed for another cookie's content": (_good: string, toast: string) => toast,
};

it("a session cookie that is no good makes a guest and is taken away, whatever is wrong with it", async () => {
  const { ask, jar, site } = await startAsAnna();
  const good = jar.get("session") ?? "";
  const toast = (await site.app.cookies.toast(new Request("http://localhost/")).serialize({ a: 1 }))
    .slice(6)
    .split(";")[0];
  for (const [name, spoil] of Object.entries(bad)) {
    const response = await userOf(site, spoil(good, toast ?? ""));
    expect([name, response.status]).toEqual([name, 401]);
    expect(response.headers.get("Set-Cookie")).toMatch(/^session=; Max-Age=0; Path=\/; HttpOnly/);
  }
  jar.set("session", good);
  site.time.nowMs += 30 * 24 * 60 * 60_000 - 1;
  expect((await ask(getUser, "/api/user")).status).toBe(200);
  site.time.nowMs += 1;
  const response = await ask(getUser, "/api/user");
  expect(response.status).toBe(401);
  expect(response.headers.get("Set-Cookie")).toMatch(/^session=; Max-Age=0/);
});

const put = (json: unknown) => ({ method: "PUT", json });

it("PUT /api/user/preferences changes the seven flags only, and one that is not given becomes false", async () => {
  const { ask, site } = await startAsAnna();
  await ask(putPreferences, "/api/user/preferences", put({ history: true }));
  const [before] = await rows(site);
  const forged = { username: "admin", password: "other", id: 7, email: "x@example.com", isAdmin: true };
  const response = await ask(putPreferences, "/api/user/preferences", put({ ...forged, hiking: true }));
  expect(response.status).toBe(200);
  expect(await body(response)).toMatchObject({
    id: 1,
    username: "Anna",
    isAdmin: false,
    ...NO_PREFERENCES,
    hiking: true,
  });
  expect(await rows(site)).toEqual([{ ...before, history: false, hiking: true }]);
  for (const json of [{ hiking: "true" }, { hiking: 1 }, { adventure: null }])
    expect((await ask(putPreferences, "/api/user/preferences", put(json))).status).toBe(400);
  expect(await rows(site)).toMatchObject([{ hiking: true }]);
});

describe("the body of a call", () => {
  const json = { "Content-Type": "application/json" };
  const deep = "[".repeat(30_000) + "]".repeat(30_000);
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(16_384).fill(32)),
    });

  const REFUSED: readonly (readonly [string, BodyInit, Record<string, string>, number])[] = [
    ["plain text", "{}", { "Content-Type": "text/plain" }, 415],
    ["a form", new URLSearchParams(ANNA), {}, 415],
    ["no content type", new Uint8Array(2), {}, 415],
    ["malformed JSON", "{", json, 400],
    ["nothing", "", json, 400],
    ["a list", "[]", json, 400],
    ["null", "null", json, 400],
    ["a number", "7", json, 400],
    ["a deep nest", deep, json, 400],
    ["a deep nest in a field", `{"username":${deep.slice(0, 30_000)}${deep.slice(-30_000)}}`, json, 400],
    ["bytes that are no UTF-8", new Uint8Array([0x7b, 0xff, 0x7d]), json, 400],
    ["more than 64 kB", `{"username":"${"x".repeat(66_000)}"}`, json, 413],
    ["more than 64 kB without a length", endless(), json, 413],
  ];

  it("is JSON of 64 kB at most, and pollutes nothing through __proto__ or constructor", async () => {
    const { ask, site } = start();
    for (const [name, content, headers, status] of REFUSED) {
      const response = await ask(register, "/api/register", { body: content, headers });
      expect([name, response.status]).toEqual([name, status]);
      expect(await body(response)).toHaveProperty("message");
    }
    expect(await rows(site)).toEqual([]);
    const content = `{"__proto__":{"username":"Anna","hiking":true},"constructor":{"prototype":{"hiking":true}},"password":"sunny-days"}`;
    expect((await ask(register, "/api/register", { body: content, headers: json })).status).toBe(400);
    expect(({} as { hiking?: boolean }).hiking).toBeUndefined();
  });

  it("may name its character set", async () => {
    const headers = { "Content-Type": "Application/JSON; charset=utf-8" };
    expect(
      (await start().ask(register, "/api/register", { body: JSON.stringify(ANNA), headers })).status,
    ).toBe(201);
  });
});

describe("when the database fails", () => {
  it.each([1, 2, 3, 4, 5, 6])(
    "at statement %i, logging in is a 503 in JSON or works, and leaves no half session",
    async (atStatement) => {
      const { ask, site } = await startAsAnna();
      site.statements.length = 0;
      site.fault.atStatement = atStatement;
      const response = await ask(logIn, "/api/login", { json: ANNA });
      expect([200, 503]).toContain(response.status);
      expect(response.headers.has("Set-Cookie")).toBe(response.status === 200);
      if (response.status === 503) {
        expect(await body(response)).toEqual({
          message: "Accounts aren't available at the moment. Please try again shortly.",
        });
        expect(site.logged).toEqual(["call.unavailable"]);
      }
      expect((await site.db.query.sessions.findMany()).length).toBe(1);
    },
  );

  it.each([1, 2, 3, 4])("at statement %i, registering is a 503 in JSON", async (atStatement) => {
    const { ask, site } = start();
    site.fault.atStatement = atStatement;
    expect((await ask(register, "/api/register", { json: ANNA })).status).toBe(503);
    expect(await rows(site)).toEqual([]);
    site.fault.atStatement = 0;
    expect((await ask(register, "/api/register", { json: ANNA })).status).toBe(201);
  });
});

describe("old rows", () => {
  it("of sessions and attempts are removed within a day of hourly runs, each by one statement, and none before they are over", async () => {
    const { ask, site } = await startAsAnna();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await ask(logIn, "/api/login", { json: { username: `name-${attempt}`, password: "wrong-password" } });
    }
    await site.app.accounts.removeExpired();
    site.time.nowMs = new Date(site.time.nowMs).setUTCHours(3);
    await site.app.accounts.removeExpired();
    expect((await ask(getUser, "/api/user")).status).toBe(200);
    expect(await site.db.query.signInAttempts.findMany()).not.toEqual([]);
    site.time.nowMs += 31 * 24 * 60 * 60_000;
    for (let hour = 0; hour < 24; hour += 1) {
      site.statements.length = 0;
      await site.app.accounts.removeExpired();
      expect(site.statements).toHaveLength(1);
      site.time.nowMs += 60 * 60_000;
    }
    expect(await site.db.query.sessions.findMany()).toEqual([]);
    expect(await site.db.query.signInAttempts.findMany()).toEqual([]);
  });
});
