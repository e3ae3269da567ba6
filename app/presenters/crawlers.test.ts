import { describe, expect, it } from "vitest";
import { THURSDAY_NOON, someSnapshot } from "../../tests/fakes/in-memory-trips";
import { robotsText, securityText, sitemapXml } from "./crawlers";

const SITE = "https://sunny.example";
const NOW = Date.parse("2026-11-21T16:30:00Z");

describe("the list of pages for search engines", () => {
  it("names every place, with the time of its forecast where it has one", () => {
    const snapshot = someSnapshot(2);
    const xml = sitemapXml({ ...snapshot, forecasts: [snapshot.forecasts[0] ?? null, null] }, SITE, [
      "",
      "about",
    ]);
    const modified = new Date(THURSDAY_NOON).toISOString();
    expect(xml).toContain(`<url><loc>${SITE}/destinations/place-1</loc><lastmod>${modified}</lastmod></url>`);
    expect(xml).toContain(`<url><loc>${SITE}/destinations/place-2</loc></url>`);
    expect(xml).toContain(`<url><loc>${SITE}/</loc></url>`);
    expect(xml).toContain(`<url><loc>${SITE}/about</loc></url>`);
  });

  it("is XML whatever a place is called, where robots.txt says", () => {
    const snapshot = someSnapshot(1);
    const places = snapshot.places.map((place) => ({ ...place, slug: `a&b<c>"'` }));
    expect(sitemapXml({ ...snapshot, places }, SITE, [])).toContain("a&amp;b&lt;c&gt;&quot;&apos;");
    expect(robotsText(SITE, [])).toBe(`User-agent: *\nSitemap: ${SITE}/sitemap.xml\n`);
  });
});

it("robots.txt closes the given paths, each beginning of a path once", () => {
  const closed = ["admin", "admin/audit", "api/login", "api/*", "places/:slug/details", "feeds/:token/:file"];
  const rules = robotsText(SITE, closed).match(/^Disallow: .*$/gm);
  expect(rules).toEqual([
    "Disallow: /admin",
    "Disallow: /api/",
    "Disallow: /places/*/details",
    "Disallow: /feeds/*/",
  ]);
});

describe("security.txt", () => {
  it("names the contact and ends within a year", () => {
    expect(securityText("ops@sunny.test", NOW)).toBe(
      "Contact: mailto:ops@sunny.test\nExpires: 2027-05-20T00:00:00.000Z\nPreferred-Languages: en\n",
    );
  });

  it.each([undefined, null, "hello@sunny-escape.example"])("is not there with the contact %s", (email) => {
    expect(securityText(email, NOW)).toBeNull();
  });
});
