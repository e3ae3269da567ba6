import type { OpenCard } from "./use-open-card";
import { CardEnd } from "./card-end";
import { CardTabs } from "./card-tabs";
import { PanelSkeleton } from "./panels/panel-skeleton";

interface Props {
  id: string;
  name: string;
  slug: string;
  /** The place's own page. */
  url: string;
  content: OpenCard;
}

/** The opened part of a card: its tabs, their skeleton, or why there are none and what helps. */
export function CardPanelSlot({ id, name, slug, url, content }: Props) {
  const { details, status, load, closeToToggle } = content;
  const nameId = `${id}-name`;
  return (
    <section id={id} className="card-panel" aria-labelledby={nameId} aria-busy={status === "loading"}>
      <p id={nameId} className="card-panel-name">
        {name}
      </p>
      {details ? (
        <CardTabs details={details} />
      ) : status === "failed" ? (
        <div className="panel-problem" role="alert">
          <p>The details of {name} could not be loaded. Please check your connection and try again.</p>
          <button type="button" className="button" onClick={load}>
            Try Again
          </button>
        </div>
      ) : (
        <PanelSkeleton name={name} />
      )}
      <CardEnd name={name} slug={slug} url={url} onClose={closeToToggle} />
    </section>
  );
}
