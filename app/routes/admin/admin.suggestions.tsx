import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SuggestionsAdminPage } from "#app/components/suggestions/suggestions-admin-page";
import { requireAdmin } from "#app/http/session/guards.server";
import { answerForm } from "#app/http/actions/form-action.server";
import { suggestionFormOf } from "#app/http/actions/suggestions/suggestion-forms.server";
import { readSuggestionsPage } from "#app/http/loaders/suggestions-page.server";
import { titled } from "#app/components/layout/titled";

export { clientAction, shouldRevalidate } from "#app/components/forms/form-client-action";

export const meta = titled("Manage suggestions");

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return readSuggestionsPage(new URL(request.url).searchParams, context);
}

export const action = (args: ActionFunctionArgs) =>
  answerForm(args, suggestionFormOf, { hasLongTexts: true });

export default function SuggestionManagement() {
  return <SuggestionsAdminPage view={useLoaderData<typeof loader>()} />;
}
