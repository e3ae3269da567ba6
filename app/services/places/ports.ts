import type { Point } from "#app/domain/geo/geo";
import type { FoundPlaces } from "#app/domain/places/place-merge";

/** Where to look: a destination's position and name. */
export interface PlaceToSearch extends Point {
  readonly name: string;
}

/** Finds things to do and places to stay near a point. */
export interface PlacesProvider {
  readonly name: string;
  /** Its source lists no hotels anywhere: that none came says nothing of the place. */
  readonly hasNoHotels?: true;
  /**
   * A bounded choice of what lies within a few miles; the same answer as long as the source does not change.
   * Throws ProviderError where the source does not answer.
   */
  near(place: PlaceToSearch): Promise<FoundPlaces>;
}
