import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  ADMIN_PASSWORD,
  PASSWORD,
  type SignedIn,
  WORDS_OF_PROGRAMMERS,
  addUser,
  logIn,
  messageOf,
  newName,
  openBrowser,
  ownData,
  register,
} from "../harness/sign-in";
import { type Site, startSite } from "../harness/site";

let site: Site;
/** A user whose account is not changed by any test. */
let anna: SignedIn;
beforeAll(async () => {
  site = await startSite({ destinations: 40, adminPassword: ADMIN_PASSWORD });
  await site.refresh();
  anna = await addUser(site);
});
afterAll(() => site.close());

const guest = () => openBrowser(site);
const usersNamed = (username: string) =>
  site.rows("SELECT * FROM users WHERE username_key = ?", username.trim().toLowerCase());
const userCount = async () => (await site.rows<{ n: number }>("SELECT count(*) AS n FROM users"))[0]?.n;
const account = (fields: Record<string, unknown> = {}) => ({
  username: newName(),
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...fields,
});

describe("who is signed in", () => {
  it("is unknown for a call without a cookie: 401 in JSON", async () => {
    const answer = await guest().get("/api/user");
    expect(answer.status).toBe(401);
    expect(answer.headers.get("Content-Type")).toContain("application/json");
    expect(await messageOf(answer)).toBe("You aren't logged in.");
  });

  it("is answered with the fields of a user, with no password, hash or salt among them", async () => {
    const answer = await anna.get("/api/user");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    const user = await answer.json<Record<string, unknown>>();
    expect(Object.keys(user).sort()).toEqual(
      [
        ...["id", "username", "email", "createdAt", "isAdmin"],
        ...["dogFriendly", "familyFriendly", "accessible", "hiking", "countryWalks", "history", "adventure"],
      ].sort(),
    );
  });
});

