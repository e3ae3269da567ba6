import { createPublishedAccuracy } from "#app/adapters/cache/published-accuracy";
import { createEmbeddedRoutePlanner } from "#app/adapters/routing/embedded";
import { createAccuracyRecordStore } from "#app/db/accuracy/record-store";
import { MEMORY_SHARES } from "#app/domain/memory-shares";
import { readSectorIndex } from "#app/domain/geo/sector-index";
import { reckonAccuracy } from "#app/services/accuracy/reckon-accuracy";
import { measureSun } from "#app/services/accuracy/measure-sun";
import type { SunRecord } from "#app/services/accuracy/ports";
import { createStarts } from "#app/services/accuracy/starts";
import type { Geocoder, SnapshotSource } from "#app/services/ports";
import type { Platform } from "./platform.server";

interface Given {
  readonly snapshots: SnapshotSource;
  readonly geocoder: Geocoder;
  readonly labelsOf: NonNullable<Parameters<typeof createEmbeddedRoutePlanner>[1]>["labelsOf"];
  readonly provider: string;
  readonly sun: SunRecord | null;
}

/** Wires the measurement of how often our forecasts were right. */
export function composeAccuracy(platform: Platform, { snapshots, geocoder, labelsOf, provider, sun }: Given) {
  const { db, kv, geodata, roadGraph, clock, log } = platform;
  const published = createPublishedAccuracy(kv);
  const startsFor = createStarts({
    outcodes: () => [...readSectorIndex(geodata.sectors).outcodes.keys()],
    geocoder,
    roadNetwork: createEmbeddedRoutePlanner(roadGraph, {
      labelsOf,
      // A small share of memory is enough, because a night's run needs each start's drives only
      // once.
      mostTableBytes: MEMORY_SHARES.alertDriveTables,
    }),
  });
  const records = createAccuracyRecordStore(db);
  return {
    measureSun: async () => void (sun && (await measureSun({ sun, records, snapshots, clock, log }))),
    reckon: () =>
      reckonAccuracy({ records, published, snapshots, startsFor, weather: { name: provider }, clock, log }),
    /** Returns null on sample weather, and before the first night's run. */
    read: () => published.read(),
  };
}
