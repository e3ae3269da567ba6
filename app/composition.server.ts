import fallbacks from "../catalogue/fallbacks.json";
import merged from "../catalogue/merged.json";
import photographs from "./geodata/photographs.json";
import { createPendingImports } from "./adapters/cache/pending-imports";
import { onePublicationAtATime } from "./adapters/cache/one-publication";
import { keyValueStore } from "./adapters/cache/key-value-store";
import { createSnapshotPublisher } from "./adapters/cache/snapshot-publisher";
import { createSnapshotSource } from "./adapters/cache/snapshot-source";
import { createEmbeddedGeocoder } from "./adapters/geocoding/embedded";
import { createRequestCounter } from "./adapters/log/analytics-engine";
import { createConsoleLog } from "./adapters/log/console";
import type { PlaceTables } from "./adapters/places/open-data-tables";
import { createEmbeddedAreas } from "./adapters/routing/embedded-areas";
import { createEmbeddedRoutePlanner } from "./adapters/routing/embedded";
import { composeAccounts } from "./composition/accounts.server";
import { composeAlerts } from "./composition/alerts.server";
import { chooseMail, choosePush } from "./composition/mail.server";
import {
  chooseGeocoder,
  choosePlaces,
  chooseRoutePlanner,
  chooseWeather,
} from "./composition/providers.server";
import { createSiteMarkStore } from "./db/accounts/site-mark-store";
import { createAuditStore, createRefreshRecordStore } from "./db/catalogue/audit-store";
import { createSuggestionConverter } from "./db/catalogue/conversion";
import { createCatalogueImportStore } from "./db/catalogue/import-store";
import { createCatalogueStore, createDestinationStore } from "./db/catalogue/catalogue-store";
import { openDatabase } from "./db/client";
import { createFavoriteStore } from "./db/favorites/favorite-store";
import { createRefreshRunStore } from "./db/weather/refresh-run-store";
import { createSearchHistoryStore } from "./db/history/search-history-store";
import { createSuggestionStore } from "./db/suggestions/suggestion-store";
import { createWeatherStore } from "./db/weather/weather-store";
import type { DestinationDetails } from "./domain/catalogue/destination";
import { SAMPLE_WEATHER } from "./domain/weather/forecast-origin";
import type { Point } from "./domain/geo/geo";
import type { Postcode } from "./domain/geo/postcode";
import { readDriveCells } from "./domain/map/drive-cells";
import { type MapTown, readMapTowns } from "./domain/map/map-towns";
import type { Photograph } from "./domain/photographs/photograph";
import { type RoadGraph, readRoadGraph } from "./domain/roads/road-graph";
import { nearestSector, readSectorIndex } from "./domain/geo/sector-index";
import { readEnvironment } from "./env.server";
import { createCookies } from "./http/session/cookies.server";
import { readCatalogueText } from "./schemas/destination-import";
import { createCatalogue } from "./services/catalogue/catalogue";
import { createFavorites } from "./services/favorites/favorites";
import { createHistory } from "./services/history/history";
import { createSunOfDays } from "./services/map/sun-of-day";
import { findSearchMap } from "./services/map/find-search-map";
import { createPlacesFetching } from "./services/places/places-fetching";
import { createRecommendations } from "./services/recommendations/recommendations";
import { createScoresOfSnapshot } from "./services/search/scores-of-snapshot";
import { findBestNearHome } from "./services/search/find-best-near-home";
import { type NearbyWish, findBetterNearby } from "./services/search/find-better-nearby";
import { findDestination } from "./services/search/find-destination";
import { type SearchQuery, searchDestinations } from "./services/search/search-destinations";
import { createTraitsOfSnapshot } from "./services/search/traits-of-snapshot";
import { createSuggestions } from "./services/suggestions/suggestions";
import { createWeatherAdmin } from "./services/weather/weather-admin";
import { gatherSnapshotContent } from "./services/weather/publish-snapshot";
import { runHourly } from "./services/weather/run-hourly";
import { readSiteHealth } from "./services/weather/site-health";
import { showableForecasts } from "./services/weather/showable-forecasts";

