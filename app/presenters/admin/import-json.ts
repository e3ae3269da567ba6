import type { ImportPreview, ImportReport } from "#app/services/catalogue/import-catalogue";

export function importPreviewJson({ added, changed, unchanged, stale, faulty }: ImportPreview) {
  return {
    added: added.map(({ slug, name }) => ({ slug, name })),
    changed: changed.map(({ entry: { slug, name }, fields }) => ({ slug, name, fields })),
    unchangedCount: unchanged.length,
    stale,
    faulty,
  };
}

/** What applying `importId` would change, or why there is nothing to show. */
export interface CatalogueFilePageView {
  preview: ImportPreviewView | null;
  error: string | null;
}

export type ImportPreviewView = ReturnType<typeof importPreviewJson> & { importId: string };

export function importReportText({ added, changed, stale, faulty }: ImportReport): string {
  const parts = [`${added.length} added`, `${changed.length} changed`];
  if (stale.length > 0) parts.push(`${stale.length} left as they are, since they were changed meanwhile`);
  if (faulty.length > 0) parts.push(`${faulty.length} faulty and skipped`);
  return `Catalogue imported: ${parts.join(", ")}.`;
}
