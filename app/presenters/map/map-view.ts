import type { ScoreWordView } from "#app/presenters/trips/card-view";
import type { IssuedNote, Note } from "#app/services/notes/ports";
import type { NameSide } from "#app/domain/map/labels";

/** In per cent of a map's width and height from the top left. */
export interface SpotView {
  left: number;
  top: number;
  /** In CSS pixels; absent if the mark is not moved. */
  moved?: { right: number; down: number };
}

export interface TownView extends SpotView {
  name: string;
  /** Of its town. */
  isLeft?: true;
  /** Below it there is no room for the name; absent if it is always shown. */
  zoom?: number;
}

export interface GroundView {
  /** In the kilometres of uk.svg. */
  viewBox: string;
  ratio: number;
  towns: TownView[];
}

export interface MarkView extends SpotView {
  kind: "place" | "parking" | "thing";
  name: string;
  /** Of the mark; null if there is room on neither. */
  side: "left" | "right" | null;
}

export interface PointsMapView extends GroundView {
  marks: MarkView[];
}

export interface PinView extends SpotView {
  slug: string;
  name: string;
  /** Whole, from 0 to 100. */
  score: number | null;
  verdict: ScoreWordView["verdict"] | null;
  /** Epoch milliseconds; absent if the verdict stays true. */
  until?: ScoreWordView["until"];
  /** "about 1h 20m" */
  duration: string;
  /** "nearly dark when you arrive"; absent in daylight. */
  dim?: string;
  /** The highest level for the visit. */
  warning?: IssuedNote;
  /** Below it the pin is a dot, since it would cover a better place's number. */
  zoom?: number;
}

export interface SearchMapView extends GroundView {
  /** With its outcode as the name. */
  home: SpotView & { name: string };
  /** Path data. It reaches over the sea, where the map must hide it. */
  area: string;
  /** Path data of all others; its lines must have round ends. */
  dots: string;
  /** Within the drive. Some may be beyond the edges of this map. */
  others: number;
  /** In the order of the list, at most twenty. */
  pins: PinView[];
  /** Its rank in the list, from 1. */
  firstShown: number;
  detailsQuery: string;
}

export const SUN_MEASURES = ["sunshine", "score"] as const;
export type SunMeasure = (typeof SUN_MEASURES)[number];

/** With a pin, or in the list below. */
export interface SunnyPlaceView {
  slug: string;
  name: string;
  region: string;
  score: number;
  verdict: string;
  /** "6 h of sun"; null if unknown. */
  sunshine: string | null;
  /** "6 hours"; null if unknown, or below half an hour. */
  hours: string | null;
  /** "nearly dark when you arrive". */
  dim: string | null;
  /** Hours of sun or points, whichever the map shows. */
  value: string;
}

export interface SunMapView extends GroundView {
  /** "today", "tomorrow", "on Monday" */
  day: string;
  /** "Sunniest today: Bude, 6 hours", also "… without an amber or red warning: …" */
  headline: string;
  /** "Saturday 21 November" */
  dateLabel: string;
  /** "Saturday, 9:00 to sunset": other hours do not count. */
  hours: string;
  measure: SunMeasure;
  /** Of the same day, for hours of sun and for scores. */
  measures: Record<SunMeasure, string>;
  /** It names the date, so that it shows the same day later. */
  shareUrl: string;
  /** "The oldest forecast is from 6 hours ago."; null if all are fresh. */
  age: string | null;
  days: { url: string; label: string; longLabel: string; isChosen: boolean }[];
  /** `untold`: the forecasts have no hours of sun. `warned`: every place with daylight is under a warning. */
  state: "shown" | "dark" | "warned" | "unknown" | "untold";
  /** Areas inside each other as path data, the widest first. The map must hide them over the sea. */
  bands: string[];
  /** The best five that are far apart. A line feed in `label` breaks its line. */
  named: (SunnyPlaceView & SpotView & { side: NameSide | null; label: string })[];
  /** The best twenty. Like the pins, without places under an amber or red warning. */
  listed: SunnyPlaceView[];
  best: SunnyPlaceView | null;
  /** With a note if they are not known. */
  warnings: Note;
  /** " as of 12:03" in sentences about warnings once we no longer know them. */
  warnedAsOf: string;
  /** Why a place is left out, or comes before one with a higher value. */
  orderNote: string | null;
  /** Path data; its lines must have round ends. */
  dots: string;
}

export interface SunTeaserView {
  /** "today", "tomorrow" */
  day: string;
  /** No place has daylight left today. */
  isTomorrow: boolean;
  /** "Sunniest today: Bude, 6 hours" */
  headline: string;
  /** The next best: "Kirkcudbright, The Eden Project and Lyme Regis". */
  others: string;
  imageUrl: string;
  ratio: number;
}
