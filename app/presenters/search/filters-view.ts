import {
  ALL_CHOICES,
  type ChosenFilter,
  FILTER_LISTS,
  type FilterChoice,
  type Filters,
  INTERESTS,
  NEEDS,
  STAYS,
  withChoice,
} from "#app/domain/filters/filters";
import type { FilterCounts } from "#app/domain/filters/place-filter";
import { searchUrl, seaParameter } from "#app/domain/search/address";
import { durationInWords } from "#app/domain/units";

/** With each filter added to the chosen ones, in the order of ALL_CHOICES. */
export const filterCountsView = ({ total, byChoice, byDrive }: FilterCounts) => ({
  total,
  byChoice: ALL_CHOICES.map((choice) => byChoice[choice]),
  /** For a quarter of an hour, two and so on, up to the search's hours. */
  byDrive: [...byDrive],
});

export type FilterCountsView = ReturnType<typeof filterCountsView>;

export interface FiltersView extends FilterCountsView {
  chosen: Filters;
  /** Without the offset in the list. */
  query: string;
  /** Null for a guest, or if the preferences add nothing. */
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

/** "Dogs welcome", "Within 1h 30m". */
export function filterInWords({ list, choice }: ChosenFilter): string {
  if (list === "bySea") return "By the sea";
  return list === "within" ? `Within ${durationInWords(choice)}` : FILTER_WORDS[choice];
}

/** Its list starts at the first place. */
export function filteredUrl(query: string, { bySea, ...filters }: Filters): string {
  const style = new URLSearchParams(query).get("ranking") === "beach" ? "beach" : "urban";
  return searchUrl(query, { offset: null, ...filters, ...seaParameter(style, bySea) });
}

export const choicesOn = (chosen: Filters): readonly FilterChoice[] =>
  FILTER_LISTS.flatMap((list) => [...chosen[list]]);

/** A filter that keeps more is not offered, unless it is chosen or a need. */
const KEEPS_NEARLY_ALL = 0.9;

const WIDENING: readonly (readonly FilterChoice[])[] = [INTERESTS, STAYS];

/** Chosen ones, needs (they change the order), and those that add places or keep some but not nearly all. */
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

/** In this order, as long as they fit the start and the day; needs first once one is chosen. */
const QUICK: readonly FilterChoice[] = [
  "hills",
  "seaside",
  "calm",
  "dogs",
  "station",
  "children",
  "stepfree",
];
const MOST_QUICK = 4;

/** Filters that are one tap away: of those that are offered and not chosen. */
export function quickChoices(filters: FiltersView): { choice: FilterChoice; url: string }[] {
  const { chosen, query } = filters;
  const on = choicesOn(chosen);
  const quick = chosen.needs.length > 0 ? [...new Set([...NEEDS, ...QUICK])] : QUICK;
  return offeredOf(quick, filters)
    .filter((choice) => !on.includes(choice) && countOf(filters, choice) > 0)
    .slice(0, MOST_QUICK - Math.min(on.length, MOST_QUICK))
    .map((choice) => ({ choice, url: filteredUrl(query, withChoice(chosen, choice)) }));
}

export const countOf = ({ byChoice }: FilterCountsView, choice: FilterChoice): number =>
  byChoice[ALL_CHOICES.indexOf(choice)] ?? 0;

export const placesInWords = (count: number): string => `${count} ${count === 1 ? "place" : "places"}`;
