import { type Destination, DESTINATION_FIELDS, type DestinationContent } from "./destination";
import { filePart } from "./field";
import { type CatalogueScene, drawingUrl } from "./scene";
import { slugOf } from "./drafts/draft-slug";

export interface CatalogueFile extends Omit<DestinationContent, "imageUrl"> {
  readonly slug: string;
  readonly imageUrl?: string;
  /** Absent only for places that an administrator has added. */
  readonly scene?: CatalogueScene | undefined;
  /** Set-up adds no campsites of the open data. */
  readonly hasAllCampsites?: true;
}

const NO_REGION = "no-region";

/** Omits the address of the destination's own drawing, and keeps the former file's scene. */
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

export function cataloguePath({ region, slug }: Pick<CatalogueFile, "region" | "slug">): string {
  return `${region === "" ? NO_REGION : slugOf(region)}/${slug}.json`;
}

const OTHER_FILES = ["fallbacks.json", "merged.json"];

/** One file for each source and its licence. */
const FACTS_FOLDER = "facts/";

export function isPlaceFile(path: string): boolean {
  return path.endsWith(".json") && !path.startsWith(FACTS_FOLDER) && !OTHER_FILES.includes(path);
}
