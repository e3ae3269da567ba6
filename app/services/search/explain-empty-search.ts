import type { Place } from "#app/domain/catalogue/destination";
import {
  type ChosenFilter,
  type Filters,
  NO_FILTERS,
  chosenFilters,
  withoutFilter,
} from "#app/domain/filters/filters";
import {
  type MasksFor,
  type PlaceFilter,
  countPlaces,
  isWanted,
  placeFilter,
} from "#app/domain/filters/place-filter";
import { MAX_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import { longestOf } from "#app/domain/roads/together";
import { typicalMinutes } from "#app/domain/roads/traffic";
import type { Origin, RoutePlanner } from "#app/services/ports";
import type { SearchDay } from "./search-day";

export type EmptyReason =
  /** On an island without a place of its own or, if `isCovered` is false, outside the country. */
  | { readonly code: "no-road-link"; readonly isCovered: boolean }
  | {
      readonly code: "too-far";
      readonly nearestName: string;
      readonly nearestMinutes: number;
      /** The nearest place is then by the sea too. */
      readonly isBySea: boolean;
    }
  | {
      /** From several starts: no place is within the limit of all. */
      readonly code: "apart" | "no-road-link";
      /** The starts outside the country, by position. */
      readonly unlinked: readonly number[];
      /** Whole hours that would be enough, and the places then. Null if even the longest drive is not. */
      readonly longer: { readonly hours: number; readonly found: number } | null;
      /** In the order of the starts: the places without this one. */
      readonly without: readonly number[];
    }
  | {
      readonly code: "no-match";
      readonly removable: readonly RemovableFilter[];
      readonly withoutAll: number;
    };

/** With how many places there would be without it. */
interface RemovableFilter {
  readonly filter: ChosenFilter;
  readonly found: number;
}

/** Longer than any drive in the United Kingdom, with its ferries. */
const ANY_DRIVE_MINUTES = 24 * 60;

/** The nearest drive from the search's own day, else from the road network. */
export async function explainTooFar(
  origin: Origin,
  places: readonly Place[],
  { minutes, date, leavesAt }: Pick<SearchDay, "minutes" | "date" | "leavesAt">,
  roadNetwork: RoutePlanner,
  bySea: PlaceFilter | null,
): Promise<EmptyReason> {
  const network = await roadNetwork.driveTimes(origin, places, ANY_DRIVE_MINUTES);
  const farther = typicalMinutes(network, date, leavesAt);
  let nearest: Place | null = null;
  let nearestMinutes = Infinity;
  for (const [position, place] of places.entries()) {
    if (bySea && !isWanted(bySea, position)) continue;
    const own = minutes()[position] ?? Infinity;
    const drive = Number.isFinite(own) ? own : (farther[position] ?? Infinity);
    if (drive < nearestMinutes) [nearest, nearestMinutes] = [place, drive];
  }
  if (!nearest) return { code: "no-road-link", isCovered: true };
  return { code: "too-far", nearestName: nearest.name, nearestMinutes, isBySea: bySea !== null };
}

/** What would help people whose starts are too far from each other. A start without a road link is null. */
export async function explainApart(
  origins: readonly (Origin | null)[],
  places: readonly Place[],
  { day, limitMinutes }: { readonly day: SearchDay; readonly limitMinutes: number },
  roadNetwork: RoutePlanner,
): Promise<EmptyReason> {
  const unlinked = [...origins.keys()].filter((start) => origins[start] === null);
  const tables = await Promise.all(
    origins.map(async (origin) => origin && roadNetwork.driveTimes(origin, places, MAX_DRIVING_HOURS * 60)),
  );
  const nowhere = new Float32Array(places.length).fill(Infinity);
  const drives = tables.map((table) => (table ? typicalMinutes(table, day.date, day.leavesAt) : nowhere));
  const filter = day.filter();
  const foundWithin = (minutes: number) => countPlaces(longestOf(drives), minutes, filter);
  const hours = Array.from({ length: MAX_DRIVING_HOURS }, (_, before) => before + 1).find(
    (each) => each * 60 > limitMinutes && foundWithin(each * 60) > 0,
  );
  const without = drives.map((_, start) =>
    countPlaces(longestOf(drives.toSpliced(start, 1)), limitMinutes, filter),
  );
  return {
    code: unlinked.length > 0 ? "no-road-link" : "apart",
    unlinked,
    longer: hours === undefined ? null : { hours, found: foundWithin(hours * 60) },
    without,
  };
}

/** Null if filters are not the cause. `wishOf` adds what the search needs beside its filters. */
export function explainNoMatch(
  minutes: Float32Array,
  limitMinutes: number,
  filters: Filters,
  masksFor: MasksFor,
  wishOf: (filters: Filters) => Filters = (same) => same,
): EmptyReason | null {
  const sea = filters.bySea ? placeFilter({ ...NO_FILTERS, bySea: true }, masksFor) : null;
  if (sea && countPlaces(minutes, limitMinutes, sea) === 0) return null;
  const withoutAll = countPlaces(minutes, limitMinutes, placeFilter(wishOf(NO_FILTERS), masksFor));
  const { within } = filters;
  const chosen = [
    ...chosenFilters(filters),
    ...(within === null ? [] : [{ list: "within", choice: within } as const]),
  ];
  if (withoutAll === 0 || chosen.length === 0) return null;
  const counts = chosen.map((filter) => {
    const others = withoutFilter(filters, filter);
    const found = countPlaces(minutes, others.within ?? limitMinutes, placeFilter(wishOf(others), masksFor));
    return { filter, found };
  });
  return { code: "no-match", removable: counts.filter(({ found }) => found > 0), withoutAll };
}
