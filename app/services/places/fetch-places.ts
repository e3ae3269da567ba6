import { changedParts, type Author } from "#app/domain/catalogue/audit";
import type { Destination } from "#app/domain/catalogue/destination";
import { type NearbyPlaces, mergePlaces } from "#app/domain/places/place-merge";
import { type Result, fail, ok } from "#app/domain/result";
import { type ChangeDeps, changeDestination } from "#app/services/catalogue/change-destination";
import { type Log, ProviderError } from "#app/services/ports";
import type { PlacesProvider } from "./ports";

export interface FetchPlacesDeps extends ChangeDeps {
  readonly places: PlacesProvider;
  readonly log: Log;
}

/** `provider-busy`: it limits our rate. `provider-failed`: no answer, or none that makes sense. */
export type FetchPlacesRefusal = "not-found" | "busy" | "provider-busy" | "provider-failed";

/** Except what the lists have. Added to their latest version, so no concurrent change is lost. */
export async function fetchPlaces(
  { destinationId, author }: { readonly destinationId: number; readonly author: Author },
  deps: FetchPlacesDeps,
) {
  const destination = await deps.catalogue.find(destinationId);
  if (!destination) return fail("not-found");
  const found = await findPlaces(destination, deps);
  if (!found.ok) return found;
  let counts = { newActivities: 0, newHotels: 0, newCampsites: 0 };
  const edit = (current: Destination) => {
    const merged = mergePlaces(current, found.value);
    counts = merged.counts;
    const { activities, hotels, campsites } = merged;
    return ok({ ...current, activities, hotels, campsites });
  };
  const change = { author, action: "places.fetch" as const, edit, parts: changedParts };
  const changed = await changeDestination({ id: destinationId, versions: null }, change, deps);
  if (changed.ok) {
    return ok({ destination: changed.value, counts, hasNoHotels: deps.places.hasNoHotels === true });
  }
  // The change accepts any version, so it cannot be refused as stale.
  return fail(changed.error === "not-found" ? "not-found" : "busy");
}

async function findPlaces(
  destination: Destination,
  { places, log }: FetchPlacesDeps,
): Promise<Result<NearbyPlaces, "provider-busy" | "provider-failed">> {
  try {
    return ok(await places.near(destination));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.error("places.not-fetched", error, { destinationId: destination.id, provider: places.name });
    return fail(error.isBusy ? "provider-busy" : "provider-failed");
  }
}
