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
  return <Listings listings={details.activities} linkWord="Visit" isWhole={isWhole} />;
}
