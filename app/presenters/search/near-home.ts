import { longDateOrToday } from "#app/domain/calendar/words";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { NO_FILTERS } from "#app/domain/filters/filters";
import type { Postcode } from "#app/domain/geo/postcode";
import { DEFAULT_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import type { Units } from "#app/domain/units";
import type { SearchFindings } from "#app/services/search/search-destinations";
import { cardView } from "#app/presenters/trips/destination-card";
import { answerView } from "./answer";
import { dateValue } from "./form-view";
import { explainEmpty } from "./page";
import { searchUrl } from "./filters-view";
import { type SearchPageContext, destinationQuery } from "./urls";
import type { NearHomeView } from "./view";

interface Context extends Units {
  readonly nowMs: number;
}

/** The best near a signed-in visitor's home on Home. `days` is null where nobody knows the postcode any more. */
export function nearHomeView(
  home: Postcode,
  days: readonly SearchFindings[] | null,
  context: Context,
): NearHomeView {
  if (days === null) {
    const problem = `We could not find your home postcode, ${home.text}.`;
    return { start: home.outcode, days: [], problem };
  }
  return {
    start: home.outcode,
    days: days.map((findings) => dayView(home, findings, context)),
    problem: null,
  };
}

/** Shown where the weather cannot be looked up just now. */
export const nearHomeUnavailable = (home: Postcode): NearHomeView => ({
  start: home.outcode,
  days: [],
  problem: `The weather near ${home.outcode} cannot be looked up just now. Please try again in a moment.`,
});

function dayView(home: Postcode, findings: SearchFindings, units: Context): NearHomeView["days"][number] {
  const { date } = findings;
  const travelDate = dateValue(date, londonDateOf(units.nowMs));
  const params = new URLSearchParams({
    postcode: home.text,
    drivingHours: String(DEFAULT_DRIVING_HOURS),
    ...(travelDate === "" ? {} : { travelDate }),
  });
  const context: SearchPageContext = {
    ...units,
    origin: home,
    drivingHours: DEFAULT_DRIVING_HOURS,
    date,
    leave: null,
    isVisit: true,
    style: "urban",
    order: "best",
    filters: NO_FILTERS,
    preferences: null,
    view: null,
    offset: 0,
    limit: 0,
    note: null,
  };
  const label = longDateOrToday(date, units.nowMs);
  const day = { label, url: searchUrl(params.toString(), {}) };
  if (findings.kind === "empty") return { ...day, words: explainEmpty(findings.reason), places: [] };
  const places = findings.positions.flatMap((position) => {
    const { name, slug, score, drive } = cardView(findings.snapshot, findings.table, position, context);
    if (!score) return [];
    const url = `/destinations/${slug}?${destinationQuery(context)}`;
    return { name, url, score: score.value, duration: drive?.duration ?? "" };
  });
  const answer = answerView(findings, context, params);
  const words = [answer.dark?.sentence, answer.sentence, ...answer.notes.slice(0, 1)];
  const said = places.length > 0 ? words : words.slice(0, 1);
  return { ...day, words: said.filter(Boolean).join(" ") || NO_FORECAST, places };
}

const NO_FORECAST = "There is no forecast for this day just now.";
