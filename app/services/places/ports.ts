import type { Point } from "#app/domain/geo/geo";
import type { FoundPlaces } from "#app/domain/places/place-merge";

/** The position and the name of the destination to look around. */
export interface PlaceToSearch extends Point {
  readonly name: string;
}

/** A service that finds things to do and places to stay near a point. */
export interface PlacesProvider {
  readonly name: string;
  /** The source lists no hotels at all, so there may be hotels nearby even if the answer has none. */
  readonly hasNoHotels?: true;
  /**
   * Returns a selection of what is within a few miles. The answer is the same until the source changes.
   * Throws ProviderError if the source does not answer.
   */
  near(place: PlaceToSearch): Promise<FoundPlaces>;
}
