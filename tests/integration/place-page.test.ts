import { readFileSync, readdirSync } from "node:fs";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/calendar-day";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { formatLongDate } from "#app/domain/calendar/words";
import { isPlaceFile } from "../../scripts/catalogue/place-files";
import { sharedSiteThisMorning } from "../harness/site";
import { TESTED_DAY, thisMorning } from "../harness/tested-time";
const site = await sharedSiteThisMorning();

const slugs = readdirSync("catalogue", { recursive: true, encoding: "utf8" })
  .filter(isPlaceFile)
  .map((name) => (JSON.parse(readFileSync(`catalogue/${name}`, "utf8")) as { slug: string }).slug);
const text = async (path: string) => (await site.get(path)).text();
const metaOf = (page: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1];
const tomorrow = () => addDays(londonDateOf(Date.parse(thisMorning())), 1);

describe("the address of a place that was merged, or in other letters", () => {
  it.each([
    ["/destinations/logan?postcode=G1+1AA", "/destinations/portpatrick?postcode=G1+1AA"],
    ["/destinations/duxford/details", "/destinations/cambridge/details"],
    ["/Destinations/benmore", "/destinations/dunoon"],
    ["/destinations/BENMORE", "/destinations/dunoon"],
    ["/destinations/%62enmore/calendar.ics?x=%2F", "/destinations/dunoon/calendar.ics?x=%2F"],
    ["/destinations/benmore/", "/destinations/dunoon/"],
    ["/destinations/WHITBY?postcode=YO1+7HH", "/destinations/whitby?postcode=YO1+7HH"],
    ["/destinations/Whitby/details", "/destinations/whitby/details"],
  ])("leads on for good: %s", async (from, to) => {
    const answer = await site.get(from);
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, to]);
  });

  it("is not found for an unknown place in any letters", async () => {
    for (const slug of ["QUILLON", "quillon", "quillon/details", "__proto__", "%C4%B0lfracombe"])
      expect((await site.get(`/destinations/${slug}`)).status).toBe(404);
  });
});

describe("a place's page by itself", () => {
  it("needs no database, no third party, and one flight of 20 kB", async () => {
    await text("/destinations/brighton");
    await site.watch();
    const page = await text("/destinations/filey");
    expect(await site.watch()).toMatchObject({ d1Statements: 0, outbound: 0 });
    const gzipped = new Response(page).body!.pipeThrough(new CompressionStream("gzip"));
    expect((await new Response(gzipped).arrayBuffer()).byteLength).toBeLessThan(20_000);
  });

  it("gives search engines one address of it, and what it is", async () => {
    const page = await text("/destinations/brighton?postcode=LS6+3AA&drivingHours=5");
    const url = `${site.url.origin}/destinations/brighton`;
    expect(page).toContain(`<link rel="canonical" href="${url}"/>`);
    expect(metaOf(await text("/destinations/brighton"), "og:title")).toBe("Brighton – Sunny Escape");
    const [, json = ""] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      "@context": "https://schema.org",
      "@type": "TouristAttraction",
      name: "Brighton",
      url,
      image: `${site.url.origin}/previews/brighton.png`,
    });
  });

  it("has its own preview where a link to it is shown, and says nothing about the visitor", async () => {
    const page = await text("/destinations/brighton?postcode=LS6+3AA&drivingHours=5");
    expect(metaOf(page, "og:title")).toMatch(/Brighton on \w+day: [^.]* -?\d+°[^.]*\.$/);
    expect(metaOf(page, "og:url")).toBe(`${site.url.origin}/destinations/brighton?date=${TESTED_DAY}`);
    const picture = `/destinations/brighton/picture.png?date=${TESTED_DAY}`;
    expect(metaOf(page, "og:image")).toBe(`${site.url.origin}${picture}`);
    // Without the built files there is nothing to draw on.
    expect((await site.get(picture)).headers.get("Location")).toBe("/previews/brighton.png");
    const description = metaOf(page, "og:description") ?? "";
    expect(description.length).toBeGreaterThan(50);
    expect(page.match(/<(?:meta|link)[^>]*>/g)?.join()).not.toContain("LS6");
  });

  it("says of a drive when it starts, on the page and in an opened card, if that was chosen", async () => {
    const query = `from=LS6&date=${tomorrow()}`;
    for (const path of ["/destinations/filey", "/destinations/filey/details"]) {
      expect(await text(`${path}?${query}&leave=10:30`)).toContain("Leaving 10:30.");
      expect(await text(`${path}?${query}`)).not.toContain("Leaving");
    }
  });

  it("says of which day its score is, also where it does not know the drive", async () => {
    for (const [query, day] of [
      ["", "Today"],
      [`?date=${tomorrow()}`, formatLongDate(tomorrow())],
    ] as const) {
      const [, head = ""] = (await text(`/destinations/brighton${query}`)).split("</h1>");
      expect(head.split('id="forecast"')[0]).toContain(`>${day}</p>`);
    }
  });

  it("asks where the drive starts, keeps the day, and says if a postcode is wrong", async () => {
    const page = await text(`/destinations/brighton?date=${tomorrow()}&postcode=nowhere`);
    expect(page).toContain("How far is it from you?");
    expect(page).toContain("Please enter a valid UK postcode.");
    expect(page).toMatch(/<input type="hidden" name="travelDate" value="\d+"/);
    expect(await text("/destinations/brighton?postcode=BN11AA")).not.toContain("How far is it from you?");
  });

  it("leads to better weather nearby, where there is any", async () => {
    const some = slugs.filter((_, index) => index % 16 === 0);
    const pages = await Promise.all(some.map((slug) => text(`/destinations/${slug}?date=${tomorrow()}`)));
    const sections = pages.flatMap(
      (page) => /<section aria-labelledby="better".*?<\/section>/s.exec(page) ?? [],
    );
    expect(sections.length).toBeGreaterThan(0);
    for (const section of sections) expect(section).toMatch(/href="\/destinations\//);
  });
});

