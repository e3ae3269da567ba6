import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { NotSharedPage, SharedTripPage } from "#app/features/itinerary/components/trip-page";
import { isToken } from "#app/domain/token";
import { voteForm, voterIn } from "#app/features/itinerary/http/votes.server";
import { answerForm } from "#app/http/actions/form-action.server";
import { throwFailure, unavailable } from "#app/http/answers/unavailable";
import { unitsOfRequest } from "#app/http/session/units-cookie";
import { sharedTripView } from "#app/features/itinerary/presenters/trip-page";
import { previewOf } from "#app/presenters/head";
import { pageTitle } from "#app/presenters/head-view";

export { clientAction, shouldRevalidate } from "#app/components/forms/form-client-action";

export const meta: MetaFunction<typeof loader> = ({ data: view, location }) => [
  { title: pageTitle("A trip") },
  { name: "robots", content: "noindex, nofollow" },
  ...(view?.preview ? previewOf({ ...view.preview, site: view.site, url: location.pathname }) : []),
];

const HEADERS = { "X-Robots-Tag": "noindex, nofollow", "Cache-Control": "private, no-store" };

/** Any wrong token gets the same 404. The front door limits how often tokens can be tried. */
export async function loader({ request, params, context: { app } }: LoaderFunctionArgs) {
  const { token = "" } = params;
  try {
    const stops = isToken(token) ? await app.itinerary.stopsAt(token) : null;
    if (!stops) return data(null, { status: 404, headers: HEADERS });
    const { voter, cookie } = voterIn(request, app.itinerary.newVoter);
    const [seen, votes] = await Promise.all([app.itinerary.see(stops), app.itinerary.votesAt(token, voter)]);
    const view = sharedTripView(seen, { ...unitsOfRequest(request), nowMs: app.clock() }, votes);
    return data({ ...view, site: new URL(request.url).origin }, { headers: { ...HEADERS, ...cookie } });
  } catch (error) {
    throwFailure(
      error,
      app.log,
      "shared-trip.unavailable",
      unavailable("This trip isn't available at the moment. Please try again shortly."),
    );
  }
}

export const action = (args: ActionFunctionArgs) => answerForm(args, () => voteForm);

export default function SharedTrip() {
  const view = useLoaderData<typeof loader>();
  return view === null ? <NotSharedPage /> : <SharedTripPage view={view} />;
}
