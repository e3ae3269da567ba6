import type { LondonDate } from "#app/domain/calendar/clock";
import type { Postcode } from "#app/domain/geo/postcode";
import { MAX_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import { dayOfList } from "#app/services/history/day-of-list";
import type { DriveTable, GeocodeError, Origin, Snapshot } from "#app/services/ports";
import type { SearchDeps } from "./search-destinations";

interface FoundDestination {
  readonly snapshot: Snapshot;
  readonly position: number;
  readonly table: DriveTable | null;
  /** Why there is no table where somebody said from where. */
  readonly noDrive: GeocodeError | null;
  /** The day to show where none was chosen: today, or tomorrow once it has no daylight left on arrival. */
  readonly nextDay: LondonDate;
}

/** One named place as the same search sees it; null where the catalogue holds no such place. */
export async function findDestination(
  slug: string,
  origin: Postcode | null,
  deps: SearchDeps,
): Promise<FoundDestination | null> {
  const snapshot = await deps.snapshots.current();
  const position = snapshot.places.findIndex((place) => place.slug === slug);
  if (position < 0) return null;
  const located = origin ? await deps.geocoder.locate(origin) : null;
  const table = located?.ok ? await driveTable(located.value, snapshot, deps) : null;
  const noDrive = located && !located.ok ? located.error : null;
  const drive = origin && table && { origin, table };
  return {
    snapshot,
    position,
    table,
    noDrive,
    nextDay: dayOfList([{ position, drive }], snapshot, deps.clock()),
  };
}

function driveTable(origin: Origin, snapshot: Snapshot, deps: SearchDeps): Promise<DriveTable> {
  return deps.routePlanner.driveTimes(origin, snapshot.places, MAX_DRIVING_HOURS * 60);
}
