import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Postcode, isWholePostcode } from "#app/domain/geo/postcode";
import { currentVisitor } from "#app/http/session/session.server";
import { isOwnVisit } from "#app/http/session/visit";

/**
 * Records a signed-in visitor's search, after the response. Not recorded are: a guest's search; further pages of the
 * same search; one from a district, since another person has shared it; one from a sector, because we do not store the
 * browser's position; one that no visitor sees; and one that a link on another website has started.
 */
export async function recordSearch(
  request: Request,
  context: AppLoadContext,
  { postcode, drivingHours, offset }: { postcode: Postcode; drivingHours: number; offset: number },
): Promise<void> {
  if (!isOwnVisit(request) || offset > 0 || !isWholePostcode(postcode)) return;
  const { user } = await currentVisitor(request, context);
  if (!user) return;
  const search = { userId: user.id, postcode, drivingHours };
  context.waitUntil(context.app.history.recordSearchAfterAnswer(search));
}
