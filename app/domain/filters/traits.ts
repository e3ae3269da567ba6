import { type Flagged, PREFERENCE_FLAGS } from "#app/domain/accounts/preferences";
import type { Activity, ActivityKind } from "#app/domain/catalogue/activity";
import { type Pass, PASSES } from "#app/domain/catalogue/passes";
import type { DestinationKind, Place } from "#app/domain/catalogue/destination";
import type { NearbyBeach, NearbyStation, PublishedDetails } from "#app/domain/catalogue/nearby";
import type { LondonDate } from "#app/domain/calendar/clock";
import { monthOf } from "#app/domain/calendar/calendar-day";
import { hasMonth } from "#app/domain/catalogue/runs";
import { closuresOfYear } from "#app/domain/catalogue/closure";
import { type OpeningFacts, isShutOn } from "#app/domain/catalogue/opening";
import { ALL_CHOICES, CHOICE_OF_FLAG, type FilterChoice, STAYS, type Stay } from "./filters";

/* The last, "calm", is the weather's: each search adds it. Above it, each pass has one. */
const BITS: readonly FilterChoice[] = [...ALL_CHOICES.filter((choice) => choice !== "calm"), "calm"];

export const BIT_COUNT = BITS.length;
export const bitOf = (choice: FilterChoice): number => 1 << BITS.indexOf(choice);
export const bitsOf = (choices: readonly FilterChoice[]): number =>
  choices.reduce((bits, choice) => bits | bitOf(choice), 0);

export const passBitsOf = (passes: readonly Pass[]): number =>
  passes.reduce((bits, pass) => bits | (1 << (BIT_COUNT + PASSES.indexOf(pass))), 0);

/** `passes` as bits: what they open is free. */
export const withPasses = (traits: number, passes: number): number =>
  (traits & passes) === 0 ? traits : traits | bitOf("free");

export const STAY_BITS = bitsOf(STAYS);

export interface TraitedEntry {
  readonly name: string;
  readonly traits: number;
  /** Not known to be closed, as bits, January first. */
  readonly openMonths: number;
  /** Dogs not known to be banned, as bits, January first. */
  readonly dogMonths: number;
  /** Bits. It may meet other needs as well. */
  readonly madeFor: number;
  /** Absent if only a flag says so. */
  readonly access?: Activity["access"];
  readonly opening?: OpeningFacts;
  readonly pass?: Pass;
  readonly featured?: boolean;
}

export interface PlaceTraits {
  readonly things: readonly TraitedEntry[];
  readonly stays: readonly TraitedEntry[];
  /** Of the place as a whole, as bits: by the sea, a garden, a station nearby. */
  readonly traits: number;
  readonly station: Pick<NearbyStation, "name" | "walkMinutes"> | null;
  /** `closuresOfYear`. */
  readonly closures: readonly number[];
  /** A sandy beach with a bathing class that is not poor. */
  readonly hasSafeSand: boolean;
}

const isSafeSand = ({ surface = [], hasSandAtLowWater, bathingClass }: NearbyBeach): boolean =>
  (surface.includes("sand") || hasSandAtLowWater === true) &&
  bathingClass !== undefined &&
  bathingClass !== "poor";

/** The environment agencies' bathing season lasts from 15 May to 30 September. */
const BATHING_MONTHS = { first: 5, last: 9 };

/** The month is 1 to 12. */
export const suitsBathing = ({ hasSafeSand }: PlaceTraits, month: number): 0 | 1 =>
  hasSafeSand && month >= BATHING_MONTHS.first && month <= BATHING_MONTHS.last ? 1 : 0;

const ALL_MONTHS = (1 << 12) - 1;

const monthBits = (spelling: string): number =>
  Array.from({ length: 12 }, (_, index) => (hasMonth(spelling, index + 1) ? 1 << index : 0)).reduce(
    (bits, bit) => bits | bit,
  );

/** A cliff, for example, has none: it may be inland, as at Cheddar. */
const KIND_TRAITS: { readonly [Kind in DestinationKind]?: FilterChoice } = {
  seaside: "seaside",
  island: "seaside",
  garden: "gardens",
  museum: "museums",
  zoo: "wildlife",
  wetland: "wildlife",
};

const TRAITS_OF_THINGS: { readonly [Kind in ActivityKind]?: FilterChoice } = {
  beach: "seaside",
  coast: "seaside",
  seafront: "seaside",
  pier: "seaside",
  garden: "gardens",
  "house-and-garden": "gardens",
  "castle-and-garden": "gardens",
  museum: "museums",
  gallery: "museums",
  wildlife: "wildlife",
  zoo: "wildlife",
  aquarium: "wildlife",
};

const flagTraits = (entry: Flagged): number =>
  PREFERENCE_FLAGS.reduce((bits, flag) => (entry[flag] ? bits | bitOf(CHOICE_OF_FLAG[flag]) : bits), 0);

/** A thing with a dog ban is not made for dogs. */
const FOR_CHILDREN: readonly (ActivityKind | undefined)[] = ["farm", "zoo", "aquarium", "theme-park"];
const FOR_DOGS: readonly (ActivityKind | undefined)[] = ["beach", "coast", "walk", "hill", "wood", "park"];

