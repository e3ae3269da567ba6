import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  COPY_HEADER,
  LIST_SLOT,
  NOTE_SLOT,
  OWNER_HEADER,
  WEATHER_AT_HEADER,
} from "#app/presenters/offline-copy-view";
import { type Site, startSiteThisMorning } from "../harness/site";
import { TESTED_DAY } from "../harness/tested-time";

let site: Site;
beforeAll(async () => {
  site = await startSiteThisMorning();
});
afterAll(() => site.close());

const SEARCH = "/search?postcode=SW1A1AA&drivingHours=2";
const copyOf = (path: string) => site.get(path, { [COPY_HEADER]: "1" });

describe("a copy for when there is no connection", () => {
  it.each([SEARCH, `${SEARCH}&view=map`, `${SEARCH}&view=days`])(
    "of %s has no script, a place for its age, and links to places to keep with it",
    async (path) => {
      const copy = await copyOf(path);
      const html = await copy.text();
      expect(html).not.toMatch(/<script|<form|<button|modulepreload/);
      expect(html).toContain('data-copy="fresh"');
      expect(html.split(NOTE_SLOT)).toHaveLength(2);
      expect(html.match(/data-place="/g)?.length).toBeGreaterThan(4);
      expect(Date.parse(copy.headers.get(WEATHER_AT_HEADER) ?? "")).toBeGreaterThan(0);
    },
  );

  it("of a place has the table of its days, which else stands behind scripts", async () => {
    const slug = /href="\/destinations\/([^?"]+)/.exec(await (await copyOf(SEARCH)).text())?.[1] ?? "";
    const copy = await copyOf(`/destinations/${slug}`);
    const html = await copy.text();
    expect(html).not.toMatch(/<script(?! type="application\/ld)|<button|<noscript/);
    expect(html.includes("<table")).toBe(true);
    expect(Date.parse(copy.headers.get(WEATHER_AT_HEADER) ?? "")).toBeGreaterThan(0);
  });

  it("of a guest's own trip has its weather, no form, and says whose it is", async () => {
    const slug = /href="\/destinations\/([^?"]+)/.exec(await (await copyOf(SEARCH)).text())?.[1] ?? "";
    const stop = { arrival: TESTED_DAY, nights: 1 };
    const Cookie = `trip-${slug}=${encodeURIComponent(JSON.stringify(stop))}`;
    const copy = await site.get("/trip", { [COPY_HEADER]: "1", Cookie });
    const html = await copy.text();
    expect(html).not.toMatch(/<script|<form|<button|href="\/(auth|destinations)/);
    expect(html).toMatch(/<article[\s\S]*°/);
    expect(copy.headers.get(OWNER_HEADER)).toBe("guest");
    expect(Date.parse(copy.headers.get(WEATHER_AT_HEADER) ?? "")).toBeGreaterThan(0);
    expect((await copyOf("/trip")).headers.get(WEATHER_AT_HEADER)).toBeNull();
  });

  it("of the list has one place for what is saved", async () => {
    expect((await (await copyOf("/saved")).text()).split(LIST_SLOT)).toHaveLength(2);
    expect(await (await site.get("/saved")).text()).not.toContain(LIST_SLOT);
  });

  it("is nothing that a visitor without the header is answered with, however often it was asked for", async () => {
    await Promise.all([1, 2, 3].map(() => copyOf(SEARCH)));
    const page = await (await site.get(SEARCH)).text();
    expect(page).not.toContain("data-copy");
    expect(page).toContain("<script");
    expect(await (await copyOf(SEARCH)).text()).not.toContain("<script");
  });
});
