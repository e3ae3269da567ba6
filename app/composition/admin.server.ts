import { createPendingImports } from "#app/adapters/cache/pending-imports";
import { createAuditStore, createRefreshRecordStore } from "#app/db/catalogue/audit-store";
import { createCatalogueStore } from "#app/db/catalogue/catalogue-store";
import { createSuggestionConverter } from "#app/db/catalogue/conversion";
import { createCatalogueImportStore } from "#app/db/catalogue/import-store";
import { createSuggestionStore } from "#app/db/suggestions/suggestion-store";
import { readCatalogueText } from "#app/schemas/destination-import";
import type { KnownSectors } from "#app/services/catalogue/check-content";
import { createCatalogue } from "#app/services/catalogue/catalogue";
import { createPlacesFetching } from "#app/services/places/places-fetching";
import type { Geocoder } from "#app/services/ports";
import { createSuggestions } from "#app/services/suggestions/suggestions";
import { createWeatherAdmin } from "#app/services/weather/weather-admin";
import type { Platform } from "./platform.server";
import { choosePlaces } from "./providers.server";
import type { Weather } from "./weather.server";

export function adminUseCases(
  platform: Platform,
  { refresh }: Weather,
  geocoder: Geocoder,
  knownSectors: KnownSectors,
) {
  const { variables, geodata, kv, db, clock } = platform;
  const admin = {
    ...refresh,
    geocoder,
    knownSectors,
    catalogue: createCatalogueStore(db),
    suggestions: createSuggestionConverter(db),
    audit: createAuditStore(db),
    imports: createCatalogueImportStore(db),
    pending: createPendingImports(kv),
    readCatalogue: readCatalogueText,
    places: choosePlaces(variables, geodata.places),
    refreshes: createRefreshRecordStore(db),
  };
  return {
    catalogue: createCatalogue(admin),
    suggestions: createSuggestions({ suggestions: createSuggestionStore(db), clock }),
    placesFetching: createPlacesFetching(admin),
    weatherAdmin: createWeatherAdmin(admin),
  };
}
