import { monthOf } from "#app/domain/calendar/calendar-day";
import { NO_FILTERS } from "#app/domain/filters/filters";
import { isWanted, placeFilter } from "#app/domain/filters/place-filter";
import { parsePostcode } from "#app/domain/geo/postcode";
import { type BetterPlace, NEARBY_MINUTES, betterNearby } from "#app/domain/ranking/better-nearby";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import { arrivalQuarter, leavingTime } from "#app/domain/ranking/visit";
import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";
import type { DriveTable, Snapshot } from "#app/services/ports";
import type { SearchDeps } from "./search-destinations";

export interface NearbyWish {
  readonly snapshot: Snapshot;
  readonly position: number;
  /** The drives from home; null where nobody said where that is: all then arrive when they would leave. */
  readonly table: DriveTable | null;
  readonly date: LondonDate;
  readonly leave: ClockMinutes | null;
  readonly style: RankingStyle;
}

/** Where around a place the weather is better on that day's visit, each counted from its own arrival; for the beach by the sea. */
export async function findBetterNearby(
  { snapshot, position, table, date, leave, style }: NearbyWish,
  { roadNetwork, scores, traits, clock }: Pick<SearchDeps, "roadNetwork" | "scores" | "traits" | "clock">,
): Promise<BetterPlace[]> {
  const place = snapshot.places[position];
  const postcode = place && parsePostcode(place.postcode);
  if (!postcode) return [];
  const origin = { postcode, point: place, precision: "unit" } as const;
  const { minutes } = await roadNetwork.driveTimes(origin, snapshot.places, NEARBY_MINUTES);
  const nowMs = clock();
  const bySea = placeFilter({ ...NO_FILTERS, bySea: style === "beach" }, (needs) =>
    traits.masks(snapshot, monthOf(date))(needs),
  );
  const leavesAt = leavingTime(date, leave, nowMs);
  return betterNearby(scores.of(snapshot, date, style, nowMs), position, {
    minutesFromPlace: minutes,
    nameTurns: scores.nameTurns(snapshot),
    quarterOfArrival(other) {
      if (bySea && other !== position && !isWanted(bySea, other)) return null;
      const drive = table ? (table.minutes[other] ?? Infinity) : 0;
      return Number.isFinite(drive) ? arrivalQuarter(leavesAt, drive) : null;
    },
  });
}
