import type { DestinationPatch } from "#app/domain/catalogue/destination";
import { newDestination } from "#app/domain/catalogue/drafts/destination-draft";
import { freeSlug, slugOf } from "#app/domain/catalogue/drafts/draft-slug";
import type { Author } from "#app/domain/catalogue/audit";
import { type Result, fail, ok } from "#app/domain/result";
import { type CheckDeps, type Impossible, destinationFaults, impossible } from "./check-content";
import type {
  CatalogueStore,
  ConversionRefusal,
  Creation,
  NewDestination,
  SuggestionConverter,
} from "./ports";

/** All attempts fail only if many users create destinations of one name at the same moment. */
const MAX_TRIES = 10;

export interface DestinationCreation {
  readonly patch: DestinationPatch;
  /** The suggestion that becomes the destination. */
  readonly suggestionId: number | null;
  readonly author: Author;
}

export interface CreateDestinationDeps extends CheckDeps {
  readonly catalogue: Pick<CatalogueStore, "create" | "slugsLike">;
  readonly suggestions: SuggestionConverter;
}

export type CreationRefusal = ConversionRefusal;

/** Marks its suggestion as converted. A request that is sent twice creates one destination. */
export async function createDestination(
  { patch, suggestionId, author }: DestinationCreation,
  deps: CreateDestinationDeps,
): Promise<Result<Creation, CreationRefusal> | Impossible> {
  const content = newDestination(patch);
  const refusal = impossible(await destinationFaults(content, Object.keys(patch), deps));
  if (refusal) return refusal;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const slugs = await deps.catalogue.slugsLike(slugOf(patch.name));
    const slug = freeSlug(patch.name, new Set(slugs));
    const destination = { entry: { ...content, slug }, nowMs: deps.clock(), author };
    const result = await (suggestionId === null
      ? create(destination, deps)
      : convert(suggestionId, destination, deps));
    if (result.ok) return result;
    if (result.error !== "slug-taken") return fail(result.error);
  }
  return fail("slug-taken");
}

async function create(
  destination: NewDestination,
  { catalogue }: CreateDestinationDeps,
): Promise<Result<Creation, "slug-taken">> {
  const creation = await catalogue.create(destination);
  return creation ? ok(creation) : fail("slug-taken");
}

async function convert(
  suggestionId: number,
  destination: NewDestination,
  { suggestions }: CreateDestinationDeps,
): Promise<Result<Creation, ConversionRefusal>> {
  const creation = await suggestions.convert(suggestionId, destination);
  return typeof creation === "string" ? fail(creation) : ok(creation);
}
