import { AddToTrip } from "#app/features/itinerary/components/add-to-trip";

/** What features draw on a place's page. To take a feature out, take out its line. */
export const PlaceActions = (place: { slug: string; fields: readonly [name: string, value: string][] }) => (
  <>
    <AddToTrip {...place} />
  </>
);
