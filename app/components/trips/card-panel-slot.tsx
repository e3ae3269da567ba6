import type { CardDetails } from "#app/hooks/use-card-details";
import { useCardTabs } from "#app/hooks/use-card-tabs";
import { PanelSkeleton } from "./panel-skeleton";

interface Props {
  id: string;
  name: string;
  content: CardDetails;
}

/** The opened part of a card: its tabs, their skeleton, or why there are none and what helps. */
export function CardPanelSlot({ id, name, content }: Props) {
  const { details, status } = content;
  const tabs = useCardTabs();
  const hasFailed = status === "failed" || tabs.hasFailed;
  const nameId = `${id}-name`;
  return (
    <section
      id={id}
      className="card-panel"
      aria-labelledby={nameId}
      aria-busy={!hasFailed && (status === "loading" || !tabs.Tabs)}
    >
      <p id={nameId} className="card-panel-name">
        {name}
      </p>
      {hasFailed ? (
        <div className="panel-problem" role="alert">
          <p>The details of {name} could not be loaded. Please check your connection and try again.</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              content.load();
              if (tabs.hasFailed) tabs.load();
            }}
          >
            Try Again
          </button>
        </div>
      ) : details && tabs.Tabs ? (
        <tabs.Tabs details={details} />
      ) : (
        <PanelSkeleton name={name} />
      )}
    </section>
  );
}
