import { type CatalogueDiff, type DestinationEntry, diffCatalogue } from "#app/domain/catalogue/diff";
import { type Destination, LIST_FIELDS } from "#app/domain/catalogue/destination";
import { type AuditRecord, type Author, changedParts } from "#app/domain/catalogue/audit";
import { type Result, fail, ok } from "#app/domain/result";
import { type CheckDeps, destinationFaults } from "./check-content";
import type { CatalogueImportStore, CatalogueStore, ImportWrite, PendingImports } from "./ports";

export interface FaultyEntry {
  /** The first is 1. */
  readonly position: number;
  readonly name: string;
  readonly reasons: readonly string[];
}

/** If the file is not a catalogue, it has no entries and `fault` says why. */
export interface ReadCatalogue {
  /** By position in the file; the first is 1. */
  readonly entries: ReadonlyMap<number, DestinationEntry>;
  readonly faulty: readonly FaultyEntry[];
  readonly fault: string | null;
}

export interface ImportDeps extends CheckDeps {
  readonly catalogue: Pick<CatalogueStore, "all">;
  readonly imports: CatalogueImportStore;
  readonly pending: PendingImports;
  readonly readCatalogue: (text: string, current: readonly Destination[]) => ReadCatalogue;
}

export interface ImportPreview extends CatalogueDiff {
  readonly faulty: readonly FaultyEntry[];
  /** Slugs changed or created since the upload, which the import leaves alone. */
  readonly stale: readonly string[];
}

export interface ImportReport {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly stale: readonly string[];
  readonly unchangedCount: number;
  readonly faulty: readonly FaultyEntry[];
}

interface PendingImport {
  readonly text: string;
  /** At the time of the upload, by slug. */
  readonly versions: Readonly<Record<string, number>>;
}

/** Stores the file for an hour under an id. The catalogue does not change. */
export async function startImport(
  text: string,
  { catalogue, pending, readCatalogue }: ImportDeps,
): Promise<Result<string, string>> {
  const current = await catalogue.all();
  const { fault } = readCatalogue(text, current);
  if (fault !== null) return fail(fault);
  const versions = Object.fromEntries(current.map(({ slug, updatedAt }) => [slug, updatedAt]));
  const id = crypto.randomUUID();
  await pending.keep(id, JSON.stringify({ text, versions } satisfies PendingImport));
  return ok(id);
}

/** If it were applied now. `no-such-import`: the upload has expired, or never existed. */
export async function previewImport(
  id: string,
  deps: ImportDeps,
): Promise<Result<ImportPreview, "no-such-import">> {
  const { catalogue, pending } = deps;
  const upload = await pending.read(id);
  if (upload === null) return fail("no-such-import");
  const { text, versions } = JSON.parse(upload) as PendingImport;
  const current = await catalogue.all();
  const { entries, faulty } = deps.readCatalogue(text, current);
  const diff = diffCatalogue(current, [...entries.values()]);
  const impossible = await impossibleEntries(entries, new Set(diff.unchanged.map(({ slug }) => slug)), deps);
  const refused = new Set(impossible.map(({ entry }) => entry));
  const isStale = ({ slug, updatedAt }: Destination) => versions[slug] !== updatedAt;
  const stale = diff.changed.filter(({ before }) => isStale(before)).map(({ entry }) => entry.slug);
  const changed = diff.changed.filter(({ before, entry }) => !isStale(before) && !refused.has(entry));
  const added = diff.added.filter((entry) => !refused.has(entry));
  const allFaulty = [...faulty, ...impossible.map(({ fault }) => fault)];
  allFaulty.sort((one, other) => one.position - other.position);
  return ok({ ...diff, added, changed, faulty: allFaulty, stale });
}

const MAX_REASONS = 20;

/** An entry that equals the stored one is not checked, so that every export can be imported again. */
async function impossibleEntries(
  entries: ReadCatalogue["entries"],
  unchangedSlugs: ReadonlySet<string>,
  deps: CheckDeps,
) {
  const found: { readonly entry: DestinationEntry; readonly fault: FaultyEntry }[] = [];
  for (const [position, entry] of entries) {
    if (unchangedSlugs.has(entry.slug)) continue;
    const faults = Object.entries(await destinationFaults(entry, Object.keys(LIST_FIELDS), deps));
    const reasons = faults.slice(0, MAX_REASONS).map(([path, message]) => `${path}: ${message}`);
    if (reasons.length > 0) found.push({ entry, fault: { position, name: entry.name, reasons } });
  }
  return found;
}

/** In batches, each as a whole or not at all. Applying again writes only what is missing. */
export async function applyImport(
  { id, author }: { readonly id: string; readonly author: Author },
  deps: ImportDeps,
): Promise<Result<ImportReport, "no-such-import">> {
  const preview = await previewImport(id, deps);
  if (!preview.ok) return preview;
  const { added, changed, unchanged, faulty, stale } = preview.value;
  const nowMs = deps.clock();
  const writes = [
    ...added.map((entry) => ({ entry, before: null, record: recordOf(entry, null, author, nowMs) })),
    ...changed.map(({ entry, before }) => ({
      entry,
      before,
      record: recordOf(entry, before, author, nowMs),
    })),
  ];
  const writtenSlugs = new Set<string>();
  for (const batch of batchesOf(writes)) {
    for (const slug of await deps.imports.write(batch, nowMs)) writtenSlugs.add(slug);
  }
  const slugs = (part: readonly ImportWrite[]) => part.map(({ entry }) => entry.slug);
  return ok({
    added: slugs(writes.filter(({ before }) => !before)).filter((slug) => writtenSlugs.has(slug)),
    changed: slugs(writes.filter(({ before }) => before)).filter((slug) => writtenSlugs.has(slug)),
    stale: [...stale, ...slugs(writes).filter((slug) => !writtenSlugs.has(slug))],
    unchangedCount: unchanged.length,
    faulty,
  });
}

function recordOf(
  entry: DestinationEntry,
  before: Destination | null,
  author: Author,
  at: number,
): AuditRecord {
  const record = { author, action: "destination.import" as const, subjectId: before?.id ?? null, at };
  return before
    ? { ...record, ...changedParts(before, { ...before, ...entry }) }
    : { ...record, before: null, after: { ...entry } };
}

/** Of a batch: well below the size limit of a statement's parameter, and quick to write. */
const MAX_ENTRIES = 100;
const MAX_CHARACTERS = 500_000;

/** In order. An entry that is larger than the limit is a batch of its own. */
export function batchesOf(writes: readonly ImportWrite[]): ImportWrite[][] {
  const batches: ImportWrite[][] = [];
  let characters = 0;
  for (const write of writes) {
    const length = JSON.stringify([write.entry, write.record]).length;
    const last = batches.at(-1);
    if (last && last.length < MAX_ENTRIES && characters + length <= MAX_CHARACTERS) {
      last.push(write);
      characters += length;
    } else {
      batches.push([write]);
      characters = length;
    }
  }
  return batches;
}
