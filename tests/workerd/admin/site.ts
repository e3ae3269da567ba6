import { createRefreshRecordStore } from "#app/db/catalogue/audit-store";
import { createRefreshRunStore } from "#app/db/weather/refresh-run-store";
import { createSuggestionStore } from "#app/db/suggestions/suggestion-store";
import type { NearbyPlaces } from "#app/domain/places/place-merge";
import type { WeatherProvider } from "#app/services/ports";
import { createPlacesFetching } from "#app/services/places/places-fetching";
import { createSuggestions } from "#app/services/suggestions/suggestions";
import { namedActivity, namedCampsite, namedHotel } from "../../fakes/drafts";
import { answersWell, createFakeWeather } from "../../fakes/in-memory-weather";
import { createWeatherAdmin } from "#app/services/weather/weather-admin";
import { startCatalogue } from "../catalogue/site";

const found = <T>(item: T) => ({
  item: { ...item, description: "Found." },
  point: { latitude: 50, longitude: -2.5 },
});

/** What the places provider finds by default: two things to do, a hotel and a campsite. */
export const FOUND: NearbyPlaces = {
  activities: ["Town Museum", "Old Castle"].map((name) => found(namedActivity(name))),
  hotels: [found(namedHotel("The Anchor"))],
  campsites: [found(namedCampsite("Meadow Farm"))],
};

/**
 * The catalogue's site, with suggestions, the fetching of places and the weather added on the same database. The
 * providers of places and of weather are fakes.
 */
export async function startAdminSite() {
  const site = await startCatalogue();
  const { db, deps, app } = site;
  const provider = {
    hasNoHotels: undefined as true | undefined,
    near: (): Promise<NearbyPlaces> => Promise.resolve(FOUND),
    forecasts: answersWell as WeatherProvider["fetchForecasts"],
  };
  const weather = createFakeWeather((points, nowMs) =>
    provider.forecasts(points as Parameters<WeatherProvider["fetchForecasts"]>[0], nowMs),
  );
  const admin = {
    ...deps,
    weather,
    places: Object.assign(provider, { name: "fake" }),
    runs: createRefreshRunStore(db),
    refreshes: createRefreshRecordStore(db),
  };
  const { clock } = deps;
  Object.assign(app, {
    suggestions: createSuggestions({ suggestions: createSuggestionStore(db), clock }),
    placesFetching: createPlacesFetching(admin),
    weatherAdmin: createWeatherAdmin(admin),
  });
  return { ...site, provider, weather, runs: admin.runs };
}

export type AdminSite = Awaited<ReturnType<typeof startAdminSite>>;

/** Returns the toast that the browser's next page would show. */
export async function toastOf({ app }: AdminSite, response: Response): Promise<unknown> {
  const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith("toast=")) ?? "";
  return app.cookies.toast(new Request("http://localhost")).parse(set.split(";", 1)[0] ?? "");
}

export const messageOf = async (response: Response) => (await response.json<{ message: string }>()).message;
