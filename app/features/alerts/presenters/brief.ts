import { formatLongDate, longWeekday } from "#app/domain/calendar/words";
import type { LondonDate } from "#app/domain/calendar/clock";
import { mayBeAdvised } from "#app/domain/catalogue/closure";
import { chosenFilters } from "#app/domain/filters/filters";
import { ACCEPTABLE_FROM } from "#app/domain/ranking/holiday-climate-index";
import { daysOfStay } from "#app/domain/ranking/stay-scores";
import { limitInWords } from "#app/domain/roads/driving-hours";
import { capitalised } from "#app/domain/text";
import { STAY_IN_POINTS, type Said, type SaidDay, type SaidPlace } from "#app/features/alerts/domain/brief";
import type { SearchOnDay } from "#app/features/alerts/services/ports";
import { outingHours } from "#app/presenters/calendar/outing";
import { cautionOfDrive } from "#app/presenters/search/answer-warnings";
import { type SearchPageContext, destinationQuery, sharedSearchUrl } from "#app/presenters/search/urls";
import { verdictOn } from "#app/presenters/search/verdict";
import { fromStart, outingSentence, skyInWords } from "#app/presenters/trips/outing-sentence";
import { outingView } from "#app/presenters/trips/present";
import type { FoundPlace } from "#app/services/search/found-place";
import type { Search } from "#app/services/search/search";

const PLACES_A_DAY = 3;

function contextOf({ search, units }: SearchOnDay) {
  const context: SearchPageContext = {
    ...search.query,
    ...units,
    origin: search.query.postcode,
    nowMs: search.nowMs,
    passes: search.query.filters.passes,
    ...{ preferences: null, view: null, note: null },
  };
  return { ...context, address: destinationQuery(context) };
}

/** The sentence that the answer's card would have if this were its place. */
export function newsOf(day: SearchOnDay, destinationId: number): Said {
  const { search } = day;
  const position = search.snapshot.places.findIndex(({ id }) => id === destinationId);
  const context = contextOf(day);
  const found = search.placeAt(position);
  const view = outingView(found, context, "row");
  return { lead: outingSentence(view, context), place: saidPlace(found, context, view) };
}

/** When too few forecasts are fresh. */
export const unknownBrief = (saturday: LondonDate, search: string): Said => ({
  lead: `We don't know the weather of the weekend from ${formatLongDate(saturday)} at the moment. Please look again later.`,
  path: `/search?${search}`,
});

/** `stay` is null if no bed was asked for. */
export function weekendBrief(days: readonly SearchOnDay[], stay: SearchOnDay | null): Said {
  const judged = days.map(judge);
  const all = [...judged, ...(stay ? [judge(stay)] : [])];
  // With a bed only if neither day alone is worth it.
  const inOrder = [...judged.toSorted((a, b) => b.score - a.score), ...all.slice(days.length)];
  const best = inOrder.find(({ places }) => places.length > 0);
  const [first] = judged;
  const isAtHome = judged.every(({ isStayIn }) => isStayIn);
  const isSame = judged.every(({ text }) => text === first?.text);
  const [nearestToHome] = all.filter(({ isStayIn }) => isStayIn).toSorted((a, b) => b.lead - a.lead);
  const ofNone = isSame ? withStop(first?.text ?? "") : "We recommend no outing this weekend.";
  const isInLead = ({ isStayIn, text }: Judged) => (isAtHome ? isStayIn : isSame && text === first?.text);
  return {
    lead: best?.sentence() ?? (isAtHome ? `${nearestToHome?.text} this weekend.` : ofNone),
    ...(best ?? first)?.urls(),
    days: (best ? all : all.filter((day) => !isInLead(day))).map(({ title, text, places, isStayIn }) => ({
      title,
      text: isStayIn && best ? `${text}, or go ${best.when}.` : withStop(text),
      places,
    })),
  };
}

const withStop = (text: string): string => (text === "" || text.endsWith(".") ? text : `${text}.`);

