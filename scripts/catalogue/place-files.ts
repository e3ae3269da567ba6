import type { CatalogueFile } from "#app/domain/catalogue/file";
import { DESTINATION_FIELDS, type DestinationContent } from "#app/domain/catalogue/destination";
import { filePart } from "#app/domain/catalogue/field";
import { drawingUrl } from "#app/domain/catalogue/scene";
import { slugOf } from "#app/domain/catalogue/drafts/draft-slug";

const NO_REGION = "no-region";

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
