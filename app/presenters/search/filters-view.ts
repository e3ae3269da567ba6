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

/** The number of places that each filter would leave, together with the chosen ones. */
export interface FilterCountsView {
  total: number;
  /** In the order of ALL_CHOICES. */
  byChoice: number[];
  /** For drives of one quarter of an hour, two, and so on, up to the search's whole hours. */
  byDrive: number[];
}

export interface FiltersView extends FilterCountsView {
  chosen: Filters;
  /** The search's parameters without the offset of the list. */
  query: string;
  /** The same search with the visitor's preferences as filters; null for a guest, or if that changes nothing. */
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
  return list === "within" ? `Within ${durationInWords(choice)}` : FILTER_WORDS[choice];
}

/** The address of the same search with these filters instead of its own, from the first place on. */
export function filteredUrl(query: string, { bySea, ...filters }: Filters): string {
  const style = new URLSearchParams(query).get("ranking") === "beach" ? "beach" : "urban";
  return searchUrl(query, { offset: null, ...filters, ...seaParameter(style, bySea) });
}

/** The chosen filters of all lists. */
export const choicesOn = (chosen: Filters): readonly FilterChoice[] =>
  FILTER_LISTS.flatMap((list) => [...chosen[list]]);

/** A filter that is not a need and keeps this share of the places is not worth offering. */
const KEEPS_NEARLY_ALL = 0.9;

/** In these lists a further choice adds places instead of removing them. */
const WIDENING: readonly (readonly FilterChoice[])[] = [INTERESTS, STAYS];

/**
 * The `choices` that are worth offering: those that are chosen; needs, since they change the order even if they remove no
 * place; those that add places; and those that leave some places but not nearly all.
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
