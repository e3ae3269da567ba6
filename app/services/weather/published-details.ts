import type { Activity } from "#app/domain/catalogue/activity";
import type { Campsite } from "#app/domain/catalogue/campsite";
import type { DestinationDetails } from "#app/domain/catalogue/destination";
import type { Hotel } from "#app/domain/catalogue/hotel";

/** Featured entries come first. An empty list is replaced by the generic one. */
export function publishedDetails(
  place: DestinationDetails & { readonly name: string },
  fallbacks: DestinationDetails,
): DestinationDetails {
  return {
    ...place,
    activities: featuredFirst(orGeneric(place.activities, fallbacks.activities, place.name)),
    hotels: featuredFirst(orGeneric(place.hotels, fallbacks.hotels, place.name)),
    campsites: orGeneric(place.campsites, fallbacks.campsites, place.name),
  };
}

function orGeneric<T extends Activity | Hotel | Campsite>(
  own: readonly T[],
  generic: readonly T[],
  placeName: string,
): readonly T[] {
  return own.length > 0 ? own : generic.map((item) => withPlaceName(item, placeName));
}

/** In addresses the name is encoded. */
function withPlaceName<T extends Activity | Hotel | Campsite>(item: T, placeName: string): T {
  const filled = Object.entries(item).map(([field, value]): [string, unknown] => {
    if (typeof value !== "string") return [field, value];
    const name = field.endsWith("Url") ? encodeURIComponent(placeName) : placeName;
    return [field, value.replaceAll("{place}", () => name)];
  });
  return { ...item, ...Object.fromEntries(filled) };
}

/** The order within both groups stays. */
function featuredFirst<T extends { readonly featured: boolean }>(items: readonly T[]): readonly T[] {
  return [...items.filter((item) => item.featured), ...items.filter((item) => !item.featured)];
}
