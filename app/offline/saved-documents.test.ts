import { describe, expect, it } from "vitest";
import { HOUR_MS } from "#app/domain/units";
import type { SavedUnder } from "./saved";
import { listOfSaved, savedDocument } from "./saved-documents";

const SAVED_AT = Date.parse("2026-11-22T13:50:00Z");
const search: SavedUnder = {
  url: "/search?postcode=LS61AA&drivingHours=2",
  kind: "search",
  ofSearch: "LS61AA 2",
  title: "LS6 1AA, within 2 hours",
  styles: ["/assets/app.css"],
  files: [],
  body: "<h1>Filey 9°</h1>",
  bodyWithoutWeather: "<h1>Filey</h1>",
  savedAt: SAVED_AT,
  weatherAt: SAVED_AT - HOUR_MS,
};
const asked = { isOther: false, isOnline: false, saved: [], nowMs: SAVED_AT };
const place = { ...search, url: "/destinations/filey", kind: "place", title: "Filey & <b>" } as const;

describe("a saved page", () => {
  it("tells its age, and on another day that its today is not", async () => {
    const shown = (nowMs: number) => savedDocument(search, { ...asked, nowMs }).text();
    expect(await shown(SAVED_AT + HOUR_MS)).toContain("Saved at 13:50, you are offline. <a");
    expect(await shown(SAVED_AT + 12 * HOUR_MS)).toContain(
      'Saved on 22 November at 13:50, you are offline. "Today" is that day.',
    );
  });

  it("does not say that somebody with a connection is offline", async () => {
    const shown = await savedDocument(search, { ...asked, isOnline: true }).text();
    expect(shown).toContain("Saved at 13:50, Sunny Escape cannot be reached. <a");
  });

  it("has the details of those cards alone whose places are saved", async () => {
    const rule = async (...saved: { url: string }[]) =>
      /\.card-toggle.*?\}/.exec(await savedDocument(search, { ...asked, saved }).text())?.[0];
    expect(await rule()).toBe(".card-toggle{display:none}");
    expect(await rule(place)).toBe('.card-toggle:not([href="/destinations/filey"]){display:none}');
    expect(await rule({ url: "/destinations/a?b=\\" })).toContain('[href="/destinations/a?b=\\\\"]');
  });

  it("is shown without its weather once that is more than 24 hours old", async () => {
    const shown = (hours: number) =>
      savedDocument(search, { ...asked, nowMs: search.weatherAt + hours * HOUR_MS }).text();
    expect(await shown(24)).toContain("Filey 9°");
    const old = await shown(24.1);
    expect(old).not.toContain("9°");
    expect(old).toContain("Its weather is older than 24 hours and is not shown.");
  });

  it("lets no script run", () => {
    const policy = savedDocument(search, asked).headers.get("Content-Security-Policy");
    expect(policy).toMatch(/^default-src 'none';(?!.*script-src)/);
  });
});

describe("the list of what is saved", () => {
  it("puts places below the search that they were opened from, and escapes what they are called", async () => {
    const list = await listOfSaved([place, search], "", SAVED_AT).text();
    expect(list).toMatch(
      /LS6 1AA, within 2 hours<\/a>.*<ul><li><a href="\/destinations\/filey">Filey &#38; &#60;b&#62;/,
    );
    expect(list).toContain("<button>Clear</button>");
  });

  it("says so where there is nothing", async () => {
    const list = await listOfSaved([], "You are offline.", SAVED_AT).text();
    expect(list).toContain("Nothing yet");
    expect(list).toContain('<p role="status">You are offline.</p>');
    expect(list).not.toContain("Clear");
  });
});
