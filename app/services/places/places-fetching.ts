import type { Result } from "#app/domain/result";
import { type Curator, type PublishChangeDeps, publishChange } from "#app/services/catalogue/publish-change";
import {
  type FetchPlacesDeps,
  type FetchPlacesRefusal,
  type PlacesFetched,
  fetchPlaces,
} from "./fetch-places";

/** A change is published after the response. */
interface PlacesFetching {
  readonly providerName: string;
  fetch(destinationId: number, curator: Curator): Promise<Result<PlacesFetched, FetchPlacesRefusal>>;
}

export function createPlacesFetching(deps: FetchPlacesDeps & PublishChangeDeps): PlacesFetching {
  return {
    providerName: deps.places.name,
    async fetch(destinationId, { author, afterAnswer }) {
      const fetched = await fetchPlaces({ destinationId, author }, deps);
      if (fetched.ok && hasNews(fetched.value)) afterAnswer(publishChange(deps));
      return fetched;
    },
  };
}

function hasNews({ counts }: PlacesFetched): boolean {
  return Object.values(counts).some((added: number) => added > 0);
}