describe("a page that needs an account", () => {
  const pages = ["/favorites", "/trip-planner", "/settings", "/settings/data"];

  it.each(pages)("sends a guest from %s to the sign-in page", async (path) => {
    const answer = await guest().get(path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/auth?from=feature"]);
    expect(await answer.text()).toBe("");
  });

  it.each([
    ["/favorites", "routes/pages/trips/favorites"],
    ["/trip-planner", "routes/pages/trips/trip-planner"],
    ["/settings", "routes/pages/accounts/settings"],
  ])("sends the guest's client navigation from %s there too, and gives no data", async (path, route) => {
    for (const query of ["", `?_routes=${encodeURIComponent(route)}`]) {
      const text = await (await guest().get(`${path}.data${query}`)).text();
      expect(text).toContain("/auth?from=feature");
      expect(text).not.toMatch(/cards|preferences|username|email/);
    }
  });

  it("takes no form of a guest", async () => {
    const heart = await guest().submit("/favorites/toggle", { intent: "add", destinationId: "1" });
    expect([heart.status, heart.headers.get("Location")]).toEqual([302, "/auth?from=feature"]);
    const preferences = await guest().submit("/settings", { intent: "preferences", hiking: "on" });
    expect(preferences.status).toBe(401);
    expect(await preferences.text()).toContain("You must be logged in to update preferences");
    expect(await site.rows("SELECT * FROM favorite_destinations")).toEqual([]);
  });
});

describe("registering", () => {
  const refused = async (fields: Record<string, unknown>) => {
    const before = await userCount();
    const answer = await guest().call("POST", "/api/register", account(fields));
    expect(answer.headers.getSetCookie().filter((cookie) => !/max-age=0/i.test(cookie))).toEqual([]);
    expect(await userCount()).toBe(before);
    return { status: answer.status, ...(await answer.json<{ message: string; errors?: object }>()) };
  };

  it.each(["admin", "Admin", "ADMIN", " admin ", "ａｄｍｉｎ"])(
    "gives no one the administrator's name: %j",
    async (username) => {
      const { status, message } = await refused({ username });
      expect([status, message]).toEqual([409, "That username is already taken."]);
      const form = { intent: "register", password: PASSWORD, confirmPassword: PASSWORD, username };
      expect((await guest().submit("/auth?tab=register", form)).status).toBe(409);
    },
  );

  it.each([
    ["a Cyrillic letter", "аdmin"],
    ["an invisible letter", "ad\u200Bmin"],
    ["a dotless i", "admın"],
    ["a zero byte", "admin\0"],
    ["markup", "<img src=x onerror=alert(1)>"],
    ["10 kB", "x".repeat(10_240)],
  ])("takes no name with %s", async (_, username) => {
    const { status, errors } = await refused({ username });
    expect(status).toBe(400);
    expect(errors).toEqual({
      username: expect.stringMatching(/^Username (can only have|must be at most)/) as string,
    });
  });

  it("says how long a name must be", async () => {
    expect(await refused({ username: "ab" })).toEqual({
      status: 400,
      message: "Username must be at least 3 characters",
      errors: { username: "Username must be at least 3 characters" },
    });
  });

  it.each([
    ["5 characters", "x".repeat(5), 400],
    ["129 characters", "x".repeat(129), 400],
    ["30 kB", "x".repeat(30_000), 400],
    ["1 MB", "x".repeat(1_000_000), 413],
  ])("takes no password of %s", async (_, password, status) => {
    expect((await refused({ password, confirmPassword: password })).status).toBe(status);
  });

  it("takes a password of 6 characters, and one of 64", async () => {
    for (const length of [6, 64]) {
      const password = "x".repeat(length);
      const { username } = await register(site, { password, confirmPassword: password });
      expect((await logIn(site, username, password)).username).toBe(username);
    }
  });

  it("keeps a password whole: one that differs after 72 characters is another", async () => {
    const [password, other] = ["a", "b"].map((last) => "x".repeat(80) + last);
    const { username } = await register(site, { password, confirmPassword: password });
    const logInWith = (typed = "") => guest().call("POST", "/api/login", { username, password: typed });
    expect((await logInWith(other)).status).toBe(401);
    expect((await logInWith(password)).status).toBe(200);
  });

  it("says on the second password that it differs", async () => {
    expect(await refused({ confirmPassword: "other-days" })).toEqual({
      status: 400,
      message: "Passwords do not match",
      errors: { confirmPassword: "Passwords do not match" },
    });
  });

  it("does not let a visitor set what is not theirs", async () => {
    const forged = {
      isAdmin: true,
      id: 999_999,
      created_at: 1,
      createdAt: 1,
      status: "approved",
      usernameKey: "admin",
      username_key: "admin",
    };
    const fields = account(forged);
    const answer = await guest().call("POST", "/api/register", fields);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ username: fields.username, isAdmin: false });
    const [row] = await usersNamed(fields.username);
    expect(row?.id).not.toBe(999_999);
    expect(row).toMatchObject({ email: null, dog_friendly: 0, hiking: 0 });
    expect(site.nowMs() - Number(row?.created_at)).toBeLessThan(3_600_000);
  });

  it.each(["true", 1, null])("takes booleans as flags only, not %j", async (hiking) => {
    const { status, errors } = await refused({ hiking });
    expect(status).toBe(400);
    expect(errors).toHaveProperty("hiking");
  });

  it("makes one account of two registrations at once under one name, whatever its case", async () => {
    const name = newName("twins");
    const answers = await Promise.all(
      [name, name.toUpperCase()].map((username) =>
        guest().call("POST", "/api/register", account({ username })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await usersNamed(name)).toHaveLength(1);
  });

  it("makes one account of a form that is sent twice", async () => {
    const fields = { intent: "register", username: newName("double"), password: PASSWORD };
    const send = () => guest().submit("/auth?tab=register", { ...fields, confirmPassword: PASSWORD });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409]);
    expect(await usersNamed(fields.username)).toHaveLength(1);
  });
});

