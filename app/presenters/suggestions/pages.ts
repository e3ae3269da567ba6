import { SUGGESTION_STATUSES, type SuggestionStatus } from "#app/domain/suggestions/suggestion";
import type { SuggestionPage } from "#app/services/suggestions/ports";
import { statusView, suggestionCard } from "./cards";
import type { SuggestionTabView, SuggestionsAdminView } from "./view";
import { type SuggestionsQuery, suggestionsHref } from "./query";

export const SUGGESTIONS_PAGE_LENGTH = 50;

/** The list is null if it could not be read. */
export function suggestionsAdminView(
  list: SuggestionPage | null,
  query: SuggestionsQuery,
): Omit<SuggestionsAdminView, "dialog"> {
  const { suggestions, counts } = list ?? { suggestions: [], counts: null };
  const tabs = tabViews(counts);
  const total = tabs.find(({ value }) => value === query.tab)?.count ?? 0;
  const { page } = query;
  return {
    tab: query.tab,
    loadError: list ? null : "Failed to fetch suggestions",
    tabs,
    suggestions: suggestions.map((suggestion) => suggestionCard(suggestion, query)),
    newerHref: page > 1 ? suggestionsHref({ ...query, page: page - 1 }) : null,
    olderHref: page * SUGGESTIONS_PAGE_LENGTH < total ? suggestionsHref({ ...query, page: page + 1 }) : null,
  };
}

function tabViews(counts: SuggestionPage["counts"] | null): SuggestionTabView[] {
  const countOf = (status: SuggestionStatus) => counts?.[status] ?? 0;
  const all = SUGGESTION_STATUSES.reduce((sum, status) => sum + countOf(status), 0);
  const ofStatuses = SUGGESTION_STATUSES.map((value) => ({
    value,
    label: statusView(value).label,
    count: countOf(value),
    href: suggestionsHref({ tab: value, page: 1 }),
  }));
  return [
    { value: "all", label: "All", count: all, href: suggestionsHref({ tab: "all", page: 1 }) },
    ...ofStatuses,
  ];
}
