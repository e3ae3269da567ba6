import { isRecord } from "#app/domain/values";
import type { Destination, DestinationContent } from "./destination";

export interface DestinationEntry extends DestinationContent {
  readonly slug: string;
}

const NOT_CONTENT = new Set(["id", "slug", "updatedAt"]);

interface ChangedEntry {
  readonly entry: DestinationEntry;
  readonly before: Destination;
  readonly fields: readonly string[];
}

export interface CatalogueDiff {
  readonly added: readonly DestinationEntry[];
  readonly changed: readonly ChangedEntry[];
  readonly unchanged: readonly Destination[];
}

export function diffCatalogue(
  current: readonly Destination[],
  entries: readonly DestinationEntry[],
): CatalogueDiff {
  const bySlug = new Map(current.map((destination) => [destination.slug, destination]));
  const added: DestinationEntry[] = [];
  const changed: ChangedEntry[] = [];
  const unchanged: Destination[] = [];
  for (const entry of entries) {
    const before = bySlug.get(entry.slug);
    const fields = before ? changedFields(contentOf(before), contentOf(entry)) : [];
    if (!before) added.push(entry);
    else if (fields.length > 0) changed.push({ entry, before, fields });
    else unchanged.push(before);
  }
  return { added, changed, unchanged };
}

export function changedFields(before: object, after: object): string[] {
  const [old, current] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const fields = new Set([...Object.keys(old), ...Object.keys(current)]);
  return [...fields].filter((field) => canonical(old[field]) !== canonical(current[field]));
}

/** Everything but the id, the slug and the version. */
export function contentOf(destination: DestinationContent): DestinationContent {
  const fields = Object.entries(destination).filter(([field]) => !NOT_CONTENT.has(field));
  return Object.fromEntries(fields) as unknown as DestinationContent;
}

/** For comparison: keys sorted, absent and false fields left out. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isRecord(part) ? inOrder(part) : part)) ?? "";
}

function inOrder(record: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined && value !== false);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
