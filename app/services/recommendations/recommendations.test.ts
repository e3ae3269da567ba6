import type { FoundPlace } from "#app/services/search/found-place";
import { describe, expect, it } from "vitest";
import type { DailyForecast } from "#app/domain/weather/forecast";
import {
  geocoderKnowing,
  someSnapshot,
  someTripDeps,
  someUser,
  THURSDAY_NOON,
} from "../../../tests/fakes/in-memory-trips";
import { someForecast } from "../../../tests/fakes/forecasts";
import { createTraitsOfSnapshot } from "#app/services/search/traits-of-snapshot";
import { aroundPlace, everywhere, justLooked } from "../../../tests/fakes/warnings";
import { createRecommendations } from "./recommendations";

const JULY = 7;
const FINE: Partial<DailyForecast> = { cloudPct: 15, rainMm: 0, precipitationPct: 5, sunshineHours: 10 };

/** Three places. The second has the best weather, and the third is for walkers. */
function threePlaces() {
  const snapshot = someSnapshot(3);
  const walk = { name: "Walk", description: "", type: "attraction", hiking: true };
  return {
    ...snapshot,
    forecasts: [someForecast(THURSDAY_NOON), someForecast(THURSDAY_NOON, FINE), someForecast(THURSDAY_NOON)],
    detailsJson: [
      ...snapshot.detailsJson.slice(0, 2),
      JSON.stringify({ activities: [walk, walk, walk], hotels: [], campsites: [] }),
    ],
  };
}

function recommendationsFor(known: Parameters<typeof someTripDeps>[0] = {}) {
  const deps = someTripDeps({ snapshot: threePlaces(), minutes: [60, 60, 60], ...known });
  return { deps, ...createRecommendations(deps) };
}

const positionOf = ({ found }: { readonly found: FoundPlace }): number => found.place.id - 1;

describe("recommendations", () => {
  it("weigh the forecasts, the interests and the drive of the last search", async () => {
    const recommendations = recommendationsFor({ searched: [["SW1A 1AA", 2]] });
    const plain = await recommendations.recommend({ user: someUser(), mode: "personal" });
    expect(plain.places.map(positionOf)).toEqual([1, 0, 2]);
    expect(plain.places[0]).toMatchObject({ found: { date: "2026-07-16" }, reasons: ["sunny today"] });
    const walker = await recommendations.recommend({ user: someUser({ hiking: true }), mode: "personal" });
    expect(walker.places.map(positionOf)).toEqual([2, 1, 0]);
    expect(walker.places[0]?.reasons.join()).toContain("good for hiking: ");
  });

  it("never name a place whose only way the tide covers, however fine it is", async () => {
    const snapshot = threePlaces();
    const crossing = { name: "The causeway", way: "road", says: "closed round high water", isOnlyWay: true };
    const island = JSON.stringify({
      ...{ activities: [], hotels: [], campsites: [] },
      nearby: { crossings: [crossing] },
    });
    const detailsJson = snapshot.detailsJson.with(1, island);
    const recommendations = recommendationsFor({
      snapshot: { ...snapshot, detailsJson },
      searched: [["SW1A 1AA", 2]],
    });
    const { places } = await recommendations.recommend({ user: someUser(), mode: "personal" });
    expect(places.map(positionOf)).toEqual([0, 2]);
  });

  it("never name a place under an amber or red warning on its best day; under yellow they do", async () => {
    const under = async (level: "yellow" | "amber" | "red") => {
      const warnings = justLooked(everywhere({ level, area: aroundPlace(1) }));
      const recommendations = recommendationsFor({ searched: [["SW1A 1AA", 2]], warnings });
      const { places } = await recommendations.recommend({ user: someUser(), mode: "personal" });
      return places.map(positionOf);
    };
    expect(await under("amber")).toEqual([0, 2]);
    expect(await under("red")).toEqual([0, 2]);
    expect(await under("yellow")).toEqual([1, 0, 2]);
  });

  it("praise nothing for dogs where they are kept off, and nothing that is closed, in the month of the list", async () => {
    const snapshot = threePlaces();
    const activities = [
      { name: "West Sands", description: "", type: "attraction", dogFriendly: true, dogBan: "May-Aug" },
      { name: "Castle", description: "", type: "attraction", history: true, season: "Oct-Mar" },
      { name: "Abbey", description: "", type: "attraction", history: true, season: "Apr-Sep" },
    ];
    const lists = JSON.stringify({ activities, hotels: [], campsites: [] });
    const reasonsOn = async (user: ReturnType<typeof someUser>, nowMs: number) => {
      const deps = someTripDeps({ snapshot: { ...snapshot, detailsJson: [lists, lists, lists] } });
      const recommendations = createRecommendations({ ...deps, clock: () => nowMs });
      const { places } = await recommendations.recommend({ user, mode: "personal" });
      return places[0]?.reasons.filter((reason) => reason.startsWith("good for"));
    };
    const december = THURSDAY_NOON + 150 * 86_400_000;
    const [walker, reader] = [someUser({ dogFriendly: true }), someUser({ history: true })];
    expect(await reasonsOn(walker, THURSDAY_NOON)).toEqual([]);
    expect(await reasonsOn(walker, december)).toEqual(["good for dogs: West Sands"]);
    expect(await reasonsOn(reader, THURSDAY_NOON)).toEqual(["good for history: Abbey"]);
    expect(await reasonsOn(reader, december)).toEqual(["good for history: Castle"]);
  });

  it("read the lists of places once, not again with each new forecast", () => {
    const traits = createTraitsOfSnapshot();
    const snapshot = threePlaces();
    const later = { ...snapshot, version: "later", forecasts: [null, null, null] };
    expect(traits.thingsToDo(later, JULY)).toBe(traits.thingsToDo(snapshot, JULY));
    const edited = { ...snapshot, detailsJson: [...snapshot.detailsJson].reverse() };
    expect(traits.thingsToDo(edited, JULY).map((things) => things.length)).toEqual([3, 0, 0]);
  });

  it("do without weather that is too old to be shown", async () => {
    const snapshot = { ...threePlaces(), forecasts: [1, 2, 3].map(() => someForecast(1, FINE)) };
    const recommendations = recommendationsFor({ snapshot });
    const found = await recommendations.recommend({ user: someUser(), mode: "personal" });
    expect(found.places.flatMap(({ reasons }) => reasons).join()).not.toMatch(/sunny/);
  });
});

