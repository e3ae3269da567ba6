/** Draws a results page with React alone: our own components, with the views that the environment contains. */
import { renderToString } from "react-dom/server";
import { SiteLayout } from "#app/components/layout/site-layout";
import { SearchPage } from "#app/components/search/search-page";
import type { SearchPageView } from "#app/presenters/search/view";

let asked = 0;

export default {
  fetch(_: Request, { VIEWS }: { VIEWS: SearchPageView[] }): Response {
    const view = VIEWS[asked++ % VIEWS.length] as SearchPageView;
    const page = (
      <html lang="en-GB">
        <body>
          <SiteLayout user={null} year={2026} contactEmail={null} isSampleWeather>
            <SearchPage view={view} />
          </SiteLayout>
        </body>
      </html>
    );
    return new Response(`<!DOCTYPE html>${renderToString(page)}`);
  },
};
