import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_CHOICES } from "#app/domain/filters/filters";
import { type Site, startSiteThisMorning } from "../harness/site";

interface Listed {
  name: string;
  dogFriendly: boolean;
  accessible: boolean;
  hiking?: boolean;
  history?: boolean;
  cost?: string;
}
interface Result {
  destination: { name: string };
  drivingTime: { hours: number; minutes: number };
  activities: Listed[];
  hotels: Listed[];
  matches?: { filters: string[]; name: string | null }[];
}

let site: Site;
beforeAll(async () => {
  site = await startSiteThisMorning();
});
afterAll(() => site.close());

const LEEDS = "postcode=LS6%203HN&drivingHours=2";
const ask = (query: string) => site.get(`/api/search?${LEEDS}&limit=200&${query}`);
const found = async (query: string) => (await ask(query)).json<Result[]>();
const count = async (query: string) => Number((await ask(query)).headers.get("X-Total-Count"));

/** Returns the thing to do that a result names for a filter. */
function named({ activities, matches }: Result, filter: string): Listed | undefined {
  const match = matches?.find(({ filters }) => filters.includes(filter));
  return activities.find(({ name }) => name === match?.name);
}

describe("a search call with filters", () => {
  it("names for each place a thing to do that meets every need", async () => {
    const results = await found("needs=dogs&needs=stepfree");
    expect(results.length).toBeGreaterThan(5);
    for (const result of results) {
      expect(result.matches?.[0]?.filters).toEqual(["dogs", "stepfree"]);
      expect(named(result, "dogs")).toMatchObject({ dogFriendly: true, accessible: true });
    }
    expect((await found(""))[0]).not.toHaveProperty("matches");
  });

  it("joins needs by AND, interests by OR, and what is offered by AND", async () => {
    const all = await count("");
    const [dogs, both] = [await count("needs=dogs"), await count("needs=dogs&needs=stepfree")];
    expect(both).toBeLessThan(dogs);
    expect(dogs).toBeLessThanOrEqual(all);
    const [hills, adventure] = [await count("interests=hills"), await count("interests=adventure")];
    const either = await count("interests=hills&interests=adventure");
    expect(either).toBeGreaterThanOrEqual(Math.max(hills, adventure));
    expect(either).toBeLessThanOrEqual(hills + adventure);
    const free = await count("offers=free");
    expect(free).toBeLessThan(all);
    const [hotels, campsites] = [await count("offers=hotels"), await count("offers=campsites")];
    const stays = await count("offers=hotels&offers=campsites");
    expect(stays).toBeGreaterThanOrEqual(Math.max(hotels, campsites));
    expect(await count("offers=free&offers=campsites")).toBeLessThanOrEqual(Math.min(free, campsites));
    expect(await count("offers=stay")).toBe(stays);
    for (const result of await found("offers=free")) expect(named(result, "free")?.cost).toBe("free");
  });

  it("finds dry and calm visits alone", async () => {
    const results = (await (await ask("offers=calm")).json()) as {
      visit: { weather: { rainMm: number; windKmh: number } | null };
    }[];
    expect(results.length).toBeLessThanOrEqual(await count(""));
    for (const { visit } of results) expect(visit.weather?.windKmh).toBeLessThanOrEqual(20);
    for (const { visit } of results) expect(visit.weather?.rainMm).toBeLessThanOrEqual(0.2);
  });

  it("drives no farther than the quarter hours asked for", async () => {
    const results = await found("within=75");
    expect(results.length).toBeGreaterThan(0);
    for (const { drivingTime } of results) {
      expect(drivingTime.hours * 60 + drivingTime.minutes).toBeLessThanOrEqual(75);
    }
    expect(results.length).toBeLessThanOrEqual(await count(""));
  });

  it("says that it is the filters where they leave nothing", async () => {
    const answer = await ask("within=15&needs=dogs&needs=stepfree&interests=seaside");
    expect(answer.headers.get("X-Empty-Reason")).toBe("no-match");
    expect(await answer.json()).toEqual([]);
  });

  it.each([
    ["needs", ["cats", "", "dogs&needs=dogs", "dogs,children", "Dogs", "%00", "d".repeat(8_000)]],
    ["interests", ["__proto__", `hills${"&interests=hills".repeat(100)}`]],
    ["offers", ["toString"]],
    ["within", ["0", "20", "120", "1e2", "-15", "30&within=45", "x"]],
  ])("refuses a wrong %s and names it", async (field, values) => {
    for (const value of values) {
      const answer = await ask(`${field}=${value}`);
      expect([value.slice(0, 40), answer.status]).toEqual([value.slice(0, 40), 400]);
      const { errors } = await answer.json<{ errors: Record<string, string> }>();
      expect(Object.keys(errors)).toEqual([field]);
    }
  });

  it("never gets the kept answer of other filters", async () => {
    const queries = ["", "needs=dogs", "needs=stepfree", "interests=hills", "within=60"];
    const first: string[] = [];
    for (const query of queries) first.push(await (await ask(query)).text());
    expect(new Set(first).size).toBe(queries.length);
    for (let round = 0; round < 2; round += 1) {
      for (const [turn, query] of queries.entries())
        expect(await (await ask(query)).text()).toBe(first[turn]);
    }
  });
});

