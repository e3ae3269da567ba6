import type { FormError } from "#app/presenters/form-view";
import type { CardView, ForecastDayView, ListingView } from "#app/presenters/trips/card-view";

/** The forms of /trip, which post their `intent`. */
export const TRIP_FORM = { id: "trip", title: "Nothing was changed" };

/** Said where the server did not answer. Done again, it is done once. */
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
  /** The forecast of that day; null where `note` says why there is none. */
  forecast: ForecastDayView | null;
  note: string | null;
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
  /** "Leave LS6 at 9:00, arrive at 10:24."; null where that is not known. */
  leaves: string | null;
  days: StopDayView[];
  things: ListingView[];
  stay: ListingView | null;
  /** The search for hotels on its nights; null for a day out, and once a bed is chosen. */
  hotelsUrl: string | null;
  /** What its form changes; null on a shared page. */
  form: {
    /** Sent as they are. */
    kept: [name: string, value: string][];
    arrivals: ChoiceView[];
    nights: ChoiceView[];
    things: ChoiceView[];
    stays: ChoiceView[];
  } | null;
}

export interface TripPageView {
  stops: StopView[];
  /** Whose forecast it is, one line each. */
  sources: string[];
  /** How it is shared: not by guests, not yet, or at an address. */
  sharing: { state: "guest" | "off" } | { state: "on"; url: string };
}

/** What those with the link see: the trip, and nothing about whose it is. */
export type SharedTripView = Pick<TripPageView, "stops" | "sources">;
