import { clsx } from "clsx";
import { type ReactNode, useRef } from "react";
import type { CardView } from "#app/presenters/trips/present";
import { openCard } from "./card-box";
import { CardPanelSlot } from "./card-panel-slot";
import { CardToggle } from "./card-toggle";
import { useClickTracking, useOpenCard } from "./use-open-card";

interface Props {
  place: Pick<CardView, "id" | "name" | "slug">;
  /** Of its page. */
  url: string;
  detailsUrl: string;
  className?: string;
  isQuiet?: true;
  children: (toggle: ReactNode) => ReactNode;
}

/** Opens below its row, so that nothing under the pointer moves. */
export function CardItem({ place, url, detailsUrl, className, isQuiet, children }: Props) {
  const { id, name, slug } = place;
  const box = useRef<HTMLDivElement>(null);
  const content = useOpenCard(box, id, detailsUrl);
  const { isOpen } = content;
  const trackClick = useClickTracking();
  const panelId = `d${id}`;
  const onToggle = () => {
    if (isOpen) return content.close();
    trackClick(id);
    content.open();
  };
  const toggle = { url, name, panelId, isOpen, isQuiet, onIntent: content.load, onToggle };
  return (
    <li className="contents">
      <div ref={box} className={clsx("card", isOpen && openCard, className)}>
        {children(<CardToggle {...toggle} />)}
      </div>
      {isOpen && <CardPanelSlot id={panelId} name={name} slug={slug} url={url} content={content} />}
    </li>
  );
}
