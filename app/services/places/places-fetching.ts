import { type Curator, type PublishChangeDeps, publishChange } from "#app/services/catalogue/publish-change";
import { type FetchPlacesDeps, fetchPlaces } from "./fetch-places";

/** A change is published after the response. */
export function createPlacesFetching(deps: FetchPlacesDeps & PublishChangeDeps) {
  return {
    providerName: deps.places.name,
    async fetch(destinationId: number, { author, afterAnswer }: Curator) {
      const fetched = await fetchPlaces({ destinationId, author }, deps);
      const hasNews = fetched.ok && Object.values(fetched.value.counts).some((added: number) => added > 0);
      if (hasNews) afterAnswer(publishChange(deps));
      return fetched;
    },
  };
}
