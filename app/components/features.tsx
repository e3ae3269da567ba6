import { OutingQuestion } from "#app/features/accuracy/components/outing-question";
import { AddToTrip } from "#app/features/itinerary/components/add-to-trip";

/** What features draw on pages of the core. To take a feature out, take out its line. */
export const PlaceActions = (place: { slug: string; fields: readonly [name: string, value: string][] }) => (
  <>
    <AddToTrip {...place} />
  </>
);

export const OnEveryPage = () => (
  <>
    <OutingQuestion />
  </>
);
