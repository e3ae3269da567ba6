import { isWithinDrive } from "#app/domain/roads/driving-hours";
import {
  ALL_CHOICES,
  DRIVE_STEP_MINUTES,
  type FilterChoice,
  type Filters,
  chosenFilters,
  withChoice,
} from "./filters";
import { STAY_BITS, bitOf, bitsOf, withPasses } from "./traits";

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

export const isWanted = ({ masks, required, anyOf, anyStay }: PlaceFilter, position: number): boolean => {
  const mask = masks[position] as number;
  return (mask & required) === required && hasAny(mask, anyOf) && hasAny(mask, anyStay);
};

/** Null if the filters only shorten the drive. */
export function placeFilter(
  filters: Filters,
  masksFor: MasksFor,
  suitabilityFor?: SuitabilityFor,
): PlaceFilter | null {
  if (chosenFilters(filters).length === 0) return null;
  const [needs, offered] = [bitsOf(filters.needs), bitsOf(filters.offers)];
  const filter = {
    masks: masksFor(needs),
    required: (offered & ~STAY_BITS) | needs | (filters.bySea ? bitOf("seaside") : 0),
    anyOf: bitsOf(filters.interests),
    anyStay: offered & STAY_BITS,
  };
  return suitabilityFor && (needs !== 0 || filters.bySea)
    ? { ...filter, suitability: suitabilityFor(needs, filters.bySea) }
    : filter;
}

function positionsWithin(minutes: ArrayLike<number>, limitMinutes: number): number[] {
  const positions: number[] = [];
  for (let position = 0; position < minutes.length; position += 1)
    if (isWithinDrive(minutes[position] as number, limitMinutes)) positions.push(position);
  return positions;
}

const countAmong = (positions: readonly number[], filter: PlaceFilter | null): number =>
  filter ? positions.filter((position) => isWanted(filter, position)).length : positions.length;

export const countPlaces = (minutes: ArrayLike<number>, limitMinutes: number, filter: PlaceFilter | null) =>
  countAmong(positionsWithin(minutes, limitMinutes), filter);

export interface FilterCounts {
  readonly total: number;
  /** How many places would pass if it were added; the total for one that is already active. */
  readonly byChoice: Readonly<Record<FilterChoice, number>>;
  /** For a drive of up to one quarter-hour, two, and so on, up to the search's whole hours. */
  readonly byDrive: readonly number[];
}

/** A search with the choice added finds exactly as many places. */
export function countChoices(
  minutes: ArrayLike<number>,
  drivingHours: number,
  filters: Filters,
  masksFor: MasksFor,
): FilterCounts {
  const limit = drivingHours * 60;
  const filter = placeFilter(filters, masksFor);
  const within = positionsWithin(minutes, filters.within ?? limit);
  const countWith = (choice: FilterChoice) =>
    countAmong(within, placeFilter(withChoice(filters, choice), masksFor));
  return {
    total: countAmong(within, filter),
    byChoice: Object.fromEntries(ALL_CHOICES.map((choice) => [choice, countWith(choice)])) as Record<
      FilterChoice,
      number
    >,
    byDrive: Array.from({ length: limit / DRIVE_STEP_MINUTES }, (_, step) =>
      countPlaces(minutes, (step + 1) * DRIVE_STEP_MINUTES, filter),
    ),
  };
}
