import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SunMapPage } from "#app/components/map/sun-map-page";
import { unavailablePage } from "#app/http/answers/unavailable";
import { headOf } from "#app/presenters/head";
import { SUN_MEASURES } from "#app/presenters/map/map-view";
import { sunMapView } from "#app/presenters/map/sun-map";
import { insteadOfDay, readDay } from "#app/schemas/shared-search";
import { pageTitle } from "#app/presenters/head-view";

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded?.head ?? [{ title: pageTitle("Where the sun is") }];

/** A day that cannot be chosen is replaced, and `note` says so. */
export async function loader({ request, context: { app } }: LoaderFunctionArgs) {
  const nowMs = app.clock();
  const { searchParams, origin } = new URL(request.url);
  const asked = searchParams.get("date");
  const day = asked === null ? null : readDay(asked, nowMs);
  const date = day?.ok ? day.value : null;
  const wish = SUN_MEASURES.find((measure) => measure === searchParams.get("show")) ?? null;
  try {
    const [sun, { issued }] = await Promise.all([app.map.sunOfDay(date), app.search.notes()]);
    const view = sunMapView(sun, wish, app.map.towns(), { nowMs, standing: issued.standing(nowMs) });
    const note =
      asked === null || day === null || day.ok ? null : insteadOfDay(day.error, asked, view.day, nowMs);
    // The address may be opened on a later day, when "tomorrow" would be wrong.
    const on = date === null ? null : `on ${view.dateLabel}`;
    const title = pageTitle(`Where is the sun in the UK ${on ?? view.day}?`);
    const head = headOf({
      title,
      description: `A map of the United Kingdom with the best weather ${on ?? "of today and the next five days"}: where the sun shines, and the places to see it.`,
      site: origin,
      path: "/map",
      ...(date !== null && { shared: { url: view.shareUrl, text: title } }),
    });
    return { view, note, head };
  } catch (error) {
    throw unavailablePage(null, error, { log: app.log, what: "sun-map" });
  }
}

export default function SunMap() {
  const { view, note } = useLoaderData<typeof loader>();
  return <SunMapPage view={view} note={note} />;
}
