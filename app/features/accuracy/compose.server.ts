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
import type { Geocoder, SnapshotSource } from "#app/services/ports";
import type { Platform } from "#app/composition/platform.server";

interface Given {
  readonly snapshots: SnapshotSource;
  readonly geocoder: Geocoder;
  readonly labelsOf: NonNullable<Parameters<typeof createEmbeddedRoutePlanner>[1]>["labelsOf"];
  readonly provider: string;
}

export function composeAccuracy(platform: Platform, { snapshots, geocoder, labelsOf, provider }: Given) {
  const { db, kv, roadGraph, clock, log } = platform;
  const published = createPublishedAccuracy(kv);
  const roadNetwork = createEmbeddedRoutePlanner(roadGraph, {
    labelsOf,
    // A night's run needs each home's drives only once.
    mostTableBytes: MEMORY_SHARES.alertDriveTables,
  });
  const records = createAccuracyRecordStore(db);
  const weather = { name: provider };
  return {
    reckon: () => {
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
    },
    /** Null on sample weather, and before the first night's run. */
    read: () => published.read(),
  };
}
