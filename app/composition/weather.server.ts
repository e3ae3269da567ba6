import { createTraitsOfSnapshot } from "#app/services/search/traits-of-snapshot";
import { publishedMasks } from "#app/domain/filters/published-masks";
import type { AfterRefresh, ForecastStore, Refreshed, SnapshotContent } from "#app/services/weather/ports";
import { onePublicationAtATime } from "#app/adapters/cache/one-publication";
import { readPublishedSea } from "#app/adapters/cache/snapshot-reader";
import { createSnapshotPublisher } from "#app/adapters/cache/snapshot-publisher";
import { createHarmonicTides } from "#app/notes/tides/harmonic-tides";
import { createPublishableSource } from "#app/db/catalogue/publishable-source";
import { createRefreshRunStore } from "#app/db/weather/refresh-run-store";
import { createWeatherStore } from "#app/db/weather/weather-store";
import type { Calibration } from "#app/domain/ranking/calibration";
import type { DestinationDetails } from "#app/domain/catalogue/destination";
import { runHourly } from "#app/services/weather/refresh-weather";
import { tidesToPublish } from "#app/services/weather/published-tides";
import { showableForecasts } from "#app/services/weather/showable-forecasts";
import fallbacks from "../../catalogue/fallbacks.json";
import type { Platform } from "./platform.server";
import { chooseWeather } from "./providers.server";

/** What a feature learns from the forecasts, and what they are published with. */
export type WeatherPart = (given: {
  readonly platform: Platform;
  readonly provider: string;
  readonly forecasts: Pick<ForecastStore, "all">;
}) => {
  readonly afterRefresh?: AfterRefresh;
  readonly calibration?: () => Promise<Calibration | null>;
};

export function composeWeather(platform: Platform, parts: readonly WeatherPart[]) {
  const { variables, geodata, kv, db, clock, log, roadGraph: graph } = platform;
  const { weather, fallback, missingFallback, sea } = chooseWeather(variables);
  const forecasts = showableForecasts(createWeatherStore(db), weather.name);
  const added = parts.map((part) => part({ platform, provider: weather.name, forecasts }));
  const content = {
    destinations: createPublishableSource(db),
    forecasts,
    fallbacks: fallbacks as DestinationDetails,
    clock,
    calibration: async () => (await added.find((part) => part.calibration)?.calibration?.()) ?? null,
  };
  const traits = createTraitsOfSnapshot(content.fallbacks);
  const masksOf = ({ places, detailsJson }: SnapshotContent) =>
    publishedMasks(import.meta.env.RELEASE, traits.things({ places, detailsJson }));
  const tides = createHarmonicTides(geodata.tideGauges);
  const tidesOf = (published: SnapshotContent) => tidesToPublish(published, tides);
  const refresh = {
    ...content,
    weather,
    fallback,
    sea,
    publishedSea: () => readPublishedSea(kv),
    runs: createRefreshRunStore(db),
    afterRefresh: async (refreshed: Refreshed) => {
      for (const { afterRefresh } of added) await afterRefresh?.(refreshed);
    },
    publisher: onePublicationAtATime(createSnapshotPublisher({ kv, clock, graph, masksOf, tidesOf }), {
      clock,
    }),
    log,
  };
  return {
    provider: weather.name,
    content,
    refresh,
    runHourly: (input: { scheduledForMs: number }, removeExpired: () => Promise<void>) =>
      runHourly(input, { ...refresh, removeExpired, missingFallback }),
  };
}

export type Weather = ReturnType<typeof composeWeather>;
