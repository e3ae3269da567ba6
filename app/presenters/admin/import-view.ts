/** An entry of an uploaded file, with a link to the existing destination, if there is one. */
export interface ImportEntryView {
  slug: string;
  name: string;
  /** The fields that differ; empty for a new destination. */
  fields: string[];
}

export interface FaultyEntryView {
  position: number;
  name: string;
  reasons: string[];
}

/** An upload that can be applied, by a form that posts `intent` apply and `importId`. */
export interface ImportPreviewView {
  importId: string;
  added: ImportEntryView[];
  changed: ImportEntryView[];
  unchangedCount: number;
  /** Slugs of destinations that were changed since the upload, and are not overwritten. */
  stale: string[];
  faulty: FaultyEntryView[];
}

/**
 * The page of the catalogue as a file: downloads at /api/admin/catalogue/export/catalogue.json and …/destinations.csv,
 * an upload form (multipart, `intent` upload, file field `file`, up to 5 MB), and what an upload would change.
 */
export interface CatalogueFilePageView {
  preview: ImportPreviewView | null;
  /** Why the upload that the address names cannot be previewed, or why an upload was refused. */
  error: string | null;
}
