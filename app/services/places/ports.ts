import type { Point } from "#app/domain/geo/geo";
import type { FoundPlaces } from "#app/domain/places/place-merge";

/** Where to look: a destination's position and name. */
export interface PlaceToSearch extends Point {
  readonly name: string;
}

/** Finds things to do and places to stay near a point. */
export interface PlacesProvider {
  readonly name: string;
  /** The source lists no hotels, so their absence says nothing about the place. */
  readonly hasNoHotels?: true;
  /**
   * Returns a limited choice of what is within a few miles; always the same answer until the source changes. Throws
   * ProviderError if the source does not answer.
   */
  near(place: PlaceToSearch): Promise<FoundPlaces>;
}
