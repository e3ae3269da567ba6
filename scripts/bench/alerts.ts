import { NO_WARNING_SOURCE } from "#app/services/warnings/ports";
import { readFileSync } from "node:fs";
import { createEmbeddedGeocoder } from "#app/adapters/geocoding/embedded";
import { createEmbeddedRoutePlanner } from "#app/adapters/routing/embedded";
import { EVERY_DAY, THRESHOLDS } from "#app/features/alerts/domain/alert";
import type { DestinationDetails } from "#app/domain/catalogue/destination";
import { MEMORY_SHARES } from "#app/domain/memory-shares";
import { readSectorIndex } from "#app/domain/geo/sector-index";
import { labelsOf } from "#app/domain/roads/hub-labels";
import { readRoadGraph } from "#app/domain/roads/road-graph";
import { createTraitsOfSnapshot } from "#app/services/search/traits-of-snapshot";
import { evaluateAlerts } from "#app/features/alerts/services/evaluate-alerts";
import type { WatchedAlert } from "#app/features/alerts/services/ports";
import { geodata } from "./own-cpu";
import type { Row } from "./report";
import { syntheticSnapshot } from "./synthetic-snapshot";

const ALERTS = 10_000;
/** A third of the CPU time that the Worker may take (`cpu_ms` in wrangler.toml). */
const MOST_CPU_MS = 5_000;
const MOST_HEAP_MB = 60;

const outcodes = () => {
  const sectors = readFileSync("data/postcodes/uk_sectors.csv", "utf8").trim().split("\n").slice(1);
  return [...new Set(sectors.map((row) => row.split(" ")[0] ?? ""))];
};

/**
 * Measures one run over ten thousand alerts from all districts of the country: its CPU time, and the memory in use at
 * its end.
 */
export async function measureAlerts(details: DestinationDetails, placeCount = 600): Promise<Row[]> {
  const nowMs = new Date().setUTCHours(9, 0, 0, 0);
  const snapshot = await syntheticSnapshot(placeCount, details, nowMs);
  const districts = outcodes();
  const watched = Array.from({ length: ALERTS }, (_, index): WatchedAlert => ({
    id: index + 1,
    outcode: districts[index % districts.length] ?? "",
    drivingHours: (index % 5) + 1,
    style: index % 10 === 0 ? "beach" : "urban",
    threshold: THRESHOLDS[index % 3] ?? 60,
    weekdays: EVERY_DAY,
    isStale: false,
    reported: [],
    ownerGotToday: [],
  })).sort((a, b) => (a.outcode < b.outcode ? -1 : 1));
  let messageCount = 0;
  const graph = readRoadGraph(geodata("roads"));
  // Computed beforehand, because the refresh does this when it publishes a snapshot.
  const labels = labelsOf(graph, snapshot.places);
  const deps = {
    outbox: {
      watched: () => Promise.resolve(watched),
      keep: ({ messages }: { messages: readonly unknown[] }) =>
        Promise.resolve(void (messageCount = messages.length)),
    },
    geocoder: createEmbeddedGeocoder(readSectorIndex(geodata("sectors"))),
    roadNetwork: createEmbeddedRoutePlanner(() => graph, {
      mostTableBytes: MEMORY_SHARES.jobDriveTables,
      labelsOf: () => labels,
    }),
    traits: createTraitsOfSnapshot(),
    warnings: NO_WARNING_SOURCE,
    clock: () => nowMs,
    log: { info: () => undefined, error: (event: string, error: unknown) => console.error(event, error) },
  };
  const heapBefore = process.memoryUsage().heapUsed;
  const cpuBefore = process.cpuUsage();
  await evaluateAlerts(snapshot, deps);
  const { user, system } = process.cpuUsage(cpuBefore);
  const cpuMs = (user + system) / 1_000;
  const heapMb = (process.memoryUsage().heapUsed - heapBefore) / 1e6;
  return [
    {
      budget: "–",
      what: `${ALERTS} alerts of ${districts.length} districts, ${placeCount} places, in one run`,
      measured: `${cpuMs.toFixed(0)} ms CPU, ${heapMb.toFixed(0)} MB more heap, ${messageCount} messages`,
      allowed: `${MOST_CPU_MS} ms, ${MOST_HEAP_MB} MB`,
      holds: cpuMs <= MOST_CPU_MS && heapMb <= MOST_HEAP_MB && messageCount > 0,
    },
  ];
}
