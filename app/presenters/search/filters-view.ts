import { ALL_CHOICES, type ChosenFilter, type FilterChoice, type Filters } from "#app/domain/filters/filters";
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
  stay: "Somewhere to stay",
};

/** "Dogs welcome", "Within 1h 30m". */
export function filterWords({ list, choice }: ChosenFilter): string {
  return list === "within" ? `Within ${formatDuration(choice)}` : FILTER_WORDS[choice];
}

type Changes = Readonly<Record<string, string | readonly string[] | null>>;

/**
 * The address of a search, given by its query as URLSearchParams write it, with some parameters changed: null takes one
 * away, a list stands at the end. A page holds some twenty such addresses: the text is changed without being read.
 */
export function searchUrl(query: string, changes: Changes): string {
  const left: Record<string, string | readonly string[] | null> = { ...changes };
  const parts: string[] = [];
  for (const part of query.split("&")) {
    const name = part.slice(0, Math.max(0, part.indexOf("=")));
    if (!(name in changes)) {
      if (part !== "") parts.push(part);
      continue;
    }
    const value = left[name];
    if (typeof value !== "string") continue;
    parts.push(parameter(name, value));
    // A parameter that is given twice stays where the first one was.
    left[name] = null;
  }
  for (const [name, value] of Object.entries(left)) {
    for (const each of typeof value === "string" ? [value] : (value ?? [])) parts.push(parameter(name, each));
  }
  return `/search?${parts.join("&")}`;
}

const parameter = (name: string, value: string): string =>
  `${name}=${encodeURIComponent(value).replaceAll("%20", "+")}`;

/** The address of the same search with these filters in place of its own, from its first place on. */
export function filteredUrl(query: string, filters: Filters): string {
  const { needs, interests, offers, within } = filters;
  const drive = within === null ? null : String(within);
  return searchUrl(query, { offset: null, needs, interests, offers, within: drive });
}

export const countOf = ({ byChoice }: FilterCountsView, choice: FilterChoice): number =>
  byChoice[ALL_CHOICES.indexOf(choice)] ?? 0;

/** "1 place", "22 places". */
export const placesInWords = (count: number): string => `${count} ${count === 1 ? "place" : "places"}`;
