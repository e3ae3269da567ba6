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

export const SUN_MEASURES = ["sunshine", "score"] as const;
export type SunMeasure = (typeof SUN_MEASURES)[number];
