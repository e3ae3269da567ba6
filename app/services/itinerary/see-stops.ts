import type { LondonDate } from "#app/domain/calendar/clock";
import { travelDates } from "#app/domain/calendar/travel-date";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { parsePartialPostcode } from "#app/domain/geo/postcode";
import type { Stop } from "#app/domain/itinerary/stop";
import { STAYING_FROM, daysOfStay } from "#app/domain/ranking/stay-scores";
import { MAX_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import { type FoundPlace, placesSeenFrom } from "#app/services/search/found-place";
import type { SearchDeps } from "#app/services/search/search-destinations";

export interface SeenStop {
  readonly stop: Stop;
  /** On the day of arriving, with the drive; if that day is unknown, as the place is today. */
  readonly found: FoundPlace;
  readonly days: readonly {
    readonly date: LondonDate;
    /** Null if the day is over or too far ahead. On the days after the first one is there from 9:00. */
    readonly seen: FoundPlace | null;
  }[];
}

export type SeeStopsDeps = Pick<
  SearchDeps,
  "snapshots" | "warnings" | "geocoder" | "routePlanner" | "scores" | "clock"
>;

/** The stops as their visitor will see the places; those whose place has left the catalogue are left out. */
export async function seeStops(stops: readonly Stop[], deps: SeeStopsDeps): Promise<SeenStop[]> {
  const [snapshot, warnings] = await Promise.all([deps.snapshots.current(), deps.warnings.current()]);
  const nowMs = deps.clock();
  const known = travelDates(nowMs);
  const tables = new Map<string, ReturnType<typeof drivesFrom>>();
  async function drivesFrom(outcode: string) {
    const origin = parsePartialPostcode(outcode);
    const located = origin && (await deps.geocoder.locate(origin));
    if (!located?.ok) return null;
    return deps.routePlanner.driveTimes(located.value, snapshot.places, MAX_DRIVING_HOURS * 60);
  }
  const seen = stops.map(async (stop): Promise<SeenStop[]> => {
    const position = snapshot.places.findIndex(({ slug }) => slug === stop.slug);
    if (position < 0) return [];
    const { outcode, arrival } = stop;
    const drives = outcode === null ? null : (tables.get(outcode) ?? drivesFrom(outcode));
    if (outcode !== null && drives) tables.set(outcode, drives);
    const table = await drives;
    const on = (date: LondonDate, isFirst: boolean) =>
      placesSeenFrom({
        snapshot,
        warnings,
        nowMs,
        scores: deps.scores,
        style: "urban",
        table: isFirst ? table : null,
        wish: { date, leave: isFirst ? stop.leave : STAYING_FROM },
      })(position);
    const days = daysOfStay(arrival, stop.nights).map((date) => ({
      date,
      seen: known.includes(date) ? on(date, date === arrival) : null,
    }));
    return [{ stop, found: days[0]?.seen ?? on(londonDateOf(nowMs), true), days }];
  });
  return (await Promise.all(seen)).flat();
}
