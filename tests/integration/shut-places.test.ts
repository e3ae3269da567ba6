import { readFileSync, readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closureInWords } from "#app/notes/shut/shut-notes";
import type { Activity } from "#app/domain/catalogue/activity";
import type { DestinationKind } from "#app/domain/catalogue/destination";
import { isShutOn } from "#app/domain/catalogue/opening";
import type { DetailsView } from "#app/presenters/trips/destination-details";
import { wordsIn } from "../harness/html";
import { startSiteThisMorning } from "../harness/site";
import { TESTED_DAY } from "../harness/tested-time";

/** The first rows of a search from four cities on days when much is shut, with the real catalogue. */
const CITIES = ["LS1", "EH1", "CF10", "NW1"];
const YEAR = Number(TESTED_DAY.slice(0, 4));
/** In order, because the clock only moves forwards. */
const DAYS = [YEAR, YEAR + 1]
  .flatMap((year) => [`${year}-01-01`, `${year}-04-01`, `${year}-11-28`])
  .filter((day) => day > TESTED_DAY)
  .slice(0, 3);
const FIRST = 10;

interface Entry {
  name: string;
  kind: DestinationKind;
  slug: string;
  activities: Activity[];
}

const ENTRIES = new Map(
  readdirSync("catalogue", { recursive: true, encoding: "utf8" })
    .filter((path) => /\/.*\.json$/.test(path))
    .map((path) => JSON.parse(readFileSync(`catalogue/${path}`, "utf8")) as Entry)
    .map((entry) => [entry.name, entry]),
);
const site = await startSiteThisMorning();
afterAll(() => site.close());

async function firstRows(from: string): Promise<{ entry: Entry; words: string }[]> {
  const html = await (await site.get(`/search?from=${from}&drivingHours=2`)).text();
  // The list is ordered by weather, not by drive for want of a forecast.
  expect(wordsIn(html)).toMatch(/(share|has) the best weather|as good \(|Next best, by score/);
  return html
    .split(/<h2[^>]*>/)
    .slice(1, FIRST + 1)
    .flatMap((row) => {
      const entry = ENTRIES.get(wordsIn(row.slice(0, row.indexOf("</h2>"))).trim());
      return entry ? [{ entry, words: wordsIn(row) }] : [];
    });
}

describe.each(DAYS)("on %s", (date) => {
  beforeAll(async () => {
    await site.setClock(`${date}T08:30:00Z`);
    await site.refresh();
  }, 120_000);

  it.each(CITIES)("no first row from %s leads with what is shut and says nothing of it", async (city) => {
    const rows = await firstRows(city);
    expect(rows).toHaveLength(FIRST);
    const closed = rows.flatMap(({ entry, words }) => {
      const closure = closureInWords(entry, entry.activities, date);
      return closure === null ? [] : [{ name: entry.name, closure, isSaid: words.includes(closure) }];
    });
    expect(closed.filter(({ isSaid }) => !isSaid)).toEqual([]);
    // The opened card begins with something open, if there is anything, and features nothing that is shut.
    for (const { entry } of rows.slice(0, 3)) {
      const answer = await site.get(`/destinations/${entry.slug}/details?from=${city}&drivingHours=2`);
      const { activities } = (await answer.json()) as DetailsView;
      const shut = new Set(entry.activities.filter((each) => isShutOn(each, date)).map(({ name }) => name));
      const states = activities.map(({ name }) => shut.has(name));
      expect(states).toEqual(states.toSorted());
      expect(activities.filter(({ name, badges }) => shut.has(name) && badges.includes("Featured"))).toEqual(
        [],
      );
    }
  });
});
