import { type ByteLimitedCache, createByteLimitedCache } from "#app/domain/byte-limited-cache";
import { areSamePoints, type Point } from "#app/domain/geo/geo";
import { MEMORY_SHARES } from "#app/domain/memory-shares";
import { accessOf } from "#app/domain/roads/access";
import { driveTimesFrom, packDestinations, type RoadDestinations } from "#app/domain/roads/drive-times";
import { destinationsOf, type HubLabels } from "#app/domain/roads/hub-labels";
import type { RoadGraph } from "#app/domain/roads/road-graph";
import type { DriveTable, Origin, RoutePlanner } from "#app/services/ports";

/**
 * How far tables reach: a little farther than the usual two hours and than five, the longest drive that can be asked
 * for. Among ten thousand places a short table costs a third of a long one; a long one serves short drives too.
 */
const REACHES_MINUTES = [135, 315];
/** A table's minutes, kilometres and kind of ferry: two floats and a byte. */
const BYTES_A_PLACE = 9;

/** What is known of one list of places: how they are joined to the roads, and the tables of the latest origins. */
interface KnownPlaces {
  readonly destinations: RoadDestinations;
  readonly tables: ByteLimitedCache<DriveTable>;
}

export interface EmbeddedPlannerOptions {
  readonly mostTableBytes?: number;
  /** What was published of how these places are joined to the roads; null if nothing was. */
  readonly labelsOf?: (places: readonly Point[]) => HubLabels | null;
}

/**
 * Drive times from the road graph in memory, which is asked for by the first search: one run for an origin and a
 * reach, none for one seen lately.
 * Times beyond the limit may be given, but none that is longer than both the limit and five and a quarter hours.
 * Equal calls answer the same table object: it is not to be written to.
 */
export function createEmbeddedRoutePlanner(
  graph: () => RoadGraph,
  { mostTableBytes = MEMORY_SHARES.driveTables, labelsOf = () => null }: EmbeddedPlannerOptions = {},
): RoutePlanner {
  const known = new WeakMap<readonly Point[], KnownPlaces>();
  let latest: KnownPlaces | undefined;
  const knownPlaces = (places: readonly Point[]): KnownPlaces => {
    const found = known.get(places);
    if (found) return found;
    // Most publications change the forecasts and not the places.
    if (!latest || !areSamePoints(places, latest.destinations.points)) {
      latest = {
        destinations: joinToRoads(graph(), places, labelsOf(places)),
        tables: createByteLimitedCache<DriveTable>(mostTableBytes),
      };
    }
    known.set(places, latest);
    return latest;
  };

  return {
    driveTimes: (origin, places, limitMinutes) => {
      const { destinations, tables } = knownPlaces(places);
      const reaches = reachesFor(limitMinutes);
      for (const reach of reaches) {
        const known = tables.get(tableKey(origin, reach));
        if (known) return Promise.resolve(known);
      }
      const [reachMinutes = limitMinutes] = reaches;
      const table = computeTable(graph(), origin.point, destinations, reachMinutes);
      tables.set(tableKey(origin, reachMinutes), table, places.length * BYTES_A_PLACE);
      return Promise.resolve(table);
    },
  };
}

/** The tables that can answer, the shortest first. */
function reachesFor(limitMinutes: number): number[] {
  const reaches = REACHES_MINUTES.filter((minutes) => minutes >= limitMinutes);
  return reaches.length > 0 ? reaches : [limitMinutes];
}

/** By labels that were published with the places, if they fit the graph; else each place is joined to the roads, which takes ten times as long. */
function joinToRoads(graph: RoadGraph, places: readonly Point[], labels: HubLabels | null): RoadDestinations {
  const labelled = labels && destinationsOf(graph, places, labels);
  return (
    labelled ??
    packDestinations(
      graph,
      places.map((place) => accessOf(graph, place)),
    )
  );
}

/** Every unit of a sector has the sector's position, unless a geocoder knows better: the position decides. */
function tableKey({ point }: Origin, reachMinutes: number): string {
  return `${point.latitude},${point.longitude},${reachMinutes}`;
}

function computeTable(
  graph: RoadGraph,
  origin: Point,
  destinations: RoadDestinations,
  limitMinutes: number,
): DriveTable {
  const times = driveTimesFrom(graph, accessOf(graph, origin), destinations, limitMinutes);
  return { minutes: times.minutes, kilometres: times.kilometres, ferry: times.ferries };
}
