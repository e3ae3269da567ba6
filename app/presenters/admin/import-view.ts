/** A new one, or one that the file would change. */
interface ImportEntryView {
  slug: string;
  name: string;
  /** They would change; empty for a new destination. */
  fields: string[];
}

interface FaultyEntryView {
  position: number;
  name: string;
  reasons: string[];
}

/** The page's form posts `importId` with the `intent` "apply". */
export interface ImportPreviewView {
  importId: string;
  added: ImportEntryView[];
  changed: ImportEntryView[];
  unchangedCount: number;
  /** Slugs changed after the upload, which applying does not overwrite. */
  stale: string[];
  faulty: FaultyEntryView[];
}

/**
 * Downloads (/api/admin/catalogue/export/catalogue.json and …/destinations.csv), an upload form (multipart,
 * `intent` upload, field `file`, up to 5 MB), and a preview of what it would change.
 */
export interface CatalogueFilePageView {
  preview: ImportPreviewView | null;
  /** Why an upload was refused, or cannot be shown. */
  error: string | null;
}
