import { createTraitsOfSnapshot } from "#app/services/search/traits-of-snapshot";
import { publishedMasks } from "#app/domain/filters/published-masks";
import type { SnapshotContent } from "#app/services/weather/ports";
import { onePublicationAtATime } from "#app/adapters/cache/one-publication";
import { readPublishedSea } from "#app/adapters/cache/snapshot-reader";
import { createSnapshotPublisher } from "#app/adapters/cache/snapshot-publisher";
import { createPublishedAccuracy } from "#app/features/accuracy/adapters/published-accuracy";
import { createHarmonicTides } from "#app/notes/tides/harmonic-tides";
import { createAccuracyRecordStore } from "#app/features/accuracy/db/record-store";
import { createPublishableSource } from "#app/db/catalogue/publishable-source";
import { createRefreshRunStore } from "#app/db/weather/refresh-run-store";
import { createWeatherStore } from "#app/db/weather/weather-store";
import type { DestinationDetails } from "#app/domain/catalogue/destination";
import { readCalibration } from "#app/features/accuracy/services/read-calibration";
import { runHourly } from "#app/services/weather/refresh-weather";
import { tidesToPublish } from "#app/services/weather/published-tides";
import { showableForecasts } from "#app/services/weather/showable-forecasts";
import fallbacks from "../../catalogue/fallbacks.json";
import type { Platform } from "./platform.server";
import { chooseWeather } from "./providers.server";

export function composeWeather(platform: Platform) {
  const { variables, geodata, kv, db, clock, log, roadGraph: graph } = platform;
  const { weather, fallback, missingFallback, sea } = chooseWeather(variables);
  const content = {
    destinations: createPublishableSource(db),
    forecasts: showableForecasts(createWeatherStore(db), weather.name),
    fallbacks: fallbacks as DestinationDetails,
    clock,
    calibration: () => readCalibration(createPublishedAccuracy(kv), weather.name, log),
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
    records: createAccuracyRecordStore(db),
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
