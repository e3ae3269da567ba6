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
import { formatDuration } from "#app/domain/units";

/** How many places each filter would leave, beside those that are on. */
export interface FilterCountsView {
  total: number;
  /** In the order of ALL_CHOICES. */
  byChoice: number[];
  /** For a drive of a quarter hour, two, and so on, up to the search's whole hours. */
  byDrive: number[];
}

export interface FiltersView extends FilterCountsView {
  chosen: Filters;
  /** The search's parameters without the page of the list. */
  query: string;
  /** The same search with what the visitor's preferences ask for; null for a guest, and where that changes nothing. */
  preferencesUrl: string | null;
}

export const FILTER_WORDS: Readonly<Record<FilterChoice, string>> = {
  dogs: "Dogs welcome",
  stepfree: "Step-free",
  children: "Good for children",
  hills: "Hills",
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

/** "Dogs welcome", "Within 1h 30m". */
export function filterInWords({ list, choice }: ChosenFilter): string {
  if (list === "bySea") return "By the sea";
  return list === "within" ? `Within ${formatDuration(choice)}` : FILTER_WORDS[choice];
}

/** The address of the same search with these filters in place of its own, from its first place on. */
export function filteredUrl(query: string, { bySea, ...filters }: Filters): string {
  const style = new URLSearchParams(query).get("ranking") === "beach" ? "beach" : "urban";
  return searchUrl(query, { offset: null, ...filters, ...seaParameter(style, bySea) });
}

/** The choices of lists that are on. */
export const choicesOn = (chosen: Filters): readonly FilterChoice[] =>
  FILTER_LISTS.flatMap((list) => [...chosen[list]]);

/** Of what is no need, a filter that keeps so large a part of the places filters nothing. */
const KEEPS_NEARLY_ALL = 0.9;

/** Of these choices another one adds places to those that one finds. */
const WIDENING: readonly (readonly FilterChoice[])[] = [INTERESTS, STAYS];

/**
 * Those of `choices` that are worth offering: what is on, needs, since they change the order even where they remove nothing,
 * what adds places, and what leaves some places but not nearly all.
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
