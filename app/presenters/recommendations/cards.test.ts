import { describe, expect, it } from "vitest";
import { NO_ROAD_LINK } from "#app/presenters/trips/visit-words";
import { DEFAULT_UNITS } from "#app/domain/units";
import { someForecast } from "../../../tests/fakes/forecasts";
import { THURSDAY_NOON, someSnapshot, someTripDeps, someUser } from "../../../tests/fakes/in-memory-trips";
import { createRecommendations } from "#app/services/recommendations/recommendations";
import { favoritesPageView, recommendationsPanelView, tripPlannerView } from "./cards";

const CONTEXT = { ...DEFAULT_UNITS, nowMs: THURSDAY_NOON };
const searched = [["SW1A 1AA", 2]] as const;

function panelPlaces(known: Parameters<typeof someTripDeps>[0]) {
  const deps = someTripDeps(known);
  return createRecommendations(deps).panel({ user: someUser() });
}

const panelOf = async (known: Parameters<typeof someTripDeps>[0]) =>
  recommendationsPanelView(await panelPlaces(known), CONTEXT);

describe("the panel on Home", () => {
  it("has a card for each place, with its reasons and the drive from the last search", async () => {
    const view = await panelOf({ savedIds: [1], clickedIds: [1], searched });
    expect(view.startingPoint).toBe("SW1A");
    expect(view.recommended.map(({ card }) => card.name)).toEqual(["Place 2", "Place 3", "Place 1"]);
    expect(view.recent[0]).toMatchObject({
      card: { name: "Place 1", drive: { duration: "30 min" } },
      reasons: ["you looked at it recently"],
      detailsQuery: "postcode=SW1A+1AA",
    });
    expect(view.favorites.map(({ card, reasons }) => [card.name, reasons])).toEqual([["Place 1", []]]);
    expect(view.favorites[0]?.card.directionsUrl).toContain("origin=SW1A+1AA");
  });

  it("shows of a recommended place the weather, the score and the reason of one day, and leads to it", async () => {
    const plain = someSnapshot(1);
    const saturday = "2026-07-18";
    const fine = { cloudPct: 15, rainMm: 0, sunshineHours: 10, condition: "clear" } as const;
    const forecasts = plain.forecasts.map((forecast) => ({
      ...forecast!,
      days: forecast!.days.map((day) =>
        day.date === saturday ? { ...day, ...fine } : { ...day, cloudPct: 80 },
      ),
    }));
    const view = await panelOf({ snapshot: { ...plain, forecasts }, minutes: [30], searched });
    const [proposed] = view.recommended;
    expect(proposed?.reasons).toEqual(["sunny on Saturday"]);
    expect(proposed?.card.weather).toMatchObject({ when: "Saturday", description: "clear sky" });
    expect(proposed?.card.notes[0]?.text).toMatch(/^Arrive 9:30/);
    expect(proposed?.detailsQuery).toBe(`postcode=SW1A+1AA&travelDate=${Date.UTC(2026, 6, 18, 11) / 1000}`);
  });

  it("has the twelve places that were saved last, and says how many there are", async () => {
    const places = await panelPlaces({ savedIds: [1] });
    const favorites = Array.from({ length: 13 }, () => places.saved.favorites[0]!);
    const view = recommendationsPanelView({ ...places, saved: { ...places.saved, favorites } }, CONTEXT);
    expect([view.favorites.length, view.favoritesTotal]).toEqual([12, 13]);
  });

  it("knows that the drive to a place which an earlier search found starts elsewhere", async () => {
    const hasOtherStarts = async (...past: [string, number][]) =>
      (await panelOf({ searched: past, minutes: [30, 90, 200] })).hasOtherStarts;
    expect(await hasOtherStarts(["SW1A 1AA", 2])).toBe(false);
    expect(await hasOtherStarts(["BN1 1EE", 2], ["SW1A 1AA", 1])).toBe(true);
  });
});

it("no start of the drives means no search yet, or one without known drive times", async () => {
  const before = await panelOf({ savedIds: [1] });
  expect(before).toMatchObject({ startingPoint: null, lastSearched: null });
  const deps = someTripDeps({ searched: [["JE2 3AB", 2]] });
  const fromJersey = { ...deps, geocoder: someTripDeps().geocoder };
  const recommendations = createRecommendations(fromJersey);
  const user = someUser();
  const after = { startingPoint: null, lastSearched: "JE2", whyNoDrives: NO_ROAD_LINK };
  expect(recommendationsPanelView(await recommendations.panel({ user }), CONTEXT)).toMatchObject(after);
  const proposed = await recommendations.recommend({ user, mode: "personal" });
  expect(tripPlannerView(user, "personal", proposed, CONTEXT)).toMatchObject(after);
});

