import { isRecord } from "#app/domain/values";
import * as z from "zod";
import { DESTINATION_FIELDS, type Destination } from "#app/domain/catalogue/destination";
import { drawingUrl } from "#app/domain/catalogue/scene";
import type { DestinationEntry } from "#app/domain/catalogue/diff";
import { newEntity } from "#app/domain/catalogue/drafts/draft";
import { isSlug, slugOf } from "#app/domain/catalogue/drafts/draft-slug";
import type { FaultyEntry, ReadCatalogue } from "#app/services/catalogue/import-catalogue";
import { readCatalogueCsv } from "./catalogue-csv";
import { destinationSchema } from "./destination";
import { faultsByPath } from "./of-rule";

/** Several times the whole catalogue. */
const MAX_ENTRIES = 2_000;
/** For one invalid entry. More would not help. */
const MAX_REASONS = 20;

const SLUG_MESSAGE = "Slug must be lower-case words and digits joined by dashes";

/** Without a picture, it gets its own drawing. */
const entrySchema = z.lazy(() =>
  z.preprocess(
    withSlugAndPicture,
    destinationSchema.extend({
      slug: z.string(SLUG_MESSAGE).refine(isSlug, SLUG_MESSAGE),
    }),
  ),
);

/** A list like an export, one destination, or an object with the list under "destinations". */
export function readCatalogueText(text: string, current: readonly Destination[] = []): ReadCatalogue {
  const items = listOf(parseJson(text)) ?? readCatalogueCsv(text, current);
  if (items === null)
    return unreadable(
      "This isn't a catalogue: it must be a JSON list of destinations, or the exported spreadsheet as CSV.",
    );
  if (items.length === 0) return unreadable("This file has no destinations.");
  if (items.length > MAX_ENTRIES)
    return unreadable(`At most ${MAX_ENTRIES} destinations can be read at once.`);
  const entries = new Map<number, DestinationEntry>();
  const slugs = new Set<string>();
  const faulty: FaultyEntry[] = [];
  items.forEach((value, index) => {
    const read = readEntry(value);
    const reasons = Array.isArray(read) ? read : slugs.has(read.slug) ? ["slug: appears twice"] : null;
    if (reasons) faulty.push({ position: index + 1, name: nameOf(value), reasons });
    else if (!Array.isArray(read)) {
      slugs.add(read.slug);
      entries.set(index + 1, read);
    }
  });
  return { entries, faulty, fault: null };
}

function readEntry(value: unknown): DestinationEntry | string[] {
  const parsed = entrySchema.safeParse(value);
  if (!parsed.success) {
    const faults = Object.entries(faultsByPath(parsed.error));
    return faults.slice(0, MAX_REASONS).map(([path, message]) => (path ? `${path}: ${message}` : message));
  }
  const { slug, ...patch } = parsed.data;
  return { ...newEntity(DESTINATION_FIELDS, patch), slug };
}

function withSlugAndPicture(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const slug = value["slug"] ?? (typeof value["name"] === "string" ? slugOf(value["name"]) : undefined);
  const imageUrl = value["imageUrl"] ?? (typeof slug === "string" ? drawingUrl(slug) : undefined);
  return { ...value, slug, imageUrl };
}

function listOf(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value as unknown[];
  if (!isRecord(value)) return null;
  const { destinations } = value;
  return Array.isArray(destinations) ? (destinations as unknown[]) : [value];
}

function nameOf(value: unknown): string {
  const name = isRecord(value) ? (value["name"] ?? value["slug"]) : undefined;
  return typeof name === "string" ? name.slice(0, 120) : "";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const unreadable = (fault: string): ReadCatalogue => ({ entries: new Map(), faulty: [], fault });
