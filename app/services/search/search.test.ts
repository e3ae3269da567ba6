import { createNotes } from "#app/composition/notes.server";
import type { SnapshotContent } from "#app/services/weather/ports";
import { NO_WARNING_SOURCE } from "#app/services/warnings/ports";
import { describe, expect, it } from "vitest";
import fc from "../../../tests/harness/fast-check";
import { PASSES } from "#app/domain/catalogue/passes";
import { type Filters, NO_FILTERS } from "#app/domain/filters/filters";
import type { Postcode } from "#app/domain/geo/postcode";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import { fail, ok } from "#app/domain/result";
import {
  type DriveTable,
  type GeocodeError,
  type Snapshot,
  SnapshotUnavailableError,
} from "#app/services/ports";
import { fineDay, forecastOfDays } from "../../../tests/fakes/forecasts";
import { someSnapshot } from "../../../tests/fakes/in-memory-trips";
import { begun } from "../../../tests/fakes/search-context";
import { createScoresOfSnapshot } from "./scores-of-snapshot";
import { beginSearch } from "./search";
import { plainSearch } from "./search-query";
import { createTraitsOfSnapshot } from "./traits-of-snapshot";

const NOW_MS = Date.UTC(2026, 5, 20, 9);
const DATE = "2026-06-20";

const day = (sunshineHours: number) =>
  fineDay(DATE, { cloudPct: 100 - sunshineHours * 6, precipitationPct: 0, windKmh: 8, sunshineHours });

const NAMES_AND_SUN = [
  ["Dull", 1],
  ["Bright", 14],
  ["Fair", 8],
] as const;

function snapshotOf(rows: readonly (readonly [string, number])[]): Snapshot & SnapshotContent {
  const plain = someSnapshot(rows.length);
  const position = { latitude: 51, longitude: -1, kind: "garden" } as const;
  return {
    ...plain,
    publishedAt: NOW_MS,
    places: plain.places.map((place, at) => ({ ...place, ...position, name: rows[at]?.[0] ?? "" })),
    forecasts: rows.map(([, hours]) => forecastOfDays([day(hours)], NOW_MS)),
  };
}

/** Returns fakes whose answers the test chooses. The tests check what the search makes of these answers. */
function depsWith(
  minutes: number[],
  options: { snapshot?: Snapshot; geocodeError?: GeocodeError; localDelays?: number[] } = {},
) {
  const table: DriveTable = {
    minutes: Float32Array.from(minutes),
    kilometres: Float32Array.from(minutes),
    strategic: new Float32Array(minutes.length),
    localDelays: Float32Array.from(minutes, (_, position) => options.localDelays?.[position] ?? 0),
    ferry: new Uint8Array(minutes.length),
  };
  const planner = { driveTimes: () => Promise.resolve(table) };
  const { geocodeError } = options;
  return {
    geocoder: {
      locate: (postcode: Postcode) =>
        Promise.resolve(
          geocodeError
            ? fail(geocodeError)
            : ok({ postcode, point: { latitude: 51, longitude: 0 }, precision: "sector" as const }),
        ),
    },
    routePlanner: planner,
    roadNetwork: planner,
    snapshots: { current: () => Promise.resolve(options.snapshot ?? snapshotOf(NAMES_AND_SUN)) },
    notes: createNotes(NO_WARNING_SOURCE),
    scores: createScoresOfSnapshot(),
    traits: createTraitsOfSnapshot(),
    clock: () => NOW_MS,
  };
}

const postcode = parsePostcode("SW1A 1AA") as Postcode;
const query = plainSearch({ postcode, drivingHours: 2, date: DATE, limit: 50 });

const whyEmpty = async (...search: Parameters<typeof begun>) => (await begun(...search)).whyEmpty();

/** The places at these positions of the snapshot. */
const at = (...positions: number[]) => positions.map((position) => ({ place: { id: position + 1 } }));

