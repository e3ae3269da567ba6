import type { DetailsView } from "#app/presenters/trips/card-view";
import { Listings, NoMatches } from "./listings";

export function ActivitiesPanel({ details }: { details: DetailsView }) {
  const hasUnchecked = details.activities.some(({ facts }) => (facts?.unchecked.length ?? 0) > 0);
  return (
    <>
      {details.hasNoMatch && (
        <div className="w-full pb-5">
          <NoMatches what="activities" activePreferences={details.activePreferences} />
        </div>
      )}
      <Listings listings={details.activities} linkWord="Visit" />
      {hasUnchecked && (
        <p className="mt-4 text-ink-soft print:hidden">Where we haven't checked something, ring ahead.</p>
      )}
    </>
  );
}
