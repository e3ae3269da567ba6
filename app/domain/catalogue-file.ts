import type { Destination, Region } from "./catalogue/destination";
import type { CatalogueScene } from "./catalogue/scene";

/** The content of a catalogue file. */
export interface CatalogueFile extends Omit<Destination, "id" | "imageUrl" | "updatedAt" | "region"> {
  readonly region: Region;
  /** What the picture shows. Absent for a place that an administrator added: no file of ours goes without. */
  readonly scene?: CatalogueScene | undefined;
}

/** The path of a destination's file in the catalogue: `<region>/<slug>.json`. */
export function cataloguePath(file: Pick<CatalogueFile, "region" | "slug">): string {
  return `${file.region.toLowerCase().replaceAll(" ", "-")}/${file.slug}.json`;
}

/** The address of a destination's own illustration. */
export function illustrationUrl(slug: string): string {
  return `/images/destinations/${slug}.svg`;
}
