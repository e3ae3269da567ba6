import { Link } from "#app/framework/link";
import type { RecommendationsPanelView } from "#app/presenters/recommendations/cards";
import { RecommendationsPanel } from "#app/components/recommendations/recommendations-panel";

export { NearHome } from "./near-home";

interface Props {
  username: string;
  hasHome: boolean;
  /** Null if it could not be loaded. */
  panel: RecommendationsPanelView | null;
}

export function OwnPlaces({ username, hasHome, panel }: Props) {
  return (
    <>
      {!hasHome && <AskForHome />}
      <RecommendationsPanel username={username} panel={panel} />
    </>
  );
}

function AskForHome() {
  return (
    <p className="wrap -mb-6 pt-section">
      <Link to="/settings#home-title" className="-my-2.5 inline-block py-2.5 font-semibold">
        Set your home postcode
      </Link>{" "}
      to see the best near you here, today and on the next days.
    </p>
  );
}