describe("the counts of a results page", () => {
  interface Counts {
    total: number;
    byChoice: number[];
    byDrive: number[];
  }
  const counts = async (query: string) => (await site.get(`/search/counts?${LEEDS}&${query}`)).json<Counts>();

  it("are what each filter then finds", async () => {
    const { total, byChoice, byDrive } = await counts("needs=children");
    expect(total).toBe(await count("needs=children"));
    const [dogs, stepfree] = byChoice;
    expect(dogs).toBe(await count("needs=children&needs=dogs"));
    expect(stepfree).toBe(await count("needs=children&needs=stepfree"));
    expect(byDrive).toHaveLength(8);
    expect(byDrive[4]).toBe(await count("needs=children&within=75"));
    expect(byDrive[7]).toBe(total);
  });

  it("are there where nothing is found, and refuse what no search can be made of", async () => {
    expect((await counts("within=15&needs=dogs&needs=stepfree&interests=seaside")).total).toBe(0);
    expect((await site.get("/search/counts?postcode=nowhere")).status).toBe(400);
    expect((await site.get("/search/counts?postcode=QQ1%201QQ")).status).toBe(404);
    const posted = await site.send("POST", `/search/counts?${LEEDS}`, {
      headers: { Origin: site.url.origin },
    });
    expect(posted.status).toBe(405);
  });
});

describe("a results page with filters", () => {
  const page = async (query: string) => (await site.get(`/search?${LEEDS}&${query}`)).text();

  it("passes them on to its next page, its days and its order", async () => {
    const html = await page("interests=history&offers=hotels");
    for (const own of ["offset=20", "view=days", "sort=near"]) {
      const link = html.match(new RegExp(`href="(/search\\?[^"]*${own}[^"]*)"`))?.[1];
      expect([own, link]).toEqual([own, expect.stringContaining("interests=history")]);
      expect(link).toContain("offers=hotels");
    }
  });

  it("reads an address from before hotels and campsites were two filters", async () => {
    const html = await page("interests=history&offers=stay");
    expect(html).not.toContain("none of ours");
    expect(html).toMatch(/href="\/search\?[^"]*offers=hotels&amp;offers=campsites/);
  });

  it.each(["LS6 3HN", "SE1 7PB", "CF10 1AA", "EH1 1YZ", "TR19 7AA", "IV27 4PN", "BT1 5GS"])(
    "offers step-free from %s, and no filter that keeps nine of ten places",
    async (postcode) => {
      const asked = `postcode=${encodeURIComponent(postcode)}&drivingHours=2`;
      const html = await (await site.get(`/search?${asked}&filters=open`)).text();
      const form = html.slice(html.indexOf('id="page-filters"'));
      const offered = [...form.matchAll(/name="(?:interests|offers)"[^>]*value="(\w+)"/g)].map(
        ([, value]) => value,
      );
      expect(form).toMatch(/name="needs"[^>]*value="stepfree"/);
      const { total, byChoice } = await (
        await site.get(`/search/counts?${asked}`)
      ).json<{
        total: number;
        byChoice: number[];
      }>();
      const few = ALL_CHOICES.filter((_, index) => {
        const found = byChoice[index] ?? 0;
        return found > 0 && found < total * 0.9;
      });
      for (const choice of offered) expect(few).toContain(choice);
    },
  );

  it("says that something was left out of an address that is not ours", async () => {
    const html = await page(`needs=dogs&needs=unicorns&within=7${"&offers=free".repeat(100)}`);
    expect(html).toContain("know one of the filters in this link");
    expect(html).not.toMatch(/href="\/search\?[^"]*unicorns/);
    expect(html).toContain("Dogs welcome, free: ");
  });
});
