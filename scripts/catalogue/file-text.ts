import { type CatalogueFile, fileOf } from "#app/domain/catalogue/file";
import { contentOfFile } from "./place-files";

const LINE_WIDTH = 110;
/** A part of a scene with its indentation. */
const PART = /^( +)\{\n\s+"part": [^{}]*\}/gm;

/**
 * Returns the text of a catalogue file: the fields in their order, and each part of the scene on one line if it fits.
 */
export function fileText(file: CatalogueFile): string {
  const { hasAllCampsites } = file;
  const ordered = {
    ...fileOf({ slug: file.slug, ...contentOfFile(file) }, file.scene),
    ...(hasAllCampsites && { hasAllCampsites }),
  };
  const text = JSON.stringify(ordered, null, 2).replace(PART, (part, indent: string) => {
    const line = indent + part.trim().replaceAll(/\s*\n\s*/g, " ");
    return line.length < LINE_WIDTH ? line : part;
  });
  return `${text}\n`;
}