describe("a search", () => {
  it("finds the places within the drive, best weather first", async () => {
    expect((await begun(query, depsWith([30, 60, 120]))).places).toMatchObject(at(1, 2, 0));
    const nearer = await begun({ ...query, drivingHours: 1 }, depsWith([30, 61, 60]));
    expect(nearer.places).toMatchObject(at(2, 0));
  });

  it("goes by the traffic at the hour of leaving: limit, arrival, each day's drive, and the way home", async () => {
    const busy = depsWith([30, 100, 110], { localDelays: [0, 15, 15] });
    const found = await begun(query, busy);
    // This Saturday at ten: 100 minutes take 117, 110 take 127.
    expect(found.places).toMatchObject(at(1, 0));
    const [bright] = found.places;
    const { drive } = bright ?? {};
    expect(drive).toMatchObject({ emptyMinutes: 100, savedEarlier: null });
    expect(Math.round(drive?.minutes ?? 0)).toBe(117);
    expect(Math.round(drive?.badDayMinutes ?? 0)).toBe(134);
    expect(bright?.visit).toMatchObject({ leavesAt: 600, arrivesAt: 717 });
    const homeMs = (bright?.away.untilMs ?? 0) - Date.UTC(2026, 5, 20, 17);
    expect(Math.round(homeMs / 60_000)).toBe(111);
    expect(found.on("2026-06-21").minutes()[1]).toBeLessThan(found.day.minutes()[1] as number);
    expect((await begun({ ...query, leave: 20 * 60 }, busy)).total).toBe(3);

    const early = { ...query, date: "2026-06-23", leave: 7 * 60 } as const;
    const tuesday = await begun(early, depsWith([60, 15, 60], { localDelays: [40, 10, 4] }));
    const saved = tuesday.places.map((each) => [each.place.id, each.drive?.savedEarlier]);
    expect(saved).toEqual(
      expect.arrayContaining([
        [1, expect.closeTo(12, 0)],
        [2, null],
        [3, null],
      ]),
    );
  });

  it("counts scores as equal within the band that past results give", async () => {
    const calibration = { days: [60, 0, 0, 0, 0], bands: [100, null, null, null, null], chances: [] };
    const snapshot = { ...snapshotOf(NAMES_AND_SUN), calibration };
    const found = await begun(query, depsWith([30, 60, 120], { snapshot }));
    expect(found.places).toMatchObject(at(0, 1, 2));
  });

  it("says how far the nearest place is where none is within the drive", async () => {
    const found = await begun(query, depsWith([300, 150, Infinity]));
    expect([found.total, found.places]).toEqual([0, []]);
    expect(await found.whyEmpty()).toMatchObject({
      code: "too-far",
      nearestName: "Bright",
      nearestMinutes: 150,
    });
  });

  it("names the nearest place by the drive times that found none, and by the graph only beyond their limit", async () => {
    const nearestBy = (minutes: number[]) => {
      const { roadNetwork } = depsWith([58, 150, 200]);
      return whyEmpty({ ...query, drivingHours: 1 }, { ...depsWith(minutes), roadNetwork });
    };
    const reason = { code: "too-far", nearestName: "Dull", nearestMinutes: 65, isBySea: false };
    expect(await nearestBy([65, 155, Infinity])).toEqual(reason);
    expect(await nearestBy([265, Infinity, Infinity])).toMatchObject({
      nearestName: "Bright",
      nearestMinutes: 150,
    });
  });

  it("distinguishes no way at all from too long a way", async () => {
    const unlinked = await whyEmpty(query, depsWith([Infinity, Infinity, Infinity]));
    expect(unlinked).toEqual({ code: "no-road-link", isCovered: true });
    const island = await begun(query, depsWith([], { geocodeError: "no-road-link" }));
    expect(await island.whyEmpty()).toEqual({ code: "no-road-link", isCovered: false });
    expect([island.total, island.best, island.counts().total]).toEqual([0, null, 0]);
  });

  it("fails for an unknown postcode, and is unavailable rather than empty before any place is known", async () => {
    const found = await beginSearch(query, depsWith([], { geocodeError: "not-found" }));
    expect(found).toEqual({ ok: false, error: "SW1A 1AA" });
    const search = beginSearch(query, depsWith([], { snapshot: snapshotOf([]) }));
    await expect(search).rejects.toBeInstanceOf(SnapshotUnavailableError);
  });
});

