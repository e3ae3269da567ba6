import type { User } from "#app/domain/accounts/account";
import { isShutOn } from "#app/domain/catalogue/opening";
import type { LondonDate } from "#app/domain/calendar/clock";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { monthOf } from "#app/domain/calendar/calendar-day";
import { usableForecast } from "#app/domain/weather/forecast-freshness";
import { activePreferences } from "#app/domain/accounts/preferences";
import {
  type Candidate,
  MAX_RECOMMENDATIONS,
  type Taste,
  recommend,
} from "#app/domain/recommendations/recommendation";
import { type DayOutlook, outlookOf } from "#app/domain/recommendations/outlook";
import { leavingTime } from "#app/domain/ranking/visit";
import { loadAt, typicalFrom } from "#app/domain/roads/traffic";
import { DEFAULT_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import type { PastSearch } from "#app/services/history/ports";
import { type DriveFrom, type TripRecord, placesOfRecord } from "#app/services/history/trip-record";
import type { Snapshot } from "#app/services/ports";
import { cutOffPlaces } from "#app/services/search/cut-off-places";
import type { FoundPlace } from "#app/services/search/found-place";
import type { SearchDeps } from "#app/services/search/search";

export interface ProposedPlace {
  readonly found: FoundPlace;
  readonly reasons: readonly string[];
  readonly drive: Pick<DriveFrom, "origin"> | null;
}

export interface ProposedPlaces {
  readonly snapshot: Snapshot;
  readonly places: readonly ProposedPlace[];
  /** Null if the list is around the middle of the country. */
  readonly drive: DriveFrom | null;
  /** And not at the postcode of their last search. */
  readonly startsAtHome: boolean;
  readonly noDrive: TripRecord["noDrive"];
  /** The latest first. */
  readonly searches: readonly PastSearch[];
}

export type RecommendStart = Pick<ProposedPlaces, "drive" | "startsAtHome">;

type RecommendDeps = Pick<SearchDeps, "scores" | "traits" | "clock">;

/** At most twelve, the best first, each for its best day. */
export function recommendPlaces(
  user: User,
  mode: Taste["mode"],
  record: TripRecord,
  start: RecommendStart,
  deps: RecommendDeps,
): ProposedPlaces {
  const { snapshot, notes, noDrive, searches } = record;
  const { drive } = start;
  const nowMs = deps.clock();
  const foundOn = onceForEachDay((date) => placesOfRecord({ snapshot, notes, drive }, date, deps));
  const isWarned = (position: number, date: LondonDate) =>
    notes.issued.mayCaution && foundOn(date)(position).isWarned;
  const candidates = candidatesOf(user, snapshot, drive, nowMs, { ...deps, isWarned });
  const found = recommend(candidates, tasteOf(user, mode, record, drive, nowMs), MAX_RECOMMENDATIONS);
  const places = found.map(({ position, reasons }) => {
    const date = dayOf(candidates[position]?.outlook ?? null, nowMs);
    return { found: foundOn(date)(position), reasons, drive };
  });
  return { snapshot, ...start, noDrive, searches, places };
}

const dayOf = (outlook: DayOutlook | null, nowMs: number): LondonDate => outlook?.date ?? londonDateOf(nowMs);

function onceForEachDay<Value>(make: (date: LondonDate) => Value): (date: LondonDate) => Value {
  const values = new Map<LondonDate, Value>();
  return (date) => {
    const value = values.get(date) ?? make(date);
    values.set(date, value);
    return value;
  };
}

/** The limit of the drive is that of the last search. */
function tasteOf(
  user: User,
  mode: Taste["mode"],
  record: TripRecord,
  drive: DriveFrom | null,
  nowMs: number,
): Taste {
  const hours = record.searches[0]?.drivingHours ?? DEFAULT_DRIVING_HOURS;
  return {
    mode,
    preferences: user,
    savedIds: record.favorites.map(({ favorite }) => favorite.destinationId),
    openedIds: record.clicked.map((position) => record.snapshot.places[position]?.id ?? 0),
    driveLimitMinutes: drive && hours * 60,
    nowMs,
  };
}

function candidatesOf(
  user: User,
  snapshot: Snapshot,
  drive: DriveFrom | null,
  nowMs: number,
  {
    traits,
    isWarned,
  }: Pick<RecommendDeps, "traits"> & { readonly isWarned: (position: number, date: LondonDate) => boolean },
): Candidate[] {
  // Without interests, the lists of the places need not be read.
  const hasInterests = activePreferences(user).length > 0;
  const cutOff = cutOffPlaces(snapshot);
  return snapshot.places.map((place, position) => {
    const forecast = usableForecast(snapshot.forecasts[position] ?? null, nowMs);
    const load = drive && loadAt(drive.table, position);
    const outlook = outlookOf({ place, forecast, load }, nowMs);
    const day = dayOf(outlook, nowMs);
    const driveMinutes = load && typicalFrom(day, leavingTime(day, null, nowMs))(load);
    const inMonth = hasInterests ? (traits.thingsToDo(snapshot, monthOf(day))[position] ?? []) : [];
    const thingsToDo = inMonth.filter(({ opening }) => !opening || !isShutOn(opening, day));
    const isCutOff = cutOff.has(position);
    return { place, outlook, driveMinutes, thingsToDo, isCutOff, isWarned: isWarned(position, day) };
  });
}
