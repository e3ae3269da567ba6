import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ADDRESSES } from "#app/http/address/addresses";
import { isCall } from "#app/http/address/address";
import { ALERT_WISH } from "../fakes/alert-wish";
import type { SearchResult } from "../harness/answers";
import { type SignedIn, ADMIN_PASSWORD, addUser, logIn } from "../harness/sign-in";
import { type Site, startSite } from "../harness/site";

const SEARCH = "/api/search?postcode=SW1A1AA&drivingHours=2";
type Results = SearchResult[];
const results = async (site: Site) => await (await site.get(SEARCH)).json<Results>();

describe("a search while our own stores fail", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ destinations: 80 });
  });
  // A new isolate, because a used one keeps its snapshot.
  beforeEach(() => site.restart());
  afterEach(() => site.watch());
  afterAll(() => site.close());

  let runs = 0;
  /** Each run is for another hour, because a repeated one is skipped. */
  const refresh = () => site.refresh((runs += 1));

  it("says when to try again where neither can answer", async () => {
    await site.watch("d1", "kvReads");
    const answer = await site.get(SEARCH);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toMatch(/^\d+$/);
    const { message } = await answer.json<{ message: string }>();
    expect(message).toMatch(/try again/);
    expect(message).not.toMatch(/D1|KV|told to fail/);
    const page = await site.get("/search?postcode=SW1A1AA");
    expect(page.status).toBe(503);
    expect(page.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(await page.text()).toContain("Something Went Wrong");
  });

  it("shows places without weather, unranked, before the first refresh", async () => {
    const found = await results(site);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ weather, score }) => weather === null && score === null)).toBe(true);
  });

  it("answers from the cache alone, with no query, while the database is down", async () => {
    await refresh();
    await site.watch("d1");
    expect((await site.get(SEARCH)).status).toBe(200);
    const { d1Statements, kvReads, outbound } = await site.watch("d1");
    expect([d1Statements, outbound]).toEqual([0, 0]);
    expect(kvReads).toBeLessThanOrEqual(2);
  });
});

describe("every address that a browser opens, while the database fails", () => {
  const PATHS = ADDRESSES.filter(
    (address) => !isCall(address) && address.path !== "*" && address.methods.includes("GET"),
  ).map(({ path }) => path);
  /** Values for the parameters in an address. */
  const parts: Record<string, string> = { token: "x".repeat(43), slug: "", alertId: "" };
  const FILES: Record<string, string> = { feeds: "alerts.ics", previews: "home.png" };
  const open = (path: string) =>
    `/${path.replace(/:(\w+)/g, (_, name: string) => {
      const part = name === "file" ? FILES[path.split("/")[0] ?? ""] : parts[name];
      if (!part) throw new Error(`say what stands for :${name} of ${path}`);
      return part;
    })}?postcode=SW1A1AA&token=${parts.token}`;

  let site: Site;
  const browsers: SignedIn[] = [];
  beforeAll(async () => {
    site = await startSite({ destinations: 10, adminPassword: ADMIN_PASSWORD });
    await site.refresh();
    browsers.push(await addUser(site), await logIn(site, "admin", ADMIN_PASSWORD));
    for (const browser of browsers) await browser.submit("/alerts/new", ALERT_WISH);
    const [place] = await site.rows<{ slug: string }>("SELECT slug FROM destinations LIMIT 1");
    parts.slug = place?.slug ?? "";
  });
  afterEach(() => site.watch());
  afterAll(() => site.close());

  it.each(["d1", "d1PastSessions"] as const)("is no fault of ours under the fault %s", async (fault) => {
    const alerts = await site.rows<{ id: number }>("SELECT id FROM alerts ORDER BY id");
    expect(alerts).toHaveLength(browsers.length);
    // Without its session every browser is a guest's.
    const asked = fault === "d1" ? browsers.slice(1) : browsers;
    for (const [turn, browser] of asked.entries()) {
      parts.alertId = String(alerts[turn]?.id);
      await site.watch(fault);
      for (const path of PATHS) {
        const answer = await browser.get(open(path));
        const isUnavailable = answer.status === 503 && answer.headers.has("Retry-After");
        // The health check needs no Retry-After, because a monitor has its own schedule.
        const isFine = answer.status < 500 || isUnavailable || path === "healthz";
        expect([path, answer.status, isFine]).toEqual([path, expect.any(Number), true]);
        await answer.arrayBuffer();
      }
    }
  });

  it.each(["d1Hangs", "d1HangsPastSessions"] as const)(
    "has its answer all the same under the fault %s, which searches do without",
    async (fault) => {
      const alerts = await site.rows<{ id: number }>("SELECT id FROM alerts ORDER BY id");
      parts.alertId = String(alerts[0]?.id);
      await site.watch(fault);
      const anna = browsers[0]!;
      const answers = PATHS.map(async (path) => {
        const answer = await anna.get(open(path));
        const isUnavailable = answer.status === 503 && answer.headers.has("Retry-After");
        await answer.arrayBuffer();
        expect([path, answer.status, answer.status < 500 || isUnavailable || path === "healthz"]).toEqual([
          path,
          expect.any(Number),
          true,
        ]);
      });
      await Promise.all(answers);
      const [page, call] = await Promise.all([anna.get("/search?postcode=SW1A1AA"), anna.get(SEARCH)]);
      expect([page.status, call.status]).toEqual([200, 200]);
      expect((await call.json<Results>()).length).toBeGreaterThan(0);
      expect(await page.text()).toContain(fault === "d1Hangs" ? "Sign In" : "Log out");
    },
  );
});
