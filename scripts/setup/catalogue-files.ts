import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { DestinationDetails } from "#app/domain/catalogue/destination";
import type { CatalogueFile } from "#app/domain/catalogue/file";
import { cataloguePath, isPlaceFile } from "../catalogue/place-files";
import { catalogueFileSchema, fallbacksSchema, mergedSchema } from "../catalogue/file-schema";
import { mistakesInWords } from "./mistakes-in-words";

const FALLBACKS = "fallbacks.json";
const MERGED = "merged.json";

/** Reads every destination of the catalogue, sorted by path. If a file is not valid, throws an error that names it. */
export function readCatalogue(folder: string): CatalogueFile[] {
  return cataloguePaths(folder).map((path) => {
    const file = checked(path, () => catalogueFileSchema.parse(readJson(join(folder, path))));
    if (cataloguePath(file) !== path) throw new Error(`${path}: must be at ${cataloguePath(file)}`);
    return file;
  });
}

/** Reads the generic lists. Throws if they are invalid. */
export function readFallbacks(folder: string): DestinationDetails {
  return checked(FALLBACKS, () => fallbacksSchema.parse(readJson(join(folder, FALLBACKS))));
}

/** Returns former places, each with the place that covers it now. Throws if the list is not valid. */
export function readMerged(folder: string): ReadonlyMap<string, string> {
  const merged = checked(MERGED, () => mergedSchema.parse(readJson(join(folder, MERGED))));
  return new Map(Object.entries(merged).map(([slug, { into }]) => [slug, into]));
}

/** Returns the paths within the catalogue, with forward slashes. */
function cataloguePaths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter(isPlaceFile)
    .sort();
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}

function checked<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new Error(`${path}: ${wordsOf(cause)}`, { cause });
  }
}

function wordsOf(cause: unknown): string {
  if (cause instanceof z.ZodError) return mistakesInWords(cause).join(" ");
  return cause instanceof Error ? cause.message : String(cause);
}
