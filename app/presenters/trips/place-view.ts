import type { LondonDate } from "#app/domain/calendar/clock";
import type { HeadTag } from "#app/presenters/head-view";
import type { PointsMapView } from "#app/presenters/map/map-view";
import type { CardView, DetailsView } from "./card-view";

/** A nearby place that has better weather on the same day. */
export interface BetterPlaceView {
  slug: string;
  name: string;
  /** The address of the place's own page, for the same visit. */
  url: string;
  /** A whole number from 0 to 100. */
  score: number;
  verdict: string;
  /** "20 min from Filey", "about 1h 5m from LS6" */
  drives: string[];
}

export interface PlacePageView {
  card: CardView;
  details: DetailsView;
  /** The address of the search that led here, or of Home if there was none. */
  backUrl: string;
  /** A sentence about what was corrected in the address; null if nothing was. */
  note: string | null;
  date: LondonDate;
  /** The day of the page: "Today", "Saturday 21 November". */
  dayLabel: string;
  better: BetterPlaceView[];
  /** A map with the place, and with what else the page names around it. */
  map: PointsMapView;
  mapLabel: string;
  calendarUrl: string;
  /** The names and values that "Add to my trip" posts to /trip. */
  addToTrip: [name: string, value: string][];
  /** The form that asks for a postcode, and the parameters that it keeps; null if the start of the drive is known. */
  askHome: {
    keep: [name: string, value: string][];
    postcode: string;
    error: string | null;
    /** Links to this page with each town of the typed name, if several have it. */
    towns: { label: string; url: string }[];
  } | null;
  head: HeadTag[];
}
