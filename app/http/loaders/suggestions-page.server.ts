import type { AppLoadContext } from "@remix-run/cloudflare";
import { suggestionDialog } from "#app/presenters/suggestions/cards";
import { SUGGESTIONS_PAGE_LENGTH, suggestionsAdminView } from "#app/presenters/suggestions/pages";
import type { SuggestionDialogView, SuggestionsAdminView } from "#app/presenters/suggestions/view";
import { readSuggestionsQuery } from "#app/presenters/suggestions/query";
import { readId } from "#app/schemas/id";

/** The administrator's page of suggestions as its address asks for it; words in its place where it cannot be read. */
export async function readSuggestionsPage(
  search: URLSearchParams,
  { app }: Pick<AppLoadContext, "app">,
): Promise<SuggestionsAdminView> {
  const query = readSuggestionsQuery(search);
  const { tab, page } = query;
  const filter = {
    status: tab === "all" ? null : tab,
    limit: SUGGESTIONS_PAGE_LENGTH,
    offset: (page - 1) * SUGGESTIONS_PAGE_LENGTH,
  };
  try {
    const list = await app.suggestions.list(filter);
    return { ...suggestionsAdminView(list, query), dialog: await dialogOf(search) };
  } catch (error) {
    app.log.error("suggestions-page.unavailable", error);
    return { ...suggestionsAdminView(null, query), dialog: null };
  }

  async function dialogOf(asked: URLSearchParams): Promise<SuggestionDialogView | null> {
    const kind = asked.has("convert") ? "convert" : "review";
    const id = readId(asked.get(kind));
    const suggestion = id === null ? null : await app.suggestions.find(id);
    return suggestion && suggestionDialog(kind, suggestion, query);
  }
}
