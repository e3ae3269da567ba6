import type { ScoreWordView, WarningView, WarningsNoteView } from "#app/presenters/warnings/view";
import type { NameSide } from "#app/domain/map/labels";

/** A position on a map, in hundredths of its width and height from the top left. */
export interface SpotView {
  left: number;
  top: number;
}

/** A town's name. */
export interface TownView extends SpotView {
  name: string;
  /** Whether the name is to the left of its town. */
  isLeft?: true;
  /** The zoom from which there is room for the name; absent if it is always shown. */
  zoom?: number;
}

/** The ground of a map: a part of /map/uk.svg and the towns named on it. */
export interface GroundView {
  /** In the kilometres of uk.svg. */
  viewBox: string;
  /** Width by height. */
  ratio: number;
  towns: TownView[];
}

export interface MarkView extends SpotView {
  kind: "place" | "parking" | "thing";
  name: string;
  /** The side of its name; null if there is no room for one. */
  side: "left" | "right" | null;
  /** Pixels by which it is moved away from the place's own mark, in its own direction. */
  moved?: { right: number; down: number };
}

/** A static map of a few named points. */
export interface PointsMapView extends GroundView {
  marks: MarkView[];
}

/** A place of a search. */
export interface PinView extends SpotView {
  slug: string;
  name: string;
  /** Whole number, 0–100; null if there is none. */
  score: number | null;
  /** "very good" */
  verdict: ScoreWordView["verdict"] | null;
  /** Until when the verdict is true, in epoch milliseconds; absent if it stays true. */
  until?: ScoreWordView["until"];
  /** "1h 20m" */
  duration: string;
  /** "nearly dark when you arrive"; absent in daylight. */
  dim?: string;
  /** The official warning of the highest level for the visit; absent without. */
  warning?: WarningView;
  /** Below this zoom it is a dot, since it would cover a better place's number; absent if it is never a dot. */
  zoom?: number;
}

/** The map of one page of a search. */
export interface SearchMapView extends GroundView {
  /** Home by its outcode. */
  home: SpotView & { name: string };
  /** The area within the drive as path data. It extends over the sea, so the map must show only its land. */
  area: string;
  /** All other places within the drive as path data, to be drawn with round ends. */
  dots: string;
  /** The number of other places, on this map or beyond its edges. */
  others: number;
  /** At most twenty, in the order of the list. */
  pins: PinView[];
  /** The rank of the first pin in the list, from 1. */
  firstShown: number;
  /** Appended to /destinations/<slug>. */
  detailsQuery: string;
}

export const SUN_MEASURES = ["sunshine", "score"] as const;
export type SunMeasure = (typeof SUN_MEASURES)[number];

/** A place on the sun map or in its list. */
export interface SunnyPlaceView {
  slug: string;
  name: string;
  region: string;
  score: number;
  verdict: string;
  /** "6 h of sun"; null if the forecast has no sunshine. */
  sunshine: string | null;
  /** "6 hours"; null if there is no sun, or the forecast has no hours of sun. */
  hours: string | null;
  /** "nearly dark when you arrive"; null if there is enough daylight. */
  dim: string | null;
  /** The number on its pin, in the displayed measure. */
  value: string;
}

/** Where the sun is in the country on one day. */
export interface SunMapView extends GroundView {
  /** "today", "tomorrow", "on Monday" */
  day: string;
  /** "Sunniest today: Bude, 6 hours"; "Sunniest today without an amber or red warning: Bude, 6 hours" */
  headline: string;
  /** "Saturday 21 November" */
  dateLabel: string;
  /** "9:00": the hours from then on count. */
  from: string;
  /** "18:00": the hours until then, or until sunset, count. */
  until: string;
  measure: SunMeasure;
  /** The address of the same day for each measure. */
  measures: Record<SunMeasure, string>;
  /** The address of this map by its date, to share. */
  shareUrl: string;
  /** "The oldest forecast is from 6 hours ago."; null if all are fresh. */
  age: string | null;
  days: { url: string; label: string; longLabel: string; isChosen: boolean }[];
  /**
   * `dark`: it is dark everywhere. `unknown`: no forecast. `untold`: forecasts without hours of sun. `warned`: each place
   * with daylight is under an amber or red warning.
   */
  state: "shown" | "dark" | "warned" | "unknown" | "untold";
  /** The golden field as nested areas, the widest first, as path data. The map must show only their land. */
  bands: string[];
  /** The best five that are far apart, for pins with names. A line feed in a label breaks the line. */
  named: (SunnyPlaceView & SpotView & { side: NameSide | null; label: string })[];
  /** The best twenty, like the pins without places under an amber or red warning. */
  listed: SunnyPlaceView[];
  best: SunnyPlaceView | null;
  /** A note that warnings are not known, and the link to them. */
  warnings: WarningsNoteView;
  /** " as of 12:03", after what is said of warnings that are not known any more; "" while they are known. */
  warnedAsOf: string;
  /** Why a place comes before one with more points, or is left out; null if none is. */
  orderNote: string | null;
  /** All places as path data, to be drawn with round ends. */
  dots: string;
}

/** A summary of the sun map, for Home. */
export interface SunTeaserView {
  /** "today", "tomorrow" */
  day: string;
  /** Set if no place has daylight left today. */
  isTomorrow: boolean;
  /** "Sunniest today: Bude, 6 hours" */
  headline: string;
  /** The next best places far apart, by name: "Kirkcudbright, The Eden Project and Lyme Regis"; "" if there are none. */
  others: string;
  imageUrl: string;
  /** Width by height of the image. */
  ratio: number;
}
