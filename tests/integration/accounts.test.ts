import { afterAll, describe, expect, it, vi } from "vitest";
import { ADMIN_PASSWORD, PASSWORD, addUser, logIn, newName, openBrowser } from "../harness/sign-in";
import { startSite } from "../harness/site";
const site = await startSite({ destinations: 40, adminPassword: ADMIN_PASSWORD });
await site.refresh();
const anna = await addUser(site);
afterAll(() => site.close());

const guest = () => openBrowser(site);
const usersNamed = (username: string) =>
  site.rows("SELECT * FROM users WHERE username_key = ?", username.trim().toLowerCase());
const account = (fields: Record<string, unknown> = {}) => ({
  username: newName(),
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...fields,
});

it("a session's end leaves a kept cookie worth nothing: on calls, pages, client navigations, forms and the export", async () => {
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
    const page = await reused.get(path, kept);
    expect([path, page.headers.get("Location"), await page.text()]).toEqual([path, "/auth?from=feature", ""]);
  }
  for (const own of ["trips/favorites", "trips/trip-planner", "accounts/settings"]) {
    const route = encodeURIComponent(`routes/pages/${own}`);
    const text = await (await reused.get(`/${own.split("/")[1]}.data?_routes=${route}`, kept)).text();
    expect(text).toContain("/auth?from=feature");
    expect(text).not.toMatch(/cards|preferences|username|email/);
  }
  const form = { intent: "preferences", hiking: "on" };
  expect((await reused.submit("/settings", form, kept)).status).toBe(401);
  for (const path of ["/", "/_root.data", "/search?postcode=SW1A1AA"]) {
    expect(await (await reused.get(path, kept)).text()).not.toContain(browser.username);
  }
  expect(await usersNamed(browser.username)).toMatchObject([{ hiking: 0 }]);
});

it("a request that changes something is refused from another site, even with a valid cookie", async () => {
  const headers = { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" };
  const answers = [
    await anna.call("PUT", "/api/user/preferences", { hiking: true }, headers),
    await anna.submit("/settings.data", { intent: "preferences", hiking: "on" }, headers),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  expect(await (await anna.get("/api/user")).json()).toMatchObject({ hiking: false });
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

describe("while the database is down", () => {
  const withoutDatabase = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    await site.watch("d1");
    try {
      return await work();
    } finally {
      await site.watch();
    }
  };

  const isExplained = (answer: Response, text: string) => {
    const words = text.replace(/<script.*?<\/script>/gs, "");
    return {
      isUnavailable: answer.status === 503 && /^\d+$/.test(answer.headers.get("Retry-After") ?? ""),
      saysTryAgain: /[Tt]ry again/.test(words),
      hasWordsOfProgrammers: /D1_|told to fail|Failed query|select /.test(words),
    };
  };
  const EXPLAINED = { isUnavailable: true, saysTryAgain: true, hasWordsOfProgrammers: false };

  it("client navigations say nothing of it, pages for everyone are a guest's, and no cookie is taken away", async () => {
    await withoutDatabase(async () => {
      for (const path of ["/settings.data", "/favorites.data", "/trip-planner.data"]) {
        const answer = await anna.get(path);
        expect(answer.status).toBeGreaterThanOrEqual(500);
        expect(await answer.text()).not.toMatch(/D1_|told to fail|Failed query|select /);
      }
      for (const path of ["/", "/auth", "/search?postcode=SW1A1AA", "/about"]) {
        const answer = await anna.get(path);
        expect([path, answer.status]).toEqual([path, 200]);
        expect(await answer.text()).toContain("Sign In");
      }
    });
    expect((await anna.get("/api/user")).status).toBe(200);
  });

  it("forms change nothing, and those for guests keep what was typed but no password", async () => {
    const before = await usersNamed(anna.username);
    const fields = { username: newName("down"), password: PASSWORD, confirmPassword: PASSWORD };
    await withoutDatabase(async () => {
      for (const intent of ["login", "register"]) {
        const answer = await guest().submit("/auth", { intent, ...fields });
        const page = await answer.text();
        expect([intent, isExplained(answer, page)]).toEqual([intent, EXPLAINED]);
        expect(page).toContain("Accounts aren&#x27;t available at the moment. Please try again shortly.");
        expect(page).toContain(`value="${fields.username}"`);
        expect(page).not.toContain(PASSWORD);
      }
      for (const [path, form] of [
        ["/settings", { intent: "preferences", hiking: "on" }],
        ["/settings", { intent: "delete", currentPassword: PASSWORD }],
        ["/favorites/toggle", { intent: "add", destinationId: "1" }],
      ] as const) {
        const answer = await anna.submit(path, form);
        expect([path, isExplained(answer, await answer.text())]).toEqual([path, EXPLAINED]);
      }
    });
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
