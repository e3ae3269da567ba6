import { readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createEmbeddedGeocoder } from "#app/adapters/geocoding/embedded";
import { createEmbeddedRoutePlanner } from "#app/adapters/routing/embedded";
import { notesWith } from "#app/composition/notes.server";
import type { DestinationDetails } from "#app/domain/catalogue/destination";
import { readSectorIndex } from "#app/domain/geo/sector-index";
import { MEMORY_SHARES } from "#app/domain/memory-shares";
import { labelsOf } from "#app/domain/roads/hub-labels";
import { readRoadGraph } from "#app/domain/roads/road-graph";
import { type AlertTiming, TIMINGS } from "#app/features/alerts/domain/alert";
import { readAsked } from "#app/features/alerts/http/alert-schemas";
import { newsOf, unknownBrief, weekendBrief } from "#app/features/alerts/presenters/brief";
import { ALERTS_PER_RUN, evaluateAlerts } from "#app/features/alerts/services/evaluate-alerts";
import type { WatchedAlert } from "#app/features/alerts/services/ports";
import { createScoresOfSnapshot } from "#app/services/search/scores-of-snapshot";
import { createTraitsOfSnapshot } from "#app/services/search/traits-of-snapshot";
import { NO_WARNING_SOURCE } from "#app/services/warnings/ports";
import { geodata } from "./own-cpu";
import type { Row } from "./report";
import { syntheticSnapshot } from "./synthetic-snapshot";

const ALERTS = 20_000;
/** Half of the CPU time that the Worker may take (`cpu_ms` in wrangler.toml). */
const MOST_CPU_MS = 7_500;
const MOST_HEAP_MB = 60;
setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;
/** A Thursday, ten past six in the evening. */
const THURSDAY = Date.UTC(2026, 6, 16, 17, 10);

const outcodes = () => {
  const sectors = readFileSync("data/postcodes/uk_sectors.csv", "utf8").trim().split("\n").slice(1);
  return [...new Set(sectors.map((row) => row.split(" ")[0] ?? ""))];
};

const FILTERS = [
  "",
  "&needs=dogs",
  "&ranking=beach",
  "&interests=hills",
  "&offers=calm",
  "&passes=nt",
  "&nights=1",
];

/** All different, from all districts of the country. */
function wishes(districts: readonly string[], timing: AlertTiming): WatchedAlert[] {
  const searches = Array.from(
    { length: ALERTS },
    (_, index) =>
      `from=${districts[index % districts.length] ?? ""}&drivingHours=${(index % 5) + 1}${FILTERS[index % 7] ?? ""}`,
  ).sort();
  return searches.map((search, index) => ({
    ...timing,
    ...{ id: index + 1, search, createdAt: 0, reported: [], ownerGotToday: [] },
  }));
}

/** One run over its share of twenty thousand alerts: its CPU time, and the memory in use at its end. */
export async function measureAlerts(details: DestinationDetails, placeCount = 700): Promise<Row[]> {
  const snapshot = await syntheticSnapshot(placeCount, details, THURSDAY);
  const districts = outcodes();
  const graph = readRoadGraph(geodata("roads"));
  // Computed beforehand, because the refresh does this when it publishes a snapshot.
  const labels = labelsOf(graph, snapshot.places);
  const roadNetwork = createEmbeddedRoutePlanner(() => graph, {
    mostTableBytes: MEMORY_SHARES.jobDriveTables,
    labelsOf: () => labels,
  });
  let watched: readonly WatchedAlert[] = [];
  let messageCount = 0;
  const deps = {
    outbox: {
      watched: () => Promise.resolve(watched),
      keep: ({ messages }: { messages: readonly unknown[] }) =>
        Promise.resolve(void (messageCount = messages.length)),
    },
    search: {
      geocoder: createEmbeddedGeocoder(readSectorIndex(geodata("sectors"))),
      ...{ roadNetwork, routePlanner: roadNetwork },
      notes: { current: () => Promise.resolve(notesWith(null)) },
      scores: createScoresOfSnapshot(),
      traits: createTraitsOfSnapshot(),
    },
    ...{ readAsked, newsOf, unknownBrief, briefOf: weekendBrief },
    warnings: NO_WARNING_SOURCE,
    clock: () => THURSDAY,
    log: { info: () => undefined, error: (event: string, error: unknown) => console.error(event, error) },
  };
  const rows: Row[] = [];
  for (const [what, timing] of [
    ["alerts of any day", TIMINGS[8]],
    ["briefs", TIMINGS[0]],
  ] as const) {
    watched = wishes(districts, timing as AlertTiming).slice(0, ALERTS_PER_RUN);
    collectGarbage();
    const heapBefore = process.memoryUsage().heapUsed;
    const cpuBefore = process.cpuUsage();
    await evaluateAlerts(snapshot, deps);
    const { user, system } = process.cpuUsage(cpuBefore);
    const cpuMs = (user + system) / 1_000;
    collectGarbage();
    const heapMb = (process.memoryUsage().heapUsed - heapBefore) / 1e6;
    rows.push({
      budget: "–",
      what: `a run's ${ALERTS_PER_RUN} of ${ALERTS} ${what} in ${districts.length} districts, ${placeCount} places`,
      measured: `${cpuMs.toFixed(0)} ms CPU, ${heapMb.toFixed(0)} MB more heap, ${messageCount} messages`,
      allowed: `${MOST_CPU_MS} ms, ${MOST_HEAP_MB} MB`,
      holds: cpuMs <= MOST_CPU_MS && heapMb <= MOST_HEAP_MB && messageCount > 0,
    });
  }
  return rows;
}
