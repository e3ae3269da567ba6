import { type AppLoadContext, type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, isRouteErrorResponse, useLoaderData } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/pages/error-page";
import { DestinationPage } from "#app/components/trips/destination-page";
import type { Postcode } from "#app/domain/geo/postcode";
import { NO_PREFERENCES } from "#app/domain/accounts/preferences";
import { RETRY_AFTER_SECONDS, isTemporarilyUnavailable } from "#app/http/answers/unavailable";
import { currentVisitor } from "#app/http/session/session.server";
import { unitsOfRequest } from "#app/http/session/units-cookie";
import { cardView } from "#app/presenters/trips/destination-card";
import { detailsView } from "#app/presenters/trips/destination-details";
import { readDestinationQuery } from "#app/schemas/search-query";

export { documentHeaders as headers } from "#app/http/door/document-headers";

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `${loaded?.card.name ?? "Destination"} – Sunny Escape` },
  { name: "description", content: loaded?.details.description ?? "" },
];

/** One destination as a search sees it: the page of its own, and what an opened card loads. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { app } = context;
  const nowMs = app.clock();
  const url = new URL(request.url);
  const query = readDestinationQuery(url.searchParams, nowMs);
  const found = await findOrUnavailable(context, params.slug ?? "", query.postcode);
  if (!found) throw data(null, { status: 404 });
  const saved = unitsOfRequest(request);
  const { user } = await currentVisitor(request, context);
  const shown = {
    ...query,
    origin: query.postcode,
    style: query.ranking,
    isVisit: query.postcode !== null || query.hasDay,
    table: found.table,
    temperatureUnit: query.temperatureUnit ?? saved.temperatureUnit,
    distanceUnit: query.distanceUnit ?? saved.distanceUnit,
    nowMs,
  };
  return {
    card: cardView(found.snapshot, found.table, found.position, shown),
    details: detailsView(found.snapshot, found.position, shown, user ?? NO_PREFERENCES),
    photograph: app.findPhotograph(params.slug ?? ""),
    backUrl: query.postcode ? `/search?${query.params.toString()}` : "/",
    note: query.notes.length > 0 ? query.notes.join(" ") : null,
  };
}

async function findOrUnavailable({ app }: AppLoadContext, slug: string, postcode: Postcode | null) {
  try {
    return await app.findDestination(slug, postcode);
  } catch (error) {
    if (!isTemporarilyUnavailable(error)) throw error;
    app.log.error("destination.unavailable", error);
    throw data(null, { status: 503, headers: { "Retry-After": RETRY_AFTER_SECONDS } });
  }
}

/** An opened card that gets no answer says so in its place, and can try again: the page around it stays. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    // A redirect or an answer with a status is an answer.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return { failed: true as const };
  }
}

export default function Destination() {
  const loaded = useLoaderData<typeof loader | typeof clientLoader>();
  return "failed" in loaded ? <ErrorPage /> : <DestinationPage {...loaded} />;
}
