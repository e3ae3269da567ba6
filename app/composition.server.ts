import fallbacks from "../catalogue/fallbacks.json";
import { createSnapshotPublisher } from "./adapters/cache/snapshot-publisher";
import { createSnapshotSource } from "./adapters/cache/snapshot-source";
import { cachedGeocoder } from "./adapters/geocoding/cached-geocoder";
import { createEmbeddedGeocoder } from "./adapters/geocoding/embedded";
import { withFallbackGeocoder } from "./adapters/geocoding/fallback-geocoder";
import { createPostcodesIo } from "./adapters/geocoding/postcodes-io";
import { createConsoleLog } from "./adapters/log/console";
import { cachedRoutePlanner } from "./adapters/routing/cached-route-planner";
import { createEmbeddedRoutePlanner } from "./adapters/routing/embedded";
import { withFallbackRoutePlanner } from "./adapters/routing/fallback-route-planner";
import { createOpenRouteService } from "./adapters/routing/openrouteservice";
import { createOsrm } from "./adapters/routing/osrm";
import { createOpenMeteo } from "./adapters/weather/open-meteo";
import { createOpenWeather } from "./adapters/weather/openweather";
import { createPacedTurns } from "./adapters/security/paced-turns";
import { createScryptPasswordHasher } from "./adapters/security/scrypt-password-hasher";
import { randomToken, sha256Fingerprint } from "./adapters/security/unguessable";
import { createSampleWeather } from "./adapters/weather/sample";
import { type Database, openDatabase } from "./db/client";
import { createDestinationStore } from "./db/destination-store";
import { createFavoriteStore } from "./db/favorite-store";
import { createOwnRecordStore } from "./db/own-record-store";
import { createRefreshRunStore } from "./db/refresh-run-store";
import { createSearchHistoryStore } from "./db/search-history-store";
import { createSessionStore } from "./db/session-store";
import { createSignInAttemptStore } from "./db/sign-in-attempt-store";
import { createUserStore } from "./db/user-store";
import { createWeatherStore } from "./db/weather-store";
import type { DestinationDetails } from "./domain/catalogue";
import { readClimateStations } from "./domain/climate";
import type { Postcode } from "./domain/postcode";
import { readRoadGraph } from "./domain/road-graph";
import { readSectorIndex } from "./domain/sector-index";
import { type Environment, readEnvironment } from "./env.server";
import climateNormals from "./geodata/generated/climate-normals.json";
import { createCookies } from "./http/cookies.server";
import { createAccounts } from "./services/accounts/accounts";
import { createFavorites } from "./services/favorites/favorites";
import { createHistory } from "./services/history/history";
import type { Clock, Geocoder, RoutePlanner, WeatherProvider } from "./services/ports";
import { createInterestsOfSnapshot } from "./services/recommendations/interests-of-snapshot";
import { createRecommendations } from "./services/recommendations/recommendations";
import { createRankingsOfSnapshot } from "./services/search/rankings-of-snapshot";
import { type SearchQuery, findDestination, searchDestinations } from "./services/search/search-destinations";
import { gatherSnapshotContent } from "./services/weather/publish-snapshot";
import { refreshWeather } from "./services/weather/refresh-weather";

/** What never changes between releases, read by the Worker as binary modules. */
export interface Geodata {
  readonly roads: ArrayBuffer;
  readonly sectors: ArrayBuffer;
}

/** Long enough for an answer to be on its way before its record is written. */
const ANSWER_LEAVES_MS = 50;

let composed: { bindings: Record<string, unknown>; app: App } | null = null;

/** The use cases wired to their adapters: made once in an isolate, and anew for other bindings. */
export function compose(bindings: Record<string, unknown>, geodata: Geodata): App {
  if (composed?.bindings !== bindings) composed = { bindings, app: createApp(bindings, geodata) };
  return composed.app;
}

export type App = ReturnType<typeof createApp>;

