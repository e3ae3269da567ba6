import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { User } from "#app/domain/accounts/account";
import { PLACES_REFUSALS, REFRESH_UNDER_WAY, refreshRefusal } from "#app/http/answers/weather-refusals";
import type { Refusal } from "#app/http/answers/refusal";
import { type Toast, redirectWithToast } from "#app/http/session/flash.server";
import { BUTTONS_FORM_ID, BUTTON_FAILED, type ButtonIntent } from "#app/presenters/admin/words-view";
import { type PageForm, type PostedForm, formByIntent, postedId } from "#app/http/actions/form-action.server";
import { curatorOf } from "./admin-calls.server";
import { ownPath } from "#app/http/address/own-path";

const NO_HOTELS =
  " The open data that we carry lists no hotels. With PLACES_PROVIDER set to overpass they're looked up too.";

type Press = (posted: PostedForm, args: ActionFunctionArgs, user: User) => Promise<Toast | Refusal>;

const BUTTONS: Readonly<Record<ButtonIntent, PageForm>> = {
  "fetch-places": button("fetch-places", "/admin", async (posted, args, user) => {
    const fetched = await args.context.app.placesFetching.fetch(
      postedId(posted, "destinationId"),
      curatorOf(args, user),
    );
    if (!fetched.ok) return PLACES_REFUSALS[fetched.error];
    const { counts, hasNoHotels } = fetched.value;
    const { newActivities, newHotels, newCampsites } = counts;
    const added = `${newActivities} activities and ${newHotels} hotels added.`;
    const campsites = newCampsites > 0 ? ` Campsites added: ${newCampsites}.` : "";
    const why = hasNoHotels ? NO_HOTELS : "";
    return { title: "Success!", description: `Places data fetched successfully: ${added}${campsites}${why}` };
  }),

  "refresh-place": button("refresh-place", "/admin", async (posted, args, user) => {
    const { app } = args.context;
    const refreshed = await app.weatherAdmin.refreshPlace(
      postedId(posted, "destinationId"),
      curatorOf(args, user),
    );
    if (!refreshed.ok) return refreshRefusal(refreshed, app.clock());
    const description = `Successfully refreshed weather data for ${refreshed.value.destination.name}`;
    return { title: "Weather Updated!", description };
  }),

  "refresh-all": button("refresh-all", "/admin?tab=weather", async (_, args, user) => {
    const started = await args.context.app.weatherAdmin.startRefresh(curatorOf(args, user));
    if (!started.ok) return REFRESH_UNDER_WAY;
    return { title: "Weather refresh started", description: "It takes some seconds." };
  }),
};

export const buttonFormOf = formByIntent(BUTTONS);

function button(intent: ButtonIntent, otherwise: string, press: Press): PageForm {
  return {
    id: BUTTONS_FORM_ID,
    needs: "admin",
    texts: ["intent", "destinationId", "returnTo"],
    failure: { title: "Error", message: `${BUTTON_FAILED[intent]}. Please try again in a moment.` },
    async submit(posted, args, user) {
      const done = await press(posted, args, user);
      if ("title" in done) return redirectWithToast(args, dashboardPath(posted, otherwise), done);
      return posted.refuse({ ...done, message: `${BUTTON_FAILED[intent]}. ${done.message}` });
    },
  };
}

/** The form's `returnTo` if that is within /admin. */
export function dashboardPath(posted: PostedForm, otherwise: string): string {
  const wanted = ownPath(posted.text("returnTo"), otherwise);
  return /^\/admin(\?|$)/.test(wanted) ? wanted : otherwise;
}
