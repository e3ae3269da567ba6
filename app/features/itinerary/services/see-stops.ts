import type { LondonDate } from "#app/domain/calendar/clock";
import { travelDates } from "#app/domain/calendar/travel-date";
import { londonDateOf } from "#app/domain/calendar/london-time";
import type { Postcode } from "#app/domain/geo/postcode";
import { parsePartialPostcode } from "#app/domain/geo/read-postcode";
import type { Stop } from "#app/features/itinerary/domain/stop";
import { STAYING_FROM, daysOfStay } from "#app/domain/ranking/stay-scores";
import { MAX_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import type { FoundPlace } from "#app/services/search/found-place";
import { placesSeenFrom, viewFrom } from "#app/services/search/seen-place";
import type { SearchDeps } from "#app/services/search/search";

export interface SeenStop {
  readonly stop: Stop;
  /** Home first. Empty if home is not known; without others that are not known. */
  readonly starts: readonly Postcode[];
  /** With the drives. If the day of arrival is over or too far ahead, this is the place today. */
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

export async function seeStops(stops: readonly Stop[], deps: SeeStopsDeps): Promise<SeenStop[]> {
  const [snapshot, notes] = await Promise.all([deps.snapshots.current(), deps.notes.current()]);
  const nowMs = deps.clock();
  const known = travelDates(nowMs);
  const outcodes = new Set(stops.flatMap(({ outcode, others }) => [outcode ?? [], others].flat()));
  const starts = new Map(
    await Promise.all([...outcodes].map(async (outcode) => [outcode, await startAt(outcode)] as const)),
  );
  async function startAt(outcode: string) {
    const postcode = parsePartialPostcode(outcode);
    const located = postcode && (await deps.geocoder.locate(postcode));
    if (!located?.ok) return [];
    const origin = located.value;
    const limitMinutes = MAX_DRIVING_HOURS * 60;
    return [{ origin, table: await deps.routePlanner.driveTimes(origin, snapshot.places, limitMinutes) }];
  }
  return stops.flatMap((stop): SeenStop[] => {
    const position = snapshot.places.findIndex(({ slug }) => slug === stop.slug);
    if (position < 0) return [];
    const { outcode, others, arrival, nights, leave } = stop;
    const [home = [], ...met] = [outcode ?? "", ...others].map((each) => starts.get(each) ?? []);
    const own = home.length > 0 ? [home, ...met].flat() : [];
    const from = viewFrom(
      own.map(({ origin }) => origin),
      own.map(({ table }) => table),
    );
    const on = (date: LondonDate, isFirst: boolean) =>
      placesSeenFrom({
        snapshot,
        notes,
        nowMs,
        scores: deps.scores,
        style: "urban",
        ...(isFirst ? from : { table: null }),
        wish: { date, leave: isFirst ? leave : STAYING_FROM },
      })(position);
    const days = daysOfStay(arrival, nights).map((date) => ({
      date,
      found: known.includes(date) ? on(date, date === arrival) : null,
    }));
    const found = days[0]?.found ?? on(londonDateOf(nowMs), true);
    return [{ stop, starts: own.map(({ origin }) => origin.postcode), found, days }];
  });
}
