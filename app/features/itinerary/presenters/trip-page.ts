import { isInWorks } from "#app/domain/catalogue/opening";
import { formatClock } from "#app/domain/calendar/clock";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { travelDates } from "#app/domain/calendar/travel-date";
import { clockInWords, formatLongDate, longDateOrToday, longWeekday } from "#app/domain/calendar/words";
import type { Pass } from "#app/domain/catalogue/passes";
import { capitalised, namesInWords } from "#app/domain/text";
import { MOST_NIGHTS } from "#app/domain/ranking/stay-scores";
import type { Units } from "#app/domain/units";
import { outingEvent } from "#app/presenters/calendar/outing";
import { gapOf, textsOf } from "#app/presenters/notes/notes-view";
import { dayInWords, presentDay } from "#app/presenters/trips/day";
import { previewPicture } from "#app/presenters/head";
import { leavingInWords, outingSentence } from "#app/presenters/trips/outing-sentence";
import { type PlaceContext, present } from "#app/presenters/trips/present";
import { detailsView } from "#app/presenters/trips/destination-details";
import { isFreeWith } from "#app/features/itinerary/domain/free-stops";
import type { SeenStop } from "#app/features/itinerary/services/see-stops";
import type { VotesOfPlace } from "#app/features/itinerary/domain/vote";
import type { VotesView } from "./view";

interface TripContext extends Units {
  readonly nowMs: number;
  /** The owner's; absent for readers. */
  readonly passes?: readonly Pass[];
}

/** On the day of the arrival with the starts, from whose districts the directions and drives begin. */
function contextOn({ stop, starts }: SeenStop, date: string, context: TripContext): PlaceContext {
  const [origin = null, ...others] = date === stop.arrival ? starts : [];
  return { ...context, origin, ...(others.length > 0 && { others }), date, style: "urban" };
}

const nightsInWords = (nights: number): string =>
  nights === 0 ? "a day out" : `${nights} ${nights === 1 ? "night" : "nights"}`;

/** The page /trip. `token` is the token of its shared page; null if the trip is not shared, undefined for a guest. */
export function tripPageView(
  seen: readonly SeenStop[],
  context: TripContext & { readonly site: string },
  token: string | null | undefined,
  votes: readonly VotesOfPlace[],
) {
  const { passes = [] } = context;
  const free = seen.filter(({ stop, found }) => isFreeWith(stop, found.details.activities, passes)).length;
  const votesAt = (slug: string) => (token ? { words: votesInWords(votes, slug) } : null);
  return {
    ...tripView(seen, context, { formOf, votesAt }),
    /** With the owner's cards; null if none is. */
    free: free === 0 ? null : `${free} of ${seen.length} ${seen.length === 1 ? "stop is" : "stops are"} free`,
    /** Undefined for a guest, who cannot share a trip; null if it is not shared. */
    sharedAt: token && `${context.site}/trips/${token}`,
  };
}

export type TripPageView = ReturnType<typeof tripPageView>;

/** A trip as others see it, who are asked which places suit them. */
export const sharedTripView = (
  seen: readonly SeenStop[],
  context: TripContext,
  votes: readonly VotesOfPlace[],
) =>
  tripView(seen, context, {
    formOf: () => null,
    votesAt: (slug) => ({
      words: votesInWords(votes, slug),
      own: votes.find((each) => each.slug === slug)?.own ?? null,
    }),
  });

export type SharedTripView = ReturnType<typeof sharedTripView>;

function votesInWords(votes: readonly VotesOfPlace[], slug: string): string | null {
  const found = votes.find((each) => each.slug === slug);
  if (!found) return null;
  return `${found.yes} of ${found.all} ${found.all === 1 ? "says" : "say"} yes`;
}

interface StopParts {
  /** Null on a shared page. */
  readonly formOf: (seen: SeenStop, context: TripContext) => ReturnType<typeof formOf> | null;
  readonly votesAt: (slug: string) => VotesView | null;
}

/** Its fields are listed one by one, so that nothing about the owner is sent by accident. */
function tripView(seen: readonly SeenStop[], context: TripContext, parts: StopParts) {
  const [first] = seen;
  const views = seen.map((each) => stopView(each, context, parts));
  return {
    stops: views.map(({ stop }) => stop),
    preview: previewOfStops(views),
    warningsNote: first ? gapOf(first.found.issued.standing(context.nowMs)) : null,
    sources: [...new Set(views.flatMap(({ sources }) => sources.filter((source) => source !== null)))],
  };
}

/** What a link to the trip says of itself: no more than its page shows. */
function previewOfStops(views: readonly ReturnType<typeof stopView>[]) {
  const [first, ...others] = views;
  if (!first) return null;
  const then = others.length > 0 ? ` Then ${namesInWords(others.map(({ stop }) => stop.name))}.` : "";
  return {
    title: `${first.words}${then}`,
    description: "A trip, with its weather, drives, things to do and places to stay.",
    ...previewPicture(first.stop),
  };
}

