import { Link } from "#app/framework/link";
import type { ComponentProps } from "react";
import { RecommendationsPanel } from "#app/components/recommendations/recommendations-panel";

export { NearHome } from "./near-home";

interface Props extends ComponentProps<typeof RecommendationsPanel> {
  hasHome: boolean;
}

export function OwnPlaces({ hasHome, ...panel }: Props) {
  return (
    <>
      {!hasHome && <AskForHome />}
      <RecommendationsPanel {...panel} />
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
