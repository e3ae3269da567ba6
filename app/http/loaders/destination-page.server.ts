import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { User } from "#app/domain/accounts/account";
import type { Pass } from "#app/domain/catalogue/passes";
import type { DestinationQuery } from "#app/services/search/find-destination";
import type { Postcode } from "#app/domain/geo/postcode";
import { fail, ok } from "#app/domain/result";
import { type Refusal, answerRefusal } from "#app/http/answers/refusal";
import { isTemporarilyUnavailable, unavailable } from "#app/http/answers/unavailable";
import { unitsOfRequest } from "#app/http/session/units-cookie";
import { type SearchKnowledge, readSearch, typedStart } from "#app/schemas/read-search";

/** Throws a redirect if the place was merged into another, or if its slug has another spelling. */
export async function findDestinationPage(
  request: Request,
  slug: string,
  { app }: AppLoadContext,
  asks: Pick<DestinationQuery, "asksBetter"> = {},
) {
  const nowMs = app.clock();
  const query = readPlaceQuery(new URL(request.url).searchParams, {
    nowMs,
    townsNamed: app.search.townsNamed,
  });
  try {
    const { origin, others, hasDay, style } = query;
    const destination = await app.search.findDestination({ ...query, ...asks, slug });
    if (!destination) {
      const meant = await slugMeant(slug, app);
      if (meant === null) return fail("unknown");
      throw movedTo(meant, new URL(request.url));
    }
    const saved = unitsOfRequest(request);
    const { leftOut } = destination;
    const met = others.filter((other) => !leftOut.includes(other));
    if (origin && !leftOut.includes(origin)) query.notes.push(...leftOut.map(withoutStart));
    const shown = {
      origin,
      ...(met.length > 0 && { others: met }),
      date: destination.found.date,
      style,
      leave: query.leave,
      nights: query.nights,
      passes: query.filters.passes,
      isVisit: origin !== null || hasDay || destination.isTomorrowInstead,
      temperatureUnit: query.temperatureUnit ?? saved.temperatureUnit,
      distanceUnit: query.distanceUnit ?? saved.distanceUnit,
      nowMs,
    };
    return ok({ destination, query, shown });
  } catch (error) {
    if (!isTemporarilyUnavailable(error)) throw error;
    app.log.error("destination.unavailable", error);
    return fail("unavailable");
  }
}

/** Of the address, or else of the account. Not of the browser: what guests see is the same for all. */
export const passesFor = (passes: readonly Pass[], user: Pick<User, "passes"> | null): readonly Pass[] =>
  passes.length > 0 ? passes : (user?.passes ?? []);

const withoutStart = ({ text }: Postcode): string =>
  `We know no way by road from ${text}, so this is without it.`;

/** Needs nothing: the page is then about now, without a drive. `wrongPostcode` is no start. */
function readPlaceQuery(address: URLSearchParams, known: SearchKnowledge) {
  const reading = readSearch(address, known);
  const { search, start, towns, faults, notes, params } = reading;
  const hasHours = faults.every(({ name }) => name !== "drivingHours");
  const origin = hasHours ? start : null;
  const wrongPostcode = start === null ? typedStart(params) || null : null;
  if (origin === null) for (const name of ["postcode", "from", "with", "drivingHours"]) params.delete(name);
  const others = origin ? reading.others.flatMap((other) => other.start ?? []) : [];
  return { ...search, origin, others, towns, params, notes, wrongPostcode };
}

/** Of the place that an unknown slug probably means. */
async function slugMeant(slug: string, app: AppLoadContext["app"]): Promise<string | null> {
  const lower = slug.toLowerCase();
  const heir = app.search.mergedInto(lower);
  if (heir !== null) return heir;
  return lower !== slug && (await app.search.findPlace(lower)) ? lower : null;
}

/** Its page, details or calendar. The search stays the same. */
function movedTo(slug: string, { pathname, search }: URL): Response {
  const below = pathname.split("/").slice(3);
  return redirect(`${["/destinations", slug, ...below].join("/")}${search}`, 301);
}

const REFUSALS: Readonly<Record<"unknown" | "unavailable", Refusal>> = {
  unknown: { status: 404, message: "We don't know that place." },
  unavailable: unavailable("This place isn't available at the moment. Please try again shortly."),
};
type Reason = keyof typeof REFUSALS;

export const refusedPage = (reason: Reason) => data(null, REFUSALS[reason]);

export const refusedCall = (reason: Reason): Response => answerRefusal(REFUSALS[reason]);
