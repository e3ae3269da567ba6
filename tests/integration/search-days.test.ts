import { describe, expect, it } from "vitest";
import { epochSecondsOfLondonNoon } from "#app/domain/calendar/london-time";
import type { SearchResult } from "../harness/answers";
import { unescaped, wordsIn } from "../harness/html";
import { sharedSiteThisMorning } from "../harness/site";
import { TESTED_DAY, atLondon } from "../harness/tested-time";
const site = await sharedSiteThisMorning();

const LEEDS = "/search?postcode=LS63AA&drivingHours=2";
const read = async (path: string) => (await (await site.get(path)).text()).replaceAll("<!-- -->", "");
/**
 * Returns the links and best scores of the six days above the results. The weekend beside them has tests of its own.
 */
function tilesOf(html: string) {
  const [, strip = ""] = /<nav aria-label="Days"[^>]*>([\s\S]*?)<\/nav>/.exec(html) ?? [];
  const links = [...strip.matchAll(/<a([^>]*)>([\s\S]*?)<\/a>/g)];
  const days = links.filter(([, attributes = ""]) => !attributes.includes("nights="));
  return days.map(([, attributes = "", content = ""]) => ({
    url: unescaped(/href="([^"]+)"/.exec(attributes)?.[1] ?? ""),
    isChosen: attributes.includes('aria-current="date"'),
    best: Number(/best score\s*(\d+)/.exec(wordsIn(content))?.[1]),
  }));
}
/** Returns the score of the first place, which the answer compares with home. */
const bestOf = (html: string) => Number(/(?:the drive|than home|hours): (\d+)/.exec(wordsIn(html))?.[1]);

describe("the days over the results", () => {
  it("show the best score that the page of each day then shows, with the same filters and style", async () => {
    const tiles = tilesOf(await read(`${LEEDS}&ranking=beach&leave=10:00&sort=score`));
    expect(tiles).toHaveLength(6);
    expect(tiles.map(({ isChosen }) => isChosen)).toEqual([true, false, false, false, false, false]);
    for (const { url, best } of tiles) {
      expect(new URL(url, site.url).searchParams.get("ranking")).toBe("beach");
      const page = await read(url);
      // Where home is as good, or on a bad day, the answer has no score of the first place.
      if (Number.isNaN(bestOf(page)))
        expect(page).toMatch(/Home is as good|(?:Grey|Poor) (?:everywhere|here)/);
      else expect([url, bestOf(page)]).toEqual([url, best]);
      expect(tilesOf(page).find(({ isChosen }) => isChosen)?.url).toBe(url);
    }
  });

  it("cost no read of a store", async () => {
    await site.get(LEEDS);
    await site.watch();
    await site.get("/search?postcode=BD11AA&drivingHours=3");
    await site.get("/search?postcode=BD11AA&drivingHours=3&view=days");
    expect(await site.watch()).toMatchObject({ d1Statements: 0, kvReads: 0, outbound: 0 });
  });

  it("are those of the first page alone", async () => {
    expect(tilesOf(await read(`${LEEDS}&offset=20`))).toEqual([]);
  });
});

interface Details {
  forecast: { score: { value: number } | null }[];
}

describe("the table of days", () => {
  it("has the scores of a place's forecast and of the call: the time of leaving counts on its day alone", async () => {
    const asked = `${LEEDS}&leave=13:00`;
    const rows =
      /<tbody[\s\S]*<\/tbody>/
        .exec(await read(`${asked}&view=days`))?.[0]
        .split("<tr")
        .slice(2) ?? [];
    const answered = await site.get(`/api${asked}&limit=200`);
    const called = await answered.json<SearchResult[]>();
    const usual = await (await site.get(`/api${LEEDS}&limit=200`)).json<SearchResult[]>();
    const slugs = called.map(({ destination }) => destination.slug);
    // Where the roads are fuller at one, fewer places are within reach.
    const reached = usual.filter(({ destination }) => slugs.includes(destination.slug));
    expect(reached.length).toBeGreaterThan(usual.length / 2);
    for (const { destination, weather } of reached) {
      const later = called[slugs.indexOf(destination.slug)]?.weather?.forecast.slice(1);
      expect(later).toEqual(weather?.forecast.slice(1));
    }
    const slugOf = (row: string) => /\/destinations\/([a-z-]+)\?/.exec(row)?.[1] ?? "";
    // A place may be too far at the hour of one of its days.
    const whole = rows.filter((row) => slugs.includes(slugOf(row)) && !row.includes("too far"));
    expect(whole.length).toBeGreaterThanOrEqual(3);
    for (const row of whole.slice(0, 3)) {
      const cells = row.split("<td").slice(1);
      const scores = cells.map((cell) => Number(/> (\d+)/.exec(wordsIn(cell))?.[1] ?? NaN));
      const slug = slugOf(row);
      const answer = called.find(({ destination }) => destination.slug === slug);
      expect([slug, answer?.weather?.forecast.map(({ score }) => score ?? NaN)]).toEqual([slug, scores]);
      const details = await site.get(`/destinations/${slug}/details?postcode=LS63AA&leave=13:00`);
      const { forecast } = await details.json<Details>();
      expect([slug, forecast.map(({ score }) => score?.value ?? NaN)]).toEqual([slug, scores.slice(0, 5)]);
    }
  });

  it("says how old the oldest forecast is once it is no longer fresh, as the answer and the maps do", async () => {
    const pages = [LEEDS, `${LEEDS}&view=days`, `${LEEDS}&view=map`, `${LEEDS}&view=map&offset=20`, "/map"];
    const said = async (path: string) =>
      wordsIn(await read(path)).match(/The oldest forecast is from \d+ hours ago\./g);
    for (const path of pages) expect([path, await said(path)]).toEqual([path, null]);
    // The clock only moves forwards, so no test after this one is about the morning.
    await site.setClock(atLondon("12:35"));
    const old = ["The oldest forecast is from 4 hours ago."];
    for (const path of pages) expect([path, await said(path)]).toEqual([path, old]);
  });

  it("says of home, too, when it is dark", async () => {
    // The clock only moves forwards, so no test after this one is about the day.
    await site.setClock(atLondon("22:30"));
    const table = /<table[\s\S]*?<\/table>/.exec(await read(`${LEEDS}&view=days`))?.[0] ?? "";
    const [, home] = table.split("<tr").slice(1);
    expect(wordsIn(home ?? "")).toMatch(/Home LS6 dark dark by then( \d+){5} $/);
    const today = `${LEEDS}&travelDate=${epochSecondsOfLondonNoon(TESTED_DAY)}`;
    for (const view of ["", "&view=map", "&view=days"]) {
      const said = /It will be dark when you arrive \(the sun set at \d+:\d\d\)\. See tomorrow instead/;
      expect([view, wordsIn(await read(today + view))]).toEqual([view, expect.stringMatching(said)]);
    }
    // Twenty pins without a number would be useless, so they are dots.
    expect(
      (await read(`${today}&view=map`)).match(/class="map-spot map-pin"[^>]*data-dot="unscored"/g),
    ).toHaveLength(20);
    const [names = ""] = /<ol start[\s\S]*?<\/ol>/.exec(await read(`${today}&view=map`)) ?? [];
    expect(names.match(/dark when you arrive/g)).toHaveLength(20);
  });
});
