import ukOutline from "#app/geodata/generated/uk-outline.json";
import { createSnapshotSource } from "#app/adapters/cache/snapshot-source";
import { createEmbeddedGeocoder } from "#app/adapters/geocoding/embedded";
import { createEmbeddedRoutePlanner } from "#app/adapters/routing/embedded";
import { createFavoriteStore } from "#app/db/favorites/favorite-store";
import { createSearchHistoryStore } from "#app/db/history/search-history-store";
import type { Filters } from "#app/domain/filters/filters";
import type { Point } from "#app/domain/geo/geo";
import type { Postcode } from "#app/domain/geo/postcode";
import { nearestSector, readSectorIndex } from "#app/domain/geo/sector-index";
import { type FindTowns, readTowns, townFinder } from "#app/domain/geo/towns";
import { driveArea } from "#app/domain/map/drive-area";
import { readDriveCells } from "#app/domain/map/drive-cells";
import { readMapTowns } from "#app/domain/map/map-towns";
import { once } from "#app/domain/once";
import { accessOf } from "#app/domain/roads/access";
import { typicalFrom } from "#app/domain/roads/traffic";
import { createFavorites } from "#app/services/favorites/favorites";
import { createHistory } from "#app/services/history/history";
import { createSunOfDays } from "#app/services/map/sun-of-day";
import { createRecommendations } from "#app/services/recommendations/recommendations";
import { findBestNearHome } from "#app/services/search/find-best-near-home";
import { type DestinationQuery, findDestination, findPlace } from "#app/services/search/find-destination";
import { createScoresOfSnapshot } from "#app/services/search/scores-of-snapshot";
import { type Search, beginSearch } from "#app/services/search/search";
import type { SearchQuery } from "#app/services/search/search-query";
import { createTraitsOfSnapshot } from "#app/services/search/traits-of-snapshot";
import { gatherSnapshotContent } from "#app/services/weather/publish-snapshot";
import type { WarningSource } from "#app/services/warnings/ports";
import { readSiteHealth } from "#app/services/weather/site-health";
import { createNotes } from "./notes.server";
import type { Platform } from "./platform.server";
import { chooseGeocoder, chooseRoutePlanner } from "./providers.server";
import type { Weather } from "./weather.server";

export function composeSearch(platform: Platform, { provider, content }: Weather, warnings: WarningSource) {
  const { variables, geodata, roadGraph, kv, clock, log } = platform;
  const snapshots = createSnapshotSource({
    kv,
    rebuild: () => gatherSnapshotContent(content),
    provider,
    clock,
    log,
  });
  const { labelsOf } = snapshots;
  const roadNetwork = createEmbeddedRoutePlanner(roadGraph, { labelsOf });
  const sectors = readSectorIndex(geodata.sectors);
  const embeddedGeocoder = createEmbeddedGeocoder(sectors);
  const search = {
    geocoder: chooseGeocoder(variables, platform, embeddedGeocoder),
    routePlanner: chooseRoutePlanner(variables, platform, roadNetwork),
    roadNetwork,
    snapshots,
    notes: createNotes(warnings),
    scores: createScoresOfSnapshot(),
    traits: createTraitsOfSnapshot(content.fallbacks, import.meta.env.RELEASE),
    clock,
  };
  const knownSectors = {
    ...embeddedGeocoder,
    nearest: (point: Point) => nearestSector(sectors, point),
  };
  const findTowns = once(() => townFinder(readTowns(geodata.places.towns), knownSectors.nearest));
  const townsNamed: FindTowns = (typed) => findTowns()(typed);
  return { search, warnings, labelsOf, knownSectors, townsNamed, embeddedGeocoder };
}

export type SearchParts = ReturnType<typeof composeSearch>;

export const searchUseCases = ({ search, knownSectors, townsNamed }: SearchParts) => ({
  townsNamed,
  begin: (query: SearchQuery) => beginSearch(query, search),
  nearestSector: (point: Point) => knownSectors.nearest(point),
  findDestination: (query: DestinationQuery) => findDestination(query, search),
  findPlace: (slug: string) => findPlace(slug, search),
  bestNearHome: (postcode: Postcode, filters: Filters) => findBestNearHome(postcode, search, filters),
  notes: () => search.notes.current(),
  currentSnapshot: () => search.snapshots.current(),
  health: () => readSiteHealth(search),
});

export function mapUseCases({ search }: SearchParts, { geodata, roadGraph }: Platform) {
  const cells = once(() => readDriveCells(geodata.driveCells));
  return {
    sunOfDay: createSunOfDays(search),
    /** Path data, in the kilometres of our maps. */
    landOutline: ukOutline.path,
    areaOf: ({ starts, limitMinutes, date, leavesAt }: Search) =>
      driveArea(
        roadGraph(),
        cells(),
        starts.map((start) => accessOf(roadGraph(), start)),
        limitMinutes,
        typicalFrom(date, leavesAt),
      ),
    /** The largest first. The first map reads them. */
    towns: once(() => readMapTowns(geodata.mapTowns)),
  };
}

export function tripUseCases({ search }: SearchParts, { db, log, afterAnswer }: Platform) {
  const trips = {
    ...search,
    log,
    favorites: createFavoriteStore(db),
    history: createSearchHistoryStore(db),
    afterAnswer,
  };
  return {
    favorites: createFavorites(trips),
    history: createHistory(trips),
    recommendations: createRecommendations(trips),
  };
}