const thing = (flags: string) => `{"name":"A walk","type":"attraction",${flags}}`;

/** Dull is good for dogs, Bright is good for children, Fair is good for both. */
function withThings(): Snapshot {
  const flags = [`"dogFriendly":true`, `"familyFriendly":true`, `"dogFriendly":true,"familyFriendly":true`];
  const detailsJson = flags.map((each) => `{"activities":[${thing(each)}],"hotels":[],"campsites":[]}`);
  return { ...snapshotOf(NAMES_AND_SUN), detailsJson };
}

describe("a search with filters", () => {
  const minutes = [30, 60, 120];
  const placesOf = (filters: Partial<Filters>) =>
    begun(
      { ...query, filters: { ...NO_FILTERS, ...filters } },
      depsWith(minutes, { snapshot: withThings() }),
    );

  it("finds what they leave, best weather first, and says what it is", async () => {
    const found = await placesOf({ needs: ["dogs"] });
    expect(found.places).toMatchObject(at(2, 0));
    expect([found.total, found.best?.place.id]).toEqual([2, 3]);
    expect(found.places[0]?.matches).toEqual([{ choices: ["dogs"], name: "A walk" }]);
    expect(found.counts()).toMatchObject({ total: 2, byChoice: { children: 1, dogs: 2, stepfree: 0 } });
    expect((await placesOf({})).places[0]?.matches).toBeNull();
  });

  it("leaves the order by weather as it is for those with a pass, and finds what is free for them", async () => {
    const flags = [`"cost":"free"`, `"cost":"paid","pass":"nt"`, `"cost":"paid","pass":"cadw"`];
    const detailsJson = flags.map((each) => `{"activities":[${thing(each)}],"hotels":[],"campsites":[]}`);
    const deps = depsWith(minutes, { snapshot: { ...snapshotOf(NAMES_AND_SUN), detailsJson } });
    const found = (filters: Partial<Filters>) =>
      begun({ ...query, filters: { ...NO_FILTERS, ...filters } }, deps);
    const idsOf = async (filters: Partial<Filters>) =>
      (await found(filters)).places.map(({ place }) => place.id);
    await fc.assert(
      fc.asyncProperty(fc.subarray([...PASSES]), fc.boolean(), async (passes, wantsFree) => {
        const everywhere = await idsOf({});
        expect(await idsOf({ passes })).toEqual(everywhere);
        const free = await found({ passes, offers: ["free"] });
        const opened = [1, ...(passes.includes("nt") ? [2] : []), ...(passes.includes("cadw") ? [3] : [])];
        expect(free.places.map(({ place }) => place.id)).toEqual(
          everywhere.filter((id) => opened.includes(id)),
        );
        const counts = (await found({ passes, offers: wantsFree ? ["free"] : [] })).counts();
        expect(counts.byChoice.free).toBe(opened.length);
      }),
    );
    const [first] = (await found({ passes: ["nt"], offers: ["free"] })).places;
    expect(first?.matches).toEqual([{ choices: ["free"], name: "A walk", pass: "nt" }]);
  });

  it("drives no farther than asked for", async () => {
    const found = await placesOf({ within: 60 });
    expect(found.places).toMatchObject(at(1, 0));
    expect(found.counts().byDrive).toEqual([0, 1, 1, 2, 2, 2, 2, 3]);
  });

  it("says what there is without each of them, where they leave nothing", async () => {
    const found = await placesOf({ needs: ["dogs", "children"], within: 60 });
    expect(await found.whyEmpty()).toEqual({
      code: "no-match",
      withoutAll: 3,
      removable: [
        { filter: { list: "needs", choice: "dogs" }, found: 1 },
        { filter: { list: "needs", choice: "children" }, found: 1 },
        { filter: { list: "within", choice: 60 }, found: 1 },
      ],
    });
  });

  it("does not blame them for a drive that reaches nothing", async () => {
    const asked = { ...query, filters: { ...NO_FILTERS, needs: ["dogs"] as const } };
    expect(await whyEmpty(asked, depsWith([300, 150, Infinity]))).toMatchObject({ code: "too-far" });
  });
});