function needsMadeFor({ kind, dogBan, access, ...flags }: Activity): number {
  return (
    (flags.familyFriendly && FOR_CHILDREN.includes(kind) ? bitOf("children") : 0) |
    (flags.dogFriendly && !dogBan && FOR_DOGS.includes(kind) ? bitOf("dogs") : 0) |
    (access === "full" ? bitOf("stepfree") : 0)
  );
}

/** Months have no year, and works do: a thing with works meets no filter. */
function openMonthsOf({ season, shutFrom }: Activity): number {
  if (shutFrom !== undefined) return 0;
  return season ? monthBits(season) : ALL_MONTHS;
}

export function thingToDo(activity: Activity): TraitedEntry {
  const { name, kind, season, weekdays, winterWeekdays, christmas, cost, indoor, type } = activity;
  const { shutFrom, shutUntil, featured } = activity;
  const pass = activity.pass === "none" ? undefined : activity.pass;
  const trait = kind && TRAITS_OF_THINGS[kind];
  const traits =
    flagTraits(activity) |
    (activity.indoor ? bitOf("indoor") : 0) |
    // With a mixed cost we don't know which part is free.
    (activity.cost === "free" ? bitOf("free") : 0) |
    (trait ? bitOf(trait) : 0) |
    (pass ? passBitsOf([pass]) : 0);
  return {
    name,
    featured,
    ...(pass && { pass }),
    traits,
    openMonths: openMonthsOf(activity),
    dogMonths: activity.dogBan ? ALL_MONTHS & ~monthBits(activity.dogBan) : ALL_MONTHS,
    madeFor: needsMadeFor(activity),
    access: activity.access,
    opening: { season, weekdays, winterWeekdays, christmas, shutFrom, shutUntil, cost, indoor, type },
  };
}

const placeToStay =
  (kind: Stay) =>
  (entry: Flagged & { readonly name: string }): TraitedEntry => ({
    name: entry.name,
    traits: flagTraits(entry) | bitOf(kind),
    openMonths: ALL_MONTHS,
    dogMonths: ALL_MONTHS,
    madeFor: 0,
  });

/** The longest walk to a station that still counts as near. */
const NEAR_WALK_MINUTES = 25;

function stationNear({ nearby }: Pick<PublishedDetails, "nearby">): PlaceTraits["station"] {
  const station = nearby?.station;
  if (!station || station.walkMinutes > NEAR_WALK_MINUTES) return null;
  return { name: station.name, walkMinutes: station.walkMinutes };
}

/** What is unknown counts as no. `isGeneric` recognises default entries ("Hotels in Filey"). */
export function thingsOf(
  { kind, name }: Pick<Place, "kind" | "name">,
  details: Pick<PublishedDetails, "activities" | "hotels" | "campsites" | "nearby">,
  isGeneric: (name: string) => boolean,
): PlaceTraits {
  const own = <Entry extends { readonly name: string }>(entries: readonly Entry[]) =>
    entries.filter((entry) => !isGeneric(entry.name));
  const kindTrait = KIND_TRAITS[kind];
  const activities = own(details.activities);
  const station = stationNear(details);
  return {
    things: activities.map(thingToDo),
    stays: [
      ...own(details.hotels)
        .filter(({ shutFrom }) => shutFrom === undefined)
        .map(placeToStay("hotels")),
      ...own(details.campsites).map(placeToStay("campsites")),
    ],
    traits: (kindTrait ? bitOf(kindTrait) : 0) | (station ? bitOf("station") : 0),
    station,
    hasSafeSand: (details.nearby?.beaches ?? []).some(isSafeSand),
    closures: closuresOfYear({ kind, name }, activities),
  };
}

/** As bits; null if it is shut that day. */
export const traitsOn = (thing: TraitedEntry, date: LondonDate): number | null =>
  thing.opening && isShutOn(thing.opening, date) ? null : traitsIn(thing, monthOf(date));

/** The month is 1 to 12; null if it is shut all month. */
export function traitsIn({ traits, openMonths, dogMonths }: TraitedEntry, month: number): number | null {
  const bit = 1 << (month - 1);
  if ((openMonths & bit) === 0) return null;
  return (dogMonths & bit) === 0 ? traits & ~bitOf("dogs") : traits;
}

/** As bits. Only things that meet all needs count: a dog must be allowed into the museum. */
export function maskFor(place: PlaceTraits, needs: number, month: number): number {
  let mask = 0;
  for (const thing of place.things) {
    const traits = traitsIn(thing, month);
    if (traits !== null && (traits & needs) === needs) mask |= traits;
  }
  // Only if some thing there meets the needs.
  if (needs === 0 || mask !== 0) mask |= place.traits;
  for (const { traits } of place.stays) if ((traits & needs) === needs) mask |= traits & STAY_BITS;
  return mask;
}

/** 2 if a thing is made for visitors with `needs` (as bits), 1 if several meet them all, else 0. */
export function suitabilityFor(place: PlaceTraits, needs: number, month: number): number {
  let found = 0;
  for (const thing of place.things) {
    const traits = traitsIn(thing, month);
    if (traits === null || (traits & needs) !== needs) continue;
    if ((thing.madeFor & needs) !== 0) return 2;
    found += 1;
  }
  return found > 1 ? 1 : 0;
}
