import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { TripPage } from "#app/features/itinerary/components/trip-page";
import { tripFormOf } from "#app/features/itinerary/http/trip-forms.server";
import { answerForm } from "#app/http/actions/form-action.server";
import { throwFailure, unavailable } from "#app/http/answers/unavailable";
import { readTrip } from "#app/features/itinerary/http/trip.server";
import { listOptionsOf } from "#app/http/session/units-cookie";
import { tripPageView } from "#app/features/itinerary/presenters/trip-page";
import { OWNER_HEADER, weatherAtHeaders } from "#app/presenters/offline-copy-view";
import { titled } from "#app/components/layout/titled";

export { clientAction, shouldRevalidate } from "#app/components/forms/form-client-action";

export const meta = titled("Your trip", "noindex");

/** save-for-offline.ts saves it for its owner. */
export const handle = { hasOwnCopy: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { app } = context;
  try {
    const { seen, token, owner, passes, votes } = await readTrip(request, context);
    const madeAtMs = seen.flatMap(({ found }) => found.forecast?.fetchedAt ?? []);
    const headers = { ...weatherAtHeaders(madeAtMs), [OWNER_HEADER]: owner };
    const shown = { ...listOptionsOf(request, app.clock()), passes };
    return data(tripPageView(seen, shown, token, votes), { headers });
  } catch (error) {
    throwFailure(
      error,
      app.log,
      "trip.unavailable",
      unavailable("Your trip isn't available at the moment. Please try again shortly."),
    );
  }
}

export const action = (args: ActionFunctionArgs) => answerForm(args, tripFormOf);

export default function Trip() {
  return <TripPage view={useLoaderData<typeof loader>()} />;
}
