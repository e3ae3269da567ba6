import { describe, expect, it } from "vitest";
import type { SearchResult } from "../harness/answers";
import { sharedSiteThisMorning } from "../harness/site";

const site = await sharedSiteThisMorning();

const LEEDS = "postcode=LS6%203HN&drivingHours=2";
const ask = (query: string) => site.get(`/api/search?${LEEDS}&limit=200&${query}`);
const found = async (query: string) => (await ask(query)).json<SearchResult[]>();
const count = async (query: string) => Number((await ask(query)).headers.get("X-Total-Count"));

function named(
  { activities, matches }: SearchResult,
  filter: string,
): SearchResult["activities"][number] | undefined {
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

  it("says that it is the filters where they leave nothing", async () => {
    const answer = await ask("within=15&needs=dogs&needs=stepfree&interests=seaside");
    expect(answer.headers.get("X-Empty-Reason")).toBe("no-match");
    expect(await answer.json()).toEqual([]);
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
  });
});

describe("a results page with filters", () => {
  const page = async (query: string) => (await site.get(`/search?${LEEDS}&${query}`)).text();

  it("passes them on to its places, its next page, its days and its order", async () => {
    const html = await page("interests=history&offers=hotels");
    for (const own of [
      'search\\?[^"]*offset=20',
      'search\\?[^"]*view=days',
      'search\\?[^"]*sort=near',
      "destinations",
    ]) {
      const link = html.match(new RegExp(`href="(/${own}[^"]*)"`))?.[1];
      expect([own, link]).toEqual([own, expect.stringContaining("interests=history")]);
      expect(link).toContain("offers=hotels");
    }
  });

  it("reads an address from before hotels and campsites were two filters", async () => {
    const html = await page("interests=history&offers=stay");
    expect(html).not.toContain("none of ours");
    expect(html).toMatch(/href="\/search\?[^"]*offers=hotels&amp;offers=campsites/);
  });
});
