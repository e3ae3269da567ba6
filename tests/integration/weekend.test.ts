import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, weekdayOf } from "#app/domain/calendar/calendar-day";
import { formatLongDates } from "#app/domain/calendar/words";
import { epochSecondsOfLondonNoon } from "#app/domain/calendar/london-time";
import type { SearchResult } from "../harness/answers";
import { unescaped, wordsIn } from "../harness/html";
import { startSiteThisMorning } from "../harness/site";
import { TESTED_DAY, atLondon } from "../harness/tested-time";

const CARDIFF = "postcode=CF101AA&drivingHours=3";
const site = await startSiteThisMorning();
afterAll(() => site.close());

const page = async (query: string) => (await site.get(`/search?${query}`)).text();
const call = async (query: string) => (await site.get(`/api/search?${query}`)).json<SearchResult[]>();
const weekendTile = (html: string) => {
  const [, url = "", content = ""] =
    /<a[^>]*href="([^"]*nights=1[^"]*)"[^>]*>([\s\S]*?)<\/a>/.exec(html) ?? [];
  return url ? { url: unescaped(url), best: Number(/best score\s*(\d+)/.exec(wordsIn(content))?.[1]) } : null;
};
const rowScores = (html: string) =>
  [...wordsIn(html).matchAll(/(\d+) of 100, /g)].map(([, score]) => Number(score));
/** Returns the place of the answer, which stands above the rows. */
const slugOfAnswer = (html: string) =>
  /aria-label="In short"[\s\S]*?href="\/destinations\/([a-z-]+)\?/.exec(html)?.[1];
/** The answer is then the nearest of the places that are as good, not the first. */
const isHomeAsGood = (html: string) => wordsIn(html).includes("Home is as good as anywhere");
const isShut = (html: string, name: string) => {
  const [, row = ""] = html.split(`>${name.replaceAll("'", "&#x27;")}</h2>`);
  return /[Cc]losed/.test(wordsIn(row.slice(0, row.indexOf("</h2>"))));
};
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

// The clock only moves forwards: to a Wednesday, a Saturday and a Sunday.
describe.each([0, 3, 4])("staying over, %i days from now", (ahead) => {
  const today = addDays(TESTED_DAY, ahead);
  const isOffered = weekdayOf(today) >= 1 && weekdayOf(today) <= 5;
  const saturday = addDays(today, 5 - weekdayOf(today));
  const at = (date: string) => `travelDate=${epochSecondsOfLondonNoon(date)}`;

  beforeAll(async () => {
    await site.setClock(atLondon("08:30", today));
    await site.refresh();
  });

  it("offers the weekend from Tuesday to Saturday, on home and over the results", async () => {
    const html = await page(CARDIFF);
    expect(weekendTile(html) !== null).toBe(isOffered);
    expect((await (await site.get("/")).text()).includes('value="weekend"')).toBe(isOffered);
    const table = wordsIn(await page(`${CARDIFF}&view=days`));
    expect(table.includes("Best weekend: Saturday and Sunday")).toBe(isOffered);
  });

  it("ranks places with somewhere to stay by the mean of their days, in page and call alike", async () => {
    for (const nights of [1, 2]) {
      const query = `${CARDIFF}&${at(addDays(today, 1))}&nights=${nights}&sort=score`;
      const called = await call(query);
      expect(called.length).toBeGreaterThan(3);
      for (const { stay, score, hotels, campsites, visit } of called) {
        expect(hotels.length + campsites.length).toBeGreaterThan(0);
        expect(stay?.days.map(({ date }) => date)).toEqual(
          Array.from({ length: nights + 1 }, (_, day) => addDays(today, 1 + day)),
        );
        expect(score?.value ?? null).toBe(stay?.days[0]?.score);
        expect(visit.arriveAt.slice(0, 10)).toBe(addDays(today, 1));
        const scores = stay?.days.map((day) => day.score ?? NaN) ?? [];
        // Each score is rounded by itself, so the mean may differ by 1.
        expect(Math.abs((stay?.score ?? NaN) - sum(scores) / scores.length)).toBeLessThanOrEqual(1);
      }
      const scores = called.map(({ stay }) => stay?.score ?? -1);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      const html = await page(query);
      const answer = called.findIndex(({ destination }) => destination.slug === slugOfAnswer(html));
      // What is shut is never the answer.
      const open = called.findIndex(({ destination: { name } }) => !isShut(html, name));
      if (!isHomeAsGood(html)) expect(answer).toBe(open);
      expect(rowScores(html)).toEqual(scores.slice(0, 20).filter((_, rank) => rank !== answer));
      const dates = Array.from({ length: nights + 1 }, (_, day) => addDays(today, 1 + day));
      expect(wordsIn(html)).toContain(`best weather for: ${formatLongDates(dates)}`);
    }
  });

  it("says of the weekend what its own page then shows", async () => {
    const tile = weekendTile(await page(`${CARDIFF}&sort=score`));
    if (!tile) return expect(isOffered).toBe(false);
    const html = await (await site.get(tile.url)).text();
    const [first] = await call(`${CARDIFF}&${at(saturday)}&nights=1&sort=score`);
    expect(first?.stay?.score).toBe(tile.best);
    if (!isHomeAsGood(html)) expect(slugOfAnswer(html)).toBe(first?.destination.slug);
    expect(wordsIn(html)).toContain(formatLongDates([saturday, addDays(saturday, 1)]));
    // On a Saturday too, it is the weekend that is marked, and not today.
    expect(html.match(/<a[^>]*aria-current="date"[^>]*>/g)).toEqual([expect.stringContaining("nights=1")]);
    expect(html).not.toContain("Remove: ");
    expect(html).toMatch(/<a[^>]*href="\/\?[^"]*nights=1[^"]*"[^>]*>[\s\S]{0,400}New Search/);
    const days = wordsIn(await (await site.get(`${tile.url}&view=days`)).text());
    expect(days).toContain(`, ${tile.best} on average`);
    expect(days).not.toContain("Best 2 days: Saturday and Sunday");
    // The choice in the form without JavaScript leads to the same search.
    const byForm = await page(`${CARDIFF}&travelDate=weekend&nights=&sort=score`);
    expect(rowScores(byForm)).toEqual(rowScores(html));
    const [, slug = ""] = /href="\/destinations\/([a-z-]+)\?/.exec(html) ?? [];
    const details = await site.get(`/destinations/${slug}/details?${CARDIFF}&${at(saturday)}&nights=1`);
    const { moreHotelsUrl } = await details.json<{ moreHotelsUrl: string }>();
    const { searchParams } = new URL(moreHotelsUrl);
    expect([searchParams.get("checkin"), searchParams.get("checkout")]).toEqual([
      saturday,
      addDays(saturday, 1),
    ]);
  });

  it("refuses nights of which not all days are known, and a page shows the one day", async () => {
    const last = addDays(today, 5);
    const refused = await site.get(`/api/search?${CARDIFF}&${at(last)}&nights=1`);
    expect(refused.status).toBe(400);
    expect(Object.keys((await refused.json<{ errors: object }>()).errors)).toEqual(["nights"]);
    const html = wordsIn(await page(`${CARDIFF}&${at(last)}&nights=1`));
    expect(html).toContain("We don't know the weather of all those days yet, so this is for one day.");
  });
});
