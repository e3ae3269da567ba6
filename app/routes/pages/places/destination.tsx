import { type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, isRouteErrorResponse, useLoaderData } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/pages/error-page";
import { headTags } from "#app/components/layout/titled";
import { DestinationPage } from "#app/components/trips/destination-page";
import { NO_PREFERENCES } from "#app/domain/accounts/preferences";
import { findDestinationPage, passesFor, refusedPage } from "#app/http/loaders/destination-page.server";
import { currentVisitor } from "#app/http/session/session.server";
import { placePageView, type PlacePageView } from "#app/presenters/trips/place-page";
import { TOMORROW_INSTEAD } from "#app/presenters/trips/visit-words";
import { weatherAtHeaders } from "#app/presenters/offline-copy-view";
import { pageTitle } from "#app/presenters/head-view";

export const meta: MetaFunction<typeof loader> = ({ data: view, location }) =>
  headTags(view?.head ?? [{ title: pageTitle("Destination") }], location);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [found, { user }] = await Promise.all([
    findDestinationPage(request, params.slug ?? "", context, { asksBetter: true }),
    currentVisitor(request, context),
  ]);
  if (!found.ok) throw refusedPage(found.error);
  const { destination, query, shown } = found.value;
  const view: PlacePageView = placePageView(destination, {
    ...shown,
    passes: passesFor(shown.passes, user),
    params: query.params,
    notes: destination.isTomorrowInstead ? [...query.notes, TOMORROW_INSTEAD] : query.notes,
    wrongPostcode: query.wrongPostcode,
    startTowns: query.towns,
    preferences: user ?? NO_PREFERENCES,
    towns: context.app.map.towns(),
    site: new URL(request.url).origin,
  });
  const seen = [destination.found, ...destination.better.map(({ found: other }) => other)];
  return data(view, { headers: weatherAtHeaders(seen.flatMap(({ forecast }) => forecast?.fetchedAt ?? [])) });
}

/** An error takes the place of this page's content only. The rest of the site stays. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    // The server did answer. Remix handles both.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return { failed: true as const };
  }
}

export default function Destination() {
  const loaded = useLoaderData<typeof loader | typeof clientLoader>();
  return "failed" in loaded ? <ErrorPage /> : <DestinationPage view={loaded} />;
}
