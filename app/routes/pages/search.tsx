import { type LoaderFunctionArgs, type MetaFunction, data, redirect } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, isRouteErrorResponse, useLoaderData } from "@remix-run/react";
import { unreachableSearch } from "#app/components/search/unreachable-search";
import { SearchPage } from "#app/components/search/search-page";
import { recordSearch } from "#app/http/record-search.server";
import { isTemporarilyUnavailable } from "#app/http/unavailable";
import { unitsOfRequest } from "#app/http/units-cookie";
import { searchFormView } from "#app/presenters/search-form-view";
import { searchPageView } from "#app/presenters/search-page";
import type { SearchPageView } from "#app/presenters/search-view";
import { readSearchPageQuery } from "#app/schemas/search-query";

const CARDS_ON_A_PAGE = 20;

export const meta: MetaFunction = () => [{ title: "Best weather destinations – Sunny Escape" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { app } = context;
  const nowMs = app.clock();
  const params = new URL(request.url).searchParams;
  const query = readSearchPageQuery(params, nowMs);
  // Without a postcode or with hours that no slider gives, there is no search to speak of.
  if (!params.get("postcode") || (!query.ok && query.faults.drivingHours)) throw redirect("/");
  if (!query.ok) return postcodeProblem(params, nowMs, 400, "Please enter a valid UK postcode.");

  const saved = unitsOfRequest(request);
  const {
    ranking: style,
    temperatureUnit = saved.temperatureUnit,
    distanceUnit = saved.distanceUnit,
  } = query.value;
  const search = { ...query.value, style, limit: CARDS_ON_A_PAGE };
  try {
    const found = await app.searchDestinations(search);
    if (!found.ok) {
      const unknown = `We could not find the postcode ${search.postcode.text}. Check it and try again.`;
      return postcodeProblem(params, nowMs, 404, unknown);
    }
    await recordSearch(request, context, search);
    const shown = { ...search, origin: search.postcode, temperatureUnit, distanceUnit, nowMs };
    return data(searchPageView(found.value, shown, params));
  } catch (error) {
    if (!isTemporarilyUnavailable(error)) throw error;
    app.log.error("search.unavailable", error);
    const failed: SearchPageView = {
      kind: "failed",
      form: searchFormView(params, nowMs),
      message:
        "I'm sorry, but there has been a technical issue with this search. Please check your connectivity and try again.",
    };
    return data(failed, { status: 503, headers: { "Retry-After": "30" } });
  }
}

function postcodeProblem(params: URLSearchParams, nowMs: number, status: number, message: string) {
  const view: SearchPageView = {
    kind: "postcode-problem",
    form: searchFormView(params, nowMs, { postcode: message }),
  };
  return data(view, { status });
}

/** More cards that get no answer must not take the page with them that asked for them. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    if (isRouteErrorResponse(error)) throw error;
    return unreachableSearch(new URL(request.url).searchParams);
  }
}

export default function Search() {
  return <SearchPage view={useLoaderData<typeof loader | typeof clientLoader>()} />;
}
