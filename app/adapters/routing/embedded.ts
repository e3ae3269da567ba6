import { type ByteLimitedCache, createByteLimitedCache } from "#app/domain/byte-limited-cache";
import { areSamePoints, type Point } from "#app/domain/geo/geo";
import { MEMORY_SHARES } from "#app/domain/memory-shares";
import { accessOf } from "#app/domain/roads/access";
import { driveTimesFrom, packDestinations, type RoadDestinations } from "#app/domain/roads/drive-times";
import { destinationsOf, type HubLabels } from "#app/domain/roads/hub-labels";
import type { RoadGraph } from "#app/domain/roads/road-graph";
import type { DriveTable, Origin, RoutePlanner } from "#app/services/ports";

/**
 * Just over the usual two hours, and just over five, the longest drive of a search. For ten thousand places a
 * short table costs a third of a long one; a long one also serves short drives.
 */
const REACHES_MINUTES = [135, 315];
/** Kilometres and three kinds of minutes as floats, and the kind of ferry as a byte. */
const BYTES_A_PLACE = 17;

interface KnownPlaces {
  readonly destinations: RoadDestinations;
  readonly tables: ByteLimitedCache<DriveTable>;
}

interface EmbeddedPlannerOptions {
  readonly mostTableBytes?: number;
  readonly labelsOf?: (places: readonly Point[]) => HubLabels | null;
}

/**
 * Each new origin and reach takes one shortest-path run. Times may exceed the limit, up to five and a quarter
 * hours. Equal calls share a table object: do not write to it.
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
    // Most publications change only the forecasts.
    if (!latest || !areSamePoints(places, latest.destinations.points)) {
      // Joining each place to the roads takes ten times as long as published labels.
      const labels = labelsOf(places);
      const labelled = labels && destinationsOf(graph(), places, labels);
      const joined = () => places.map((place) => accessOf(graph(), place));
      latest = {
        destinations: labelled ?? packDestinations(graph(), joined()),
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
      const table = driveTimesFrom(graph(), accessOf(graph(), origin.point), destinations, reachMinutes);
      tables.set(at + reachMinutes, table, places.length * BYTES_A_PLACE);
      return Promise.resolve(table);
    },
  };
}

function reachesFor(limitMinutes: number): number[] {
  const reaches = REACHES_MINUTES.filter((minutes) => minutes >= limitMinutes);
  return reaches.length > 0 ? reaches : [limitMinutes];
}

/** All postcodes of a sector have one position unless a geocoder returns exact ones. */
const positionKey = ({ point }: Origin): string => `${point.latitude},${point.longitude},`;
