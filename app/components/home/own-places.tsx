import { Link } from "@remix-run/react";
import type { RecommendationsPanelView } from "#app/presenters/recommendations/view";
import type { NearHomeView } from "#app/presenters/search/view";
import { RecommendationsPanel } from "#app/components/recommendations/recommendations-panel";
import { NearHome } from "./near-home";

export interface OwnPlacesProps {
  username: string;
  /** Null without a home postcode. */
  nearHome: NearHomeView | null;
  /** Null where it could not be loaded just now. */
  panel: RecommendationsPanelView | null;
}

/** What Home has for a signed-in visitor alone. */
export function OwnPlaces({ username, nearHome, panel }: OwnPlacesProps) {
  return (
    <>
      {nearHome ? <NearHome view={nearHome} /> : <AskForHome />}
      <RecommendationsPanel username={username} panel={panel} />
    </>
  );
}

/** Where the best near home would stand. */
function AskForHome() {
  return (
    <p className="wrap -mb-6 pt-section">
      <Link to="/settings#home-title" className="-my-2.5 inline-block py-2.5 font-semibold">
        Set your home postcode
      </Link>{" "}
      to see the best near you here, today and at the weekend.
    </p>
  );
}
