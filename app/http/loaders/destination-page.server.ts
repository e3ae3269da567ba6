import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { fail, ok } from "#app/domain/result";
import { type Refusal, answerRefusal } from "#app/http/answers/refusal";
import { isTemporarilyUnavailable, unavailable } from "#app/http/answers/unavailable";
import { unitsOfRequest } from "#app/http/session/units-cookie";
import { readDestinationQuery } from "#app/schemas/search-query";

/**
 * One destination for the search or link that led to it, with the search itself. `unknown`: nobody knows
 * it. `unavailable`: nothing can be known just now. Throws a redirect for a place that another one tells of now.
 */
export async function findDestinationPage(request: Request, slug: string, { app }: AppLoadContext) {
  const nowMs = app.clock();
  const query = readDestinationQuery(new URL(request.url).searchParams, nowMs);
  try {
    const found = await app.findDestination(slug, query.postcode);
    const heir = found ? null : app.mergedInto(slug);
    if (heir !== null) throw movedTo(heir, slug, new URL(request.url));
    if (!found) return fail("unknown");
    const saved = unitsOfRequest(request);
    const shown = {
      origin: query.postcode,
      date: query.date,
      leave: query.leave,
      style: query.style,
      isVisit: query.postcode !== null || query.hasDay,
      table: found.table,
      temperatureUnit: query.temperatureUnit ?? saved.temperatureUnit,
      distanceUnit: query.distanceUnit ?? saved.distanceUnit,
      nowMs,
    };
    return ok({ ...found, query, shown });
  } catch (error) {
    if (!isTemporarilyUnavailable(error)) throw error;
    app.log.error("destination.unavailable", error);
    return fail("unavailable");
  }
}

/** The same page, details or calendar of another place, for the same search. */
function movedTo(heir: string, slug: string, { pathname, search }: URL): Response {
  return redirect(`${pathname.replace(`/destinations/${slug}`, `/destinations/${heir}`)}${search}`, 301);
}

const REFUSALS: Readonly<Record<"unknown" | "unavailable", Refusal>> = {
  unknown: { status: 404, message: "We know no such place." },
  unavailable: unavailable("This place is not available just now. Please try again in a moment."),
};
type Reason = keyof typeof REFUSALS;

/** The error that a page throws. */
export const refusedPage = (reason: Reason) => data(null, REFUSALS[reason]);

/** The answer to calls, which want no page. */
export const refusedCall = (reason: Reason): Response => answerRefusal(REFUSALS[reason]);
