import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerError } from "#app/http/answers/answer-json";
import { methodNotAllowed } from "#app/http/answers/refusal";
import { NOT_AVAILABLE, isTemporarilyUnavailable } from "#app/http/answers/unavailable";
import { readTrip } from "#app/http/session/trip.server";
import { listOptionsOf } from "#app/http/session/units-cookie";
import { calendarFile } from "#app/presenters/calendar/calendar-file";
import { tripEvents } from "#app/presenters/itinerary/trip-page";

/** Returns the visitor's trip as a calendar file. Days in the past are left out. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { app } = context;
  const nowMs = app.clock();
  try {
    const { seen } = await readTrip(request, context);
    const events = tripEvents(seen, listOptionsOf(request, nowMs));
    if (events.length === 0) return answerError(404, "Your trip has no day to come.");
    return new Response(calendarFile(events, nowMs), {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": `inline; filename="trip.ics"`,
      },
    });
  } catch (error) {
    if (!isTemporarilyUnavailable(error)) throw error;
    app.log.error("trip-calendar.unavailable", error);
    return answerError(503, NOT_AVAILABLE, { headers: { "Retry-After": "600" } });
  }
}

export const action = methodNotAllowed;
