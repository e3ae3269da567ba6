import {
  ALL_CHOICES,
  type ChosenFilter,
  FILTER_LISTS,
  type FilterChoice,
  type Filters,
  INTERESTS,
  NEEDS,
  STAYS,
} from "#app/domain/filters/filters";
import { searchUrl, seaParameter } from "#app/domain/search/address";
import { durationInWords } from "#app/domain/units";

/** How many places would be found with each filter added to the chosen ones. */
export interface FilterCountsView {
  total: number;
  /** A number for each of ALL_CHOICES, in that order. */
  byChoice: number[];
  /** A number for each limit of the drive: a quarter of an hour, two quarters and so on, up to the search's hours. */
  byDrive: number[];
}

export interface FiltersView extends FilterCountsView {
  chosen: Filters;
  /** The parameters of the search, without the offset in the list. */
  query: string;
  /**
   * The address of the same search with the visitor's preferences as filters; null for a guest, or if they add nothing.
   */
  preferencesUrl: string | null;
}

export const FILTER_WORDS: Readonly<Record<FilterChoice, string>> = {
  dogs: "Dogs welcome",
  stepfree: "Step-free",
  children: "Good for children",
  hills: "Hikes",
  walks: "Country walks",
  history: "History",
  adventure: "Adventure",
  seaside: "Seaside",
  gardens: "Gardens",
  museums: "Museums",
  wildlife: "Wildlife",
  indoor: "Indoors",
  free: "Free",
  station: "Station near",
  hotels: "Hotels",
  campsites: "Campsites",
  calm: "Dry and calm",
};

/** A filter in words: "Dogs welcome", "Within 1h 30m". */
export function filterInWords({ list, choice }: ChosenFilter): string {
  if (list === "bySea") return "By the sea";
  return list === "within" ? `Within ${durationInWords(choice)}` : FILTER_WORDS[choice];
}

/** The address of the same search with other filters. Its list starts at the first place. */
export function filteredUrl(query: string, { bySea, ...filters }: Filters): string {
  const style = new URLSearchParams(query).get("ranking") === "beach" ? "beach" : "urban";
  return searchUrl(query, { offset: null, ...filters, ...seaParameter(style, bySea) });
}

export const choicesOn = (chosen: Filters): readonly FilterChoice[] =>
  FILTER_LISTS.flatMap((list) => [...chosen[list]]);

/** A filter that keeps more than this share of the places is not offered, unless it is chosen or a need. */
const KEEPS_NEARLY_ALL = 0.9;

const WIDENING: readonly (readonly FilterChoice[])[] = [INTERESTS, STAYS];

/**
 * Returns those of `choices` that are worth offering: chosen ones; visitors' needs (they change the order even if they
 * remove no place); choices that add places; and choices that keep some places but not nearly all.
 */
export function offeredOf<Choice extends FilterChoice>(
  choices: readonly Choice[],
  filters: FiltersView,
): Choice[] {
  const on = choicesOn(filters.chosen);
  const widening = WIDENING.filter((list) => list.some((choice) => on.includes(choice))).flat();
  const always: readonly FilterChoice[] = [...on, ...NEEDS, ...widening];
  return choices.filter((choice) => {
    const found = countOf(filters, choice);
    return always.includes(choice) || (found > 0 && found < filters.total * KEEPS_NEARLY_ALL);
  });
}

export const countOf = ({ byChoice }: FilterCountsView, choice: FilterChoice): number =>
  byChoice[ALL_CHOICES.indexOf(choice)] ?? 0;

/** "1 place", "22 places". */
export const placesInWords = (count: number): string => `${count} ${count === 1 ? "place" : "places"}`;
