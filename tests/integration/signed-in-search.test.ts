import { describe, expect, it } from "vitest";
import type { SearchResult } from "../harness/answers";
import { type Browser, openBrowser, ownData, addUser } from "../harness/sign-in";
import { sharedSiteThisMorning } from "../harness/site";
const site = await sharedSiteThisMorning();
const anna = await addUser(site);

const QUERY = "postcode=SW1A1AA&drivingHours=2";
const WAYS = [
  ["the call", `/api/search?${QUERY}`],
  ["the page", `/search?${QUERY}`],
  ["the page's client navigation", `/search.data?${QUERY}`],
] as const;
/**
 * Returns the cost of a request until its whole answer has arrived, counted within the Worker, and the cost of the
 * work after that.
 */
async function costOf(
  browser: Browser,
  path: string,
): Promise<{ before: number; after: number; outbound: number }> {
  await site.settled();
  await site.watch("timersHeld");
  const answer = await browser.get(path);
  expect(answer.status).toBe(200);
  await answer.text();
  const { d1Statements: before, outbound } = await site.watch();
  return { before, after: (await site.settled()).d1Statements, outbound };
}

describe("what a search asks of the database", () => {
  it.each(WAYS)("by %s is nothing for a guest, before the answer and after it", async (_, path) => {
    expect(await costOf(openBrowser(site), path)).toEqual({ before: 0, after: 0, outbound: 0 });
  });

  it.each(WAYS)(
    "by %s is at most two queries for a user, and the record after the answer",
    async (_, path) => {
      const { before, after, outbound } = await costOf(anna, path);
      expect(before).toBeLessThanOrEqual(2);
      expect(before).toBeGreaterThan(0);
      expect(after).toBeGreaterThan(0);
      expect(outbound).toBe(0);
    },
  );

  it("is nothing for a guest with the cookie of a user who signed out", async () => {
    const browser = openBrowser(site);
    const { before } = await costOf(
      { ...browser, get: (path) => browser.get(path, { Cookie: "session=nonsense" }) },
      WAYS[0][1],
    );
    expect(before).toBe(0);
  });
});

describe("what a search finds for a user", () => {
  const results = async (browser: Browser) =>
    (await browser.get(`/api/search?${QUERY}`)).json<SearchResult[]>();

  it("is in the same order as for a guest, and whole where no preference is set", async () => {
    expect(await results(anna)).toEqual(await results(openBrowser(site)));
  });

  it("follows a change of the preferences at once", async () => {
    const carla = await addUser(site, { adventure: true });
    const narrow = await results(carla);
    await carla.call("PUT", "/api/user/preferences", {});
    const wide = await results(carla);
    expect(wide).not.toEqual(narrow);
    expect(wide).toEqual(await results(openBrowser(site)));
  });

  it("is private: after one user's search, a guest and another user get their own answers", async () => {
    const dora = await addUser(site, { hiking: true });
    const path = `/search?${QUERY}`;
    const hers = await (await dora.get(path)).text();
    expect(hers).toContain(dora.username);
    const theirs = await (await openBrowser(site).get(path)).text();
    expect(theirs).not.toContain(dora.username);
    expect(await (await anna.get(path)).text()).not.toContain(dora.username);
    expect((await anna.get(path)).headers.get("Cache-Control")).toContain("no-store");
  });
});

describe("while the database is down", () => {
  it.each(WAYS)("a user's search by %s is answered from the cache, as a guest's", async (_, path) => {
    await site.watch("d1");
    const answer = await anna.get(path);
    await site.watch();
    expect(answer.status).toBe(200);
    expect(anna.cookies.has("session")).toBe(true);
  });

  it("the record of a search that was answered is lost, and nothing else", async () => {
    const erin = await addUser(site);
    await site.watch("timersHeld");
    await erin.get(`/api/search?${QUERY}`);
    // Releases the timers. The work that they start finds no database.
    let statements = 0;
    for (let isUnderWay = true; isUnderWay;) {
      const { d1Statements, afterAnswers } = await site.watch("d1");
      statements += d1Statements;
      isUnderWay = afterAnswers > 0;
    }
    await site.watch();
    expect(statements).toBeGreaterThan(0);
    expect((await erin.get("/api/user")).status).toBe(200);
    expect((await ownData(erin)).searchHistory).toEqual([]);
  });
});
