import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Postcode, isWholePostcode } from "#app/domain/geo/postcode";
import { currentVisitor } from "#app/http/session/session.server";
import { isOwnVisit } from "#app/http/session/visit";

/**
 * Has a signed-in visitor's search recorded once the answer is on its way; a guest's is not. The next pages of a
 * search are the same search; one from a district is somebody else's, who has shared it, and one from a sector starts
 * where a browser said that it was, of which nothing is kept. Nor is one recorded that nobody looks at, or
 * that a link of another website began.
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
