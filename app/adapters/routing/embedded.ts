import { type ByteLimitedCache, createByteLimitedCache } from "#app/domain/byte-limited-cache";
import { areSamePoints, type Point } from "#app/domain/geo/geo";
import { MEMORY_SHARES } from "#app/domain/memory-shares";
import { accessOf } from "#app/domain/roads/access";
import { driveTimesFrom, packDestinations, type RoadDestinations } from "#app/domain/roads/drive-times";
import { destinationsOf, type HubLabels } from "#app/domain/roads/hub-labels";
import type { RoadGraph } from "#app/domain/roads/road-graph";
import type { DriveTable, Origin, RoutePlanner } from "#app/services/ports";

/**
 * How far tables reach, in minutes: just over the usual two hours, and just over five hours, the longest drive that a
 * search can ask for. For ten thousand places a short table costs a third of a long one. A long table, once computed,
 * also serves short drives.
 */
const REACHES_MINUTES = [135, 315];
/** Minutes and kilometres as two floats, and the kind of ferry as a byte. */
const BYTES_A_PLACE = 9;

/** One list of places: how its places are joined to the roads, and the drive tables of recent origins. */
interface KnownPlaces {
  readonly destinations: RoadDestinations;
  readonly tables: ByteLimitedCache<DriveTable>;
}

export interface EmbeddedPlannerOptions {
  readonly mostTableBytes?: number;
  /** Returns the published labels of these places, or null if there are none. */
  readonly labelsOf?: (places: readonly Point[]) => HubLabels | null;
}

/**
 * Computes drive times from the road graph in memory. The first search loads the graph. Each new origin and reach
 * takes one shortest-path run; recent ones take none. A table may contain times beyond the limit, up to five and a
 * quarter hours. Equal calls return the same table object, so do not write to it.
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
    // Most publications change only the forecasts, so places that have not moved keep their tables.
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
      const at = positionKey(origin);
      for (const reach of reaches) {
        const known = tables.get(at + reach);
        if (known) return Promise.resolve(known);
      }
      const [reachMinutes = limitMinutes] = reaches;
      const table = computeTable(graph(), origin.point, destinations, reachMinutes);
      tables.set(at + reachMinutes, table, places.length * BYTES_A_PLACE);
      return Promise.resolve(table);
    },
  };
}

/** Returns the reaches that cover the limit, the shortest first. */
function reachesFor(limitMinutes: number): number[] {
  const reaches = REACHES_MINUTES.filter((minutes) => minutes >= limitMinutes);
  return reaches.length > 0 ? reaches : [limitMinutes];
}

/**
 * Uses the published labels if they fit the graph. Otherwise joins each place to the roads, which takes ten times as
 * long.
 */
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

/**
 * Returns the first part of the keys of an origin's tables; the reach follows. All postcodes of a sector have the same
 * position unless a geocoder returns exact ones.
 */
const positionKey = ({ point }: Origin): string => `${point.latitude},${point.longitude},`;

function computeTable(
  graph: RoadGraph,
  origin: Point,
  destinations: RoadDestinations,
  limitMinutes: number,
): DriveTable {
  const times = driveTimesFrom(graph, accessOf(graph, origin), destinations, limitMinutes);
  return { minutes: times.minutes, kilometres: times.kilometres, ferry: times.ferries };
}
