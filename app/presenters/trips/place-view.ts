import type { HeadTag } from "#app/presenters/head-view";
import type { Photograph } from "#app/domain/photographs/photograph";
import type { PointsMapView } from "#app/presenters/map/map-view";
import type { CardView, DetailsView } from "./card-view";

/** A place nearby with better weather on the same day. */
export interface BetterPlaceView {
  slug: string;
  name: string;
  /** The place's own page, for the same visit. */
  url: string;
  /** Whole number, 0–100. */
  score: number;
  verdict: string;
  /** "20m from Filey", "about 1h 5m from LS6" */
  drives: string[];
}

/** A place's own page. */
export interface PlacePageView {
  card: CardView;
  details: DetailsView;
  /** The approved photograph; null if there is only the drawing. */
  photograph: Photograph | null;
  /** The address of the search that led here, or of Home. */
  backUrl: string;
  /** A sentence that says what was corrected in the address. */
  note: string | null;
  /** "Today", "Saturday 21 November": the day that the page is for. */
  dayLabel: string;
  better: BetterPlaceView[];
  /** A map of the place with the other things that the page names around it. */
  map: PointsMapView;
  /** A description of what the map shows. */
  mapLabel: string;
  /** The address of the calendar file. */
  calendarUrl: string;
  /** The fields that "Add to my trip" posts to /trip. */
  addToTrip: [name: string, value: string][];
  /** Set if no home is known: the form for one, and the parameters that it keeps. */
  askHome: { keep: [name: string, value: string][]; postcode: string; error: string | null } | null;
  /** The tags of the page's head. */
  head: HeadTag[];
}