describe("recent places", () => {
  it("are those clicked, then the best of recent searches, each once", async () => {
    const recommendations = recommendationsFor({ clickedIds: [3], searched: [["SW1A 1AA", 2]] });
    const { places } = await recommendations.recent({ user: someUser() });
    expect(places.map(positionOf)).toEqual([2, 1, 0]);
    expect(places.map(({ reasons }) => reasons[0])).toEqual([
      "you looked at it recently",
      "among the best today within 2 hours of SW1A",
      "among the best today within 2 hours of SW1A",
    ]);
  });

  it("keep to the hours of each search, and carry the drive from its own postcode", async () => {
    const recommendations = recommendationsFor({
      searched: [
        ["BN1 1EE", 2],
        ["SW1A 1AA", 1],
      ],
      minutes: [30, 90, 200],
    });
    const { places } = await recommendations.recent({ user: someUser() });
    expect(places.map((each) => [positionOf(each), each.drive?.origin.outcode])).toEqual([
      [0, "SW1A"],
      [1, "BN1"],
    ]);
    expect(places.map(({ reasons }) => reasons[0])).toEqual([
      "among the best today within 1 hour of SW1A",
      "among the best today within 2 hours of BN1, where this drive starts",
    ]);
  });

  it("are none for a user who has done nothing yet", async () => {
    expect((await recommendationsFor().recent({ user: someUser() })).places).toEqual([]);
  });

  it("do without a search that cannot be answered any more", async () => {
    const { deps } = recommendationsFor();
    const history = someTripDeps({ searched: [["QQ1 1QQ", 2]] }).history;
    const recommendations = createRecommendations({ ...deps, history });
    expect((await recommendations.recent({ user: someUser() })).places).toEqual([]);
  });

  it("promise no good weather where none is known", async () => {
    const snapshot = { ...threePlaces(), forecasts: [null, null, null] };
    const recommendations = recommendationsFor({ snapshot, searched: [["SW1A 1AA", 2]] });
    expect((await recommendations.recent({ user: someUser() })).places).toEqual([]);
  });
});

it("the panel makes its three lists of one reading of the record", async () => {
  const { deps, ...recommendations } = recommendationsFor({ savedIds: [1], clickedIds: [2] });
  let readings = 0;
  const recent = await deps.history.recent(1);
  deps.history.recent = () => {
    readings += 1;
    return Promise.resolve(recent);
  };
  const panel = await recommendations.panel({ user: someUser() });
  expect(readings).toBe(1);
  expect(panel.saved.favorites.map(positionOf)).toEqual([0]);
  expect(panel.recent.places.map(positionOf)).toEqual([1]);
  expect(panel.recommended.places).toHaveLength(3);
});

