import type { RecommendationsPanelView } from "#app/presenters/recommendations/view";
import type { NearHomeView } from "#app/presenters/search/view";
import { RecommendationsPanel } from "../recommendations/recommendations-panel";
import { NearHome } from "./near-home";

export interface OwnPlacesProps {
  username: string;
  /** Null without a home postcode. */
  nearHome: NearHomeView | null;
  /** Null where it could not be had just now. */
  panel: RecommendationsPanelView | null;
}

/** What Home has for a signed-in visitor alone. */
export function OwnPlaces({ username, nearHome, panel }: OwnPlacesProps) {
  return (
    <>
      {nearHome && <NearHome view={nearHome} />}
      <RecommendationsPanel username={username} panel={panel} />
    </>
  );
}
