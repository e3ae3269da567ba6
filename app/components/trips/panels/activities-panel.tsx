import type { DetailsView } from "#app/presenters/trips/destination-details";
import { Listings, NoMatches } from "./listings";

export function ActivitiesPanel({ details, limit }: { details: DetailsView; limit?: number }) {
  const { activities, others } = details;
  const hasUnchecked = [...activities, ...others].some(({ facts }) => (facts?.unchecked.length ?? 0) > 0);
  return (
    <>
      {details.hasNoMatch && (
        <div className="w-full pb-5">
          <NoMatches what="activities" activePreferences={details.activePreferences} />
        </div>
      )}
      <Listings listings={activities} linkWord="Visit" limit={limit} />
      {others.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-target cursor-pointer py-2.5 font-semibold text-sea">
            {others.length === 1 ? "1 more that doesn't match" : `${others.length} more that don't match`}
          </summary>
          <Listings listings={others} linkWord="Visit" />
        </details>
      )}
      {hasUnchecked && (
        <p className="mt-4 text-ink-soft print:hidden">Where we haven't checked something, ring ahead.</p>
      )}
    </>
  );
}
