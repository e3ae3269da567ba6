import type { User } from "#app/domain/accounts/account";
import type { Preferences } from "#app/domain/accounts/preferences";
import {
  type ChosenFilter,
  type Filters,
  NEEDS,
  type Need,
  NO_FILTERS,
  preferredFilters,
  withoutFilter,
} from "#app/domain/filters/filters";
import { freeWithCard } from "#app/domain/catalogue/passes";
import type { Activity } from "#app/domain/catalogue/activity";
import { type Postcode, startName } from "#app/domain/geo/postcode";
import { originParameter, othersParameter, searchUrl } from "#app/domain/search/address";
import { lowerFirst, namesInWords } from "#app/domain/text";
import type { FilterMatch } from "#app/domain/filters/matches";
import type { FilterCounts } from "#app/domain/filters/place-filter";
import type { EmptyReason } from "#app/services/search/explain-empty-search";
import {
  FILTER_WORDS,
  type FiltersView,
  filterCountsView,
  filterInWords,
  filteredUrl,
  placesInWords,
} from "./filters-view";

/** `preferences` are null for a guest. */
export function filtersView(
  counts: FilterCounts,
  chosen: Filters,
  params: URLSearchParams,
  preferences: (Preferences & Partial<Pick<User, "passes">>) | null,
): FiltersView {
  const query = new URLSearchParams(params);
  query.delete("offset");
  const { needs, interests } = preferences ? preferredFilters(preferences) : NO_FILTERS;
  const preferred = {
    ...chosen,
    needs: [...new Set([...chosen.needs, ...needs])],
    interests: [...new Set([...chosen.interests, ...interests])],
    passes: [...new Set([...chosen.passes, ...(preferences?.passes ?? [])])],
  };
  const sizeOf = (filters: Filters) =>
    filters.needs.length + filters.interests.length + filters.passes.length;
  const asksMore = sizeOf(preferred) > sizeOf(chosen);
  return {
    ...filterCountsView(counts),
    chosen,
    query: query.toString(),
    preferencesUrl: asksMore ? filteredUrl(query.toString(), preferred) : null,
  };
}

/**
 * "Dogs welcome, history: Skipton Castle", "Free with your Cadw card: Harlech Castle", or "Seaside" for the
 * place as a whole.
 */
export function matchInWords({ choices, name, access, walkMinutes, pass }: FilterMatch): string {
  const [first = "", ...others] = [
    ...(pass ? [freeWithCard(pass)] : []),
    ...choices
      .filter((choice) => !pass || choice !== "free")
      .map((choice) =>
        choice === "stepfree" && access !== undefined ? ACCESS_WORDS[access ?? "said"] : FILTER_WORDS[choice],
      ),
  ];
  const words = [first, ...others.map(lowerFirst)].join(", ");
  if (name === null) return words;
  return `${words}: ${name}${walkMinutes === undefined ? "" : `, ${Math.max(1, walkMinutes)} min on foot`}`;
}

const SUITS: Readonly<Record<Need, string>> = {
  dogs: "takes the dog",
  stepfree: "is step-free",
  children: "is good for children",
};

/** "Dovestone Reservoir takes the dog", of the first match; "" if no needs are chosen. */
export function suitsInWords([match]: readonly FilterMatch[]): string {
  const needs = NEEDS.filter((need) => match?.choices.includes(need));
  // Whether it is step-free everywhere is said in more words, in the match itself.
  const isPart = match?.access !== undefined && match.access !== "full";
  if (!match || match.name === null || needs.length === 0 || isPart) return "";
  return `${match.name} ${namesInWords(needs.map((need) => SUITS[need]))}`;
}

/** `none-known` never matches the filter. */
const ACCESS_WORDS: Readonly<Record<NonNullable<Activity["access"]> | "said", string>> = {
  full: "Step-free",
  part: "Step-free in part",
  "none-known": "Step-free",
  said: "Said to be step-free",
};

/** "Without “step-free”", or "With a longer drive", since a drive cannot be left out. */
const removalInWords = (filter: ChosenFilter): string =>
  filter.list === "within" ? "With a longer drive" : `Without “${lowerFirst(filterInWords(filter))}”`;

/** "Without M1: 14 places". */
const withoutStarts = (found: readonly number[], starts: readonly Postcode[], query: string) =>
  starts.flatMap((start, index) => {
    const [home, ...others] = starts.toSpliced(index, 1);
    const count = found[index] ?? 0;
    if (!home || count === 0) return [];
    const left = { postcode: null, from: null, ...originParameter(home), ...othersParameter(others) };
    return [{ url: searchUrl(query, left), label: `Without ${startName(start)}: ${placesInWords(count)}` }];
  });

/**
 * If the filters leave no place: "Without “step-free”: 14 places", "With a longer drive: 3 places", without
 * all of them, and away from the sea.
 */
export function linksToMorePlaces(
  reason: EmptyReason,
  filters: Filters,
  params: URLSearchParams,
  starts: readonly Postcode[],
): { url: string; label: string }[] {
  const query = params.toString();
  if (reason.code === "too-far" && reason.isBySea) {
    return [
      { url: filteredUrl(query, { ...filters, bySea: false }), label: "Show places away from the sea too" },
    ];
  }
  if ("without" in reason) return withoutStarts(reason.without, starts, query);
  if (reason.code !== "no-match") return [];
  const { removable, withoutAll } = reason;
  const single = removable.map(({ filter, found }) => ({
    url: filteredUrl(query, withoutFilter(filters, filter)),
    label: `${removalInWords(filter)}: ${placesInWords(found)}`,
  }));
  const isOnlyOne = single.length === 1 && removable[0]?.found === withoutAll;
  if (isOnlyOne) return single;
  const all = {
    url: filteredUrl(query, { ...NO_FILTERS, passes: filters.passes }),
    label: `Without any filter: ${placesInWords(withoutAll)}`,
  };
  return [...single, all];
}
