import type { FormError } from "#app/presenters/form-view";
import type { WarningView, WarningsNoteView } from "#app/presenters/warnings/view";
import type { CardView, ForecastDayView, ListingView, NoteView } from "#app/presenters/trips/card-view";

/** The forms of /trip, which post their `intent`. */
export const TRIP_FORM = { id: "trip", title: "Nothing was changed" };

/** The message if the server did not answer. Trying again does not do it twice. */
export const TRIP_UNANSWERED: FormError = {
  title: "Something went wrong",
  message: "The server didn't answer. Please try again.",
};

interface ChoiceView {
  value: string;
  label: string;
  isChosen: boolean;
}

/** One day of a stop. */
export interface StopDayView {
  date: string;
  /** "Saturday 28 November" */
  label: string;
  /** The forecast for that day; null if there is none, for the reason in `note`. */
  forecast: ForecastDayView | null;
  note: string | null;
  /** Official warnings for the day there and its drive, the highest level first. */
  warnings: WarningView[];
}

/** A place of a trip. */
export interface StopView {
  slug: string;
  name: string;
  region: string;
  /** The place's own page, on its day. */
  url: string;
  /** "Saturday 28 November, 1 night" */
  when: string;
  drive: Pick<CardView, "name" | "drive" | "driveNote" | "directionsUrl">;
  /** "Leave LS6 at 9:00, arrive at 10:24."; null if that is unknown. */
  leaves: string | null;
  days: StopDayView[];
  /** Ways there that the tide covers, each with where to check its times. */
  crossings: NoteView[];
  things: ListingView[];
  stay: ListingView | null;
  /** A search for hotels for its nights; null for a day out, or when a place to stay is chosen. */
  hotelsUrl: string | null;
  /** The form to change it; null on a shared page. */
  form: {
    /** Hidden fields, sent unchanged. */
    kept: [name: string, value: string][];
    arrivals: ChoiceView[];
    nights: ChoiceView[];
    things: ChoiceView[];
    stays: ChoiceView[];
  } | null;
}

export interface TripPageView {
  stops: StopView[];
  /** The sources of the forecasts, one line each. */
  sources: string[];
  /** That official warnings are not known, with a link to them; null if there is nothing to say. */
  warningsNote: WarningsNoteView | null;
  /** Whether it is shared: guests cannot share; otherwise it is off, or on at an address. */
  sharing: { state: "guest" | "off" } | { state: "on"; url: string };
}

/** What people with the link see: the trip, and nothing about its owner. */
export type SharedTripView = Pick<TripPageView, "stops" | "sources" | "warningsNote">;
