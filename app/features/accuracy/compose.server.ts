import { createPublishedAccuracy } from "#app/features/accuracy/adapters/published-accuracy";
import { createEmbeddedRoutePlanner } from "#app/adapters/routing/embedded";
import { createAccuracyRecordStore } from "#app/features/accuracy/db/record-store";
import { climateScore } from "#app/features/accuracy/domain/climate-score";
import { MEMORY_SHARES } from "#app/domain/memory-shares";
import { readClimateStations } from "#app/domain/weather/climate";
import { climateAt } from "#app/domain/weather/place-climate";
import climateNormals from "#app/geodata/generated/climate-normals.json";
import { homesFor } from "#app/features/accuracy/services/homes";
import { reckonAccuracy } from "#app/features/accuracy/services/reckon-accuracy";
import type { FeatureParts } from "#app/composition/feature";

export function composeAccuracy({ platform, searching, weather: { provider } }: FeatureParts) {
  const { db, kv, roadGraph, clock, log } = platform;
  const { labelsOf, embeddedGeocoder: geocoder } = searching;
  const { snapshots } = searching.search;
  const published = createPublishedAccuracy(kv);
  const roadNetwork = createEmbeddedRoutePlanner(roadGraph, {
    labelsOf,
    // A night's run needs each home's drives only once.
    mostTableBytes: MEMORY_SHARES.alertDriveTables,
  });
  const records = createAccuracyRecordStore(db);
  const weather = { name: provider };
  const reckon = () => {
    const stations = readClimateStations(climateNormals);
    return reckonAccuracy({
      records,
      published,
      snapshots,
      homesFor: (places) => homesFor(places, { geocoder, roadNetwork }),
      climateScore: (place, date) => climateScore(climateAt(stations, place), place, date),
      weather,
      clock,
      log,
    });
  };
  return {
    /** Null on sample weather, and before the first night's run. */
    read: () => published.read(),
    // After the refresh of the same hour.
    jobs: [{ cron: "0 * * * *", run: reckon }],
  };
}
