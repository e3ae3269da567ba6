import { useRef } from "react";
import { useHydrated } from "#app/hooks/use-hydrated";
import { CardIcon } from "./card-icons";

interface Props {
  url: string;
  name: string;
  panelId: string;
  isOpen: boolean;
  onIntent: () => void;
  onToggle: () => void;
}

/** A pointer that only passes over a card asks for nothing. */
const INTENT_MS = 90;

/** Opens the card; its hit area is the whole card. A link to the place's own page until JavaScript runs. */
export function CardToggle({ url, name, panelId, isOpen, onIntent, onToggle }: Props) {
  const isHydrated = useHydrated();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const label = (
    <>
      Details<span className="sr-only">{` of ${name}`}</span>
      <CardIcon name="chevron" />
    </>
  );
  if (!isHydrated) {
    return (
      <a className="card-toggle" href={url}>
        {label}
      </a>
    );
  }
  return (
    <button
      type="button"
      className="card-toggle"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onToggle}
      onFocus={onIntent}
      onPointerEnter={() => {
        timer.current = setTimeout(onIntent, INTENT_MS);
      }}
      onPointerLeave={() => clearTimeout(timer.current)}
    >
      {label}
    </button>
  );
}