it.each(["2026-12-17T05:00:00Z", "2026-07-16T01:30:00Z"])(
  "favourites before dawn have the day's weather at %s",
  async (now) => {
    const nowMs = Date.parse(now);
    const snapshot = { ...someSnapshot(1), forecasts: [someForecast(nowMs)] };
    const recommendations = createRecommendations({
      ...someTripDeps({ savedIds: [1], searched, snapshot, minutes: [30] }),
      clock: () => nowMs,
    });
    const panel = recommendationsPanelView(await recommendations.panel({ user: someUser() }), {
      ...CONTEXT,
      nowMs,
    });
    const [{ card }] = panel.favorites as [(typeof panel.favorites)[0]];
    expect(card.weather).toMatchObject({ when: "today", temperature: "17°" });
    expect(card.notes[0]?.text).toMatch(/^Arrive /);
  },
);

describe("a long list of favourites", () => {
  const cardsOf = async (asked: string | null) => {
    const many = someSnapshot(60);
    const savedIds = many.places.map(({ id }) => id);
    const { saved } = await panelPlaces({ snapshot: many, savedIds, minutes: savedIds });
    const view = favoritesPageView(saved, CONTEXT, asked);
    if (view.kind !== "favorites") throw new Error("no favourites");
    return [view.cards.length, view.total, view.moreUrl];
  };

  it("is shown 24 at a time, those before with them", async () => {
    expect(await cardsOf(null)).toEqual([24, 60, "/favorites?show=48"]);
    expect(await cardsOf("48")).toEqual([48, 60, "/favorites?show=72"]);
    expect(await cardsOf("72")).toEqual([60, 60, null]);
  });

  it.each(["0", "-1", "1e9", "x", "999999", "007"])("begins again if %j is asked for", async (asked) => {
    expect(await cardsOf(asked)).toEqual([24, 60, "/favorites?show=48"]);
  });
});

it("the trip planner opens the assistant for a user without preferences, and names the others' and nothing else of the account", () => {
  expect(tripPlannerView(someUser(), "personal", null, CONTEXT)).toMatchObject({
    opensAssistant: true,
    hasPreferences: false,
    chips: [],
    recommendations: null,
  });
  expect(tripPlannerView(someUser(), "popular", null, CONTEXT).opensAssistant).toBe(false);
  const user = someUser({ history: true, dogFriendly: true, email: "robin@example.com" });
  const view = tripPlannerView(user, "personal", null, CONTEXT);
  expect(view.chips).toEqual(["Dog Friendly", "Historical Sites"]);
  expect(view.opensAssistant).toBe(false);
  expect(JSON.stringify(view)).not.toContain("robin@example.com");
});

describe("after dark", () => {
  const nowMs = THURSDAY_NOON + 9.5 * 3_600_000;
  const evening = { ...CONTEXT, nowMs };
  const at = (known: Parameters<typeof someTripDeps>[0]) =>
    createRecommendations({ ...someTripDeps(known), clock: () => nowMs });
  const TOLD = "It’s too late in the day to go today, so this is tomorrow’s weather.";
  const NOON_TOMORROW = `travelDate=${Date.UTC(2026, 6, 17, 11) / 1000}`;

  it("cards are of tomorrow, lead to its day, and the lists say so", async () => {
    const places = await at({ savedIds: [1], clickedIds: [2], searched }).panel({ user: someUser() });
    const panel = recommendationsPanelView(places, evening);
    expect(panel.dayNotes).toEqual({ favorites: TOLD, recent: TOLD });
    for (const { card, detailsQuery } of [...panel.recommended, ...panel.favorites, ...panel.recent]) {
      expect(card.score).not.toBeNull();
      expect(card.weather).toMatchObject({ temperature: "17°", when: "Friday" });
      expect(card.notes[0]?.text).toMatch(/^Arrive (9:30|10:00|10:30) · \d+½? h of daylight · sunset /);
      expect(detailsQuery).toBe(`postcode=SW1A+1AA&${NOON_TOMORROW}`);
    }
    expect(favoritesPageView(places.saved, evening)).toMatchObject({ dayNote: TOLD });
    const user = someUser();
    const proposed = await at({}).recommend({ user, mode: "personal" });
    const planner = tripPlannerView(user, "personal", proposed, evening);
    // No drive is known, so the address has only the day.
    expect(planner.recommendations?.[0]).toMatchObject({
      detailsQuery: NOON_TOMORROW,
      card: { drive: null },
    });
  });

  it("no day is named by day", async () => {
    const places = await panelPlaces({ savedIds: [1] });
    const { dayNotes } = recommendationsPanelView(places, CONTEXT);
    expect(Object.values(dayNotes)).toEqual([null, null]);
    expect(favoritesPageView(places.saved, CONTEXT)).toMatchObject({ dayNote: null });
  });
});
