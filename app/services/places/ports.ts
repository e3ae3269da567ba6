import type { Point } from "#app/domain/geo";
import type { FoundPlaces } from "#app/domain/place-merge";

/** Where to look: a destination's middle and its name, from which nothing else is needed. */
export interface PlaceToSearch extends Point {
  readonly name: string;
}

/** Knows what there is to do, and where to stay, around a place. */
export interface PlacesProvider {
  readonly name: string;
  /**
   * A bounded choice of what lies within a few miles; the same answer as long as the source does not change.
   * Throws ProviderError where the source does not answer.
   */
  near(place: PlaceToSearch): Promise<FoundPlaces>;
}
