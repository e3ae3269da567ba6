import { describe, expect, it } from "vitest";
import { NO_PREFERENCES } from "#app/domain/accounts/preferences";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { DEFAULT_UNITS } from "#app/domain/units";
import { someFoundPlace } from "../../../tests/fakes/found-places";
import { THURSDAY_NOON, someSnapshot } from "../../../tests/fakes/in-memory-trips";
import { favoritesJson } from "#app/presenters/favorites/json";
import { proposedPlacesJson } from "./json";

const SITE = "https://sunny.example";
const OPTIONS = { ...DEFAULT_UNITS, nowMs: THURSDAY_NOON, site: SITE };
const TODAY = londonDateOf(THURSDAY_NOON);
const snapshot = someSnapshot(2);

describe("the answer of recommendations", () => {
  it("has the shape of search results, with the reasons", () => {
    const places = [
      { found: someFoundPlace({ snapshot, minutes: [30, 75] }, 1), reasons: ["sunny today"], drive: null },
    ];
    const [item] = proposedPlacesJson(
      { snapshot, places, drive: null, startsAtHome: false, noDrive: null, searches: [], savedIds: [] },
      NO_PREFERENCES,
      OPTIONS,
    );
    expect(item).toMatchObject({
      destination: {
        id: 2,
        name: "Place 2",
        imageUrl: "/images/destinations/place-2.svg",
        url: `${SITE}/destinations/place-2`,
      },
      drivingTime: { hours: 1, minutes: 15, distance: 47, distanceUnit: "miles", ferry: null },
      weather: { current: { temp: 14 }, provider: "fake" },
      reasons: ["sunny today"],
      activities: [],
      hotels: [],
      campsites: [],
    });
    expect(item?.weather?.forecast).toHaveLength(6);
    expect(item?.score).not.toBeNull();
  });

  it("scores the day that it names", () => {
    const days = snapshot.forecasts[1]!.days.map((day, ahead) => ({
      ...day,
      cloudPct: ahead === 2 ? 15 : 100,
    }));
    const forecasts = [null, { ...snapshot.forecasts[1]!, days }];
    const changing = { ...snapshot, forecasts };
    const scoreOn = (date: string) => {
      const found = someFoundPlace({ snapshot: changing, minutes: [30, 75], date }, 1);
      const places = [{ found, reasons: ["sunny"], drive: null }];
      const proposed = { places, drive: null, startsAtHome: true, noDrive: null, searches: [], savedIds: [] };
      const [item] = proposedPlacesJson({ ...proposed, snapshot: changing }, NO_PREFERENCES, OPTIONS);
      expect(item?.date).toBe(date);
      const { value } = (item?.score ?? {}) as { value: number };
      return value;
    };
    expect(scoreOn("2026-07-18")).toBeGreaterThan(scoreOn(TODAY));
  });

  it("has no driving time where no drive is known, never a zero or a NaN", () => {
    const places = [
      { found: someFoundPlace({ snapshot }), reasons: ["by the sea"], drive: null },
      {
        found: someFoundPlace({ snapshot, minutes: [30, Infinity] }, 1),
        reasons: ["by the sea"],
        drive: null,
      },
    ];
    const items = proposedPlacesJson(
      { snapshot, places, drive: null, startsAtHome: false, noDrive: null, searches: [], savedIds: [] },
      NO_PREFERENCES,
      OPTIONS,
    );
    expect(items.map(({ drivingTime }) => drivingTime)).toEqual([null, null]);
  });
});

describe("the answer of favourites", () => {
  const favorite = { id: 7, destinationId: 1, createdAt: THURSDAY_NOON };

  it("names the destination, its weather in the requested units and the drive", () => {
    const saved = {
      snapshot,
      date: TODAY,
      favorites: [{ favorite, found: someFoundPlace({ snapshot, minutes: [80, 30] }) }],
      drive: null,
      noDrive: null,
      searches: [],
    };
    const units = { temperatureUnit: "fahrenheit", distanceUnit: "kilometers" } as const;
    const [item] = favoritesJson(saved, { ...units, nowMs: THURSDAY_NOON, site: SITE });
    expect(item).toMatchObject({
      id: 7,
      destinationId: 1,
      destination: { id: 1, name: "Place 1" },
      weather: { current: { temp: 58, temp_min: 47, temp_max: 63, humidity: 64 } },
      drivingDistance: { hours: 1, minutes: 20, distance: 80, distanceUnit: "kilometers" },
      createdAt: "2026-07-16T11:00:00.000Z",
    });
    expect(item?.weather?.current.dt).toBe(THURSDAY_NOON / 1000);
  });

  it("is null, not zeros, for weather and drive that are not known", () => {
    const withoutWeather = { ...snapshot, forecasts: [null, null] };
    const [item] = favoritesJson(
      {
        snapshot: withoutWeather,
        date: TODAY,
        favorites: [{ favorite, found: someFoundPlace({ snapshot: withoutWeather }) }],
        drive: null,
        noDrive: null,
        searches: [],
      },
      OPTIONS,
    );
    expect(item).toMatchObject({ weather: null, drivingDistance: null });
  });
});
