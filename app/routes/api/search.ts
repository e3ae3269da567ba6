import { londonDateOf } from "#app/domain/calendar/travel-date";
import { answerError, answerJsonBytes } from "#app/http/answers/answer-json";
import { calls } from "#app/http/actions/calls.server";
import { recordSearch } from "#app/http/actions/search/record-search.server";
import { currentVisitor } from "#app/http/session/session.server";
import { searchResultsJson } from "#app/presenters/search/json";
import { readSearchQuery } from "#app/schemas/search-query";

/** The places within the drive, best weather first. */
const answers = calls(
  { needs: "anybody", unavailable: "The search is not available just now. Please try again in a moment." },
  {
    GET: async ({ request, context }) => {
      const { app } = context;
      const nowMs = app.clock();
      const query = readSearchQuery(new URL(request.url).searchParams, nowMs);
      if (!query.ok) {
        const [message = "This search cannot be read."] = Object.values(query.faults);
        return answerError(400, message, { errors: query.faults });
      }
      const {
        ranking: style,
        sort: order,
        temperatureUnit = "celsius",
        distanceUnit = "miles",
        ...search
      } = query.value;
      const found = await app.searchDestinations({ ...search, style, order });
      if (!found.ok) return answerError(404, `We could not find the postcode ${search.postcode.text}.`);
      const { value: findings } = found;
      const { user } = await currentVisitor(request, context);
      await recordSearch(request, context, search);
      const headers: Record<string, string> = { "X-Total-Count": String(findings.total) };
      if (findings.emptyReason) headers["X-Empty-Reason"] = findings.emptyReason.code;
      const today = londonDateOf(nowMs);
      const options = { today, style, nowMs, temperatureUnit, distanceUnit, preferences: user };
      return answerJsonBytes(searchResultsJson(findings, options), { headers });
    },
  },
);

export const loader = answers.loader;
export const action = answers.action;
