import type { LondonDate } from "#app/domain/calendar/clock";
import { travelDates } from "#app/domain/calendar/travel-date";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { parsePartialPostcode } from "#app/domain/geo/postcode";
import type { Stop } from "#app/features/itinerary/domain/stop";
import { STAYING_FROM, daysOfStay } from "#app/domain/ranking/stay-scores";
import { MAX_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import { type FoundPlace, placesSeenFrom } from "#app/services/search/found-place";
import type { SearchDeps } from "#app/services/search/search";

export interface SeenStop {
  readonly stop: Stop;
  /** With the drive. If the day of arrival is over or too far ahead, this is the place today. */
  readonly found: FoundPlace;
  readonly days: readonly {
    readonly date: LondonDate;
    /** Null if the day is over or too far ahead. On later days of the stay, the visit begins at 9:00. */
    readonly found: FoundPlace | null;
  }[];
}

export type SeeStopsDeps = Pick<
  SearchDeps,
  "snapshots" | "notes" | "geocoder" | "routePlanner" | "scores" | "clock"
>;

/** Without places that are no longer in the catalogue. */
export async function seeStops(stops: readonly Stop[], deps: SeeStopsDeps): Promise<SeenStop[]> {
  const [snapshot, notes] = await Promise.all([deps.snapshots.current(), deps.notes.current()]);
  const nowMs = deps.clock();
  const known = travelDates(nowMs);
  const tables = new Map<string, ReturnType<typeof drivesFrom>>();
  async function drivesFrom(outcode: string) {
    const origin = parsePartialPostcode(outcode);
    const located = origin && (await deps.geocoder.locate(origin));
    if (!located?.ok) return null;
    return deps.routePlanner.driveTimes(located.value, snapshot.places, MAX_DRIVING_HOURS * 60);
  }
  const stopsWithPlaces = stops.map(async (stop): Promise<SeenStop[]> => {
    const position = snapshot.places.findIndex(({ slug }) => slug === stop.slug);
    if (position < 0) return [];
    const { outcode, arrival } = stop;
    const drives = outcode === null ? null : (tables.get(outcode) ?? drivesFrom(outcode));
    if (outcode !== null && drives) tables.set(outcode, drives);
    const table = await drives;
    const on = (date: LondonDate, isFirst: boolean) =>
      placesSeenFrom({
        snapshot,
        notes,
        nowMs,
        scores: deps.scores,
        style: "urban",
        table: isFirst ? table : null,
        wish: { date, leave: isFirst ? stop.leave : STAYING_FROM },
      })(position);
    const days = daysOfStay(arrival, stop.nights).map((date) => ({
      date,
      found: known.includes(date) ? on(date, date === arrival) : null,
    }));
    return [{ stop, found: days[0]?.found ?? on(londonDateOf(nowMs), true), days }];
  });
  return (await Promise.all(stopsWithPlaces)).flat();
}
