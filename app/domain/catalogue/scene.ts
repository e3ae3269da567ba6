/** Its name is that of a drawing in illustrations/. */
export interface ScenePart {
  readonly part: string;
  /** Of its foot, in a picture 640 wide and 360 high. The default is the middle. */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  /** Relative to the drawing; 1 is the default. */
  readonly size?: number | undefined;
  readonly flip?: boolean | undefined;
  /** Behind the whole setting, within it (the default), or in front of it. */
  readonly layer?: "far" | "middle" | "near" | undefined;
  readonly wall?: string | undefined;
  readonly roof?: string | undefined;
}

/** The same scene always gives the same picture: nothing is random. */
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

/** For a place without a drawing of its own. */
export const kindDrawingUrl = (kind: string) => `/images/kinds/${kind}.svg`;
