import { MINUTE_MS } from "#app/domain/units";
import { changesAtMs } from "#app/domain/warnings/known-warnings";
import { answerError, answerFaults, answerJson, setPartHeaders } from "#app/http/answers/answer-json";
import { calls } from "#app/http/actions/calls.server";
import { SEARCH_UNAVAILABLE } from "#app/http/loaders/search-call.server";
import { namesTag, weakTag } from "#app/http/answers/conditional";
import { recordSearch } from "#app/http/loaders/search-page.server";
import { currentVisitor } from "#app/http/session/session.server";
import { unknownPostcode } from "#app/presenters/search/view";
import { searchResult, searchSummary } from "#app/presenters/search/json";
import { startNames } from "#app/presenters/trips/drives";
import { readSearchCallQuery } from "#app/schemas/search-call-query";

/** Visitors who want to leave now leave at the next quarter of an hour. */
const QUARTER_HOUR_MS = 15 * MINUTE_MS;

/** A guest's answer has an ETag of all that it depends on; a user's depends on preferences too. */
export const loader = calls("api/search", {
  unavailable: SEARCH_UNAVAILABLE,
  GET: async ({ request, context }) => {
    const { app } = context;
    const nowMs = app.clock();
    const url = new URL(request.url);
    const query = readSearchCallQuery(url.searchParams, { nowMs, townsNamed: app.search.townsNamed });
    if (!query.ok) return answerFaults(query.faults, "We can't read this search.");
    const { temperatureUnit = "celsius", distanceUnit = "miles", ...search } = query.search;
    const { user } = await currentVisitor(request, context);
    const headers = new Headers({ Vary: "Cookie" });
    if (!user) {
      const [{ version }, warnings] = await Promise.all([
        app.search.currentSnapshot(),
        app.warnings.current(),
      ]);
      // With the time when the next warning begins or ends, because the answer changes then.
      const known = `${warnings?.lookedAtMs ?? ""} ${changesAtMs(warnings)}`;
      const quarter = Math.ceil(nowMs / QUARTER_HOUR_MS);
      const tag = weakTag(import.meta.env.RELEASE, version, url.origin, url.search, quarter, known);
      headers.set("ETag", tag);
      headers.set("Cache-Control", "private, no-cache");
      // The client has this answer already, so no search is needed.
      if (namesTag(request, tag)) return new Response(null, { status: 304, headers });
    }
    const begun = await app.search.begin(search);
    if (!begun.ok) return answerError(404, unknownPostcode({ text: begun.error }));
    const { value: found } = begun;
    await recordSearch(request, context, search);
    setPartHeaders(headers, url, { ...search, total: found.total });
    headers.set("X-Search-Date", found.date);
    const { count, points } = found.band;
    headers.set("X-Search-Order", JSON.stringify({ band: count, points }));
    if (found.total === 0) headers.set("X-Empty-Reason", (await found.whyEmpty()).code);
    const starts = startNames({ origin: search.postcode, others: search.others });
    const shown = { style: search.style, nowMs, site: url.origin, starts };
    const options = { ...shown, temperatureUnit, distanceUnit, preferences: user, ...query.answer };
    if (found.total === 0) return answerJson([], { headers });
    const [home = null] = found.homes;
    const isSummary = query.answer.detail === "summary";
    const results = found.places.map((place) => {
      const result = isSummary ? searchSummary(place, options) : searchResult(place, home, options);
      return Object.assign(result, { inBand: place.rank?.isInBand ?? false });
    });
    return answerJson(results, { headers });
  },
});

export const action = loader;
