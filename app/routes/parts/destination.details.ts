import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { NO_PREFERENCES } from "#app/domain/accounts/preferences";
import { findDestinationPage, passesFor, refusedCall } from "#app/http/loaders/destination-page.server";
import { answerJson } from "#app/http/answers/answer-json";
import { currentVisitor } from "#app/http/session/session.server";
import { detailsView } from "#app/presenters/trips/destination-details";

/** Browsers fetch it without Remix's router, when a card is opened. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const found = await findDestinationPage(request, params.slug ?? "", context);
  if (!found.ok) return refusedCall(found.error);
  const { destination, shown } = found.value;
  const { user } = await currentVisitor(request, context);
  const passes = passesFor(shown.passes, user);
  return answerJson(detailsView(destination.found, { ...shown, passes }, user ?? NO_PREFERENCES));
}
