import { useRevalidator } from "@remix-run/react";
import type { ReactNode } from "react";
import type { RecommendationsPanelView } from "#app/presenters/recommendations/view";
import { CardIconSheet } from "../trips/card-icons";
import { Getaways } from "./getaways";

interface Props {
  username: string;
  /** Null where it cannot be had just now. */
  panel: RecommendationsPanelView | null;
}

/** Home's places for a signed-in visitor, in the states that they can be in. */
export function RecommendationsPanel({ username, panel }: Props) {
  const { state, revalidate } = useRevalidator();
  if (!panel) {
    return (
      <PanelMessage title="Your Sunny Getaways">
        {state === "idle" ? (
          <>
            <p role="alert">
              Your recommendations could not be loaded. Please try again in a moment.
              <small>Failed to fetch data from /api/recommendations</small>
            </p>
            <button type="button" className="button js-only" onClick={revalidate}>
              Try Again
            </button>
          </>
        ) : (
          <p role="status">Loading your recommendations...</p>
        )}
      </PanelMessage>
    );
  }
  if (panel.recommended.length + panel.favorites.length + panel.recent.length === 0) {
    return (
      <PanelMessage title={`Welcome, ${username}!`}>
        <p>
          Search from your postcode above, or save a place with its heart: your recommendations, favorites and
          recent places will be here.
        </p>
      </PanelMessage>
    );
  }
  return (
    <section id="getaways" className="wrap home-section getaways" aria-labelledby="getaways-title">
      <CardIconSheet />
      <h2 id="getaways-title">Your Sunny Getaways</h2>
      <Getaways panel={panel} />
    </section>
  );
}

function PanelMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wrap home-section getaways" aria-labelledby="getaways-title">
      <h2 id="getaways-title">{title}</h2>
      <div className="getaways-message">{children}</div>
    </section>
  );
}