function stopView(seen: SeenStop, context: TripContext, parts: StopParts) {
  const { stop, found } = seen;
  const { place } = found;
  const onArrival = contextOn(seen, stop.arrival, context);
  const shown = present(found, onArrival, "card");
  const { drive, driveNote, directionsUrl, together } = shown;
  const details = detailsView(found, { ...onArrival, nights: stop.nights, isVisit: true });
  const isKnown = travelDates(context.nowMs).includes(stop.arrival);
  const { visit } = found;
  const way = together
    ? leavingInWords(together)
    : `leave ${stop.outcode} at ${clockInWords(visit.leavesAt)}`;
  const leaves = isKnown && drive ? `${capitalised(way)}, arrive at ${clockInWords(visit.arrivesAt)}.` : null;
  const stays = [...details.hotels, ...details.campsites];
  const stay = stays.find(({ name }) => name === stop.stay) ?? null;
  const view = {
    slug: place.slug,
    name: place.name,
    region: place.region,
    url: `/destinations/${place.slug}${isKnown ? `?date=${stop.arrival}` : ""}`,
    when: `${formatLongDate(stop.arrival)}, ${nightsInWords(stop.nights)}`,
    drive: { slug: place.slug, name: place.name, drive, driveNote, directionsUrl },
    leaves,
    days: seen.days.map((day) => dayView(seen, day, context)),
    notes: details.notes,
    things: details.activities.filter(({ name }) => stop.things.includes(name)),
    stay,
    hotelsUrl: stay === null && isKnown ? details.roomsUrl : null,
    votes: parts.votesAt(place.slug),
    form: parts.formOf(seen, context),
  };
  const words = isKnown
    ? outingSentence(shown, onArrival)
    : `${place.name} on ${formatLongDate(stop.arrival)}?`;
  return { stop: view, words, sources: [details.forecastSource, ...textsOf(details.notes, "credit")] };
}

export type StopView = SharedTripView["stops"][number];
export type StopDayView = StopView["days"][number];

function dayView(seen: SeenStop, { date, found }: SeenStop["days"][number], context: TripContext) {
  const label = longDateOrToday(date, context.nowMs);
  if (!found) {
    const isOver = date < londonDateOf(context.nowMs);
    const note = isOver ? "This day is over." : "We don't know the weather of this day yet.";
    return { date, label, forecast: null, better: null, note, words: null, notes: [] };
  }
  const shown = contextOn(seen, date, context);
  const day = presentDay(found, found, shown);
  const notes = found.notes("stop", context);
  const note = day ? null : "Weather data unavailable.";
  const scored = day?.score ? ` · scores ${day.score.value}, ${day.score.verdict}` : "";
  const words = day && `${dayInWords(day)}${scored}`;
  const better = day?.score ? betterDay(seen, day.score.value) : null;
  return { date, label, forecast: day, words, better, note, notes };
}

const BETTER_BY_POINTS = 10;

/** "Monday is 74.": clearly better, not a day of the stay, and without a warning that forbids to praise it. */
function betterDay({ found, days }: SeenStop, score: number): string | null {
  const stay = days.map(({ date }) => date);
  const others = found.days.filter(({ date, isWarned }) => !isWarned && !stay.includes(date));
  const best = others.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))[0];
  if (!best || best.score === null || best.score - score < BETTER_BY_POINTS) return null;
  return `${longWeekday(best.date)} is ${best.score}.`;
}

function formOf({ stop, found }: SeenStop, { nowMs }: TripContext) {
  const { activities, hotels, campsites } = found.details;
  const dates = [...new Set([stop.arrival, ...travelDates(nowMs)])].toSorted();
  const kept: [name: string, value: string][] = [
    ["slug", stop.slug],
    ["outcode", stop.outcode ?? ""],
    ...stop.others.map((other): [string, string] => ["with", other]),
    ["leave", stop.leave === null ? "" : formatClock(stop.leave)],
  ];
  const named = ({ name }: { name: string }, isChosen: boolean) => ({ value: name, label: name, isChosen });
  return {
    kept,
    arrivals: dates.map((date) => ({
      value: date,
      label: longDateOrToday(date, nowMs),
      isChosen: date === stop.arrival,
    })),
    nights: Array.from({ length: MOST_NIGHTS + 1 }, (_, nights) => ({
      value: String(nights),
      label: nights === 0 ? "Day trip" : nightsInWords(nights),
      isChosen: nights === stop.nights,
    })),
    things: activities.map((each) => named(each, stop.things.includes(each.name))),
    stays: [
      { value: "", label: "Nothing chosen yet", isChosen: stop.stay === null },
      ...[...hotels.filter((hotel) => !isInWorks(hotel, stop.arrival)), ...campsites].map((each) =>
        named(each, each.name === stop.stay),
      ),
    ],
  };
}

const chosenLines = ({ stop: { things, stay } }: SeenStop): string[] => [
  ...(things.length > 0 ? [`Things to do: ${things.join(", ")}.`] : []),
  ...(stay === null ? [] : [`Where to stay: ${stay}.`]),
];

/** An event for each day of the trip that the forecast reaches. */
export const tripEvents = (seen: readonly SeenStop[], context: TripContext & { readonly site: string }) =>
  seen.flatMap((stop) =>
    stop.days.flatMap(({ date, found }) => {
      if (!found) return [];
      const event = outingEvent(found, contextOn(stop, date, context), context.site);
      return { ...event, description: [...chosenLines(stop), event.description].join("\n") };
    }),
  );
