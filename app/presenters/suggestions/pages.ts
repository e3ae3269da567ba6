import { SUGGESTION_STATUSES, type SuggestionStatus } from "#app/domain/suggestions/suggestion";
import type { SuggestionPage } from "#app/services/suggestions/ports";
import { STATUS_VIEWS, type SuggestionDialogView, suggestionCard } from "./cards";
import type { SuggestionTab } from "./view";
import { type SuggestionsQuery, suggestionsHref } from "./query";

/** With the dialog that the address names, or whose form was refused. */
export type SuggestionsAdminView = ReturnType<typeof suggestionsAdminView> & {
  dialog: SuggestionDialogView | null;
};

export const SUGGESTIONS_PAGE_LENGTH = 50;

/** The list is null if it could not be read. */
export function suggestionsAdminView(list: SuggestionPage | null, query: SuggestionsQuery) {
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

function tabViews(counts: SuggestionPage["counts"] | null) {
  const countOf = (status: SuggestionStatus) => counts?.[status] ?? 0;
  const all = SUGGESTION_STATUSES.reduce((sum, status) => sum + countOf(status), 0);
  const tab = (value: SuggestionTab, label: string, count: number) => ({
    value,
    label,
    count,
    href: suggestionsHref({ tab: value, page: 1 }),
  });
  return [
    tab("all", "All", all),
    ...SUGGESTION_STATUSES.map((value) => tab(value, STATUS_VIEWS[value].label, countOf(value))),
  ];
}
