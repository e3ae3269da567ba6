import { DESTINATION_FIELDS, type DestinationPatch } from "#app/domain/catalogue/destination";
import { newEntity } from "#app/domain/catalogue/drafts/draft";
import { freeSlug, slugOf } from "#app/domain/catalogue/drafts/draft-slug";
import type { Author } from "#app/domain/catalogue/audit";
import { type Result, fail, ok } from "#app/domain/result";
import { type CheckDeps, type Impossible, destinationFaults, impossible } from "./check-content";
import type { CatalogueStore, ConversionRefusal, Creation, SuggestionConverter } from "./ports";

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

/** Marks its suggestion as converted. A request that is sent twice creates one destination. */
export async function createDestination(
  { patch, suggestionId, author }: DestinationCreation,
  deps: CreateDestinationDeps,
): Promise<Result<Creation, ConversionRefusal> | Impossible> {
  const content = newEntity(DESTINATION_FIELDS, patch);
  const refusal = impossible(await destinationFaults(content, Object.keys(patch), deps));
  if (refusal) return refusal;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const slugs = await deps.catalogue.slugsLike(slugOf(patch.name));
    const slug = freeSlug(patch.name, new Set(slugs));
    const destination = { entry: { ...content, slug }, nowMs: deps.clock(), author };
    const creation =
      suggestionId === null
        ? ((await deps.catalogue.create(destination)) ?? "slug-taken")
        : await deps.suggestions.convert(suggestionId, destination);
    if (typeof creation !== "string") return ok(creation);
    if (creation !== "slug-taken") return fail(creation);
  }
  return fail("slug-taken");
}