it("a start in the middle of a wide sector makes every drive about right only", async () => {
  const deps = depsWith([30, 60, 120]);
  const wideBy = async (reachKm: number) => {
    const geocoder = {
      locate: async (asked: Postcode) => {
        const located = await deps.geocoder.locate(asked);
        return located.ok ? ok({ ...located.value, reachKm }) : located;
      },
    };
    const { places } = await begun(query, { ...deps, geocoder });
    return places.map(({ drive }) => drive?.isStartWide ?? false);
  };
  expect(await wideBy(18)).toEqual([true, true, true]);
  expect(await wideBy(2)).toEqual([false, false, false]);
});

describe("what a search answers beside its page", () => {
  it("is the best of each day, or the days side by side", async () => {
    const search = await begun(query, depsWith([30, 60, 120]));
    const days = search.bestOfDays();
    const table = search.dayTable();
    expect([days.dates.length, days.best.length]).toEqual([6, 6]);
    expect(table.best).toEqual(days.best.map((best) => (typeof best === "string" ? null : best.score)));
    expect(table.rows[0]).toMatchObject({ found: { place: { name: "Bright" } } });
  });

  it("is the places of the other pages", async () => {
    const search = await begun({ ...query, offset: 1, limit: 1 }, depsWith([30, 60, 120]));
    expect(search.places).toMatchObject(at(2));
    expect(search.others().map(({ id }) => id)).toEqual([2, 1]);
  });
});

describe("the style for the beach", () => {
  const beach = { ...NO_FILTERS, bySea: true };
  const seasideAt = (...positions: number[]) => {
    const snapshot = snapshotOf(NAMES_AND_SUN);
    const places = snapshot.places.map((place, position) =>
      positions.includes(position) ? { ...place, kind: "seaside" as const } : place,
    );
    return { ...snapshot, places };
  };
  const search = (minutes: number[], snapshot: Snapshot, filters: Filters = beach) =>
    begun({ ...query, style: "beach", filters }, depsWith(minutes, { snapshot }));

  it("finds places by the sea alone, however fine it is elsewhere", async () => {
    const found = await search([30, 60, 90], seasideAt(0, 2));
    expect(found.places).toMatchObject(at(2, 0));
    const anywhere = await search([30, 60, 90], seasideAt(0, 2), NO_FILTERS);
    expect(anywhere.places).toMatchObject(at(1, 2, 0));
  });

  it("puts sand and safe water first within the band in summer, even where it is farther", async () => {
    const snapshot = seasideAt(0, 1, 2);
    const detailsJson = snapshot.detailsJson.map((json, position) =>
      position === 2
        ? JSON.stringify({
            ...(JSON.parse(json) as object),
            nearby: { beaches: [{ name: "Sands", km: 1, surface: ["sand"], bathingClass: "good" }] },
          })
        : json,
    );
    const alike = {
      ...snapshot,
      detailsJson,
      forecasts: snapshot.forecasts.map(() => snapshot.forecasts[1]!),
    };
    expect((await search([30, 60, 90], alike)).places).toMatchObject(at(2, 0, 1));
  });

  it("names the nearest place by the sea where none is within the drive", async () => {
    const found = await search([30, 60, 130], seasideAt(2));
    expect(await found.whyEmpty()).toMatchObject({
      code: "too-far",
      nearestName: "Fair",
      nearestMinutes: 130,
      isBySea: true,
    });
  });

  it("asks for the sea and for what else is chosen", async () => {
    const found = await search([30, 60, 90], seasideAt(0), { ...beach, interests: ["gardens"] });
    expect(await found.whyEmpty()).toMatchObject({
      code: "no-match",
      removable: [
        { filter: { list: "bySea" }, found: 2 },
        { filter: { list: "interests" }, found: 1 },
      ],
    });
  });
});
