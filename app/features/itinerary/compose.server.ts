import { randomToken } from "#app/adapters/security/unguessable";
import type { FeatureParts } from "#app/composition/feature";
import { createItineraryStore } from "#app/features/itinerary/db/itinerary-store";
import { createItinerary } from "#app/features/itinerary/services/itinerary";

export const composeItinerary = ({ platform, searching }: FeatureParts) => ({
  ...createItinerary({
    ...searching.search,
    itineraries: createItineraryStore(platform.db),
    randomToken,
  }),
  jobs: [],
});
