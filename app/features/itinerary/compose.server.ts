import { randomToken } from "#app/adapters/security/unguessable";
import type { Feature, FeatureParts } from "#app/composition/feature";
import { createItineraryStore } from "#app/features/itinerary/db/itinerary-store";
import { moveTrip, tripOfBrowser } from "#app/features/itinerary/http/trip.server";
import { tripLinks } from "#app/features/itinerary/presenters/links";
import { createItinerary } from "#app/features/itinerary/services/itinerary";

export function composeItinerary({ platform: { db, log }, searching }: FeatureParts) {
  const itineraries = createItineraryStore(db);
  const itinerary = createItinerary({ ...searching.search, itineraries, randomToken });
  return {
    ...itinerary,
    door: {
      links: tripLinks,
      guestMarks: (request) => ({ tripSlugs: tripOfBrowser(request).map(({ slug }) => slug) }),
      whenSignedIn: (request, userId, headers) =>
        moveTrip(request, headers, (stops) => itinerary.move(userId, stops), log),
    } satisfies Feature,
  };
}