describe("the pages' lists after dark", () => {
  const EVENING = THURSDAY_NOON + 9.5 * 3_600_000;
  const [TODAY, TOMORROW] = ["2026-07-16", "2026-07-17"];
  /** The second place is best today, the third is best tomorrow. */
  function fineTomorrow() {
    const snapshot = threePlaces();
    const forecasts = snapshot.forecasts.map((forecast, position) => ({
      ...forecast,
      days: forecast.days.map((day) =>
        day.date === (position === 1 ? TODAY : position === 2 ? TOMORROW : "")
          ? { ...day, ...FINE }
          : { ...day, cloudPct: 80 },
      ),
    }));
    return { ...snapshot, forecasts };
  }
  function at(nowMs: number, known: Parameters<typeof someTripDeps>[0] = {}) {
    const deps = someTripDeps({ snapshot: fineTomorrow(), minutes: [60, 60, 60], ...known });
    return createRecommendations({ ...deps, clock: () => nowMs });
  }
  const user = someUser();
  const searched = [["SW1A 1AA", 2]] as const;

  it("recommend places for tomorrow or the weekend, and turn the other lists to tomorrow", async () => {
    const { recommended, saved, recent } = await at(EVENING, { searched, savedIds: [1] }).panel({ user });
    expect(recommended.places[0]).toMatchObject({ found: { place: { id: 3 }, date: TOMORROW } });
    expect(recommended.places[0]?.reasons[0]).toBe("sunny on Friday");
    expect(saved.date).toBe(TOMORROW);
    expect(recent.places[0]).toMatchObject({
      found: { place: { id: 3 }, date: TOMORROW },
      reasons: ["among the best tomorrow within 2 hours of SW1A"],
    });
  });

  it("recommend each place for today as long as it can be seen by daylight", async () => {
    const evening = THURSDAY_NOON + 6 * 3_600_000;
    const dates = async (...minutes: number[]) => {
      const known = { searched: [["SW1A 1AA", 5]] as const, minutes, savedIds: [3] };
      const { recommended, saved } = await at(evening, known).panel({ user });
      return [recommended.places.find(({ found }) => found.place.id === 1)?.found.date !== TODAY, saved.date];
    };
    expect(await dates(15, 240, 240)).toEqual([false, TOMORROW]);
    expect(await dates(240, 240, 240)).toEqual([true, TOMORROW]);
  });

  it("are of today where nothing is saved, opened or known", async () => {
    const { saved } = await at(EVENING).panel({ user });
    expect(saved.date).toBe(TODAY);
    const snapshot = { ...threePlaces(), forecasts: [null, null, null] };
    const { places } = await at(EVENING, { snapshot }).recommend({ user, mode: "personal" });
    expect(places.map(({ found }) => found.date)).toEqual([TODAY, TODAY, TODAY]);
  });

  it("leave the call of recent places at today", async () => {
    const { places } = await at(EVENING, { searched, clickedIds: [1] }).recent({ user });
    expect(places[0]?.found.date).toBe(TODAY);
  });
});

const FROM_HOME = someUser({ homePostcode: "LS6 3HN" });
const startFor = async (user: ReturnType<typeof someUser>, ...searched: [string, number][]) => {
  const deps = someTripDeps({ searched, minutes: [60, 100, 140] });
  const knowsAll = { ...deps, geocoder: geocoderKnowing("LS6 3HN", "SW1A 1AA") };
  const found = await createRecommendations(knowsAll).recommend({ user, mode: "personal" });
  return [found.drive?.origin.text, found.startsAtHome, found.places.length];
};

it("where recommendations start is home, else where they last searched, else nowhere", async () => {
  expect(await startFor(FROM_HOME, ["SW1A 1AA", 5])).toEqual(["LS6 3HN", true, 3]);
  expect(await startFor(FROM_HOME, ["LS6 3HN", 5])).toEqual(["LS6 3HN", true, 3]);
  expect(await startFor(someUser(), ["SW1A 1AA", 5])).toEqual(["SW1A 1AA", false, 3]);
  expect(await startFor(someUser())).toEqual([undefined, false, 3]);
  const inJersey = someUser({ homePostcode: "JE2 3AB" });
  expect(await startFor(inJersey, ["SW1A 1AA", 5])).toEqual(["SW1A 1AA", false, 3]);
});
