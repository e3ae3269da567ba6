import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { User } from "#app/domain/accounts/account";
import { readId } from "#app/schemas/favorite";
import {
  PLACES_FAILED,
  PLACES_REFUSALS,
  REFRESH_FAILED,
  REFRESH_UNDER_WAY,
  refreshRefusal,
} from "#app/http/answers/weather-refusals";
import { editorOf } from "./author.server";
import { type Toast, redirectWithToast } from "#app/http/session/flash.server";
import { ownPath } from "#app/http/answers/own-path";

type Posted = Pick<ActionFunctionArgs, "request" | "context">;

/** The buttons of a destination's row and of the weather tab: each leads back to where it was pressed, with a toast. */
export async function pressedButton(
  posted: Posted,
  form: FormData,
  otherwise: string,
  press: () => Promise<Toast>,
  fallback: string,
): Promise<Response> {
  const wanted = ownPath(form.get("returnTo"), otherwise);
  const path = /^\/admin(\?|$)/.test(wanted) ? wanted : otherwise;
  const toast = await press().catch((error: unknown) => {
    posted.context.app.log.error("admin.unavailable", error);
    return failed(`${fallback}. Please try again in a moment.`);
  });
  return redirectWithToast(posted, path, toast);
}

export async function fetchPlacesByForm(posted: Posted, form: FormData, user: User): Promise<Toast> {
  const destinationId = readId(form.get("destinationId")) ?? 0;
  const fetched = await posted.context.app.placesFetching.fetch(destinationId, editorOf(posted, user));
  if (!fetched.ok) return failed(`${PLACES_FAILED}. ${PLACES_REFUSALS[fetched.error].message}`);
  const { newActivities, newHotels, newCampsites } = fetched.value.counts;
  const added = `${newActivities} activities and ${newHotels} hotels added.`;
  const campsites = newCampsites > 0 ? ` Campsites added: ${newCampsites}.` : "";
  return { title: "Success!", description: `Places data fetched successfully: ${added}${campsites}` };
}

export async function refreshPlaceByForm(posted: Posted, form: FormData, user: User): Promise<Toast> {
  const { app } = posted.context;
  const destinationId = readId(form.get("destinationId")) ?? 0;
  const refreshed = await app.weatherAdmin.refreshPlace(destinationId, editorOf(posted, user));
  if (!refreshed.ok) return failed(`${REFRESH_FAILED}. ${refreshRefusal(refreshed, app.clock()).message}`);
  const description = `Successfully refreshed weather data for ${refreshed.value.destination.name}`;
  return { title: "Weather Updated!", description };
}

export async function refreshAllByForm(posted: Posted, user: User): Promise<Toast> {
  const started = await posted.context.app.weatherAdmin.startRefresh(editorOf(posted, user));
  return started.ok
    ? { title: "Weather refresh started", description: "It takes some seconds. Reload to see how it went." }
    : failed(`${REFRESH_FAILED}. ${REFRESH_UNDER_WAY.message}`);
}

function failed(description: string): Toast {
  return { title: "Error", description, variant: "destructive" };
}
