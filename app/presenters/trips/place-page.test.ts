import type { Place } from "#app/domain/catalogue/destination";
import { describe, expect, it } from "vitest";
import { NO_PREFERENCES } from "#app/domain/accounts/preferences";
import type { Activity } from "#app/domain/catalogue/activity";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import type { BetterNearby, FoundDestination } from "#app/services/search/find-destination";
import { someFoundPlace } from "../../../tests/fakes/found-places";
import { someSnapshot } from "../../../tests/fakes/in-memory-trips";
import { somePlaceContext } from "../../../tests/fakes/search-context";
import { type PlacePageContext, placePageView } from "./place-page";

const LS6 = parsePostcode("LS6 3AA")!;

interface Shown {
  readonly context?: Partial<PlacePageContext>;
  readonly found?: Partial<FoundDestination>;
  readonly activities?: readonly Partial<Activity>[];
  readonly minutes?: readonly number[] | null;
}

function snapshotWith(activities: readonly Partial<Activity>[]) {
  const plain = someSnapshot(2);
  const first = JSON.stringify({ activities, hotels: [], campsites: [] });
  return { ...plain, detailsJson: [first, plain.detailsJson[1] ?? ""] };
}

const [HERE, THERE] = someSnapshot(2).places as [Place, Place];

function viewOf({ context = {}, found = {}, activities = [], minutes = null }: Shown = {}) {
  const seen = someFoundPlace({ snapshot: snapshotWith(activities), minutes });
  const none = { isTomorrowInstead: false, noDrive: null, leftOut: [], better: [] };
  return placePageView(
    { found: seen, hasStart: minutes !== null, ...none, ...found },
    {
      ...somePlaceContext(),
      ...{ isVisit: false, params: new URLSearchParams(), notes: [], wrongPostcode: null, startTowns: [] },
      ...{ preferences: NO_PREFERENCES, towns: [], site: "https://sunny.example", ...context },
    },
  );
}

const anActivity = (name: string, north: number): Partial<Activity> => ({
  name,
  description: "",
  type: "attraction",
  latitude: HERE.latitude + north,
  longitude: HERE.longitude,
});

describe("the ways on from a place's page", () => {
  it("lead back to the search that led there, with the day in the calendar's file", () => {
    const search = "postcode=LS6+3AA&drivingHours=2&needs=dogs&interests=walks&sort=near";
    const params = new URLSearchParams(search);
    const view = viewOf({ minutes: [30, 40], context: { origin: LS6, params } });
    expect(view.backUrl).toBe(`/search?${search}`);
    expect(view.calendarUrl).toBe(`/destinations/${HERE.slug}/calendar.ics?${search}`);
    expect(view.askHome).toBeNull();
  });

  it("lead Home for those who come from elsewhere", () => {
    const view = viewOf();
    expect(view.backUrl).toBe("/");
    expect(view.calendarUrl).toBe(`/destinations/${HERE.slug}/calendar.ics`);
    expect([view.note, view.dayLabel]).toEqual([null, "Today"]);
  });
});

describe("the question where one starts from", () => {
  const params = new URLSearchParams({ from: "LS6", postcode: "LS63AA", travelDate: "1", style: "beach" });

  it("keeps the day and all else of the address, but no former start", () => {
    expect(viewOf({ context: { params } }).askHome).toEqual({
      keep: [
        ["travelDate", "1"],
        ["style", "beach"],
      ],
      postcode: "",
      towns: [],
      error: null,
    });
  });

  it("shows what was typed with what is wrong with it, and why no drive starts there", () => {
    const wrong = viewOf({ context: { params, origin: LS6, wrongPostcode: "LS66" } }).askHome;
    expect(wrong).toMatchObject({ postcode: "LS66", error: expect.any(String) as string });
    const jersey = viewOf({ context: { origin: LS6 }, found: { noDrive: "no-road-link" } }).askHome;
    const unknown = viewOf({ context: { origin: LS6 }, found: { noDrive: "not-found" } }).askHome;
    expect(jersey?.error).toContain("Channel Islands");
    expect(unknown?.error).toContain("LS6 3AA");
    expect(viewOf({ context: { origin: LS6 } }).askHome).toMatchObject({ postcode: "LS6 3AA", error: null });
  });
});

describe("a better place nearby", () => {
  const there = (minutes: readonly number[] | null): BetterNearby => ({
    found: someFoundPlace({ snapshot: someSnapshot(2), minutes }, 1),
    score: 91,
    driveMinutes: 25,
  });

  it("leads to its page for the same visit, with the drive from here and from home", () => {
    const params = new URLSearchParams({ postcode: "LS6 3AA" });
    const [better] = viewOf({
      minutes: [30, 40],
      context: { origin: LS6, params },
      found: { better: [there([30, 40])] },
    }).better;
    expect(better).toMatchObject({ slug: THERE.slug, name: THERE.name, score: 91 });
    expect(better?.url).toBe(`/destinations/${THERE.slug}?postcode=LS6+3AA`);
    expect(better?.drives).toEqual([
      expect.stringContaining(`from ${HERE.name}`),
      expect.stringContaining("from LS6"),
    ]);
  });

  it("has no drive from home where none is known", () => {
    const [better] = viewOf({ found: { better: [there(null)] } }).better;
    expect(better?.url).toBe(`/destinations/${THERE.slug}`);
    expect(better?.drives).toHaveLength(1);
  });
});

describe("the map of a place's page", () => {
  // A hundredth of a degree of latitude is 1.1 km.
  it("has the things to do that are neither on the place's own mark nor somewhere else, and says so in words", () => {
    const { map, mapLabel } = viewOf({
      activities: [anActivity("The pier", 0.005), anActivity("A walk", 0.05), anActivity("Far away", 0.5)],
    });
    expect(map.marks.map(({ kind, name }) => [kind, name])).toEqual([
      ["place", HERE.name],
      ["thing", "A walk"],
    ]);
    expect(mapLabel).toBe(`Map of ${HERE.name} with A walk`);
  });

  it("has four of them at most, the first", () => {
    const names = ["A", "B", "C", "D", "E"];
    const { map } = viewOf({ activities: names.map((name, i) => anActivity(name, 0.03 + i * 0.02)) });
    expect(map.marks.slice(1).map(({ name }) => name)).toEqual(["A", "B", "C", "D"]);
  });

  it("passes over those without a position, and is then of the place alone", () => {
    const { name, description, type } = anActivity("Somewhere", 0);
    const { map, mapLabel } = viewOf({ activities: [{ name, description, type }] as Partial<Activity>[] });
    expect(map.marks).toHaveLength(1);
    expect(mapLabel).toBe(`Map of ${HERE.name}`);
  });
});

it("what search engines read is of this site, within what they show, and where the place is", () => {
  const tags = viewOf().head;
  const described = tags.flatMap((tag) =>
    "name" in tag && tag.name === "description" && "content" in tag ? [String(tag.content)] : [],
  );
  expect(described).toHaveLength(1);
  expect(described[0]!.length).toBeLessThanOrEqual(160);
  const data = tags.find((tag) => "script:ld+json" in tag);
  expect(data).toMatchObject({
    "script:ld+json": {
      url: `https://sunny.example/destinations/${HERE.slug}`,
      geo: { latitude: HERE.latitude, longitude: HERE.longitude },
    },
  });
});