describe("logging in", () => {
  const tryOut = (body: unknown, headers?: Record<string, string>) =>
    guest().call("POST", "/api/login", body, headers);
  const wrong = (username: string) => ({ username, password: "wrong-days" });
  const from = (address: string) => ({ "CF-Connecting-IP": address });

  it("answers an unknown name and a wrong password alike, in words and in time", async () => {
    const { username } = await register(site);
    const times = { known: [] as number[], unknown: [] as number[] };
    const bodies = new Set<string>();
    // Compares the quickest of five tries, because a busy machine makes some of them slow. If no hash were computed, a
    // try would take a twentieth of the time. If all five of a kind are slow, up to nine are made; the tenth would be
    // throttled.
    const ratioOfQuickest = () => Math.min(...times.unknown) / Math.min(...times.known);
    const isAlike = () => ratioOfQuickest() > 0.2 && ratioOfQuickest() < 5;
    for (let round = 0; round < 5 || (round < 9 && !isAlike()); round += 1) {
      for (const [kind, name] of [
        ["known", username],
        ["unknown", "nobody-here"],
      ] as const) {
        const startedAt = performance.now();
        const answer = await tryOut(wrong(name), from(`192.0.2.${round}`));
        times[kind].push(performance.now() - startedAt);
        bodies.add(`${answer.status} ${await answer.text()}`);
      }
    }
    expect([...bodies]).toEqual([`401 ${JSON.stringify({ message: "Invalid username or password" })}`]);
    expect(ratioOfQuickest()).toBeGreaterThan(0.2);
    expect(ratioOfQuickest()).toBeLessThan(5);
  });

  it("stops at the eleventh wrong password for an account, from wherever, and lets go by itself", async () => {
    const { username } = await addUser(site);
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      const { status } = await tryOut(wrong(username), from(`203.0.113.${attempt}`));
      expect([attempt, status]).toEqual([attempt, 401]);
    }
    const right = { username, password: PASSWORD };
    for (const body of [wrong(username), right]) {
      const stopped = await tryOut(body, from("198.51.100.1"));
      expect(stopped.status).toBe(429);
      const wait = Number(stopped.headers.get("Retry-After"));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(900);
      expect(await messageOf(stopped)).toMatch(/^Too many attempts\. Please try again in \d+ minutes\.$/);
    }
    const form = await guest().submit("/auth", { intent: "login", ...right });
    expect(form.status).toBe(429);
    expect(Number(form.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(form.headers.get("Content-Type")).toContain("text/html");
    expect(await form.text()).toMatch(/Too many attempts\. Please try again in/);
    await site.rows("UPDATE sign_in_attempts SET ends_at = ends_at - 900000");
    expect((await tryOut(right)).status).toBe(200);
  });

  it.each([
    ["objects for text", { username: { $ne: "" }, password: [] }],
    ["a list as the name", { username: ["anna"], password: PASSWORD }],
    ["nothing", {}],
    ["no object", ["anna"]],
  ])("refuses %s with 400", async (_, body) => {
    const answer = await tryOut(body);
    expect(answer.status).toBe(400);
    expect(await messageOf(answer)).toBeTruthy();
  });

  it("takes SQL in a name for a name", async () => {
    const before = await userCount();
    for (const username of ["' OR 1=1--", "x'; DROP TABLE users;--", `${anna.username}'--`]) {
      const answer = await tryOut({ username, password: PASSWORD });
      expect([answer.status, await messageOf(answer)]).toEqual([401, "Invalid username or password"]);
    }
    expect(await userCount()).toBe(before);
  });

  it("gives a new cookie each time, that scripts and other sites cannot have", async () => {
    const browser = guest();
    const cookies = [];
    for (let time = 0; time < 2; time += 1) {
      const answer = await browser.call("POST", "/api/login", {
        username: anna.username,
        password: PASSWORD,
      });
      const [set = ""] = answer.headers.getSetCookie();
      expect(set).toMatch(/^session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
      cookies.push(set);
    }
    expect(cookies[0]).not.toBe(cookies[1]);
    const old = cookies[0]?.split(";")[0] ?? "";
    expect((await guest().get("/api/user", { Cookie: old })).status).toBe(401);
    expect((await browser.get("/api/user")).status).toBe(200);
  });

  it("locks the cookie to the host on https", async () => {
    const answer = await site.ask("https://sunny.example/api/login", {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: "https://sunny.example" },
      body: JSON.stringify({ username: anna.username, password: PASSWORD }),
    });
    expect(answer.status).toBe(200);
    const [set = "", device] = answer.headers.getSetCookie();
    expect(device).toMatch(
      /^__Host-device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(set).toMatch(/^__Host-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const user = (cookie: string) =>
      site.ask("https://sunny.example/api/user", { headers: { Cookie: cookie } });
    expect((await user(set.split(";")[0] ?? "")).status).toBe(200);
    // The same content under a name without the prefix __Host-: another page of the domain could set such a cookie.
    expect((await user((set.split(";")[0] ?? "").replace("__Host-", ""))).status).toBe(401);
  });
});

describe("a session's end", () => {
  it("leaves a kept cookie worth nothing: on calls, pages, client navigations, forms and the export", async () => {
    const browser = await addUser(site);
    const kept = { Cookie: `session=${browser.cookies.get("session") ?? ""}` };
    expect((await guest().get("/api/user", kept)).status).toBe(200);
    const answer = await browser.call("POST", "/api/logout");
    expect(answer.status).toBe(204);
    expect(browser.cookies.has("session")).toBe(false);

    const reused = guest();
    for (const path of ["/api/user", "/api/favorites", "/api/recommendations", "/api/search-history"]) {
      expect([path, (await reused.get(path, kept)).status]).toEqual([path, 401]);
    }
    expect((await reused.call("PUT", "/api/user/preferences", { hiking: true }, kept)).status).toBe(401);
    for (const path of ["/settings", "/favorites", "/trip-planner", "/settings/data"]) {
      expect([path, (await reused.get(path, kept)).headers.get("Location")]).toEqual([
        path,
        "/auth?from=feature",
      ]);
    }
    const form = { intent: "preferences", hiking: "on" };
    expect((await reused.submit("/settings", form, kept)).status).toBe(401);
    for (const path of ["/", "/_root.data", "/search?postcode=SW1A1AA"]) {
      expect(await (await reused.get(path, kept)).text()).not.toContain(browser.username);
    }
    expect(await usersNamed(browser.username)).toMatchObject([{ hiking: 0 }]);
  });

  it("is the same by the form, which says so on the next page", async () => {
    const browser = await addUser(site);
    const kept = { Cookie: `session=${browser.cookies.get("session") ?? ""}` };
    const answer = await browser.submit("/logout", {});
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/auth"]);
    expect((await guest().get("/api/user", kept)).status).toBe(401);
    const page = await (await browser.get("/auth")).text();
    expect(page).toContain("Logged out");
    expect(page).toContain("You have been successfully logged out.");
    expect(await (await browser.get("/auth")).text()).not.toContain("You have been successfully logged out.");
  });

  it("comes from no link or image: a GET leaves the visitor signed in", async () => {
    const browser = await logIn(site, anna.username);
    for (const path of ["/api/logout", "/logout"]) {
      const answer = await browser.get(path);
      expect([path, answer.status]).toEqual([path, 405]);
    }
    expect((await browser.get("/api/user")).status).toBe(200);
  });

  it.each<[string, (good: string) => string]>([
    ["of another signature", (good) => `${good.slice(0, -3)}AAA`],
    ["of another content", (good) => `AAAA${good.slice(4)}`],
    ["that is cut short", (good) => good.slice(0, 40)],
    ["without a signature", () => "abc"],
    ["whose signature is no base64", () => "abc.%%%"],
    ["of 8 kB", () => "a".repeat(8_192)],
    ["that is empty", () => ""],
  ])("is every cookie %s: the visitor is a guest, and the cookie is taken away", async (_, spoil) => {
    const Cookie = `session=${spoil(anna.cookies.get("session") ?? "")}`;
    const call = await guest().get("/api/user", { Cookie });
    expect(call.status).toBe(401);
    expect(call.headers.getSetCookie()).toEqual([expect.stringMatching(/^session=; Max-Age=0; Path=\//)]);
    const home = await guest().get("/", { Cookie });
    expect(home.status).toBe(200);
    expect(await home.text()).toContain("Sign In");
    expect(home.headers.getSetCookie().join()).toMatch(/session=; Max-Age=0/);
    const settings = await guest().get("/settings", { Cookie });
    expect([settings.status, settings.headers.get("Location")]).toEqual([302, "/auth?from=feature"]);
  });

  it("comes after thirty days", async () => {
    const browser = await addUser(site);
    const Cookie = `session=${browser.cookies.get("session") ?? ""}`;
    await site.rows(
      "UPDATE sessions SET expires_at = ? WHERE user_id = (SELECT id FROM users WHERE username_key = ?)",
      site.nowMs() - 1,
      browser.username,
    );
    const answer = await guest().get("/api/user", { Cookie });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("Set-Cookie")).toMatch(/^session=; Max-Age=0/);
  });
});

describe("a request that changes something", () => {
  const elsewhere: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "null", "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
    { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" },
  ];

  it.each(elsewhere)("is refused from another site, even with a valid cookie: %o", async (headers) => {
    const calls = [
      ["POST", "/api/login", { username: anna.username, password: PASSWORD }],
      ["POST", "/api/register", account()],
      ["POST", "/api/logout", undefined],
      ["PUT", "/api/user/preferences", { hiking: true }],
      ["POST", "/api/favorites", { destinationId: 1 }],
      ["DELETE", "/api/favorites/1", undefined],
      ["POST", "/api/search-history", { postcode: "SW1A 1AA", drivingHours: 2 }],
    ] as const;
    for (const [method, path, body] of calls) {
      const answer = await anna.call(method, path, body, headers);
      expect([method, path, answer.status]).toEqual([method, path, 403]);
      expect(await messageOf(answer)).toBe("This request came from another site and was refused.");
    }
    for (const path of [
      "/auth",
      "/auth.data",
      "/settings",
      "/settings.data",
      "/logout",
      "/favorites/toggle",
    ]) {
      const answer = await anna.submit(path, { intent: "preferences", hiking: "on" }, headers);
      expect([path, answer.status]).toEqual([path, 403]);
    }
    expect(await (await anna.get("/api/user")).json()).toMatchObject({ hiking: false });
  });

  it("comes with the origin null from our own page that sends no referrer, which the results of a search are", async () => {
    const browser = await addUser(site);
    const headers = { Origin: "null", "Sec-Fetch-Site": "same-origin" };
    const fields = { intent: "remove", destinationId: "1", returnTo: "/search?postcode=SW1A1AA" };
    const heart = await browser.submit("/favorites/toggle", fields, headers);
    expect([heart.status, heart.headers.get("Location")]).toEqual([302, fields.returnTo]);
    const settings = await browser.submit("/settings", { intent: "preferences", hiking: "on" }, headers);
    expect([settings.status, settings.headers.get("Location")]).toEqual([302, "/settings"]);
    expect((await browser.submit("/logout", {}, headers)).headers.get("Location")).toBe("/auth");
  });

  it.each([
    ["text/plain", JSON.stringify({ username: "anna", password: PASSWORD })],
    ["application/x-www-form-urlencoded", `username=anna&password=${PASSWORD}`],
    ["multipart/form-data; boundary=x", "--x--"],
  ])("brings a call no body of the type %s", async (type, body) => {
    for (const [method, path] of [
      ["POST", "/api/login"],
      ["POST", "/api/register"],
      ["PUT", "/api/user/preferences"],
      ["POST", "/api/favorites"],
      ["POST", "/api/search-history"],
      ["POST", "/api/search-history/click"],
    ] as const) {
      const cookie = anna.cookies.get("session") ?? "";
      const answer = await site.send(method, path, {
        headers: { "Content-Type": type, Origin: site.url.origin, Cookie: `session=${cookie}` },
        body,
      });
      expect([path, answer.status]).toEqual([path, 415]);
      expect(await messageOf(answer)).toBe("Send the body as application/json.");
    }
  });
});

describe("the sign-in page's address", () => {
  const banners = {
    "from=search": "Creating an account is optional",
    "from=feature": "You need an account for favorites, alerts and recommendations.",
    "from=recommendations": "You need an account for favorites, alerts and recommendations.",
    "session_expired=true":
      "Your session has expired or you need to log in again. Please sign in to continue.",
  };

  it.each(Object.entries(banners))("says with %s why the visitor is there", async (query, words) => {
    expect(await (await guest().get(`/auth?${query}`)).text()).toContain(words);
  });

  it.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
    "leads nowhere else with from=%s: the plain page, and home after the login",
    async (from) => {
      const query = new URLSearchParams({ from, redirectTo: from, returnTo: from }).toString();
      const page = await (await guest().get(`/auth?${query}`)).text();
      expect(page).not.toContain("auth-banner");
      expect(page).not.toContain(`href="${from}`);
      const answer = await guest().submit(`/auth?${query}`, {
        intent: "login",
        username: anna.username,
        password: PASSWORD,
        returnTo: from,
      });
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/"]);
    },
  );

  it.each(["/search?\0", "/search?\x7f", "/search?\u2600", "/alerts?\0"])(
    "leads home where no answer can name the page to go back to: %j",
    async (returnTo) => {
      const query = new URLSearchParams({ favorite: "1", returnTo }).toString();
      const answer = await guest().submit(`/auth?${query}`, {
        intent: "login",
        username: anna.username,
        password: PASSWORD,
      });
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/"]);
    },
  );

  it.each(["session_expired", "from", "tab"])("is not repeated on the page: %s", async (name) => {
    const page = await (
      await guest().get(`/auth?${name}=${encodeURIComponent("<script>alert(1)</script>")}`)
    ).text();
    expect(page).not.toContain("<script>alert(1)");
    expect(page).not.toContain("auth-banner");
  });
});

describe("what is the administrator's", () => {
  const pages = ["/admin", "/admin/suggestions", "/admin/audit", "/admin/catalogue"];
  const routes = ["routes/admin/admin", "routes/admin.suggestions", "routes/admin/admin.suggestions"];
  const navigations = [
    ...pages.map((page) => `${page}.data`),
    ...routes.map((route) => `/admin.data?_routes=${encodeURIComponent(route)}`),
    `/admin/suggestions.data?_routes=${encodeURIComponent("routes/admin/admin.suggestions")}`,
  ];
  const calls = [
    ...["/api/admin/destinations", "/api/admin/suggestions", "/api/admin/weather", "/api/admin/geocode"],
    ...["/api/admin/destinations/1", "/api/admin/suggestions/1/status", "/api/admin/weather/refresh"],
    ...["activities", "hotels", "campsites", "fetch-places", "weather"].map(
      (what) => `/api/admin/destinations/1/${what}`,
    ),
    ...["activities", "hotels", "campsites"].map((what) => `/api/admin/destinations/1/${what}/0`),
    ...["export/catalogue.json", "export/catalogue.csv", "import", "import/1"].map(
      (what) => `/api/admin/catalogue/${what}`,
    ),
    ...["/api/admin/nothing-here", "/api/admin/"],
  ];
  const tables = ["destinations", "suggestions", "audit_log", "refresh_runs", "users"];
  const rowsOfAll = () => Promise.all(tables.map((table) => site.rows(`SELECT * FROM ${table}`)));
  /** Returns a name from the catalogue. Answers to anyone but the administrator must not contain it. */
  const secret = async () =>
    (await site.rows<{ name: string }>("SELECT name FROM destinations LIMIT 1"))[0]?.name ?? "";

  it.each(pages)("is shown to no guest: %s leads to the sign-in page", async (path) => {
    const answer = await guest().get(path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/auth?from=feature"]);
    expect(await answer.text()).toBe("");
  });

  it.each(pages)("is shown to no other user: %s leads home, which says so once", async (path) => {
    const browser = await logIn(site, anna.username);
    const answer = await browser.get(path);
    expect([answer.status, answer.headers.get("Location"), await answer.text()]).toEqual([302, "/", ""]);
    const words = ["Access Denied", "You don&#x27;t have permission to access the admin dashboard"];
    const home = await (await browser.get("/")).text();
    for (const said of words) expect(home).toContain(said);
    expect(await (await browser.get("/")).text()).not.toContain(words[1]);
  });

  it.each(navigations)("is in no client navigation of a guest or another user: %s", async (path) => {
    for (const [browser, way] of [
      [guest(), "/auth?from=feature"],
      [await logIn(site, anna.username), "/"],
    ] as const) {
      const answer = await browser.get(path);
      const text = await answer.text();
      expect(text).not.toContain(await secret());
      expect(text).not.toMatch(/updatedAt|submitterName|destinations/);
      // If the address does not have the named route, no route runs and the answer contains no data.
      expect(text.trim() === "[{}]" || text.includes(`"${way}"`)).toBe(true);
    }
  });

  it.each(calls)("is refused to anyone else: %s by every method, and every row stays", async (path) => {
    const before = await rowsOfAll();
    for (const method of ["GET", "POST", "PUT", "DELETE"]) {
      const body = method === "GET" ? undefined : { name: "Atlantis", status: "approved" };
      const asGuest = await guest().call(method, path, body);
      const asUser = await anna.call(method, path, body);
      expect([method, asGuest.status, asUser.status]).toEqual([method, 401, 403]);
      expect(await messageOf(asUser)).toBe("Only the administrator may do this.");
    }
    expect(await rowsOfAll()).toEqual(before);
  });

  it("leaves the list of destinations public, with public fields only", async () => {
    const admin = await logIn(site, "admin", ADMIN_PASSWORD);
    const listOf = async (browser: Pick<SignedIn, "get">) => {
      const answer = await browser.get("/api/destinations/all");
      expect(answer.status).toBe(200);
      const list = await answer.json<{ id: number; name: string }[]>();
      return list.sort((a, b) => a.id - b.id);
    };
    const list = await listOf(guest());
    expect(list).toHaveLength(40);
    const inside = /catalogue_?hash|source_?suggestion|updated_?at|userId/i;
    expect(list.flatMap((destination) => Object.keys(destination)).filter((key) => inside.test(key))).toEqual(
      [],
    );
    expect(await listOf(anna)).toEqual(list);
    // The administrator's list comes from the database. It also has each destination's version, which If-Match needs.
    const outline = (all: typeof list) => all.map((entry) => [entry.id, entry.name, Object.keys(entry)]);
    const versioned = outline(list).map(([id, name, keys]) => [
      id,
      name,
      [...(keys as string[]), "updatedAt"],
    ]);
    // Facts from open data are added when the list is published. Administrators edit only a place's own fields.
    const isOwn = (key: string) => !/^(nearby|carPark.*)$/.test(key);
    const sorted = (all: unknown[][]) =>
      all.map(([id, name, keys]) => [id, name, (keys as string[]).filter(isOwn).sort()]);
    expect(sorted(outline(await listOf(admin)))).toEqual(sorted(versioned));
  });

  it("is open to the administrator", async () => {
    const admin = await logIn(site, "admin", ADMIN_PASSWORD);
    for (const path of pages) expect([path, (await admin.get(path)).status]).toEqual([path, 200]);
    expect(await (await admin.get("/admin")).text()).toContain(await secret());
  });
});

describe("preferences", () => {
  it("are seven flags, and nothing else of the account can be changed with them", async () => {
    const browser = await addUser(site);
    const [before] = await usersNamed(browser.username);
    const forged = {
      username: "admin",
      password: "other-days",
      id: 1,
      email: "x@example.com",
      isAdmin: true,
    };
    const answer = await browser.call("PUT", "/api/user/preferences", { ...forged, hiking: true });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ username: browser.username, isAdmin: false, hiking: true });
    expect(await usersNamed(browser.username)).toEqual([{ ...before, hiking: 1 }]);
    await browser.submit("/settings", {
      ...forged,
      id: "1",
      isAdmin: "on",
      intent: "preferences",
      history: "on",
    });
    expect(await usersNamed(browser.username)).toEqual([{ ...before, history: 1 }]);
  });

  it("are for those who are logged in", async () => {
    const answer = await guest().call("PUT", "/api/user/preferences", { hiking: true });
    expect(answer.status).toBe(401);
    expect(await messageOf(answer)).toBe("You must be logged in to update preferences");
  });
});

describe("a password's hash", () => {
  it("is in no answer, page, client navigation or export of its owner or of the administrator", async () => {
    const admin = await logIn(site, "admin", ADMIN_PASSWORD);
    for (const browser of [anna, admin]) {
      const [row] = await usersNamed(browser.username);
      const hash = String(row?.password);
      expect(hash).toMatch(/^\$scrypt\$/);
      const pages = ["/", "/settings", "/favorites", "/trip-planner", "/search?postcode=SW1A1AA", "/admin"];
      const paths = [
        ...pages,
        ...["/_root.data", "/settings.data", "/favorites.data", "/trip-planner.data", "/settings/data"],
        ...["/api/user", "/api/favorites", "/api/recommendations", "/api/search-history"],
        "/api/search?postcode=SW1A1AA",
        "/destinations/nowhere",
      ];
      for (const path of paths) {
        const text = await (await browser.get(path)).text();
        for (const secret of ["scrypt", hash, hash.split("$").at(-1) ?? hash, PASSWORD]) {
          expect([path, text.includes(secret)]).toEqual([path, false]);
        }
      }
    }
  });

  it("is in no log, and nor are passwords and sessions, when the database fails in the middle of a sign-in", async () => {
    const lines: string[] = [];
    const keep = (line: unknown) => void lines.push(String(line));
    const spies = [vi.spyOn(console, "log"), vi.spyOn(console, "error")].map((spy) =>
      spy.mockImplementation(keep),
    );
    const browser = await logIn(site, anna.username);
    const token = browser.cookies.get("session") ?? "";
    await site.watch("d1");
    const fields = account({ email: "secret@example.com" });
    expect((await guest().call("POST", "/api/register", fields)).status).toBe(503);
    expect(
      (await browser.call("POST", "/api/login", { username: anna.username, password: PASSWORD })).status,
    ).toBe(503);
    expect((await browser.get("/api/user")).status).toBe(503);
    await browser.get("/settings");
    await site.watch();
    await expect.poll(() => lines.join("\n")).toContain("call.unavailable");
    spies.forEach((spy) => spy.mockRestore());
    const sessionIds = await site.rows<{ id: string }>("SELECT id FROM sessions");
    const secrets = [
      "$scrypt$",
      PASSWORD,
      decodeURIComponent(token).split(".")[0] ?? token,
      "secret@example.com",
    ];
    for (const secret of [...secrets, ...sessionIds.map(({ id }) => id)]) {
      expect(lines.filter((line) => line.includes(secret))).toEqual([]);
    }
  });
});

describe("one's own account", () => {
  it("is deleted with everything in it, and can't be signed in to again", async () => {
    const browser = await addUser(site);
    const [{ id } = { id: 0 }] = await site.rows<{ id: number }>("SELECT id FROM destinations LIMIT 1");
    await browser.call("POST", "/api/favorites", { destinationId: id });
    await browser.call("POST", "/api/search-history", { postcode: "SW1A 1AA", drivingHours: 2 });
    const data = await ownData(browser);
    expect([data.favorites.length, data.searchHistory.length]).toEqual([1, 1]);
    const [user] = await usersNamed(browser.username);
    const answer = await browser.submit("/settings", { intent: "delete", currentPassword: PASSWORD });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/"]);
    for (const table of ["favorite_destinations", "search_history", "sessions"]) {
      expect(await site.rows(`SELECT * FROM ${table} WHERE user_id = ?`, user?.id)).toEqual([]);
    }
    const again = { username: browser.username, password: PASSWORD };
    expect((await guest().call("POST", "/api/login", again)).status).toBe(401);
  });

  it("gets a new password, which ends every other session", async () => {
    const here = await addUser(site);
    const there = await logIn(site, here.username);
    const form = {
      intent: "password",
      currentPassword: PASSWORD,
      password: "rainy-days",
      confirmPassword: "rainy-days",
    };
    expect((await here.submit("/settings", form)).headers.get("Location")).toBe("/settings");
    expect((await here.get("/api/user")).status).toBe(200);
    expect((await there.get("/api/user")).status).toBe(401);
    expect((await logIn(site, here.username, "rainy-days")).username).toBe(here.username);
  });
});

describe("while the database is down", () => {
  const withoutDatabase = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    await site.watch("d1");
    try {
      return await work();
    } finally {
      await site.watch();
    }
  };

  it.each([
    ["GET", "/api/user", undefined],
    ["POST", "/api/login", { username: "anna-1", password: PASSWORD }],
    ["POST", "/api/register", account()],
    ["POST", "/api/logout", undefined],
    ["PUT", "/api/user/preferences", { hiking: true }],
  ])(
    "%s %s is a 503 in words that says when to try again, and takes no cookie away",
    async (method, path, body) => {
      const answer = await withoutDatabase(() => anna.call(method, path, body));
      expect(answer.status).toBe(503);
      expect(answer.headers.get("Retry-After")).toMatch(/^\d+$/);
      const message = await messageOf(answer);
      expect(message).toMatch(/try again/);
      expect(message).not.toMatch(WORDS_OF_PROGRAMMERS);
      expect((await anna.get("/api/user")).status).toBe(200);
    },
  );

  it.each(["/", "/auth", "/search?postcode=SW1A1AA", "/about"])(
    "%s is shown as to a guest, and the visitor stays signed in",
    async (path) => {
      const answer = await withoutDatabase(() => anna.get(path));
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("Sign In");
      expect((await anna.get("/api/user")).status).toBe(200);
    },
  );

  it.each(["/settings", "/favorites", "/trip-planner", "/settings/data"])(
    "%s says that it cannot be shown just now, with 503",
    async (path) => {
      const answer = await withoutDatabase(() => anna.get(path));
      expect(answer.status).toBe(503);
      expect(answer.headers.get("Retry-After")).toMatch(/^\d+$/);
      const text = await answer.text();
      expect(text).toMatch(/[Tt]ry again/);
      expect(text.replace(/<script.*?<\/script>/gs, "")).not.toMatch(/D1_|told to fail|Failed query/);
      expect((await anna.get(path)).status).toBe(200);
    },
  );

  it.each(["/settings.data", "/favorites.data", "/trip-planner.data"])(
    "%s gives a client navigation no words of programmers",
    async (path) => {
      const answer = await withoutDatabase(() => anna.get(path));
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(await answer.text()).not.toMatch(/D1_|told to fail|Failed query|select /);
    },
  );

  it.each([
    ["login", "Login failed"],
    ["register", "Registration failed"],
  ])("the form to %s is shown again with what was typed and no password", async (intent) => {
    const fields = { username: newName("down"), password: PASSWORD, confirmPassword: PASSWORD };
    const answer = await withoutDatabase(() => guest().submit("/auth", { intent, ...fields }));
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toMatch(/^\d+$/);
    const page = await answer.text();
    expect(page).toContain("Accounts aren&#x27;t available at the moment. Please try again shortly.");
    expect(page).toContain(`value="${fields.username}"`);
    expect(page).not.toContain(PASSWORD);
  });

  it.each([
    ["/settings", { intent: "preferences", hiking: "on" }],
    ["/settings", { intent: "delete", currentPassword: PASSWORD }],
    ["/favorites/toggle", { intent: "add", destinationId: "1" }],
  ])("the form of %s changes nothing and is answered with a 503 in words", async (path, fields) => {
    const before = await usersNamed(anna.username);
    const answer = await withoutDatabase(() => anna.submit(path, fields));
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(await answer.text()).toMatch(/[Tt]ry again/);
    expect(await usersNamed(anna.username)).toEqual(before);
  });

  it("a session stays valid even if its last use cannot be stored", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const browser = await logIn(site, anna.username);
    await site.rows("UPDATE sessions SET last_seen_at = last_seen_at - ?", 2 * 3_600_000);
    await site.watch("d1PastSessions");
    try {
      expect((await browser.get("/api/user")).status).toBe(200);
      expect(await (await browser.get("/about")).text()).toContain(anna.username);
    } finally {
      await site.watch();
    }
    const logged = () => error.mock.calls.map(String).filter((line) => line.includes("session.not-touched"));
    await expect.poll(() => logged().length).toBe(2);
    expect(logged()[0]).toContain("D1 was told to fail");
    error.mockRestore();
  });

  it("logging out says that it failed and leaves the visitor signed in", async () => {
    const browser = await logIn(site, anna.username);
    const answer = await withoutDatabase(() => browser.submit("/logout", {}));
    expect(answer.status).toBe(302);
    expect(browser.cookies.has("session")).toBe(true);
    expect(await (await browser.get("/")).text()).toContain("Logout failed");
  });
});
