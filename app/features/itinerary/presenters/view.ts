import type { Vote } from "#app/features/itinerary/domain/vote";
import type { Note } from "#app/services/notes/ports";
import type { PreviewParts } from "#app/presenters/head";
import type { FormError } from "#app/presenters/form-view";
import type { CardView, ListingView } from "#app/presenters/trips/card-view";
import type { ForecastDayView } from "#app/presenters/trips/day";

/** The forms of /trip. Each posts its `intent`. */
export const TRIP_FORM = { id: "trip", title: "Nothing was changed" };

/** The message if the server did not answer a form of the trip. Sending any of these forms twice is harmless. */
export const TRIP_UNANSWERED: FormError = {
  title: "Something went wrong",
  message: "The server didn't answer. Please try again.",
};

export const VOTE_FORM = {
  id: "vote",
  title: "Answer not saved",
  unanswered: "We couldn't save this. Please try again in a moment.",
};

/** What readers of a shared trip say of a place. */
export interface VotesView {
  /** "3 of 4 say yes"; null if nobody has answered. */
  words: string | null;
  /** This reader's own answer, null before it; absent for the owner, who is not asked. */
  own?: Vote | null;
}

interface ChoiceView {
  value: string;
  label: string;
  isChosen: boolean;
}

export interface StopDayView {
  date: string;
  /** "Saturday 28 November" */
  label: string;
  /** The forecast for that day. Null if there is none; `note` then says why. */
  forecast: ForecastDayView | null;
  note: string | null;
  /** "partly cloudy, 17°, 7 h of sun, no rain, wind 9 mph · scores 70, very good"; null without a forecast. */
  words: string | null;
  /** "Monday is 74.": a clearly better day that the visitor could choose; null if there is none. */
  better: string | null;
  /** What was issued for the visit and its drive on that day. */
  notes: readonly Note[];
}

export interface StopView {
  slug: string;
  name: string;
  region: string;
  /** The address of the place's own page, for the first day of the stop. */
  url: string;
  /** "Saturday 28 November, 1 night" */
  when: string;
  drive: Pick<CardView, "slug" | "name" | "drive" | "driveNote" | "directionsUrl">;
  /**
   * "Leave LS6 at 9:00, arrive at 10:24.", "Leave LS6 at 9:00 (55 min) and M1 at 9:05 (50 min), arrive at 9:55."; null if
   * the drive is unknown, or the day has no forecast yet or is past.
   */
  leaves: string | null;
  days: StopDayView[];
  /** What is said of the place on the day of the arrival. */
  notes: readonly Note[];
  things: ListingView[];
  stay: ListingView | null;
  /** Null if the trip is not shared. */
  votes: VotesView | null;
  /**
   * The address of a search for hotels. Null for a day out, once a place to stay is chosen, or if the forecast does not
   * reach the first day.
   */
  hotelsUrl: string | null;
  /** The form to change the stop; null on a shared page. */
  form: {
    kept: [name: string, value: string][];
    arrivals: ChoiceView[];
    nights: ChoiceView[];
    things: ChoiceView[];
    stays: ChoiceView[];
  } | null;
}

export interface TripPageView {
  stops: StopView[];
  /** "3 of 5 stops are free", with the owner's cards; null if none is. */
  free: string | null;
  /** What a link to the trip says of itself; null if it has no stops. */
  preview: Omit<PreviewParts, "site" | "url"> | null;
  sources: string[];
  /** A note that official warnings are not known, with a link to them; null if there is nothing to say. */
  warningsNote: Note | null;
  /** Whether the trip is shared, and at which address. A guest cannot share a trip. */
  sharing: { state: "guest" | "off" } | { state: "on"; url: string };
}

/** What people with the link see: nothing about the owner. */
export type SharedTripView = Pick<TripPageView, "stops" | "preview" | "sources" | "warningsNote">;
