import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerError } from "#app/http/answers/answer-json";
import { NOT_AVAILABLE, isTemporarilyUnavailable } from "#app/http/answers/unavailable";
import { readTrip } from "#app/features/itinerary/http/trip.server";
import { listOptionsOf } from "#app/http/session/units-cookie";
import { isToken } from "#app/domain/token";
import { calendarFile } from "#app/presenters/calendar/calendar-file";
import { tripEvents } from "#app/features/itinerary/presenters/trip-page";

/** The visitor's own trip, or a shared one, without days in the past. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const { app } = context;
  const nowMs = app.clock();
  const ownTrip = async () => (await readTrip(request, context)).seen;
  const sharedTrip = async (token: string) =>
    app.itinerary.see((isToken(token) && (await app.itinerary.stopsAt(token))) || []);
  try {
    const seen = await (params.token === undefined ? ownTrip() : sharedTrip(params.token));
    const events = tripEvents(seen, listOptionsOf(request, nowMs));
    if (events.length === 0) return answerError(404, "This trip has no day to come.");
    return new Response(calendarFile(events, nowMs), {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Cache-Control": "private, no-store",
        "Content-Disposition": `inline; filename="trip.ics"`,
      },
    });
  } catch (error) {
    if (!isTemporarilyUnavailable(error)) throw error;
    app.log.error("trip-calendar.unavailable", error);
    return answerError(503, NOT_AVAILABLE, { headers: { "Retry-After": "600" } });
  }
}
