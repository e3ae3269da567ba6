import { clockInWords, formatLongDates, longDateOrToday, longWeekday } from "#app/domain/calendar/words";
import { daysOfStay } from "#app/domain/ranking/stay-scores";
import { MAX_DRIVING_HOURS, hoursInWords, limitInWords } from "#app/domain/roads/driving-hours";
import type { Postcode } from "#app/domain/geo/postcode";
import { namesInWords } from "#app/domain/text";
import type { EmptyReason } from "#app/services/search/explain-empty-search";
import type { Search } from "#app/services/search/search";
import { type PreviewParts, previewPicture } from "#app/presenters/head";
import { startNames } from "#app/presenters/trips/drives";
import { oldestForecastAge } from "#app/presenters/trips/present";
import { type Verdict, verdictOn } from "./verdict";
import { answerView, darkAnswer } from "./answer";
import { dayTable } from "./days";
import { searchFormView } from "./form-view";
import { orderHeadings } from "./order-headings";
import { type RowView, bestOfDayView, bestOfWeekendView, rowView } from "./rows";
import { filtersView, linksToMorePlaces } from "./filters";
import type { SearchMapView } from "#app/presenters/map/search-map";
import { NO_ROAD_LINK, TOMORROW_INSTEAD } from "#app/presenters/trips/visit-words";
import { searchUrl } from "#app/domain/search/address";
import { type SearchPageContext, destinationQuery, sharedSearchUrl } from "./urls";
import { roundedDurationInWords } from "#app/domain/units";

const shared = (context: SearchPageContext, params: URLSearchParams) => ({
  form: searchFormView(
    {
      ...context,
      postcode: startInForm(params, context.origin),
      others: context.others?.map(({ text }) => text),
    },
    context.nowMs,
  ),
  dateLabel: daysInWords(context),
});

/** `params` are those of its address. */
export function emptySearchView(reason: EmptyReason, context: SearchPageContext, params: URLSearchParams) {
  const hoursNeeded = hoursToNearest(reason);
  return {
    kind: "empty" as const,
    ...shared(context, params),
    reason: explainEmpty(reason, context),
    /** Whole; null if five hours would not reach a place. */
    hoursNeeded,
    longerUrl: hoursNeeded === null ? null : searchUrl(params.toString(), { drivingHours: hoursNeeded }),
    /** The same search without each filter. */
    ways: linksToMorePlaces(reason, context.filters, params, [context.origin, ...(context.others ?? [])]),
  };
}

export type EmptySearchView = ReturnType<typeof emptySearchView>;

/** `params` are those of its address. */
export function searchPageView(
  findings: Search,
  context: SearchPageContext & { readonly site: string },
  params: URLSearchParams,
) {
  const query = params.toString();
  const { offset, limit, style, order } = context;
  const isFirst = offset === 0;
  const isByDay = context.view === "days";
  const days = isFirst && !isByDay ? findings.bestOfDays() : null;
  const table = isByDay ? findings.dayTable() : null;
  const hasCards = !isByDay && context.view !== "map";
  const answerOf = hasCards ? answerView : darkAnswer;
  const verdict = verdictOn(findings, context);
  const answer = isFirst ? answerOf(findings, context, params, verdict) : null;
  const isLastPage = isByDay || offset + limit >= findings.total;
  return {
    kind: "results" as const,
    date: context.date,
    title: resultsTitle(context),
    ...shared(context, params),
    total: findings.total,
    filters: filtersView(findings.counts(), context.filters, params, context.preferences),
    /** For each of `form.dates`. Empty on all pages but the first. */
    bestOfDays: days?.best.map(bestOfDayView) ?? [],
    /** With a night there; null if the weekend can't be chosen. */
    bestOfWeekend: bestOfWeekendView(days?.weekend ?? table?.weekend ?? null),
    /** Null for the list, which has the map beside it if there is room. */
    layout: context.view,
    layoutUrls: {
      list: searchUrl(query, { offset: null, view: null }),
      map: searchUrl(query, { view: "map" }),
      days: searchUrl(query, { offset: null, view: "days" }),
    },
    /** Only in the view of the map, which has no cards. */
    map: null as SearchMapView | null,
    dayTable: table && dayTable(table, context),
    /** Null on later pages, and on the map and the table of days if there is nothing to say. */
    answer,
    cards: hasCards ? rowsOf(findings, context, answer?.placeId ?? null) : [],
    /** Places at the head whose scores count as equal to the best. */
    bandCount: order === "best" ? findings.band.count : 0,
    firstShown: offset + 1,
    note: notesOf(findings, context),
    previousPageUrl: isFirst ? null : searchUrl(query, { offset: Math.max(0, offset - limit) }),
    nextPageUrl: isLastPage ? null : searchUrl(query, { offset: offset + limit }),
    ranking: style,
    order,
    ...((findings.best === null || order === "near") && { isByDistance: true as const }),
    /** Appended to /destinations/<slug>, so that a place's page knows the search. */
    detailsQuery: destinationQuery(context),
    preview: {
      ...previewOfAnswer(verdict, findings, context),
      site: context.site,
      url: sharedSearchUrl(params, context),
    },
    origin: startsInFull(context),
    /** Of a feature, for those whom no result suits. */
    offer: context.offer ?? null,
  };
}

export type ResultsView = ReturnType<typeof searchPageView>;

