import type { DetailsView } from "#app/presenters/trips/card-view";
import { Listings, NoMatches } from "./listings";

interface Props {
  details: DetailsView;
  /** Whether each entry also lists what we have not checked. Only a place's own page has room for that. */
  isWhole?: boolean;
}

export function ActivitiesPanel({ details, isWhole }: Props) {
  const hasUnchecked = details.activities.some(({ facts }) => (facts?.unchecked.length ?? 0) > 0);
  return (
    <>
      {details.hasNoMatch && (
        <div className="w-full pb-5">
          <NoMatches what="activities" activePreferences={details.activePreferences} />
        </div>
      )}
      <Listings listings={details.activities} linkWord="Visit" isWhole={isWhole} />
      {isWhole && hasUnchecked && (
        <p className="mt-4 text-ink-soft print:hidden">Where we haven't checked something, ring ahead.</p>
      )}
    </>
  );
}
