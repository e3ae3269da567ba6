import type { AppLoadContext, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { User } from "#app/domain/accounts/account";
import { NO_FILTERS, preferredFilters } from "#app/domain/filters/filters";
import type { Postcode } from "#app/domain/geo/postcode";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import { HomePage } from "#app/components/home/home-page";
import { lastPostcode } from "#app/http/session/last-postcode";
import { currentVisitor } from "#app/http/session/session.server";
import { usualSearch } from "#app/http/session/usual-search";
import { unitsOfRequest } from "#app/http/session/units-cookie";
import { EXAMPLE_DESTINATIONS } from "#app/presenters/trips/example-destinations";
import { lightOfDay } from "#app/presenters/trips/sky-words";
import { type ListContext, recommendationsPanelView } from "#app/presenters/recommendations/cards";
import { pageHead } from "#app/presenters/head";
import { nearHomeUnavailable, nearHomeView } from "#app/presenters/search/near-home";
import { sunTeaserView, type SunTeaserView } from "#app/presenters/map/sun-map";
import { searchFormView, withoutToday } from "#app/presenters/search/form-view";
import { filledForm, readSearch } from "#app/schemas/read-search";
import type { SearchFormView } from "#app/presenters/search/form-view";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => data?.head ?? matches[0]?.meta ?? [];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const nowMs = context.app.clock();
  const units = unitsOfRequest(request);
  const { user } = await currentVisitor(request, context);
  const url = new URL(request.url);
  const shown = { ...units, nowMs };
  const home = parsePostcode(user?.homePostcode ?? "");
  const [panel, nearHome, sun] = await Promise.all([
    user && panelOf(user, context.app, shown),
    user && home && nearHomeOf(user, home, context.app, shown),
    sunOf(context.app, nowMs),
  ]);
  // The address replaces the stored search and the preferences, which the visitor may have switched off.
  const isFilled = ["postcode", "drivingHours"].some((name) => url.searchParams.has(name));
  const address = isFilled ? url.searchParams : usualSearch(request);
  const reading = readSearch(address, { nowMs, townsNamed: context.app.search.townsNamed });
  const asked = filledForm(reading, address);
  const fresh = searchFormView(asked, nowMs, {}, isFilled ? null : user);
  const form = sun?.isTomorrow ? withoutToday(fresh) : fresh;
  return {
    head: pageHead("/", url.origin),
    form: form.postcode
      ? form
      : { ...form, ...startingPostcode(request, home?.text ?? panel?.lastPostcode ?? null) },
    units,
    light: lightOfDay(nowMs),
    examples: EXAMPLE_DESTINATIONS,
    sun,
    own: user && { username: user.username, nearHome, panel: panel?.view ?? null },
  };
}

/** Today, or tomorrow if no place has daylight left. Null if the weather is unavailable. */
async function sunOf(app: AppLoadContext["app"], nowMs: number): Promise<SunTeaserView | null> {
  try {
    const [sun, { issued }] = await Promise.all([app.map.sunOfDay(null), app.search.notes()]);
    return sunTeaserView(sun, app.map.towns(), { nowMs, standing: issued.standing(nowMs) });
  } catch (error) {
    app.log.error("sun-map.unavailable", error);
    return null;
  }
}

/** A user's home or last search, or else the last postcode of this browser. */
function startingPostcode(
  request: Request,
  ofAccount: string | null,
): Partial<Pick<SearchFormView, "postcode" | "isRemembered">> {
  if (ofAccount) return { postcode: ofAccount };
  const postcode = lastPostcode(request);
  return postcode ? { postcode, isRemembered: true } : {};
}

/** Null if unavailable: the search above it still works. */
async function panelOf(user: User, app: AppLoadContext["app"], shown: ListContext) {
  try {
    const places = await app.recommendations.panel({ user });
    const lastPostcode = places.recommended.searches[0]?.postcode ?? null;
    return { view: recommendationsPanelView(places, shown), lastPostcode };
  } catch (error) {
    app.log.error("recommendations.unavailable", error);
    return null;
  }
}

/** For those who come along. */
async function nearHomeOf(user: User, home: Postcode, app: AppLoadContext["app"], shown: ListContext) {
  try {
    const { needs } = preferredFilters(user);
    const found = await app.search.bestNearHome(home, { ...NO_FILTERS, needs });
    return nearHomeView(home, found.ok ? found.value : null, shown);
  } catch (error) {
    app.log.error("near-home.unavailable", error);
    return nearHomeUnavailable(home);
  }
}

export default function Home() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
