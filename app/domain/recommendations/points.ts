import { MAX_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import type { OpeningFacts } from "#app/domain/catalogue/opening";
import type { Activity } from "#app/domain/catalogue/activity";
import { CHOICE_OF_FLAG } from "#app/domain/filters/filters";
import { bitOf, thingToDo, traitsIn } from "#app/domain/filters/traits";
import type { DestinationKind, Place } from "#app/domain/catalogue/destination";
import { MIDDLE_OF_THE_COUNTRY, type Point, haversineKm } from "#app/domain/geo/geo";
import {
  PREFERENCE_FLAGS,
  type PreferenceFlag,
  type Preferences,
  activePreferences,
} from "#app/domain/accounts/preferences";
import type { Outlook } from "./outlook";

/** A thing to do and its traits. */
export interface ThingToDo {
  readonly name: string;
  readonly flags: readonly PreferenceFlag[];
  /** What is known of its opening days. */
  readonly opening?: OpeningFacts | undefined;
}

/**
 * Returns a place's things to do that match an interest in a month, 1 to 12, by the same traits as a
 * search's filters, without those that have no trait or are closed then.
 */
export const thingsToDoIn = (month: number, activities: readonly Activity[]): ThingToDo[] =>
  activities
    .map((activity) => {
      const thing = thingToDo(activity);
      const traits = traitsIn(thing, month) ?? 0;
      const flags = PREFERENCE_FLAGS.filter((flag) => (traits & bitOf(CHOICE_OF_FLAG[flag])) !== 0);
      return { name: activity.name, flags, opening: thing.opening };
    })
    .filter(({ flags }) => flags.length > 0);

/** A candidate place with the inputs of its points. */
export interface Candidate {
  readonly place: Pick<Place, "id" | "name" | "region" | "kind" | "featured" | keyof Point>;
  readonly outlook: Outlook;
  /** In the order of display. */
  readonly thingsToDo: readonly ThingToDo[];
  /** From the list's start: Infinity if there is no route, null without a start. */
  readonly driveMinutes: number | null;
  /** Under an amber or red warning on the day of the outlook. */
  readonly isWarned?: boolean;
  /** Whether the tide covers the only way: such a place is not recommended, because a visit depends on the tide's times. */
  readonly isCutOff?: boolean;
}

/** What is known of the user. Ids of places that are not candidates are ignored. */
export interface Taste {
  /** `popular` uses nothing personal but the starting point. */
  readonly mode: "personal" | "popular";
  readonly preferences: Preferences;
  readonly savedIds: readonly number[];
  /** The latest first. */
  readonly lookedAtIds: readonly number[];
  /** How far they drive; null if their start is unknown. */
  readonly driveLimitMinutes: number | null;
  /** When the list is made. */
  readonly nowMs: number;
}

/** The most points that each criterion can add to the weather's 0–100: none can make up for a rainy day. */
const MOST = {
  interests: 24,
  likeSaved: 12,
  likeLookedAt: 8,
  nearness: 20,
  featured: 3,
  popular: 30,
} as const;
/** The penalty for a saved place: the user knows it, and it is in their own list. */
const ALREADY_SAVED = 30;
/** Matching activities beyond this number add no points: they would not fit into a day. */
const ENOUGH_TO_DO = 3;
/** The longest drive that a search can have. */
export const LONGEST_DRIVE_MINUTES = MAX_DRIVING_HOURS * 60;
const AROUND_THE_MIDDLE_KM = 250;

const kmFromTheMiddle = (place: Point) => haversineKm(place, MIDDLE_OF_THE_COUNTRY);

export const isAroundTheMiddle = ({ place }: Candidate): boolean =>
  kmFromTheMiddle(place) <= AROUND_THE_MIDDLE_KM;

/** By whole minutes, as displayed. */
export const isWithin = (limitMinutes: number, { driveMinutes }: Candidate): boolean =>
  driveMinutes !== null && Math.round(driveMinutes) <= limitMinutes;

/** 0–1: how well a place matches the chosen interests, each by how many of its things to do match. */
function interestShare({ thingsToDo }: Candidate, preferences: Preferences): number {
  const active = activePreferences(preferences);
  if (active.length === 0) return 0;
  const count = (flag: PreferenceFlag) => thingsToDo.filter(({ flags }) => flags.includes(flag)).length;
  const matched = active.map((flag) => Math.min(1, count(flag) / ENOUGH_TO_DO));
  return matched.reduce((sum, share) => sum + share, 0) / active.length;
}

const SAME_KIND = 0.7;
const SAME_REGION = 0.3;
interface Comparable {
  readonly region: string;
  readonly kind: DestinationKind;
}

/** 0–1: by the kind of place first, then by its setting. */
function likeness(a: Comparable, b: Comparable): number {
  return (a.kind === b.kind ? SAME_KIND : 0) + (a.region === b.region ? SAME_REGION : 0);
}

const closestLikeness = (place: Comparable, others: readonly Comparable[]): number =>
  Math.max(0, ...others.map((other) => likeness(place, other)));

/**
 * 0–1: by the drive if there is a starting point, otherwise by the distance from the middle of the country.
 */
function nearness(candidate: Candidate, { driveLimitMinutes }: Taste): number {
  if (driveLimitMinutes !== null) {
    return Math.max(0, 1 - (candidate.driveMinutes ?? Infinity) / LONGEST_DRIVE_MINUTES);
  }
  return Math.max(0, 1 - kmFromTheMiddle(candidate.place) / AROUND_THE_MIDDLE_KM);
}

/** The places that a user's taste is inferred from. */
export interface KnownPlaces {
  readonly saved: readonly Candidate["place"][];
  readonly lookedAt: readonly Candidate["place"][];
}

/** Returns the points of a place. Without a forecast it gets none for weather, and so ranks low. */
export function pointsFor(candidate: Candidate, taste: Taste, known: KnownPlaces): number {
  const { place, outlook } = candidate;
  const shared = (outlook?.score ?? 0) + MOST.nearness * nearness(candidate, taste);
  if (taste.mode === "popular") return shared + (place.featured ? MOST.popular : 0);
  return (
    shared +
    MOST.interests * interestShare(candidate, taste.preferences) +
    MOST.likeSaved * closestLikeness(place, known.saved) +
    MOST.likeLookedAt * closestLikeness(place, known.lookedAt) +
    (place.featured ? MOST.featured : 0) -
    (taste.savedIds.includes(place.id) ? ALREADY_SAVED : 0)
  );
}
