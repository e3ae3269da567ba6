import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { User } from "#app/domain/accounts/account";
import { HomePage } from "#app/components/home/home-page";
import { currentVisitor } from "#app/http/session/session.server";
import { unitsOfRequest } from "#app/http/session/units-cookie";
import { EXAMPLE_DESTINATIONS } from "#app/presenters/trips/example-destinations";
import { lightOfDay } from "#app/presenters/trips/sky-words";
import { type ListContext, recommendationsPanelView } from "#app/presenters/recommendations/cards";
import { searchFormView } from "#app/presenters/search/form-view";

export { documentHeaders as headers } from "#app/http/door/document-headers";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const nowMs = context.app.clock();
  const units = unitsOfRequest(request);
  const { user } = await currentVisitor(request, context);
  return {
    form: searchFormView(new URL(request.url).searchParams, nowMs, {}, user),
    units,
    light: lightOfDay(nowMs),
    examples: EXAMPLE_DESTINATIONS,
    recommendations: user && {
      username: user.username,
      panel: await panelOf(user, context.app, { ...units, nowMs }),
    },
  };
}

/** Null where it cannot be had just now: the search above it still can. */
async function panelOf(user: User, app: AppLoadContext["app"], shown: ListContext) {
  try {
    return recommendationsPanelView(await app.recommendations.panel({ user }), shown);
  } catch (error) {
    app.log.error("recommendations.unavailable", error);
    return null;
  }
}

export default function Home() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
