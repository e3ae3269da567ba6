import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SuggestPage } from "#app/components/suggestions/suggest-page";
import { redirectWithToast } from "#app/http/flash.server";
import { readFormRequest } from "#app/http/read-form.server";
import { currentVisitor } from "#app/http/session.server";
import { submitByForm } from "#app/http/suggest-form.server";
import { ownSuggestionView } from "#app/presenters/suggestion-cards";
import { EMPTY_SUGGESTION_FORM, type SuggestPageView } from "#app/presenters/suggestion-view";
import { readSuggestionType } from "#app/presenters/suggestions-query";

export { documentHeaders as headers } from "#app/http/document-headers";

const SUBMITTED = {
  title: "Suggestion Submitted!",
  description: "Thank you for your suggestion. We'll review it and get back to you soon.",
};

export const meta: MetaFunction = () => [{ title: "Suggest a place – Sunny Escape" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { app } = context;
  const { user, headers } = await currentVisitor(request, context);
  const own =
    user &&
    (await app.suggestions
      .ofUser(user.id)
      .catch((error: unknown) => app.log.error("suggest-page.no-list", error)));
  const view: SuggestPageView = {
    isSignedIn: user !== null,
    type: readSuggestionType(new URL(request.url).searchParams),
    form: EMPTY_SUGGESTION_FORM,
    mine: own ? own.map(ownSuggestionView) : null,
  };
  return data(view, { headers });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { form } = await readFormRequest(request);
  const outcome = await submitByForm({ request, context }, form);
  // An empty form of the same type: what was sent stands in the list below it.
  if (outcome.ok)
    throw await redirectWithToast({ request, context }, `/suggest?type=${outcome.type}`, SUBMITTED);
  return data({ type: outcome.type, form: outcome.form }, { status: outcome.status });
}

export default function Suggest() {
  const view = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <SuggestPage view={{ ...view, ...refused }} />;
}
