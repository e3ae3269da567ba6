/** Where something stands on a map: hundredths of its width and height from the top left. */
export interface SpotView {
  left: number;
  top: number;
}

/** A town's name. */
export interface TownView extends SpotView {
  name: string;
  /** The name stands to the left of its town. */
  isLeft?: true;
  /** How far the map has to be enlarged to have room for it; absent where it is shown at once. */
  zoom?: number;
}

/** The ground of a map: a part of /map/uk.svg, and the towns that are named on it. */
export interface GroundView {
  /** In kilometres, as uk.svg has them. */
  viewBox: string;
  /** Width by height. */
  ratio: number;
  towns: TownView[];
}

export interface MarkView extends SpotView {
  kind: "place" | "parking" | "thing";
  name: string;
  /** Where its name stands; null where there is no room for one. */
  side: "left" | "right" | null;
}

/** A still map of a few named points. */
export interface PointsMapView extends GroundView {
  marks: MarkView[];
}

/** A place of a search. */
export interface PinView extends SpotView {
  slug: string;
  name: string;
  /** Whole number, 0–100; null where there is none. */
  score: number | null;
  /** "very good" */
  verdict: string | null;
  /** "1h 20m" */
  duration: string;
  /** Up to this zoom it is a dot, since it would cover a better one's number; absent where it is whole at once. */
  zoom?: number;
}

/** The map of one page of a search. */
export interface SearchMapView extends GroundView {
  /** Home by its outcode. */
  home: SpotView & { name: string };
  /** The area within the drive as path data. It runs out over the sea: only the land of it is to be shown. */
  area: string;
  /** All other places within the drive as path data, to be drawn with round ends. */
  dots: string;
  /** How many others there are, on this map or beyond its edges. */
  others: number;
  /** At most twenty, in the order of the list. */
  pins: PinView[];
  /** The place in the list of the first pin, from 1. */
  firstShown: number;
  /** Appended to /destinations/<slug>. */
  detailsQuery: string;
}
