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
