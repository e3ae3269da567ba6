import type { DetailsView } from "#app/presenters/trips/card-view";
import { Listings } from "./listings";
import { NoMatches } from "./no-matches";

export function ActivitiesPanel({ details }: { details: DetailsView }) {
  if (details.activities.length === 0) {
    return <NoMatches what="activities" activePreferences={details.activePreferences} />;
  }
  return <Listings listings={details.activities} linkWord="Visit" />;
}
