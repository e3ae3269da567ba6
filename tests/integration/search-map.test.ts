import { describe, expect, it } from "vitest";
import type { SearchMapView } from "#app/presenters/map/search-map";
import { sharedSiteThisMorning } from "../harness/site";
const site = await sharedSiteThisMorning();

const LEEDS = "postcode=LS63AA&drivingHours=2";
const mapOf = async (query: string) => (await site.get(`/search/map?${query}`)).json<SearchMapView>();
const pageOf = async (query: string) => (await site.get(`/search?${query}`)).text();
const slugsOf = (html: string) => [
  ...new Set([...html.matchAll(/href="\/destinations\/([a-z0-9-]+)\?/g)].map(([, slug]) => slug)),
];

describe("the map of a search", () => {
  it("has filters' places alone, in the shape that is asked for", async () => {
    const all = await mapOf(LEEDS);
    const dogs = await mapOf(`${LEEDS}&needs=dogs&within=60`);
    expect(dogs.pins.length + dogs.others).toBeLessThan(all.pins.length + all.others);
    expect(dogs.area).not.toBe(all.area);
    const [, , width = 0, height = 0] = (await mapOf(`${LEEDS}&ratio=0.5`)).viewBox.split(" ").map(Number);
    expect(width / height).toBeCloseTo(0.5, 2);
  });

  it("is a page of its own with the same places as text, which needs no script", async () => {
    const html = await pageOf(`${LEEDS}&view=map`);
    const map = await mapOf(LEEDS);
    const [, picture = "", names = ""] = html.split(/<div role="group" aria-label="Map of|<ol start=/);
    expect(slugsOf(picture.split("</ol>")[0]!)).toEqual(map.pins.map(({ slug }) => slug));
    expect(slugsOf(names.split("</ol>")[0]!)).toEqual(map.pins.map(({ slug }) => slug));
    expect(picture).toContain("/map/uk.svg#land");
    // The list's page contains no part of the map.
    expect(await pageOf(LEEDS)).not.toContain("uk.svg");
  });

  it("costs no read of a store", async () => {
    await mapOf(LEEDS);
    await site.watch();
    await mapOf("postcode=BD11AA&drivingHours=5");
    await pageOf("postcode=BD11AA&drivingHours=5&view=map");
    expect(await site.watch()).toMatchObject({ d1Statements: 0, kvReads: 0, outbound: 0 });
  });

  it("says what is wrong with a search that it cannot draw", async () => {
    for (const [query, status] of [
      ["postcode=nowhere&drivingHours=2", 400],
      ["postcode=ZZ11ZZ&drivingHours=2", 404],
      ["postcode=JE23AB&drivingHours=2", 404],
      [`${LEEDS}&ratio=900`, 200],
    ] as const) {
      expect([query, (await site.get(`/search/map?${query}`)).status]).toEqual([query, status]);
    }
    expect((await site.send("POST", `/search/map?${LEEDS}`)).status).toBe(405);
  });
});
