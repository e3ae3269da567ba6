import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SuggestionsAdminPage } from "#app/components/suggestions/suggestions-admin-page";
import { answerError } from "#app/http/answer-json";
import { redirectWithToast } from "#app/http/flash.server";
import { requireAdmin } from "#app/http/guards.server";
import { readFormRequest } from "#app/http/read-form.server";
import { SUGGESTION_FORMS, isSuggestionForm } from "#app/http/suggestion-forms.server";
import { readSuggestionsPage } from "#app/http/suggestions-page.server";
import { suggestionDialog } from "#app/presenters/suggestion-cards";
import { readSuggestionsQuery, suggestionsHref } from "#app/presenters/suggestions-query";

export { documentHeaders as headers } from "#app/http/document-headers";

export const meta: MetaFunction = () => [{ title: "Manage suggestions – Sunny Escape" }];

/** Nothing of anybody's suggestions is read before it is certain that the administrator asks. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const view = await readSuggestionsPage(new URL(request.url).searchParams, context);
  return data(view, view.loadError === null ? {} : { status: 503, headers: { "Retry-After": "5" } });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireAdmin(request, context);
  const { form } = await readFormRequest(request);
  const intent = form.get("intent");
  if (!isSuggestionForm(intent)) throw answerError(400, "This form cannot be read.");
  const query = readSuggestionsQuery(new URL(request.url).searchParams);
  const outcome = await SUGGESTION_FORMS[intent]({ request, context }, form, user);
  if ("title" in outcome)
    throw await redirectWithToast({ request, context }, suggestionsHref(query), outcome);
  const { kind, suggestionId, status } = outcome;
  const suggestion = await context.app.suggestions.find(suggestionId).catch(() => null);
  const dialog = suggestion && suggestionDialog(kind, suggestion, query, outcome.form);
  if (dialog) return data({ dialog }, { status });
  // There is no such step any more, so that there is no dialog to show the form in.
  const description = outcome.form.formError?.message ?? "";
  throw await redirectWithToast({ request, context }, suggestionsHref(query), {
    ...{ title: "Error", description, variant: "destructive" },
  });
}

export default function SuggestionManagement() {
  const view = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <SuggestionsAdminPage view={{ ...view, ...refused }} />;
}
