import { describe, expect, it } from "vitest";
import { HOUR_MS } from "#app/domain/units";
import type { SavedUnder } from "./saved";
import { BARE_SHELL, listOfSaved, savedDocument } from "./saved-documents";

const SAVED_AT = Date.parse("2026-11-22T13:50:00Z");
const WEATHER_AT = SAVED_AT - HOUR_MS;
const HTML = '<html lang="en-GB"><head></head><body><main><h1>Filey 9°</h1></main></body></html>';
const search: SavedUnder = {
  url: "/search?postcode=LS61AA&drivingHours=2",
  kind: "search",
  ofSearch: "LS61AA 2",
  title: "LS6 1AA, within 2 hours",
  places: [],
  files: [],
  savedAt: SAVED_AT,
  seenAt: SAVED_AT,
  weatherAt: WEATHER_AT,
};
const place = { ...search, url: "/destinations/filey?date=1", kind: "place", title: "Filey & <b>" } as const;
const shown = { isOther: false, isOnline: false, saved: [], nowMs: SAVED_AT };
const document = (page: SavedUnder, changes: Partial<Parameters<typeof savedDocument>[2]> = {}) =>
  savedDocument(HTML, page, { ...shown, ...changes }).text();

describe("a saved page", () => {
  it.each<[string, Parameters<typeof document>[1], string]>([
    [
      "its age",
      { nowMs: SAVED_AT + HOUR_MS },
      "<span>You're offline. Showing this page as saved at 13:50.</span> <a",
    ],
    [
      "on another day that its today is not",
      { nowMs: SAVED_AT + 12 * HOUR_MS },
      'Showing this page as saved on 22 November at 13:50. "Today" is that day.',
    ],
    [
      "for another day which search it is",
      { isOther: true },
      "Showing LS6 1AA, within 2 hours, saved at 13:50.",
    ],
    ["that there was no answer", { isOnline: true }, "<span>Sunny Escape can't be reached. Showing"],
  ])("says %s", async (_, changes, words) => {
    expect(await document(search, changes)).toContain(words);
  });

  it("has the details of those places alone whose pages are saved, of whatever day", async () => {
    const rule = async (...saved: Pick<SavedUnder, "kind" | "url">[]) =>
      /<style>(.*?)\{/.exec(await document(search, { saved }))?.[1];
    expect(await rule()).toBe("a[data-place=details]");
    expect(await rule(search, place)).toBe(
      'a[data-place=details]:not([href^="/destinations/filey?"],[href="/destinations/filey"])',
    );
  });

  it("hides a warning from the instant at which it is over, and says only then what holds from then on", async () => {
    const html = HTML.replace(
      "<h1>",
      `<p data-until="${SAVED_AT + HOUR_MS}">Amber</p><p data-until="x">b</p><p data-from="${SAVED_AT + HOUR_MS}">Not known</p><h1>`,
    );
    const after = async (ms: number) =>
      /<style>(\[data[^<]*)/.exec(
        await savedDocument(html, search, { ...shown, nowMs: SAVED_AT + ms }).text(),
      )?.[1];
    expect(await after(HOUR_MS - 1)).toBe(`[data-from="${SAVED_AT + HOUR_MS}"]{display:none!important}`);
    expect(await after(HOUR_MS)).toBe(`[data-until="${SAVED_AT + HOUR_MS}"]{display:none!important}`);
    expect(await document(search)).not.toContain("!important");
  });

  it("hides its weather once that is more than 24 hours old", async () => {
    const after = (hours: number) => document(place, { nowMs: WEATHER_AT + hours * HOUR_MS });
    expect(await after(24)).toContain('data-copy="fresh"');
    const old = await after(24.1);
    expect(old).toContain('data-copy="weather-old"');
    expect(old).toContain("Its weather is older than 24 hours, so it isn't shown.");
    expect(await document({ ...place, weatherAt: null }, { nowMs: SAVED_AT + 99 * HOUR_MS })).toContain(
      'data-copy="fresh"',
    );
  });

  it("lets no script run", () => {
    const policy = savedDocument(HTML, search, shown).headers.get("Content-Security-Policy");
    expect(policy).toMatch(/^default-src 'none';(?!.*script-src)/);
  });
});

it("a trip loses its weather when that is old, and keeps the rest", async () => {
  const trip = { ...search, url: "/trip", kind: "own" } as const;
  expect(await document(trip, { nowMs: WEATHER_AT + 25 * HOUR_MS })).toContain('data-copy="weather-old"');
});

describe("the list of what is saved", () => {
  const list = (saved: SavedUnder[], said = "", nowMs = SAVED_AT) =>
    listOfSaved(BARE_SHELL, saved, said, nowMs).text();

  it("puts places below the search that they were found in, and escapes their names", async () => {
    const shownList = await list([place, search]);
    expect(shownList).toMatch(
      /LS6 1AA, within 2 hours<\/a>.*<ul[^>]*><li><a href="\/destinations\/filey\?date=1">Filey &#38; &#60;b&#62;/,
    );
    expect(shownList).toMatch(/<button[^>]*>Clear<\/button>/);
  });

  it("has the trip first, without a search too", async () => {
    const trip = { ...search, url: "/trip", kind: "own", title: "Your trip", weatherAt: null } as const;
    expect(await list([search, trip])).toMatch(/href="\/trip">Your trip<\/a>.*LS6 1AA, within 2 hours/);
    expect(await list([trip])).not.toContain("Nothing yet");
  });

  it("leads to no search whose weather is too old, but to its places", async () => {
    const old = await list([place, search], "", WEATHER_AT + 25 * HOUR_MS);
    expect(old).not.toContain('href="/search');
    expect(old).toContain("Its weather is older than 24 hours.");
    expect(old).toContain('href="/destinations/filey?date=1"');
  });

  it("says so where there is nothing", async () => {
    const empty = await list([], "You're offline.");
    expect(empty).toContain("Nothing yet");
    expect(empty).toContain("<span>You're offline.</span></p>");
    expect(empty).not.toContain("Clear");
  });
});
