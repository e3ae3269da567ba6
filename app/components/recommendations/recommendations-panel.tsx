import type { ReactNode } from "react";
import type { RecommendationsPanelView } from "#app/presenters/recommendations/cards";
import { useRetryOnce } from "#app/components/behaviour/use-retry-once";
import { CardIconSheet } from "#app/components/trips/cards/card-icons";
import { Getaways } from "./getaways";
import { WarningsNote } from "#app/components/warnings/official-warnings";
import { Button } from "#app/components/ui/button";
import { notice } from "#app/components/ui/panel";

interface Props {
  username: string;
  /** Null if it could not be loaded. */
  panel: RecommendationsPanelView | null;
}

export function RecommendationsPanel({ username, panel }: Props) {
  if (!panel) return <PanelFailed />;
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
    <section id="getaways" className="wrap pt-section" aria-labelledby="getaways-title">
      <CardIconSheet />
      <h2 id="getaways-title" className="mb-2">
        Your Sunny Getaways
      </h2>
      <WarningsNote note={panel.warningsNote} />
      <Getaways panel={panel} />
    </section>
  );
}

function PanelMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wrap pt-section" aria-labelledby="getaways-title">
      <h2 id="getaways-title" className="mb-2">
        {title}
      </h2>
      <div className={notice({ tone: "quiet" })}>{children}</div>
    </section>
  );
}

function PanelFailed() {
  const { isRetrying, retry } = useRetryOnce();
  return (
    <PanelMessage title="Your Sunny Getaways">
      {isRetrying ? (
        <p role="status">Loading your recommendations...</p>
      ) : (
        <>
          <p role="alert" className="grid justify-items-start gap-2">
            We couldn't load your recommendations. Please try again in a moment.
            <small className="text-sm">Failed to fetch data from /api/recommendations</small>
          </p>
          <Button label="Try Again" className="js-only" onClick={retry} />
        </>
      )}
    </PanelMessage>
  );
}