function createApp(bindings: Record<string, unknown>, geodata: Geodata) {
  const environment = readEnvironment(bindings);
  const { cache: kv, database, variables } = environment;
  const clock = () => Date.now();
  const log = createConsoleLog();
  const db = openDatabase(database);
  const forecasts = createWeatherStore(db);
  const catalogue = {
    destinations: createDestinationStore(db),
    forecasts,
    fallbacks: fallbacks as DestinationDetails,
    clock,
  };
  const roadNetwork = createEmbeddedRoutePlanner(readRoadGraph(geodata.roads));
  const search = {
    geocoder: chooseGeocoder(environment, createEmbeddedGeocoder(readSectorIndex(geodata.sectors))),
    routePlanner: chooseRoutePlanner(environment, roadNetwork),
    roadNetwork,
    snapshots: createSnapshotSource({ kv, rebuild: () => gatherSnapshotContent(catalogue), clock, log }),
    rankings: createRankingsOfSnapshot(),
    clock,
  };
  const refresh = {
    ...catalogue,
    weather: chooseWeather(environment),
    runs: createRefreshRunStore(db),
    publisher: createSnapshotPublisher({ kv, clock }),
    log,
  };
  const trips = {
    ...search,
    log,
    favorites: createFavoriteStore(db),
    history: createSearchHistoryStore(db),
    interests: createInterestsOfSnapshot(),
    afterAnswer: () => new Promise<void>((resolve) => setTimeout(resolve, ANSWER_LEAVES_MS)),
  };
  return {
    clock,
    log,
    cookies: createCookies({ secret: variables.SESSION_SECRET }),
    accounts: createAccounts(accountDeps(db, clock)),
    favorites: createFavorites(trips),
    history: createHistory(trips),
    recommendations: createRecommendations(trips),
    config: {
      contactEmail: variables.CONTACT_EMAIL,
      isSampleWeather: variables.WEATHER_PROVIDER === "sample",
    },
    searchDestinations: (query: SearchQuery) => searchDestinations(query, search),
    findDestination: (slug: string, origin: Postcode | null) => findDestination(slug, origin, search),
    refreshWeather: (input: { scheduledForMs: number }) => refreshWeather(input, refresh),
  };
}

function accountDeps(db: Database, clock: Clock) {
  return {
    users: createUserStore(db),
    sessions: createSessionStore(db),
    attempts: createSignInAttemptStore(db),
    records: createOwnRecordStore(db),
    hasher: createScryptPasswordHasher(createPacedTurns({ clock })),
    fingerprint: sha256Fingerprint,
    randomToken,
    clock,
  };
}

function chooseGeocoder({ variables, cache }: Environment, embedded: Geocoder): Geocoder {
  if (variables.GEOCODER === "embedded") return embedded;
  const postcodesIo = createPostcodesIo({ baseUrl: variables.POSTCODES_IO_URL });
  return withFallbackGeocoder(cachedGeocoder(postcodesIo, cache), embedded);
}

function chooseRoutePlanner({ variables, cache }: Environment, embedded: RoutePlanner): RoutePlanner {
  if (variables.ROUTE_PLANNER === "embedded") return embedded;
  const planner =
    variables.ROUTE_PLANNER === "osrm"
      ? createOsrm({ baseUrl: variables.OSRM_URL, embedded })
      : createOpenRouteService({
          baseUrl: variables.OPENROUTESERVICE_URL,
          apiKey: variables.OPENROUTESERVICE_API_KEY ?? "",
          embedded,
        });
  return withFallbackRoutePlanner(cachedRoutePlanner(variables.ROUTE_PLANNER, planner, cache), embedded);
}

function chooseWeather({ variables }: Environment): WeatherProvider {
  switch (variables.WEATHER_PROVIDER) {
    case "sample":
      return createSampleWeather(readClimateStations(climateNormals));
    case "open-meteo":
      return createOpenMeteo({ baseUrl: variables.OPEN_METEO_URL, apiKey: variables.OPEN_METEO_API_KEY });
    case "openweather":
      return createOpenWeather({
        baseUrl: variables.OPENWEATHER_URL,
        apiKey: variables.OPENWEATHER_API_KEY ?? "",
      });
  }
}
