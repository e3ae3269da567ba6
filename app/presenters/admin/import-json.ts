import type { ImportPreview, ImportReport } from "#app/services/catalogue/import-catalogue";
import type { ImportPreviewView } from "./import-view";

export function importPreviewJson({ added, changed, unchanged, stale, faulty }: ImportPreview) {
  return {
    added: added.map(({ slug, name }) => ({ slug, name })),
    changed: changed.map(({ entry: { slug, name }, fields }) => ({ slug, name, fields })),
    unchangedCount: unchanged.length,
    stale,
    faulty,
  };
}

export function importPreviewView(importId: string, preview: ImportPreview): ImportPreviewView {
  const { unchanged, stale, faulty } = preview;
  const { added, changed } = importPreviewJson(preview);
  return {
    importId,
    added: added.map((entry) => ({ ...entry, fields: [] })),
    changed: changed.map((entry) => ({ ...entry, fields: [...entry.fields] })),
    unchangedCount: unchanged.length,
    stale: [...stale],
    faulty: faulty.map((entry) => ({ ...entry, reasons: [...entry.reasons] })),
  };
}

export function importReportText({ added, changed, stale, faulty }: ImportReport): string {
  const parts = [`${added.length} added`, `${changed.length} changed`];
  if (stale.length > 0) parts.push(`${stale.length} left as they are, since they were changed meanwhile`);
  if (faulty.length > 0) parts.push(`${faulty.length} faulty and skipped`);
  return `Catalogue imported: ${parts.join(", ")}.`;
}
