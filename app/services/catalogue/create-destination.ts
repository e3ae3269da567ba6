import type { DestinationPatch } from "#app/domain/catalogue/destination";
import { newDestination } from "#app/domain/catalogue/drafts/destination-draft";
import { freeSlug, slugOf } from "#app/domain/catalogue/drafts/draft-slug";
import type { Author } from "#app/domain/catalogue/audit";
import { type Result, fail, ok } from "#app/domain/result";
import { type CheckDeps, type Impossible, destinationFaults, impossible } from "./check-content";
import type { CatalogueStore, ConversionRefusal, Made, NewDestination, SuggestionConverter } from "./ports";

/**
 * Each attempt uses a slug that was free just before. All attempts fail only if many users create
 * destinations of one name at the same moment.
 */
const MAX_TRIES = 10;

export interface DestinationCreation {
  readonly patch: DestinationPatch;
  /** The suggestion that becomes the destination; null if there is none. */
  readonly suggestionId: number | null;
  readonly author: Author;
}

export interface CreateDestinationDeps extends CheckDeps {
  readonly catalogue: Pick<CatalogueStore, "create" | "slugsLike">;
  readonly suggestions: SuggestionConverter;
}

export type CreationRefusal = ConversionRefusal;

/**
 * Creates a destination with a unique slug. If it comes from a suggestion, marks that suggestion as
 * converted. A request that is sent twice, as by a double click, creates one destination.
 */
export async function createDestination(
  { patch, suggestionId, author }: DestinationCreation,
  deps: CreateDestinationDeps,
): Promise<Result<Made, CreationRefusal> | Impossible> {
  const content = newDestination(patch);
  const refusal = impossible(await destinationFaults(content, Object.keys(patch), deps));
  if (refusal) return refusal;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const taken = await deps.catalogue.slugsLike(slugOf(patch.name));
    const slug = freeSlug(patch.name, new Set(taken));
    const wanted = { entry: { ...content, slug }, nowMs: deps.clock(), author };
    const made = await (suggestionId === null ? create(wanted, deps) : convert(suggestionId, wanted, deps));
    if (made.ok) return made;
    if (made.error !== "slug-taken") return fail(made.error);
  }
  return fail("slug-taken");
}

async function create(
  wanted: NewDestination,
  { catalogue }: CreateDestinationDeps,
): Promise<Result<Made, "slug-taken">> {
  const made = await catalogue.create(wanted);
  return made ? ok(made) : fail("slug-taken");
}

async function convert(
  suggestionId: number,
  wanted: NewDestination,
  { suggestions }: CreateDestinationDeps,
): Promise<Result<Made, ConversionRefusal>> {
  const made = await suggestions.convert(suggestionId, wanted);
  return typeof made === "string" ? fail(made) : ok(made);
}