describe("an outing for a calendar", () => {
  it("is read by a calendar, holds the drive and the forecast, and of the home the outcode", async () => {
    const answer = await site.get(`/destinations/filey/calendar.ics?postcode=LS6+3AA&date=${tomorrow()}`);
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toBe(`inline; filename="filey-${tomorrow()}.ics"`);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    const file = await answer.text();
    const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
    const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent")!);
    expect(event.startDate.toJSDate().toISOString()).toMatch(new RegExp(`^${tomorrow()}T0[89]:00`));
    expect(event.description).toMatch(/^Leave LS6 at 9:00, arrive at 1\d:\d\d: /);
    expect(event.description).toMatch(/made \d+ \w+ at \d\d:\d\d/);
    expect(event.description).toContain(`/destinations/filey?date=${tomorrow()}`);
    expect(file.replace(/\r\n /g, "")).not.toMatch(/3AA|postcode/);
  });

  it("is refused in words for a day that cannot be had, and is today where no day is named", async () => {
    const at = "/destinations/filey/calendar.ics?from=LS6";
    for (const day of ["date=2020-01-01", "date=xx", "travelDate=abc", "travelDate=1"]) {
      const answer = await site.get(`${at}&${day}`);
      expect([day, answer.status]).toEqual([day, 400]);
      expect(await answer.text()).toContain("day can't be chosen");
    }
    expect((await site.get(`${at}&travelDate=`)).status).toBe(200);
  });

  it("is refused in words for an unknown place", async () => {
    const answer = await site.get("/destinations/atlantis/calendar.ics");
    expect([answer.status, await answer.json()]).toEqual([404, { message: "We don't know that place." }]);
  });
});

describe("what search engines get", () => {
  it("is every place, in a list that may be kept for an hour", async () => {
    const answer = await site.get("/sitemap.xml");
    expect(answer.headers.get("Content-Type")).toContain("application/xml");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
    const xml = await answer.text();
    const listed = [...xml.matchAll(/<loc>[^<]*\/destinations\/([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)];
    expect(listed.map(([, slug]) => slug).toSorted()).toEqual(slugs.toSorted());
    const refreshedAt = Date.parse(thisMorning());
    for (const [, , modified = ""] of listed) {
      expect(Math.abs(Date.parse(modified) - refreshedAt)).toBeLessThan(600_000);
    }
  });

  it("is Home's one address, and the site's own picture", async () => {
    const page = await text("/?postcode=LS6+3AA");
    expect(page).toContain(`<link rel="canonical" href="${site.url.origin}/"/>`);
    expect(metaOf(page, "og:image")).toBe(`${site.url.origin}/previews/sunny-escape.png`);
  });

  it.each(["/about", "/privacy"])("is the one address of %s, with its own words", async (path) => {
    const page = await text(`${path}?postcode=LS6+3AA`);
    expect(page).toContain(`<link rel="canonical" href="${site.url.origin}${path}"/>`);
    expect(metaOf(page, "og:url")).toBe(`${site.url.origin}${path}`);
    expect(metaOf(page, "description")).toBe(metaOf(page, "og:description"));
  });

  it("is in robots.txt, which keeps them out of calls and personal pages", async () => {
    const robots = await text("/robots.txt");
    expect(robots).toContain(`Sitemap: ${site.url.origin}/sitemap.xml`);
    const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
    expect(closed).toEqual(
      expect.arrayContaining([
        "/api/",
        "/admin",
        "/auth",
        "/recover",
        "/confirm-email",
        "/alerts",
        "/feeds/*/",
        "/saved",
      ]),
    );
    expect(closed).toContain("/destinations/*/details");
    for (const open of ["/", "/search", "/map", "/about", "/destinations/"])
      expect(closed).not.toContain(open);
  });

  it("is the site's own picture for a place without one", async () => {
    const answer = await site.get("/previews/a-new-place.png");
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/previews/sunny-escape.png"]);
    for (const path of ["/previews/sunny-escape.png", "/previews/%2e%2e%2fsecret.png", "/previews/a.svg"]) {
      expect((await site.get(path)).status).toBe(404);
    }
  });
});
