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

/** A place at an address of its own. */
export interface PlacePageView {
  card: CardView;
  details: DetailsView;
  /** The photograph that a person has approved; null where there is only the drawing. */
  photograph: Photograph | null;
  /** Back to the search that led here, or home. */
  backUrl: string;
  /** Says in a sentence what in the address was corrected. */
  note: string | null;
  /** "Today", "Saturday 21 November": the day that the page is for. */
  dayLabel: string;
  better: BetterPlaceView[];
  /** The place in its surroundings, with what else the page names around it. */
  map: PointsMapView;
  /** What the map shows, in words. */
  mapLabel: string;
  /** The file for a calendar. */
  calendarUrl: string;
  /** What the button "Add to my trip" posts to /trip. */
  addToTrip: [name: string, value: string][];
  /** Set where no home is known: what of the address stays when one is given. */
  askHome: { keep: [name: string, value: string][]; postcode: string; error: string | null } | null;
  /** The tags of the page's head. */
  head: HeadTag[];
}
