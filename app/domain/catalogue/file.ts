import { type Destination, DESTINATION_FIELDS, type DestinationContent } from "./destination";
import { filePart } from "./field";
import { type CatalogueScene, drawingUrl } from "./scene";
import { slugOf } from "./drafts/draft-slug";

/** The fields of a destination's file in the catalogue. */
export interface CatalogueFile extends Omit<DestinationContent, "imageUrl"> {
  readonly slug: string;
  /** Absent if the picture is the destination's own illustration. */
  readonly imageUrl?: string;
  /** What the picture shows. Only places added by an administrator lack it. */
  readonly scene?: CatalogueScene | undefined;
  /** Set-up adds none of the open data's campsites to the list. */
  readonly hasAllCampsites?: true;
}

/** The folder of files without a region. */
const NO_REGION = "no-region";

/**
 * Returns the file of a destination, with its fields in the usual order, its picture only if that is not its own
 * illustration, and the scene of its former file.
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

/** The destination in a file, without the campsites that set-up adds. */
export function contentOfFile({ slug, ...file }: CatalogueFile): DestinationContent {
  const part = filePart(DESTINATION_FIELDS, { imageUrl: drawingUrl(slug), ...file });
  return part as unknown as DestinationContent;
}

/** Where a destination's file belongs within the catalogue: `<region>/<slug>.json`. */
export function cataloguePath({ region, slug }: Pick<CatalogueFile, "region" | "slug">): string {
  return `${region === "" ? NO_REGION : slugOf(region)}/${slug}.json`;
}

const OTHER_FILES = ["fallbacks.json", "merged.json", "photographs.json"];

/** What open data knows of the places, one file per source with its licence. */
const FACTS_FOLDER = "facts/";

/** Whether a path within the catalogue's folder is a place's file. */
export function isPlaceFile(path: string): boolean {
  return path.endsWith(".json") && !path.startsWith(FACTS_FOLDER) && !OTHER_FILES.includes(path);
}
