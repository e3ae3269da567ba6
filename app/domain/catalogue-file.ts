import type { Destination, Region } from "./catalogue";

/** What a file of the catalogue tells of a destination. */
export interface CatalogueFile extends Omit<Destination, "id" | "imageUrl" | "updatedAt" | "region"> {
  readonly region: Region;
}

/** Where a destination's file belongs within the catalogue: its region's folder, its slug's name. */
export function cataloguePath(file: Pick<CatalogueFile, "region" | "slug">): string {
  return `${file.region.toLowerCase().replaceAll(" ", "-")}/${file.slug}.json`;
}

/** The address of a destination's own illustration. */
export function illustrationUrl(slug: string): string {
  return `/images/destinations/${slug}.svg`;
}
