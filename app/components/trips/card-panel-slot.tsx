import { Suspense } from "react";
import type { CardDetails } from "#app/hooks/use-card-details";
import { LazyCardTabs } from "./lazy-card-panel";
import { PanelSkeleton } from "./panel-skeleton";

interface Props {
  id: string;
  name: string;
  content: CardDetails;
}

/** The opened part of a card: its tabs, their skeleton, or why there are none and what helps. */
export function CardPanelSlot({ id, name, content: { details, status, load } }: Props) {
  return (
    <section
      id={id}
      className="card-panel"
      aria-label={`Details of ${name}`}
      aria-busy={status === "loading"}
    >
      {status === "failed" && (
        <div className="panel-problem" role="alert">
          <p>The details of {name} could not be loaded. Please check your connection and try again.</p>
          <button type="button" className="button" onClick={load}>
            Try Again
          </button>
        </div>
      )}
      {status !== "failed" && !details && <PanelSkeleton name={name} />}
      {details && (
        <Suspense fallback={<PanelSkeleton name={name} />}>
          <LazyCardTabs details={details} />
        </Suspense>
      )}
    </section>
  );
}