interface Judged extends SaidDay {
  /** The answer's sentence. */
  readonly sentence: () => string;
  readonly urls: () => Pick<Said, "path" | "share">;
  readonly when: string;
  /** The highest of its places; 0 without one. */
  readonly score: number;
  readonly isStayIn: boolean;
  /** In points, by which no place may beat home for the advice to stay in; 0 if the weather at home is unknown. */
  readonly lead: number;
}

function judge(day: SearchOnDay): Judged {
  const { search } = day;
  const context = contextOf(day);
  const { date, nights, address } = context;
  const sentence = () => verdictOn(search, context, () => "").sentence;
  const isForbidden = cautionOfDrive(search) !== null;
  const isBad = search.badDay() !== null;
  const outings = isForbidden ? [] : worthLeaving(day);
  const isUnknown = search.best === null;
  const isStayIn = !isForbidden && !isUnknown && outings.length === 0;
  const listed = isBad ? [] : outings.slice(0, PLACES_A_DAY);
  const home = scoreAtHome(search);
  const lead = home === null ? 0 : Math.max(STAY_IN_POINTS, (search.best?.score ?? 0) - home);
  const none = search.total === 0 ? noMatch(context) : NO_FORECAST;
  return {
    title: `${daysOfStay(date, nights).map(formatLongDate).join(" and ")}${nights > 0 ? ", with a night away" : ""}`,
    when: nights > 0 ? "with a night away" : `on ${longWeekday(date)}`,
    sentence,
    urls: () => ({
      path: `/search?${address}`,
      share: sharedSearchUrl(new URLSearchParams(address), context),
    }),
    text: isStayIn ? stayIn(context, lead) : listed.length > 0 ? "" : isUnknown ? none : sentence(),
    places: listed.map((found) => saidPlace(found, context)),
    score: Math.max(0, ...listed.map(({ score }) => score ?? 0)),
    isStayIn,
    lead,
  };
}

const NO_FORECAST = "We have no forecast for this day at the moment";
const noMatch = ({ drivingHours, filters }: SearchPageContext): string =>
  `No place within ${limitInWords(drivingHours, filters.within)} fits your choices`;

/** The lowest of the starts; null if none is known. */
function scoreAtHome({ homes }: Search): number | null {
  const known = homes.flatMap((home) => home?.score ?? []);
  return known.length > 0 ? Math.min(...known) : null;
}

/** Empty where the search's answer would say that home is as good. */
function worthLeaving({ search }: SearchOnDay): FoundPlace[] {
  const home = scoreAtHome(search);
  const least = home === null ? ACCEPTABLE_FROM : home + STAY_IN_POINTS + 1;
  if ((search.best?.score ?? -1) < least) return [];
  const worth: FoundPlace[] = [];
  let isFirst = true;
  for (const found of search.inOrder()) {
    if (!mayBeAdvised(found)) continue;
    const score = found.score ?? -1;
    if (isFirst && home !== null && score <= home + search.band.points) break;
    isFirst = false;
    if (score >= least) worth.push(found);
    if (worth.length === PLACES_A_DAY) break;
  }
  return worth;
}

function stayIn({ drivingHours, filters }: SearchPageContext, lead: number): string {
  const where = chosenFilters(filters).length > 0 ? "None of your places" : "Nowhere";
  const what = lead > 0 ? `beats home by more than ${lead} points` : "has good weather";
  return `${where} within ${limitInWords(drivingHours, filters.within)} ${what}: stay in`;
}

function saidPlace(
  found: FoundPlace,
  context: ReturnType<typeof contextOf>,
  view = outingView(found, context, "row"),
): SaidPlace {
  const why = [skyInWords(view), fromStart(view.duration, context)].filter(Boolean).map(capitalised);
  const { latitude, longitude } = found.place;
  return {
    ...{ latitude, longitude, away: found.away, hours: outingHours(context.date, found.visit) },
    name: view.name,
    path: `/destinations/${view.slug}?${context.address}`,
    why: why.map(withStop).join(" "),
    thing: withStop(view.suits ?? view.hook ?? ""),
  };
}
