import { longDateOrToday, onDay } from "#app/domain/calendar/words";
import { londonDateOf } from "#app/domain/calendar/london-time";
import type { Postcode } from "#app/domain/geo/postcode";
import type { DayNearHome } from "#app/services/search/find-best-near-home";
import type { ListContext } from "#app/presenters/recommendations/cards";
import { reasonsBesideDegrees } from "#app/presenters/trips/outing-sentence";
import { present } from "#app/presenters/trips/present";
import { answerView } from "./answer";
import { explainEmpty } from "./page";
import { TOMORROW_INSTEAD } from "#app/presenters/trips/visit-words";
import { searchParameters, searchUrl, travelDateParameter } from "#app/domain/search/address";
import { type SearchPageContext, destinationQuery } from "./urls";

/** `days` is null if the home postcode no longer exists. */
export function nearHomeView(home: Postcode, days: readonly DayNearHome[] | null, context: ListContext) {
  return {
    start: home.outcode,
    days: (days ?? []).map((day) => dayView(day, context)),
    /** Why there are no days. */
    problem: days ? null : `We couldn't find your home postcode, ${home.text}.`,
  };
}

export type NearHomeView = ReturnType<typeof nearHomeView>;

/** If the weather is unavailable. */
export const nearHomeUnavailable = (home: Postcode): NearHomeView => ({
  start: home.outcode,
  days: [],
  problem: `We can't look up the weather near ${home.outcode} at the moment. Please try again shortly.`,
});

function dayView({ search: findings, reason }: DayNearHome, units: ListContext) {
  const { query, date } = findings;
  const { postcode, drivingHours } = query;
  const travelDate = travelDateParameter(date, londonDateOf(units.nowMs));
  const { needs } = query.filters;
  const params = searchParameters({ postcode: postcode.text, drivingHours, travelDate, needs });
  const context: SearchPageContext = {
    ...units,
    ...query,
    date,
    origin: postcode,
    preferences: null,
    view: null,
    note: null,
  };
  const label = longDateOrToday(date, units.nowMs);
  const all = `All places ${onDay(date, units.nowMs)}`;
  const day = { label, link: { url: searchUrl(params), label: all } };
  if (reason) return { ...day, words: explainEmpty(reason, context), places: [] };
  const places = findings.places.flatMap((found) => {
    const { name, slug, score, weather, drive } = present(found, context, "row");
    if (!score || !weather) return [];
    const url = `/destinations/${slug}?${destinationQuery(context)}`;
    const words = [...reasonsBesideDegrees(score.reasons).slice(0, 1), drive?.duration ?? ""];
    const { icon, temperature, description } = weather;
    return { name, url, icon, temperature, description, words: words.filter(Boolean), score: score.value };
  });
  const answer = answerView(findings, context, new URLSearchParams(params));
  const instead = findings.isTomorrowInstead ? TOMORROW_INSTEAD : "";
  const words = [instead, answer.dark?.sentence, answer.sentence, answer.beside, ...answer.notes.slice(0, 1)];
  const said = places.length > 0 ? words : answer.dark ? words.slice(0, 2) : [];
  const link = answer.dark?.nextDay ?? day.link;
  return { label, link, words: said.filter(Boolean).join(" ") || NO_FORECAST, places };
}

const NO_FORECAST = "There's no forecast for this day at the moment.";
