import type { LondonDate } from "#app/domain/calendar/clock";
import type { HeadTag } from "#app/presenters/head-view";
import type { PointsMapView } from "#app/presenters/map/map-view";
import type { CardView, DetailsView } from "./card-view";

/** With better weather on the same day. */
export interface BetterPlaceView {
  slug: string;
  name: string;
  /** The place's own page, for the same visit. */
  url: string;
  /** Whole, from 0 to 100. */
  score: number;
  verdict: string;
  /** "20 min from Filey", "about 1h 5m from LS6" */
  drives: string[];
}

export interface PlacePageView {
  card: CardView;
  details: DetailsView;
  /** The search that led here, or Home. */
  backUrl: string;
  /** What was corrected in the address. */
  note: string | null;
  date: LondonDate;
  /** The day of the page: "Today", "Saturday 21 November". */
  dayLabel: string;
  better: BetterPlaceView[];
  /** With what else the page names around it. */
  map: PointsMapView;
  mapLabel: string;
  calendarUrl: string;
  /** For forms that take the place and its visit. */
  visitFields: [name: string, value: string][];
  /** Null if the start of the drive is known. */
  askHome: {
    keep: [name: string, value: string][];
    postcode: string;
    error: string | null;
    /** This page with each town of the typed name. */
    towns: { label: string; url: string }[];
  } | null;
  head: HeadTag[];
}
