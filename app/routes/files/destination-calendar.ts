import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findDestinationPage, refusedCall } from "#app/http/loaders/destination-page.server";
import { answerError } from "#app/http/answers/answer-json";
import { calendarFile } from "#app/presenters/calendar/calendar-file";
import { outingEvent } from "#app/presenters/calendar/outing";

/** An invalid day is an error here: a page would show today and say so, but a calendar cannot. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const found = await findDestinationPage(request, params.slug ?? "", context);
  if (!found.ok) return refusedCall(found.error);
  const { shown, query } = found.value;
  const destination = found.value.destination.found;
  const { searchParams } = new URL(request.url);
  const namesDay = ["date", "travelDate"].some((name) => (searchParams.get(name) ?? "") !== "");
  if (namesDay && !query.hasDay) {
    return answerError(400, "That day can't be chosen. Open the place again and add it from there.");
  }
  const { slug } = destination.place;
  const { date, nowMs } = shown;
  const event = outingEvent(destination, shown, new URL(request.url).origin);
  return new Response(calendarFile([event], nowMs), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `inline; filename="${slug}-${date}.ics"`,
    },
  });
}
