import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { TripPlannerPage } from "#app/components/planner/trip-planner-page";
import { ASSISTANT_FORM } from "#app/http/actions/accounts/settings-forms.server";
import { answerForm, formByIntent } from "#app/http/actions/form-action.server";
import { unavailablePage } from "#app/http/answers/unavailable";
import { requireUser } from "#app/http/session/guards.server";
import { unitsOfRequest } from "#app/http/session/units-cookie";
import { tripPlannerView } from "#app/presenters/recommendations/cards";
import { titled } from "#app/components/layout/titled";

export { clientAction, shouldRevalidate } from "#app/components/forms/form-client-action";

export const meta = titled("Trip Planner");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const { app } = context;
  const show = new URL(request.url).searchParams.get("show") === "popular" ? "popular" : "personal";
  const cards = { ...unitsOfRequest(request), nowMs: app.clock() };
  try {
    const proposed = await app.recommendations.recommend({ user, mode: show });
    return data(tripPlannerView(user, show, proposed, cards));
  } catch (error) {
    const failed = tripPlannerView(user, show, null, cards);
    return unavailablePage(failed, error, { log: app.log, what: "trip-planner" });
  }
}

/** A post without the form's marker is refused: its missing boxes would all count as no. */
export const action = (args: ActionFunctionArgs) =>
  answerForm(args, formByIntent({ preferences: ASSISTANT_FORM }));

export default function TripPlanner() {
  return <TripPlannerPage view={useLoaderData<typeof loader>()} />;
}