/** Of the start no more than the outcode or town. */
function previewOfAnswer(
  { sentence, found }: Verdict,
  findings: Search,
  { drivingHours, filters, date, ...starts }: SearchPageContext,
): Omit<PreviewParts, "site" | "url"> {
  const places = `${findings.total} ${findings.total === 1 ? "place" : "places"}`;
  return {
    title: sentence || `Where is the best weather on ${longWeekday(date)}?`,
    description: `${places} within ${limitInWords(drivingHours, filters.within)} of ${namesInWords(startNames(starts))}, those with the best weather first.`,
    ...(found && previewPicture(found.place)),
  };
}

function rowsOf(findings: Search, context: SearchPageContext, answeredId: number | null): RowView[] {
  const headings = orderHeadings(findings, context, answeredId);
  return findings.places.map((found, index) => {
    const heading = headings[index];
    return { ...rowView(found, context), ...(heading && { heading }) };
  });
}

/** "" for a shared search, whose district is another person's. */
const startInForm = (params: URLSearchParams, { sector, text }: Postcode): string =>
  params.get("postcode") ?? (sector === null ? "" : text);

/** Whole; null if even the longest drive would not reach it. */
function hoursToNearest(reason: EmptyReason): number | null {
  if ("without" in reason) return reason.longer?.hours ?? null;
  if (reason.code !== "too-far") return null;
  const hours = Math.ceil(Math.round(reason.nearestMinutes) / 60);
  return hours <= MAX_DRIVING_HOURS ? hours : null;
}

/** Corrections of the address, tomorrow, a time of leaving that is past, and old forecasts. */
function notesOf(findings: Search, context: SearchPageContext): string | null {
  const { leavesAt } = findings;
  const { note, leave } = context;
  const isLate = leave !== null && leave !== leavesAt;
  const late =
    isLate && `It is past ${clockInWords(leave)}: this is for leaving at ${clockInWords(leavesAt)}.`;
  const instead = findings.isTomorrowInstead && TOMORROW_INSTEAD;
  return [note, instead, late, ageOfForecasts(findings, context)].filter(Boolean).join(" ") || null;
}

/** The oldest on a map or in the table of days; null if all are fresh. Cards show their own age. */
function ageOfForecasts(findings: Search, { view, nowMs }: SearchPageContext): string | null {
  if (view !== "map" && view !== "days") return null;
  const { places, homes } = findings;
  const shown = view === "days" ? findings.dayTable().rows.map(({ found }) => found) : places;
  return oldestForecastAge([...shown, ...homes.flatMap((home) => home?.from ?? [])], nowMs);
}

/** "Saturday 28 November", "Saturday 28 and Sunday 29 November", or "Today" for a day out today. */
const daysInWords = ({ date, nights, nowMs }: SearchPageContext): string =>
  nights === 0 ? longDateOrToday(date, nowMs) : formatLongDates(daysOfStay(date, nights));

/** With the date even for today, because saved pages are read on later days. */
export const resultsTitle = ({
  drivingHours,
  date,
  nights,
  ...starts
}: Pick<SearchPageContext, "origin" | "others" | "drivingHours" | "date" | "nights">): string =>
  `${startsInFull(starts)}, within ${hoursInWords(drivingHours)}, ${formatLongDates(daysOfStay(date, nights))}`;

/** "LS6 2AA and M1", as the visitor gave them. */
const startsInFull = ({ origin, others = [] }: Pick<SearchPageContext, "origin" | "others">): string =>
  namesInWords([origin, ...others].map(({ text }) => text));

type Asked = Pick<SearchPageContext, "origin" | "others" | "drivingHours" | "filters">;

type Apart = Extract<EmptyReason, { without: unknown }>;

/** "LS6 and EX1 are too far apart: no place is within 2 hours of both. Within 3 hours there are 14." */
function explainApart({ longer, without, unlinked }: Apart, asked: Asked): string {
  const names = startNames(asked);
  const abroad = namesInWords(unlinked.map((start) => names[start] ?? ""));
  if (abroad) return `No road leads from ${abroad} to our places. ${NO_ROAD_LINK}`;
  const limit = limitInWords(asked.drivingHours, asked.filters.within);
  const [culprit, ...more] = names.filter((_, start) => (without[start] ?? 0) > 0);
  const isOne = culprit !== undefined && more.length === 0;
  const help = longer
    ? ` Within ${hoursInWords(longer.hours)} there ${longer.found === 1 ? "is one" : `are ${longer.found}`}.`
    : asked.drivingHours === MAX_DRIVING_HOURS
      ? ""
      : ` No drive of up to ${hoursInWords(MAX_DRIVING_HOURS)} is enough.`;
  if (isOne && names.length === 2) return `No place is within ${limit} of ${culprit}.${help}`;
  const tooFar = isOne ? ` ${culprit} is too far from the others.` : "";
  return `${namesInWords(names)} are too far apart: no place is within ${limit} of ${names.length > 2 ? "all" : "both"}.${tooFar}${help}`;
}

export function explainEmpty(reason: EmptyReason, asked: Asked): string {
  if ("without" in reason) return explainApart(reason, asked);
  if (reason.code === "no-match") {
    const without = reason.removable.length > 0 ? "without one of your filters" : "without any filter";
    return `Nothing within this drive matches everything. Here's what you'd find ${without}.`;
  }
  if (reason.code === "no-road-link") {
    return reason.isCovered
      ? "We don't know any places on your side of the water yet, and no road leads from this postcode to the others."
      : NO_ROAD_LINK;
  }
  const drive = roundedDurationInWords(reason.nearestMinutes).replaceAll(" ", "\u00a0");
  return reason.isBySea
    ? `There's no beach within this drive. The nearest, ${reason.nearestName}, is ${drive} away.`
    : `The nearest place we know, ${reason.nearestName}, is ${drive} away.`;
}
