import { type Destination, DESTINATION_FIELDS, type DestinationContent } from "./destination";
import { filePart } from "./field";
import { type CatalogueScene, drawingUrl } from "./scene";

export interface CatalogueFile extends Omit<DestinationContent, "imageUrl"> {
  readonly slug: string;
  readonly imageUrl?: string;
  /** Absent only for places that an administrator has added. */
  readonly scene?: CatalogueScene | undefined;
  /** Set-up adds no campsites of the open data. */
  readonly hasAllCampsites?: true;
}

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
