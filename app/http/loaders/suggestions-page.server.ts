import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { unavailablePage } from "#app/http/answers/unavailable";
import { suggestionDialog } from "#app/presenters/suggestions/cards";
import {
  SUGGESTIONS_PAGE_LENGTH,
  suggestionsAdminView,
  type SuggestionsAdminView,
} from "#app/presenters/suggestions/pages";
import { readSuggestionsQuery } from "#app/presenters/suggestions/query";
import { readId } from "#app/schemas/fields";

/** With a message if they cannot be read. */
export async function readSuggestionsPage(search: URLSearchParams, { app }: Pick<AppLoadContext, "app">) {
  const query = readSuggestionsQuery(search);
  const { tab, page } = query;
  const filter = {
    status: tab === "all" ? null : tab,
    limit: SUGGESTIONS_PAGE_LENGTH,
    offset: (page - 1) * SUGGESTIONS_PAGE_LENGTH,
  };
  try {
    const list = await app.suggestions.list(filter);
    const kind = search.has("convert") ? "convert" : "review";
    const id = readId(search.get(kind));
    const suggestion = id === null ? null : await app.suggestions.find(id);
    const dialog = suggestion && suggestionDialog(kind, suggestion, query);
    return data<SuggestionsAdminView>({ ...suggestionsAdminView(list, query), dialog });
  } catch (error) {
    const failed: SuggestionsAdminView = { ...suggestionsAdminView(null, query), dialog: null };
    return unavailablePage(failed, error, { log: app.log, what: "suggestions-page" });
  }
}
