/** A destination in an uploaded file: a new one, or one that the file would change. */
interface ImportEntryView {
  slug: string;
  name: string;
  /** The names of the fields that would change; empty for a new destination. */
  fields: string[];
}

interface FaultyEntryView {
  position: number;
  name: string;
  reasons: string[];
}

/** An upload that is ready to apply. The page's form posts `importId` with the `intent` "apply". */
export interface ImportPreviewView {
  importId: string;
  added: ImportEntryView[];
  changed: ImportEntryView[];
  unchangedCount: number;
  /** The slugs of destinations that were changed after the upload. Applying the upload does not overwrite them. */
  stale: string[];
  faulty: FaultyEntryView[];
}

/**
 * The page for the catalogue as a file. It has downloads (/api/admin/catalogue/export/catalogue.json and
 * …/destinations.csv), an upload form (multipart, `intent` upload, field `file`, up to 5 MB), and a preview of what
 * the upload would change.
 */
export interface CatalogueFilePageView {
  preview: ImportPreviewView | null;
  /** Why an upload was refused, or why the upload that the address names cannot be shown; null without a problem. */
  error: string | null;
}
