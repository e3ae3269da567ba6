import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SuggestPage } from "#app/components/suggestions/suggest-page";
import { answerForm } from "#app/http/actions/form-action.server";
import { currentVisitor } from "#app/http/session/session.server";
import { SUGGEST_FORM } from "#app/http/actions/suggestions/suggest-form.server";
import { pageHead } from "#app/presenters/head";
import { ownSuggestionView, type SuggestPageView } from "#app/presenters/suggestions/cards";
import type { RefusedForm } from "#app/presenters/form-view";
import { readSuggestionType } from "#app/presenters/suggestions/query";

export { clientAction, shouldRevalidate } from "#app/components/forms/form-client-action";

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { app } = context;
  const { user, headers } = await currentVisitor(request, context);
  const own =
    user &&
    (await app.suggestions
      .ofUser(user.id)
      .catch((error: unknown) => app.log.error("suggest-page.no-list", error)));
  const query = new URL(request.url).searchParams;
  const correction = await placeNamed(query.get("about"), context);
  const view: SuggestPageView = {
    isSignedIn: user !== null,
    type: correction ? "location" : readSuggestionType(query),
    correction,
    isFormKept: false,
    mine: own ? own.map(ownSuggestionView) : null,
  };
  return data({ ...view, head: pageHead("/suggest", new URL(request.url).origin) }, { headers });
}

/** About which the visitor reports a mistake; null if the address names none, or it cannot be read. */
async function placeNamed(slug: string | null, { app }: AppLoadContext) {
  const place =
    slug &&
    (await app.search
      .findPlace(slug)
      .catch((error: unknown) => app.log.error("suggest-page.no-place", error)));
  return place ? { name: place.name, region: place.region } : null;
}

export const action = (args: ActionFunctionArgs) =>
  answerForm(args, () => SUGGEST_FORM, { hasLongTexts: true });

export default function Suggest() {
  const view = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedForm>();
  return <SuggestPage view={{ ...view, isFormKept: refused !== undefined }} />;
}
