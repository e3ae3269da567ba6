import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerRefusal } from "#app/http/answers/refusal";
import { refuseFailure } from "#app/http/answers/unavailable";
import { sunMapView } from "#app/presenters/map/sun-map";
import { sunMapImage } from "#app/presenters/map/sun-map-image";
import { readDay } from "#app/schemas/shared-search";

const KEPT_SECONDS = 900;

/** For an invalid day today, or tomorrow once today is over. */
export async function loader({ request, context: { app } }: LoaderFunctionArgs): Promise<Response> {
  const nowMs = app.clock();
  const day = readDay(new URL(request.url).searchParams.get("date") ?? "", nowMs);
  try {
    const [sun, { issued }] = await Promise.all([
      app.map.sunOfDay(day.ok ? day.value : null),
      app.search.notes(),
    ]);
    const standing = issued.standing(nowMs);
    const view = sunMapView(sun, null, app.map.towns(), { nowMs, standing });
    return new Response(sunMapImage(view, app.map.landOutline), {
      headers: { "Content-Type": "image/svg+xml", "Cache-Control": `public, max-age=${KEPT_SECONDS}` },
    });
  } catch (error) {
    return answerRefusal(refuseFailure(error, { log: app.log, what: "sun-map-image" }));
  }
}
