import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { ADDRESSES } from "#app/http/address/addresses";
import { answerRefusal } from "#app/http/answers/refusal";
import { isTemporarilyUnavailable, unavailable } from "#app/http/answers/unavailable";
import { sitemapXml } from "#app/presenters/crawlers";
import { SnapshotUnavailableError } from "#app/services/ports";

const LISTED = ADDRESSES.filter(({ crawlers }) => crawlers === "listed").map(({ path }) => path);

export async function loader({ request, context: { app } }: LoaderFunctionArgs): Promise<Response> {
  try {
    const snapshot = await app.search.currentSnapshot();
    // Without places, search engines would drop the pages of all places.
    if (snapshot.places.length === 0) throw new SnapshotUnavailableError("the catalogue is empty");
    return new Response(sitemapXml(snapshot, new URL(request.url).origin, LISTED), {
      headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
    });
  } catch (error) {
    if (!isTemporarilyUnavailable(error)) throw error;
    app.log.error("sitemap.unavailable", error);
    return answerRefusal(unavailable("The list of pages isn't available at the moment."));
  }
}
