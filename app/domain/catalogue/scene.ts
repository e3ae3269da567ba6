/** A thing in a picture and its position. Its name is that of a drawing in illustrations/. */
export interface ScenePart {
  readonly part: string;
  /** Where its foot is, in a picture 640 wide and 360 high. The default is the middle. */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  /** Its size, relative to the drawing; 1 is the default. */
  readonly size?: number | undefined;
  readonly flip?: boolean | undefined;
  /**
   * Where it is drawn: behind the whole setting (`far`), within it (`middle`, the default), or in front of it
   * (`near`).
   */
  readonly layer?: "far" | "middle" | "near" | undefined;
  readonly wall?: string | undefined;
  readonly roof?: string | undefined;
}

/**
 * What the picture of a destination shows: a setting, its colours, and the landmarks in it. The same scene
 * always gives the same picture: nothing is random.
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

export const drawingUrl = (slug: string) => `/images/destinations/${slug}.svg`;

/** The address of the drawing for a kind of place. Pages show it if a place has no drawing of its own. */
export const kindDrawingUrl = (kind: string) => `/images/kinds/${kind}.svg`;
