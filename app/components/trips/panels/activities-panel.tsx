import type { DetailsView } from "#app/presenters/trips/card-view";
import { Listings, NoMatches } from "./listings";

interface Props {
  details: DetailsView;
  /** A page of its own has room for what nobody checked. */
  isWhole?: boolean;
}

export function ActivitiesPanel({ details, isWhole }: Props) {
  if (details.activities.length === 0) {
    return <NoMatches what="activities" activePreferences={details.activePreferences} />;
  }
  const hasUnchecked = details.activities.some(({ facts }) => (facts?.unchecked.length ?? 0) > 0);
  return (
    <>
      <Listings listings={details.activities} linkWord="Visit" isWhole={isWhole} />
      {isWhole && hasUnchecked && (
        <p className="listing-facts mt-4 text-ink-soft">Where something is not checked, ask before you go.</p>
      )}
    </>
  );
}
