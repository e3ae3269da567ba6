import { isWithinDrive } from "#app/domain/roads/driving-hours";
import {
  ALL_CHOICES,
  DRIVE_STEP_MINUTES,
  type FilterChoice,
  type Filters,
  INTERESTS,
  NEEDS,
  OFFERS,
  chosenFilters,
} from "./filters";
import { BIT_COUNT, STAY_BITS, bitIndexOf, bitOf, bitsOf, withPasses } from "./traits";

/** By position (see `maskFor`), for these needs as bits. */
export type MasksFor = (needs: number) => Uint32Array;

const CALM = bitOf("calm");

/** `calm` has 1 at a place's position. */
export const masksWithCalm =
  (masksFor: MasksFor, calm: Uint8Array): MasksFor =>
  (needs) =>
    masksFor(needs).map((mask, position) => (calm[position] === 1 ? mask | CALM : mask));

/** `passes` as bits. */
export const masksWithPasses =
  (masksFor: MasksFor, passes: number): MasksFor =>
  (needs) =>
    passes === 0 ? masksFor(needs) : masksFor(needs).map((mask) => withPasses(mask, passes));

/** By position, for these needs as bits. With `bySea`, `suitsBathing` decides between equals. */
export type SuitabilityFor = (needs: number, bySea: boolean) => Uint8Array;

export interface PlaceFilter {
  readonly masks: Uint32Array;
  readonly required: number;
  /** A mask must have one of these bits; 0 if none is chosen. */
  readonly anyOf: number;
  readonly anyStay: number;
  /** By position; higher is better. Absent if the filters have neither needs nor `bySea`. */
  readonly suitability?: ArrayLike<number>;
}

const hasAny = (mask: number, anyOf: number): boolean => anyOf === 0 || (mask & anyOf) !== 0;
const hasAll = (mask: number, required: number): boolean => (mask & required) === required;

export const isWanted = ({ masks, required, anyOf, anyStay }: PlaceFilter, position: number): boolean => {
  const mask = masks[position] as number;
  return hasAll(mask, required) && hasAny(mask, anyOf) && hasAny(mask, anyStay);
};

/** Null if the filters only shorten the drive. */
export function placeFilter(
  filters: Filters,
  masksFor: MasksFor,
  suitabilityFor?: SuitabilityFor,
): PlaceFilter | null {
  if (chosenFilters(filters).length === 0) return null;
  const needs = bitsOf(filters.needs);
  const filter = { masks: masksFor(needs), ...questionOf(filters) };
  return suitabilityFor && (needs !== 0 || filters.bySea)
    ? { ...filter, suitability: suitabilityFor(needs, filters.bySea) }
    : filter;
}

function questionOf({ needs, interests, offers, bySea }: Filters) {
  const offered = bitsOf(offers);
  const required = (offered & ~STAY_BITS) | bitsOf(needs) | (bySea ? bitOf("seaside") : 0);
  return { required, anyOf: bitsOf(interests), anyStay: offered & STAY_BITS };
}

export function countPlaces(
  minutes: ArrayLike<number>,
  limitMinutes: number,
  filter: PlaceFilter | null,
): number {
  let count = 0;
  for (let position = 0; position < minutes.length; position += 1) {
    if (!isWithinDrive(minutes[position] as number, limitMinutes)) continue;
    if (filter === null || isWanted(filter, position)) count += 1;
  }
  return count;
}

export interface FilterCounts {
  readonly total: number;
  /** How many places would pass if it were added; the total for one that is already active. */
  readonly byChoice: Readonly<Record<FilterChoice, number>>;
  /** For a drive of up to one quarter-hour, two, and so on, up to the search's whole hours. */
  readonly byDrive: readonly number[];
}

const NEED_BITS = bitsOf(NEEDS);
const INTEREST_BITS = bitsOf(INTERESTS);
const OFFER_BITS = bitsOf(OFFERS) & ~STAY_BITS;

/** Goes through the places once. A search with the choice added finds exactly as many places. */
export function countChoices(
  minutes: ArrayLike<number>,
  drivingHours: number,
  filters: Filters,
  masksFor: MasksFor,
): FilterCounts {
  const limit = drivingHours * 60;
  const within = filters.within ?? limit;
  const needs = bitsOf(filters.needs);
  const masks = masksFor(needs);
  const { required, anyOf, anyStay } = questionOf(filters);
  // A place's bits then already show which further needs it meets.
  const asksOnlyNeeds = anyOf === 0 && anyStay === 0 && (required & ~NEED_BITS) === 0;
  const withNeed = asksOnlyNeeds
    ? []
    : NEEDS.map((need) => ({
        masks: masksFor(needs | bitOf(need)),
        required: required | bitOf(need),
        anyOf,
        anyStay,
      }));
  const tally = new Uint32Array(BIT_COUNT);
  const drives = new Uint32Array(limit / DRIVE_STEP_MINUTES);
  let total = 0;
  for (let position = 0; position < minutes.length; position += 1) {
    const drive = Math.round(minutes[position] as number);
    if (!isWithinDrive(drive, limit)) continue;
    const mask = masks[position] as number;
    const isOfInterest = hasAny(mask, anyOf);
    const hasStay = hasAny(mask, anyStay);
    const isOffered = hasAll(mask, required);
    const isFound = isOfInterest && hasStay && isOffered;
    if (isFound) drives[Math.max(0, Math.ceil(drive / DRIVE_STEP_MINUTES) - 1)]! += 1;
    if (drive > within) continue;
    if (isFound) total += 1;
    for (let need = 0; need < withNeed.length; need += 1) {
      if (isWanted(withNeed[need] as PlaceFilter, position)) tally[need]! += 1;
    }
    if (!isOffered) continue;
    // One of the chosen interests (or stays) is enough, so adding one never loses a place.
    const interests = anyOf !== 0 && isOfInterest ? INTEREST_BITS : mask & INTEREST_BITS;
    const stays = anyStay !== 0 && hasStay ? STAY_BITS : mask & STAY_BITS;
    addBits(
      tally,
      (hasStay ? interests : 0) |
        (isOfInterest ? stays : 0) |
        (isFound ? mask & OFFER_BITS : 0) |
        (asksOnlyNeeds ? mask & NEED_BITS : 0),
    );
  }
  for (let step = 1; step < drives.length; step += 1) drives[step]! += drives[step - 1] as number;
  const byChoice = Object.fromEntries(ALL_CHOICES.map((choice) => [choice, tally[bitIndexOf(choice)]]));
  return { total, byChoice: byChoice as Record<FilterChoice, number>, byDrive: [...drives] };
}

function addBits(tally: Uint32Array, bits: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) tally[31 - Math.clz32(rest & -rest)]! += 1;
}
