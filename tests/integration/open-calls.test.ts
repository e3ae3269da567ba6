import { afterAll, describe, expect, it } from "vitest";
import type { SearchResult } from "../harness/answers";
import { startSiteThisMorning } from "../harness/site";
import { TESTED_DAY, atLondon, thisMorning } from "../harness/tested-time";

/*
 * Other programs rely on these parts of the answers: page addresses, units and times in results, parts of lists,
 * ETags, any origin.
 */

const LEEDS = "/api/search?postcode=LS6%203AA&drivingHours=2";
const site = await startSiteThisMorning({ destinations: 150 });
afterAll(() => site.close());

it("a search result names its page, its units and its instants, with London's offset", async () => {
  const items = await (await site.get(`${LEEDS}&temperatureUnit=fahrenheit&limit=5`)).json<SearchResult[]>();
  expect(items).toHaveLength(5);
  for (const { destination, weather, visit, drivingTime } of items) {
    expect(destination.url).toBe(`${site.url.origin}/destinations/${destination.slug}`);
    expect((await fetch(destination.url)).status).toBe(200);
    expect(weather?.temperatureUnit).toBe("fahrenheit");
    const driveMs = (drivingTime.hours * 60 + drivingTime.minutes) * 60_000;
    expect(Date.parse(visit.arriveAt) - Date.parse(visit.leaveAt)).toBe(driveMs);
    for (const [clock, at] of [
      [visit.leave, visit.leaveAt],
      [visit.arrive, visit.arriveAt],
    ] as const) {
      expect(at).toMatch(new RegExp(`^${TESTED_DAY}T${clock}:00\\+0[01]:00$`));
      expect(new Date(at).toISOString()).toBe(atLondon(clock));
    }
  }
});

it.each([`${LEEDS}&limit=7`, "/api/destinations/all?limit=60"])(
  "a list in parts is read whole by following its links: %s",
  async (first) => {
    const names = new Set<string>();
    let total = NaN;
    let next: string | undefined = first;
    for (let parts = 0; next !== undefined && parts < 40; parts += 1) {
      const answer: Response = await site.get(next);
      total = Number(answer.headers.get("X-Total-Count"));
      for (const item of await answer.json<({ slug: string } | SearchResult)[]>()) {
        names.add("slug" in item ? item.slug : item.destination.slug);
      }
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("Link") ?? "")?.[1];
    }
    expect(total).toBeGreaterThan(10);
    expect(names.size).toBe(total);
  },
);

describe("an answer to a guest", () => {
  it.each([LEEDS, "/api/destinations/all", "/api/destinations/all?limit=5"])(
    "is not sent again while it is the same: %s",
    async (path) => {
      const first = await site.get(path);
      const etag = first.headers.get("ETag") ?? "";
      expect(etag).not.toBe("");
      // The second answer is made again and then cached; the third comes from the cache.
      for (let index = 0; index < 3; index += 1) {
        const again = await site.get(path, { "If-None-Match": etag });
        expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", etag]);
        expect((await site.get(path)).status).toBe(200);
      }
      expect((await site.get(path, { "If-None-Match": '"another"' })).status).toBe(200);
      expect(first.headers.get("Vary")).toContain("Cookie");
    },
  );

  it("has another tag for another address, and after the next refresh", async () => {
    const tagOf = async (path: string) => (await site.get(path)).headers.get("ETag");
    const tag = await tagOf(LEEDS);
    expect(await tagOf(`${LEEDS}&limit=3`)).not.toBe(tag);
    const hourLater = Date.parse(thisMorning()) + 3_600_000;
    await site.setClock(new Date(hourLater).toISOString());
    await site.refresh(hourLater);
    expect((await site.get(LEEDS, { "If-None-Match": tag ?? "" })).status).toBe(200);
  });
});

describe("an address made to cost seconds", () => {
  const patchesOf = async (query: string) => {
    const page = await (await site.get("/about")).text();
    const version = /manifest-(\w+)\.js/.exec(page)?.[1] ?? "";
    const answer = await site.get(`/__manifest?version=${version}&${query}`);
    return [answer.status, Object.keys(await answer.json<object>())];
  };
  const NOT_FOUND = "routes/pages/not-found";

  it("is refused where the framework is asked for the routes of such a path, and pages still learn of their links", async () => {
    const linked = ["/search", "/destinations/bath", "/destinations/whitby"].map((path) => `p=${path}`);
    const [status, patches] = await patchesOf(linked.join("&"));
    expect([status, patches]).toEqual([
      200,
      ["root", "routes/pages/search/search", NOT_FOUND, "routes/pages/places/destination"],
    ]);
  });
});
