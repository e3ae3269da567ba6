import { describe, expect, it } from "vitest";
import { NO_PREFERENCES } from "#app/domain/accounts/preferences";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { DEFAULT_UNITS } from "#app/domain/units";
import type { FoundPlace } from "#app/services/search/found-place";
import { someFoundPlace } from "../../../tests/fakes/found-places";
import { THURSDAY_NOON, someSnapshot } from "../../../tests/fakes/in-memory-trips";
import { favoritesJson } from "#app/presenters/favorites/json";
import { proposedPlacesJson } from "./json";

const SITE = "https://sunny.example";
const OPTIONS = { ...DEFAULT_UNITS, nowMs: THURSDAY_NOON, site: SITE };
const TODAY = londonDateOf(THURSDAY_NOON);
const snapshot = someSnapshot(2);

it("the answer of recommendations scores the day that it names", () => {
  const days = snapshot.forecasts[1]!.days.map((day, ahead) => ({
    ...day,
    cloudPct: ahead === 2 ? 15 : 100,
  }));
  const forecasts = [null, { ...snapshot.forecasts[1]!, days }];
  const changing = { ...snapshot, forecasts };
  const scoreOn = (date: string) => {
    const found = someFoundPlace({ snapshot: changing, minutes: [30, 75], date }, 1);
    const places = [{ found, reasons: ["sunny"], drive: null }];
    const proposed = { places, drive: null, startsAtHome: true, noDrive: null, searches: [] };
    const [item] = proposedPlacesJson({ ...proposed, snapshot: changing }, NO_PREFERENCES, OPTIONS);
    expect(item?.date).toBe(date);
    const { value } = (item?.score ?? {}) as { value: number };
    return value;
  };
  expect(scoreOn("2026-07-18")).toBeGreaterThan(scoreOn(TODAY));
});

describe("the answer of favourites", () => {
  const favorite = { id: 7, destinationId: 1, createdAt: THURSDAY_NOON };
  const savedOf = (found: FoundPlace) => ({
    ...{ snapshot, date: TODAY, drive: null, noDrive: null, searches: [] },
    favorites: [{ favorite, found }],
  });

  it("names the destination, its weather in the requested units and the drive", () => {
    const saved = savedOf(someFoundPlace({ snapshot, minutes: [80, 30] }));
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
    const [item] = favoritesJson(savedOf(someFoundPlace({ snapshot: withoutWeather })), OPTIONS);
    expect(item).toMatchObject({ weather: null, drivingDistance: null });
  });
});
