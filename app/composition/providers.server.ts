import { cachedGeocoder } from "#app/adapters/geocoding/cached-geocoder";
import { withFallbackGeocoder } from "#app/adapters/geocoding/fallback-geocoder";
import { createPostcodesIo } from "#app/adapters/geocoding/postcodes-io";
import { createEmbeddedPlaces } from "#app/adapters/places/embedded";
import type { PlaceTables } from "#app/adapters/places/open-data-tables";
import { createOverpass } from "#app/adapters/places/overpass";
import { cachedRoutePlanner } from "#app/adapters/routing/cached-route-planner";
import { withFallbackRoutePlanner } from "#app/adapters/routing/refined-route-planner";
import { createOsrm } from "#app/adapters/routing/osrm";
import { createMetNorway } from "#app/adapters/weather/met-norway";
import { createOpenMeteo, openMeteoPace } from "#app/adapters/weather/open-meteo";
import { createOpenMeteoSea, marineUrlBeside } from "#app/adapters/weather/open-meteo-sea";
import { createOpenWeather } from "#app/adapters/weather/openweather";
import { createSampleWeather } from "#app/adapters/weather/sample";
import { createSampleSea } from "#app/adapters/weather/sample-sea";
import { readClimateStations } from "#app/domain/weather/climate";
import { type Variables, type WeatherService, isWeatherUsable } from "#app/env.server";
import climateNormals from "#app/geodata/generated/climate-normals.json";
import ukOutline from "#app/geodata/generated/uk-outline.json";
import type { LookUpCacheDeps } from "#app/adapters/http/look-up-cache";
import type { TakeTurn } from "#app/adapters/http/pace";
import type { SeaProvider } from "#app/services/weather/ports";
import type { PlacesProvider } from "#app/services/places/ports";
import type { Geocoder, RoutePlanner, WeatherProvider } from "#app/services/ports";

export function chooseGeocoder(
  variables: Variables,
  platform: LookUpCacheDeps,
  embedded: Geocoder,
): Geocoder {
  if (variables.GEOCODER === "embedded") return embedded;
  const postcodesIo = createPostcodesIo({ baseUrl: variables.POSTCODES_IO_URL });
  return withFallbackGeocoder(cachedGeocoder(postcodesIo, platform), embedded, platform.log);
}

export function chooseRoutePlanner(
  variables: Variables,
  platform: LookUpCacheDeps,
  embedded: RoutePlanner,
): RoutePlanner {
  if (variables.ROUTE_PLANNER === "embedded") return embedded;
  const osrm = createOsrm({ baseUrl: variables.OSRM_URL, embedded });
  return withFallbackRoutePlanner(cachedRoutePlanner("osrm", osrm, platform), embedded, platform.log);
}

/** The fallback is null if none is configured, or without its key or contact. */
export function chooseWeather(variables: Variables): {
  readonly weather: WeatherProvider;
  readonly fallback: WeatherProvider | null;
  readonly missingFallback: string | null;
  readonly sea: SeaProvider | null;
} {
  const { WEATHER_PROVIDER: first, WEATHER_FALLBACK: second } = variables;
  if (first === "sample") {
    const stations = readClimateStations(climateNormals);
    // Sample weather has no fallback, so that real and made-up weather are never shown together.
    const sources = { stations, outline: ukOutline.path, seed: variables.SAMPLE_WEATHER_SEED };
    return {
      weather: createSampleWeather(sources),
      fallback: null,
      missingFallback: null,
      sea: createSampleSea(sources),
    };
  }
  const takeTurn = openMeteoPace(variables.OPEN_METEO_API_KEY);
  // Without its key or contact the site uses the first service alone.
  const isUsable = second !== undefined && second !== first && isWeatherUsable(second, variables);
  return {
    weather: weatherService(first, variables, takeTurn),
    fallback: isUsable ? weatherService(second, variables, takeTurn) : null,
    missingFallback: isUsable ? null : (second ?? null),
    sea: first === "open-meteo" ? openMeteoSea(variables, takeTurn) : null,
  };
}

/** Only with Open-Meteo's weather: the operator of another service may have no licence for it. */
function openMeteoSea(variables: Variables, takeTurn: TakeTurn | null): SeaProvider | null {
  const baseUrl = variables.OPEN_METEO_MARINE_URL ?? marineUrlBeside(variables.OPEN_METEO_URL);
  return baseUrl === null
    ? null
    : createOpenMeteoSea({ baseUrl, apiKey: variables.OPEN_METEO_API_KEY, takeTurn });
}

function weatherService(
  name: WeatherService,
  variables: Variables,
  takeTurn: TakeTurn | null,
): WeatherProvider {
  switch (name) {
    case "open-meteo":
      return createOpenMeteo({
        baseUrl: variables.OPEN_METEO_URL,
        apiKey: variables.OPEN_METEO_API_KEY,
        takeTurn,
      });
    case "met-norway":
      return createMetNorway({
        baseUrl: variables.MET_NORWAY_URL,
        contact: variables.CONTACT_EMAIL ?? "",
        placesPerRun: variables.MET_NORWAY_PLACES_PER_RUN,
      });
    case "openweather":
      return createOpenWeather({
        baseUrl: variables.OPENWEATHER_URL,
        apiKey: variables.OPENWEATHER_API_KEY ?? "",
      });
  }
}

export function choosePlaces(variables: Variables, tables: PlaceTables): PlacesProvider {
  if (variables.PLACES_PROVIDER === "embedded") return createEmbeddedPlaces(tables);
  return createOverpass({ baseUrl: variables.OVERPASS_URL });
}
