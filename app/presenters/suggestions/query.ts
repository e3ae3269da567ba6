import {
  SUGGESTION_STATUSES,
  SUGGESTION_TYPES,
  type SuggestionType,
} from "#app/domain/suggestions/suggestion";
import type { SuggestionTab } from "./view";

const PATH = "/admin/suggestions";
const DEFAULT_TAB: SuggestionTab = "pending";

export type SuggestionsQuery = ReturnType<typeof readSuggestionsQuery>;

/** An invalid value counts as absent. Pages are counted from 1. */
export function readSuggestionsQuery(search: URLSearchParams) {
  const tabs: readonly SuggestionTab[] = ["all", ...SUGGESTION_STATUSES];
  const page = /^\d{1,5}$/.test(search.get("page") ?? "") ? Number(search.get("page")) : 1;
  return { tab: tabs.find((tab) => tab === search.get("tab")) ?? DEFAULT_TAB, page: Math.max(1, page) };
}

/** `more` names a dialog to open. */
export function suggestionsHref({ tab, page }: SuggestionsQuery, more: Record<string, string> = {}): string {
  const search = new URLSearchParams({ tab, ...(page > 1 ? { page: String(page) } : {}), ...more });
  return `${PATH}?${search.toString()}`;
}

export function readSuggestionType(search: URLSearchParams): SuggestionType {
  return SUGGESTION_TYPES.find((type) => type === search.get("type")) ?? "location";
}
