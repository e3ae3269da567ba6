import { MAX_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import type { OpeningFacts } from "#app/domain/catalogue/opening";
import type { Activity } from "#app/domain/catalogue/activity";
import { CHOICE_OF_FLAG } from "#app/domain/filters/filters";
import { bitOf, thingToDo, traitsIn } from "#app/domain/filters/traits";
import type { Place } from "#app/domain/catalogue/destination";
import { MIDDLE_OF_THE_COUNTRY, type Point, haversineKm } from "#app/domain/geo/geo";
import {
  PREFERENCE_FLAGS,
  type PreferenceFlag,
  type Preferences,
  activePreferences,
} from "#app/domain/accounts/preferences";
import type { DayOutlook } from "./outlook";

export interface ThingToDo {
  readonly name: string;
  readonly flags: readonly PreferenceFlag[];
  readonly opening?: OpeningFacts | undefined;
}

/** In a month, 1 to 12, by the traits that a search filters by. Without those closed all month. */
export const thingsToDoIn = (month: number, activities: readonly Activity[]): ThingToDo[] =>
  activities
    .map((activity) => {
      const thing = thingToDo(activity);
      const traits = traitsIn(thing, month) ?? 0;
      const flags = PREFERENCE_FLAGS.filter((flag) => (traits & bitOf(CHOICE_OF_FLAG[flag])) !== 0);
      return { name: activity.name, flags, opening: thing.opening };
    })
    .filter(({ flags }) => flags.length > 0);

/** With everything that its points depend on. */
export interface Candidate {
  readonly place: Pick<Place, "id" | "name" | "region" | "kind" | "featured" | keyof Point>;
  readonly outlook: DayOutlook | null;
  /** In the order in which pages show them. */
  readonly thingsToDo: readonly ThingToDo[];
  /** Infinity if there is no route, null if the start is unknown. */
  readonly driveMinutes: number | null;
  /** Amber or red, on the day of its outlook. */
  readonly isWarned?: boolean;
  /** Not recommended, because a visit depends on the times of the tide. */
  readonly isCutOff?: boolean;
}

/** Ids of places that are not candidates are ignored. */
export interface Taste {
  /** `popular` uses nothing personal except the user's start. */
  readonly mode: "personal" | "popular";
  readonly preferences: Preferences;
  readonly savedIds: readonly number[];
  /** The last opened is first. */
  readonly openedIds: readonly number[];
  readonly driveLimitMinutes: number | null;
  readonly nowMs: number;
}

/** Points added to the 0–100 of the weather. None makes up for a rainy day. */
const MOST = {
  interests: 24,
  likeSaved: 12,
  likeLookedAt: 8,
  nearness: 20,
  featured: 3,
  popular: 30,
} as const;
/** The user knows the place, and finds it in their own list. */
const ALREADY_SAVED = 30;
/** More would not fit into a day. */
const ENOUGH_TO_DO = 3;
export const LONGEST_DRIVE_MINUTES = MAX_DRIVING_HOURS * 60;
const AROUND_THE_MIDDLE_KM = 250;

const kmFromTheMiddle = (place: Point) => haversineKm(place, MIDDLE_OF_THE_COUNTRY);

export const isAroundTheMiddle = ({ place }: Candidate): boolean =>
  kmFromTheMiddle(place) <= AROUND_THE_MIDDLE_KM;

/** By whole minutes, as pages show it. */
export const isWithin = (limitMinutes: number, { driveMinutes }: Candidate): boolean =>
  driveMinutes !== null && Math.round(driveMinutes) <= limitMinutes;

/** 0–1, by the number of matching things for each interest. */
function interestShare({ thingsToDo }: Candidate, preferences: Preferences): number {
  const active = activePreferences(preferences);
  if (active.length === 0) return 0;
  const count = (flag: PreferenceFlag) => thingsToDo.filter(({ flags }) => flags.includes(flag)).length;
  const matched = active.map((flag) => Math.min(1, count(flag) / ENOUGH_TO_DO));
  return matched.reduce((sum, share) => sum + share, 0) / active.length;
}

const SAME_KIND = 0.7;
const SAME_REGION = 0.3;
type Comparable = Pick<Place, "region" | "kind">;

/** 0–1. The kind counts most, then the region. */
function likeness(a: Comparable, b: Comparable): number {
  return (a.kind === b.kind ? SAME_KIND : 0) + (a.region === b.region ? SAME_REGION : 0);
}

const closestLikeness = (place: Comparable, others: readonly Comparable[]): number =>
  Math.max(0, ...others.map((other) => likeness(place, other)));

/** 0–1: by the drive or, if the start is unknown, by the distance from the middle of the country. */
function nearness(candidate: Candidate, { driveLimitMinutes }: Taste): number {
  if (driveLimitMinutes !== null) {
    return Math.max(0, 1 - (candidate.driveMinutes ?? Infinity) / LONGEST_DRIVE_MINUTES);
  }
  return Math.max(0, 1 - kmFromTheMiddle(candidate.place) / AROUND_THE_MIDDLE_KM);
}

export interface KnownPlaces {
  readonly savedPlaces: readonly Candidate["place"][];
  readonly openedPlaces: readonly Candidate["place"][];
}

/** Without a forecast it gets none for the weather, so it ranks low. */
export function pointsFor(candidate: Candidate, taste: Taste, known: KnownPlaces): number {
  const { place, outlook } = candidate;
  const shared = (outlook?.score ?? 0) + MOST.nearness * nearness(candidate, taste);
  if (taste.mode === "popular") return shared + (place.featured ? MOST.popular : 0);
  return (
    shared +
    MOST.interests * interestShare(candidate, taste.preferences) +
    MOST.likeSaved * closestLikeness(place, known.savedPlaces) +
    MOST.likeLookedAt * closestLikeness(place, known.openedPlaces) +
    (place.featured ? MOST.featured : 0) -
    (taste.savedIds.includes(place.id) ? ALREADY_SAVED : 0)
  );
}
