import { keyedFingerprint, randomToken } from "#app/adapters/security/unguessable";
import type { Feature, FeatureParts } from "#app/composition/feature";
import { createItineraryStore } from "#app/features/itinerary/db/itinerary-store";
import { moveTrip, tripOfBrowser } from "#app/features/itinerary/http/trip.server";
import { tripLinks } from "#app/features/itinerary/presenters/links";
import { createVoteStore } from "#app/features/itinerary/db/vote-store";
import { createVotes } from "#app/features/itinerary/services/votes";
import { privacy } from "#app/features/itinerary/presenters/privacy";
import { createItinerary } from "#app/features/itinerary/services/itinerary";

export function composeItinerary({ platform, searching }: FeatureParts) {
  const { db, log, variables } = platform;
  const itineraries = createItineraryStore(db);
  const itinerary = createItinerary({ ...searching.search, itineraries, randomToken });
  return {
    ...itinerary,
    newVoter: randomToken,
    ...createVotes(createVoteStore(db), keyedFingerprint(variables.SESSION_SECRET[0])),
    door: {
      links: tripLinks,
      privacy,
      async guestMarks(request) {
        const stops = tripOfBrowser(request);
        // If the places are not known at the moment, all count.
        const seen = stops.length === 0 ? stops : await itinerary.withPlaces(stops).catch(() => stops);
        return { tripSlugs: seen.map(({ slug }) => slug) };
      },
      whenSignedIn: (request, userId, headers) =>
        moveTrip(request, headers, (stops) => itinerary.move(userId, stops), log),
    } satisfies Feature,
  };
}
