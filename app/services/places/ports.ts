import type { Point } from "#app/domain/geo/geo";
import type { NearbyPlaces } from "#app/domain/places/place-merge";

export interface PlaceToSearch extends Point {
  readonly name: string;
}

export interface PlacesProvider {
  readonly name: string;
  /** There may be hotels nearby even if the answer has none. */
  readonly hasNoHotels?: true;
  /** Within a few miles; the same until the source changes. Throws ProviderError. */
  near(place: PlaceToSearch): Promise<NearbyPlaces>;
}
