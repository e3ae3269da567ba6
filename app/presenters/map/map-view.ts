import type { ScoreWordView } from "#app/presenters/trips/card-view";
import type { IssuedNote, Note } from "#app/services/notes/ports";
import type { NameSide } from "#app/domain/map/labels";

/** A position on a map, in per cent of its width and height from the top left. */
export interface SpotView {
  left: number;
  top: number;
  /** How far the mark is moved away from this position, in CSS pixels; absent if it is not moved. */
  moved?: { right: number; down: number };
}

export interface TownView extends SpotView {
  name: string;
  /** Set if the name is on the left of its town. */
  isLeft?: true;
  /** The lowest zoom at which there is room for the name; absent if it is always shown. */
  zoom?: number;
}

export interface GroundView {
  /** The part, in the kilometres of uk.svg. */
  viewBox: string;
  ratio: number;
  towns: TownView[];
}

export interface MarkView extends SpotView {
  kind: "place" | "parking" | "thing";
  name: string;
  /** The side of the mark on which its name is; null if there is room on neither. */
  side: "left" | "right" | null;
}

export interface PointsMapView extends GroundView {
  marks: MarkView[];
}

export interface PinView extends SpotView {
  slug: string;
  name: string;
  /** A whole number from 0 to 100; null if there is no score. */
  score: number | null;
  /** "very good" */
  verdict: ScoreWordView["verdict"] | null;
  /** Epoch milliseconds until which the verdict is true; absent if it stays true. */
  until?: ScoreWordView["until"];
  /** "about 1h 20m" */
  duration: string;
  /** "nearly dark when you arrive"; absent in daylight. */
  dim?: string;
  /** The official warning of the highest level for the visit; absent if there is none. */
  warning?: IssuedNote;
  /** Below this zoom the pin is a dot, since it would cover a better place's number; absent if it never is. */
  zoom?: number;
}

export interface SearchMapView extends GroundView {
  /** The position of home, with its outcode as the name. */
  home: SpotView & { name: string };
  /** The area within the drive, as path data. It reaches over the sea, so the map must hide it there. */
  area: string;
  /** All other places within the drive as path data; its lines must have round ends. */
  dots: string;
  /** The number of all other places within the drive. Some of them may be beyond the edges of this map. */
  others: number;
  /** The pins in the order of the list, at most twenty. */
  pins: PinView[];
  /** The first pin's rank in the list, from 1. */
  firstShown: number;
  detailsQuery: string;
}

export const SUN_MEASURES = ["sunshine", "score"] as const;
export type SunMeasure = (typeof SUN_MEASURES)[number];

/** A place with a pin on the sun map, or in the list below it. */
export interface SunnyPlaceView {
  slug: string;
  name: string;
  region: string;
  score: number;
  verdict: string;
  /** "6 h of sun"; null if the forecast has no hours of sun. */
  sunshine: string | null;
  /** "6 hours"; null if there is less than half an hour of sun, or the forecast has no hours of sun. */
  hours: string | null;
  /** "nearly dark when you arrive"; null if there is enough daylight. */
  dim: string | null;
  /** The number on the pin: hours of sun or points, whichever the map shows. */
  value: string;
}

export interface SunMapView extends GroundView {
  /** "today", "tomorrow", "on Monday" */
  day: string;
  /** "Sunniest today: Bude, 6 hours"; "Sunniest today without an amber or red warning: Bude, 6 hours" */
  headline: string;
  /** "Saturday 21 November" */
  dateLabel: string;
  /** "Saturday, 9:00 to sunset": other hours do not count. */
  hours: string;
  measure: SunMeasure;
  /** The address of the map of the same day, for hours of sun and for scores. */
  measures: Record<SunMeasure, string>;
  /** The address to share. It names the date, so that it shows the same day later. */
  shareUrl: string;
  /** "The oldest forecast is from 6 hours ago."; null if all are fresh. */
  age: string | null;
  days: { url: string; label: string; longLabel: string; isChosen: boolean }[];
  /**
   * `dark`: it is dark everywhere. `unknown`: there is no forecast. `untold`: the forecasts have no hours of sun.
   * `warned`: every place with daylight is under an amber or red warning.
   */
  state: "shown" | "dark" | "warned" | "unknown" | "untold";
  /** The golden field: areas inside each other as path data, the widest first. The map must hide them over the sea. */
  bands: string[];
  /** The best five places that are far apart. They have pins with names; a line feed in `label` breaks its line. */
  named: (SunnyPlaceView & SpotView & { side: NameSide | null; label: string })[];
  /** The best twenty places. Like the pins, they leave out places under an amber or red warning. */
  listed: SunnyPlaceView[];
  best: SunnyPlaceView | null;
  /** The link to the official warnings, and a note if they are not known. */
  warnings: Note;
  /** " as of 12:03": added to sentences about warnings once we no longer know them; "" while we know them. */
  warnedAsOf: string;
  /** Why a place is left out, or comes before one with a higher value; null if that does not happen. */
  orderNote: string | null;
  /** All places as path data; its lines must have round ends. */
  dots: string;
}

export interface SunTeaserView {
  /** "today", "tomorrow" */
  day: string;
  /** Whether the summary is about tomorrow, because no place has daylight left today. */
  isTomorrow: boolean;
  /** "Sunniest today: Bude, 6 hours" */
  headline: string;
  /** The names of the next best places: "Kirkcudbright, The Eden Project and Lyme Regis"; "" if there are none. */
  others: string;
  imageUrl: string;
  ratio: number;
}