/** Data that changes only with a release; the Worker carries it as data modules. */
export interface Geodata {
  readonly roads: ArrayBuffer;
  readonly driveCells: ArrayBuffer;
  readonly sectors: ArrayBuffer;
  readonly mapTowns: ArrayBuffer;
  readonly places: PlaceTables;
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
  const { cache, database, email, usage, variables } = readEnvironment(bindings);
  const kv = keyValueStore(cache);
  const clock = () => Date.now();
  const log = createConsoleLog();
  const db = openDatabase(database);
  const { weather, fallback, missingFallback } = chooseWeather(variables);
  const mail = chooseMail(variables, email, log);
  const afterAnswer = () => new Promise<void>((resolve) => setTimeout(resolve, ANSWER_LEAVES_MS));
  const content = {
    destinations: createDestinationStore(db),
    forecasts: showableForecasts(createWeatherStore(db), weather.name),
    fallbacks: fallbacks as DestinationDetails,
    clock,
  };
  let mapTowns: readonly MapTown[] | undefined;
  // Read by the first search, and by no page that needs no roads.
  let roads: RoadGraph | undefined;
  const graph = () => (roads ??= readRoadGraph(geodata.roads));
  const roadNetwork = createEmbeddedRoutePlanner(graph);
  const areas = createEmbeddedAreas(graph, () => readDriveCells(geodata.driveCells));
  const sectors = readSectorIndex(geodata.sectors);
  const embeddedGeocoder = createEmbeddedGeocoder(sectors);
  const search = {
    geocoder: chooseGeocoder(variables, cache, embeddedGeocoder),
    routePlanner: chooseRoutePlanner(variables, cache, roadNetwork),
    roadNetwork,
    snapshots: createSnapshotSource({
      kv,
      rebuild: () => gatherSnapshotContent(content),
      provider: weather.name,
      clock,
      log,
    }),
    scores: createScoresOfSnapshot(),
    traits: createTraitsOfSnapshot(content.fallbacks),
    clock,
  };
  const refresh = {
    ...content,
    weather,
    fallback,
    runs: createRefreshRunStore(db),
    publisher: onePublicationAtATime(createSnapshotPublisher({ kv, clock }), { clock }),
    log,
  };
  const trips = {
    ...search,
    log,
    favorites: createFavoriteStore(db),
    history: createSearchHistoryStore(db),
    afterAnswer,
  };
  const admin = {
    ...refresh,
    geocoder: search.geocoder,
    catalogue: createCatalogueStore(db),
    suggestions: createSuggestionConverter(db),
    audit: createAuditStore(db),
    imports: createCatalogueImportStore(db),
    pending: createPendingImports(kv),
    readCatalogue: readCatalogueText,
    places: choosePlaces(variables, geodata.places),
    refreshes: createRefreshRecordStore(db),
  };
  const accounts = composeAccounts({
    db,
    secret: variables.SESSION_SECRET[0],
    clock,
    log,
    geocoder: search.geocoder,
    mail,
    answerLeaves: afterAnswer,
  });
  const alerts = composeAlerts({
    db,
    clock,
    log,
    geocoder: embeddedGeocoder,
    graph,
    snapshots: search.snapshots,
    secret: variables.SESSION_SECRET[0],
    mail,
    push: choosePush(variables),
    isSampleWeather: weather.name === SAMPLE_WEATHER,
    deliveriesPerRun: variables.DELIVERIES_PER_RUN,
  });
  const marks = createSiteMarkStore(db);
  return {
    clock,
    log,
    requests: createRequestCounter(usage, log),
    config: {
      contactEmail: variables.CONTACT_EMAIL ?? null,
      canSendMail: mail !== undefined,
      isSampleWeather: weather.name === SAMPLE_WEATHER,
      deployment: {
        operatorName: variables.OPERATOR_NAME,
        operatorAddress: variables.OPERATOR_ADDRESS,
        icoRegistration: variables.ICO_REGISTRATION,
        geocoder: variables.GEOCODER,
        routePlanner: variables.ROUTE_PLANNER,
        mailCarrier: mail !== undefined && variables.RESEND_API_KEY !== undefined ? "Resend" : undefined,
        isCounted: usage !== undefined,
        canNotify: alerts.push.publicKey !== null,
      },
    },
    cookies: createCookies({ secrets: variables.SESSION_SECRET }),
    searchDestinations: (query: SearchQuery) => searchDestinations(query, search),
    sunOfDay: createSunOfDays(search),
    findSearchMap: (query: SearchQuery) => findSearchMap(query, { ...search, areas }),
    nearestSector: (point: Point) => nearestSector(sectors, point),
    findDestination: (slug: string, origin: Postcode | null) => findDestination(slug, origin, search),
    /** The towns that maps may name, the largest first; read when the first map asks. */
    mapTowns: () => (mapTowns ??= readMapTowns(geodata.mapTowns)),
    /** The operator's word for where the site is; null where it is not set. */
    siteOrigin: variables.SITE_ORIGIN ?? null,
    /** The slug of the place that a former one was merged into; null for any other. */
    mergedInto: (slug: string): string | null =>
      Object.hasOwn(merged, slug) ? merged[slug as keyof typeof merged].into : null,
    /** The photograph that a person has approved; null where there is only the drawing. */
    findPhotograph: (slug: string): Photograph | null =>
      Object.hasOwn(photographs, slug) ? ((photographs as Record<string, Photograph>)[slug] ?? null) : null,
    findBetterNearby: (wish: NearbyWish) => findBetterNearby(wish, search),
    findBestNearHome: (postcode: Postcode) => findBestNearHome(postcode, search),
    currentSnapshot: () => search.snapshots.current(),
    siteHealth: () => readSiteHealth(search),
    runHourly: (input: { scheduledForMs: number }) =>
      runHourly(input, { ...refresh, removeExpired: () => accounts.removeExpired(), missingFallback }),
    evaluateAlerts: alerts.evaluate,
    deliverMessages: alerts.deliverMessages,
    alerts: alerts.own,
    alertMail: alerts.mail,
    alertPush: alerts.push,
    testChannel: alerts.test,
    toldVisits: alerts.toldVisits,
    siteMarksOf: (userId: number) => marks.of(userId),
    accounts,
    favorites: createFavorites(trips),
    history: createHistory(trips),
    recommendations: createRecommendations(trips),
    catalogue: createCatalogue(admin),
    suggestions: createSuggestions({ suggestions: createSuggestionStore(db), clock }),
    placesFetching: createPlacesFetching(admin),
    weatherAdmin: createWeatherAdmin(admin),
  };
}
