import type { NameSide } from "#app/domain/map/labels";

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
  /** Pixels by which it is moved off the place's own mark, to the side on which it lies. */
  moved?: { right: number; down: number };
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
  /** "nearly dark when you arrive"; absent in daylight. */
  dim?: string;
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

export const SUN_MEASURES = ["sunshine", "score"] as const;
export type SunMeasure = (typeof SUN_MEASURES)[number];

/** A place on the map of the sun, or in its list. */
export interface SunnyPlaceView {
  slug: string;
  name: string;
  region: string;
  score: number;
  verdict: string;
  /** "6 h of sun"; null where the forecast does not tell. */
  sunshine: string | null;
  /** "6 hours"; null where there is no sun, or where the forecast has no hours of it. */
  hours: string | null;
  /** "nearly dark when you arrive"; null where much of the day is left. */
  dim: string | null;
  /** The number on its pin, of the measure that is shown. */
  value: string;
}

/** Where the sun is in the country on one day. */
export interface SunMapView extends GroundView {
  /** "today", "tomorrow", "on Monday" */
  day: string;
  /** "Sunniest today: Bude, 6 hours" */
  headline: string;
  /** "Saturday 21 November" */
  dateLabel: string;
  /** "9:00": the hours from then on count. */
  from: string;
  /** "18:00": until then, or until sunset. */
  until: string;
  measure: SunMeasure;
  /** The same day by each measure. */
  measures: Record<SunMeasure, string>;
  /** This map by its date, whatever day it is read on. */
  shareUrl: string;
  /** "The oldest forecast is from 6 hours ago."; null where all are fresh. */
  age: string | null;
  days: { url: string; label: string; longLabel: string; isChosen: boolean }[];
  /** `dark`: everywhere. `unknown`: no forecast. `untold`: forecasts without hours of sun. */
  state: "shown" | "dark" | "unknown" | "untold";
  /** The field as nested areas, the widest first, as path data; only the land of them is to be shown. */
  bands: string[];
  /** The best five, spread out, for pins with names; a line feed in the label breaks it into two lines. */
  named: (SunnyPlaceView & SpotView & { side: NameSide | null; label: string })[];
  /** The best twenty. */
  listed: SunnyPlaceView[];
  best: SunnyPlaceView | null;
  /** Why a place of the list may have fewer points than one after it; null where none has. */
  orderNote: string | null;
  /** All places as path data, to be drawn with round ends. */
  dots: string;
}

/** The map of the sun in short, for Home. */
export interface SunTeaserView {
  /** "today", "tomorrow" */
  day: string;
  /** No place has daylight left today. */
  isTomorrow: boolean;
  /** "Sunniest today: Bude, 6 hours" */
  headline: string;
  /** The next best that lie apart, by name: "Kirkcudbright, The Eden Project and Lyme Regis"; "" where there are none. */
  others: string;
  imageUrl: string;
  /** Width by height of the image. */
  ratio: number;
}
