import { afterAll, describe, expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/calendar-day";
import { formatLongDate } from "#app/domain/calendar/words";
import { startSite } from "../harness/site";
import { TESTED_DAY, atLondon, thisMorning } from "../harness/tested-time";
const site = await startSite({ destinations: 60 });
// An instant before the morning's forecasts, because the clock only moves forwards.
await site.setClock(atLondon("06:00"));
afterAll(() => site.close());

const read = async (path: string) => (await (await site.get(path)).text()).replaceAll("<!-- -->", "");
const listed = (html: string) => {
  const [, list = ""] = html.split('id="sunniest"');
  return [...list.split("</section>")[0]!.matchAll(/href="\/destinations\/([a-z0-9-]+)"/g)].map(
    ([, slug]) => slug,
  );
};

describe("the map of the sun", () => {
  it("says so where there is no forecast, and still lets one search", async () => {
    const html = await read("/map");
    expect(html).toMatch(/There is no forecast for [A-Z][a-z]+day \d+ [A-Z][a-z]+ yet/);
    expect(html).toContain('href="/#postcode"');
  });

  it("has the best twenty places of today as links, the best five of them on the map, and no postcode", async () => {
    await site.setClock(thisMorning());
    await site.refresh(Date.parse(thisMorning()));
    await site.setClock(thisMorning());
    const answer = await site.get("/map");
    expect(answer.status).toBe(200);
    const html = (await answer.text()).replaceAll("<!-- -->", "");
    expect(html).toMatch(/<h1>(Sunniest|Best) today: /);
    const places = listed(html);
    expect(new Set(places).size).toBe(20);
    const [, pinned = ""] = html.split('aria-label="The best five, spread out"');
    const pins = [...pinned.split("</ol>")[0]!.matchAll(/href="\/destinations\/([a-z0-9-]+)"/g)].map(
      ([, slug]) => slug,
    );
    expect(pins).toHaveLength(5);
    expect(pins[0]).toBe(places[0]);
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/map"/);
    expect(html).not.toContain("noindex");
    expect(html).toContain("Sample weather, not a forecast");
  });

  it("says in its title and to those it is shared with which day it is, and shares that day", async () => {
    const title = (html: string) => /<title>([^<]*)</.exec(html)?.[1];
    const shared = (html: string, property: string) =>
      new RegExp(`<meta property="og:${property}" content="([^"]*)"`).exec(html)?.[1];
    const shareUrl = (html: string) =>
      /<a href="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)(?:<span>)?Share</.exec(html)?.[1];
    const day = TESTED_DAY;
    const today = await read("/map");
    expect(title(today)).toBe("Where is the sun in the UK today? – Sunny Escape");
    expect(shared(today, "title")).toBe(title(today));
    expect(shareUrl(today)).toBe(`/map?date=${day}`);

    const later = addDays(day, 3);
    const url = `/map?date=${later}&amp;show=sunshine`;
    const html = await read(url.replace("&amp;", "&"));
    expect(title(html)).toBe(`Where is the sun in the UK on ${formatLongDate(later)}? – Sunny Escape`);
    expect(shared(html, "title")).toBe(title(html));
    expect(shared(html, "description")).toContain(`weather on ${formatLongDate(later)}: where`);
    expect(shared(today, "description")).toContain("weather of today and the next five days: where");
    expect(shared(html, "url")).toMatch(new RegExp(`/map\\?date=${later}(&amp;|&)show=sunshine$`));
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/map"/);
    expect(shareUrl(html)).toBe(url);
  });

  it("is an image of its own too, which Home names with the sunniest place", async () => {
    const home = (await (await site.get("/")).text()).replaceAll("<!-- -->", "");
    const [, url = ""] = /<img src="(\/map\/sun\.svg\?date=[\d-]+)"/.exec(home) ?? [];
    const image = await site.get(url);
    expect([image.status, image.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
    expect(image.headers.get("Cache-Control")).toBe("public, max-age=900");
    expect(await image.text()).toMatch(/^<svg .*<g class="gold"[^>]*><path /s);
    const [, headline = ""] = /<h1>([^<]+)</.exec(await read("/map")) ?? [];
    expect(home).toContain(headline);
    // For an invalid day, the page shows today, and so does its image.
    expect((await site.get("/map/sun.svg?date=2020-01-01")).status).toBe(200);
  });

  it("is tomorrow's once it is dark, and says so where today was asked for", async () => {
    const day = TESTED_DAY;
    await site.setClock(atLondon("22:30"));
    expect(await read("/map")).toMatch(/<h1>(Sunniest|Best) tomorrow: /);
    expect(await read("/map")).toContain("Where is the sun in the UK tomorrow?");
    expect(await read("/map?date=xx&show=nonsense")).toContain("be chosen, so this is tomorrow.");
    expect(await read(`/map?date=${day}`)).toContain(
      "No place in the country has daylight left today. Choose tomorrow.",
    );
    await site.setClock(thisMorning());
  });

  it("costs no read of a store", async () => {
    await read("/map");
    await site.watch();
    await read("/map?show=sunshine");
    await read("/map");
    expect(await site.watch()).toMatchObject({ d1Statements: 0, kvReads: 0, outbound: 0 });
  });
});
