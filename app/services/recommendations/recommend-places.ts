import type { User } from "#app/domain/accounts/account";
import type { LondonDate } from "#app/domain/calendar/clock";
import { monthOf } from "#app/domain/calendar/calendar-day";
import { usableForecast } from "#app/domain/weather/forecast-freshness";
import { activePreferences } from "#app/domain/accounts/preferences";
import {
  type Candidate,
  MAX_RECOMMENDATIONS,
  type Taste,
  recommend,
} from "#app/domain/recommendations/recommendation";
import { outlookOf, outlookTime } from "#app/domain/recommendations/outlook";
import type { PastSearch } from "#app/services/history/ports";
import type { DriveFrom, TripRecord } from "#app/services/history/trip-record";
import type { Clock, Snapshot } from "#app/services/ports";
import type { TraitsOfSnapshot } from "#app/services/search/traits-of-snapshot";

/** A place put forward, with its reasons in words and the drive that belongs to it. */
export interface ProposedPlace {
  /** Index into the snapshot. */
  readonly position: number;
  readonly reasons: readonly string[];
  readonly drive: DriveFrom | null;
}

export interface ProposedPlaces {
  readonly snapshot: Snapshot;
  /** Whose weather they were chosen by: today, or tomorrow. */
  readonly date: LondonDate;
  readonly places: readonly ProposedPlace[];
  /** Where the list starts from; null: around the middle of the country. */
  readonly drive: DriveFrom | null;
  readonly noDrive: TripRecord["noDrive"];
  /** The latest first. */
  readonly searches: readonly PastSearch[];
  /** Ids of the destinations that the user has saved. */
  readonly savedIds: readonly number[];
}

export interface RecommendDeps {
  readonly traits: TraitsOfSnapshot;
  readonly clock: Clock;
}

/** Recommendations for one user and one day, out of what is known of them: at most twelve, the best first. */
export function recommendPlaces(
  user: User,
  mode: Taste["mode"],
  record: TripRecord,
  date: LondonDate,
  deps: RecommendDeps,
): ProposedPlaces {
  const { snapshot, drive, noDrive, searches } = record;
  const savedIds = savedIdsOf(record);
  const idAt = (position: number) => snapshot.places[position]?.id ?? 0;
  const taste: Taste = {
    mode,
    preferences: user,
    savedIds,
    lookedAtIds: record.clicked.map(idAt),
    startingFrom: drive?.origin.outcode ?? null,
  };
  const found = recommend(candidatesOf(user, record, date, deps), taste, MAX_RECOMMENDATIONS);
  const places = found.map((place) => ({ ...place, drive }));
  return { snapshot, date, drive, noDrive, searches, savedIds, places };
}

export const savedIdsOf = ({ favorites }: Pick<TripRecord, "favorites">): number[] =>
  favorites.map(({ favorite }) => favorite.destinationId);

function candidatesOf(
  user: User,
  { snapshot, drive }: TripRecord,
  date: LondonDate,
  { traits, clock }: RecommendDeps,
): Candidate[] {
  const nowMs = clock();
  const time = outlookTime(nowMs, date);
  // Without interests there is no need to read every place's lists.
  const thingsToDo = activePreferences(user).length > 0 ? traits.thingsToDo(snapshot, monthOf(date)) : [];
  return snapshot.places.map((place, position) => {
    const forecast = usableForecast(snapshot.forecasts[position] ?? null, nowMs);
    const driveMinutes = drive?.table.minutes[position] ?? null;
    const outlook = outlookOf({ place, forecast, driveMinutes }, time);
    return { place, outlook, driveMinutes, thingsToDo: thingsToDo[position] ?? [] };
  });
}
