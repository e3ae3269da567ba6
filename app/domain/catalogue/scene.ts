/** One thing in a picture, and its position. The names are those of the drawings in tools/illustrations. */
export interface ScenePart {
  readonly part: string;
  /** The position of its foot, in a picture 640 wide and 360 high. Default: the middle. */
  readonly x?: number | undefined;
  /** The default is the ground of the setting. */
  readonly y?: number | undefined;
  /** 1 by default. */
  readonly size?: number | undefined;
  readonly flip?: boolean | undefined;
  /** Behind the whole setting (`far`), within it (`middle`, the default), or in front of it (`near`). */
  readonly layer?: "far" | "middle" | "near" | undefined;
  readonly wall?: string | undefined;
  readonly roof?: string | undefined;
}

/**
 * What a destination's picture shows: a setting, its colours, and the landmarks in it. Nothing is random.
 */
export interface CatalogueScene {
  readonly setting: string;
  readonly sky?: string | undefined;
  readonly land?: string | undefined;
  readonly water?: string | undefined;
  readonly wall?: string | undefined;
  readonly roof?: string | undefined;
  readonly parts: readonly ScenePart[];
}

/** The address of a destination's own drawing. */
export const drawingUrl = (slug: string) => `/images/destinations/${slug}.svg`;

/** The address of the default drawing for this kind of place. */
export const kindDrawingUrl = (kind: string) => `/images/kinds/${kind}.svg`;
