import { type Destination, DESTINATION_FIELDS, type DestinationContent } from "./destination";
import { filePart } from "./field";
import { type CatalogueScene, drawingUrl } from "./scene";
import { slugOf } from "./drafts/draft-slug";

export interface CatalogueFile extends Omit<DestinationContent, "imageUrl"> {
  readonly slug: string;
  /** Absent if the picture is the destination's own drawing. */
  readonly imageUrl?: string;
  /** What the picture shows. It is absent only for places that an administrator has added. */
  readonly scene?: CatalogueScene | undefined;
  /** The list is complete: set-up adds no campsites of the open data to it. */
  readonly hasAllCampsites?: true;
}

const NO_REGION = "no-region";

/**
 * Returns the file of a destination with its fields in the usual order. Omits the address of the
 * destination's own drawing, and keeps the scene of the former file.
 */
export function fileOf(
  { slug, ...content }: DestinationContent & Pick<Destination, "slug">,
  scene?: CatalogueScene,
): CatalogueFile {
  const part = filePart(DESTINATION_FIELDS, content) as unknown as DestinationContent;
  const { name, postcode, latitude, longitude, region, kind, imageUrl, ...others } = part;
  const picture = { ...(imageUrl === drawingUrl(slug) ? {} : { imageUrl }), ...(scene && { scene }) };
  return { slug, name, postcode, latitude, longitude, region, kind, ...picture, ...others };
}

export function contentOfFile({ slug, ...file }: CatalogueFile): DestinationContent {
  const part = filePart(DESTINATION_FIELDS, { imageUrl: drawingUrl(slug), ...file });
  return part as unknown as DestinationContent;
}

/** Returns the path of a destination's file within the catalogue: `<region>/<slug>.json`. */
export function cataloguePath({ region, slug }: Pick<CatalogueFile, "region" | "slug">): string {
  return `${region === "" ? NO_REGION : slugOf(region)}/${slug}.json`;
}

const OTHER_FILES = ["fallbacks.json", "merged.json"];

/** The folder of the open data about places, with one file for each source and its licence. */
const FACTS_FOLDER = "facts/";

export function isPlaceFile(path: string): boolean {
  return path.endsWith(".json") && !path.startsWith(FACTS_FOLDER) && !OTHER_FILES.includes(path);
}
