import type { AppLoadContext } from "@remix-run/cloudflare";
import { ownerOf } from "#app/presenters/offline-copy-view";
import type { SeenStop } from "#app/services/itinerary/see-stops";
import { currentUser } from "#app/http/session/session.server";
import { tripOfBrowser } from "#app/http/session/trip-cookie.server";

/**
 * Returns the trip and its owner: a user's from the account, a guest's from the browser. The token of the shared page
 * is null if the trip is not shared, and undefined for a guest.
 */
export async function readTrip(
  request: Request,
  context: AppLoadContext,
): Promise<{ seen: SeenStop[]; token: string | null | undefined; owner: string }> {
  const { itinerary } = context.app;
  const user = await currentUser(request, context);
  const owner = ownerOf(user);
  if (!user) return { seen: await itinerary.see(tripOfBrowser(request)), token: undefined, owner };
  const [stops, token] = await Promise.all([itinerary.stopsOf(user.id), itinerary.tokenOf(user.id)]);
  return { seen: await itinerary.see(stops), token, owner };
}
