import ChevronDown from "lucide-react/icons/chevron-down";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { onPlainClick } from "#app/framework/on-plain-click";
import { mayAskEarly } from "#app/components/behaviour/may-ask-early";
import { CardContent } from "./card-panel-slot";
import { useHydrated } from "#app/components/behaviour/use-browser-state";

interface Props {
  url: string;
  name: string;
  panelId: string;
  isOpen: boolean;
  /** Its words are only for screen readers. */
  isQuiet?: true;
  onIntent: () => void;
  onToggle: () => void;
}

/** A pointer must stay this long before the content is fetched. */
const INTENT_MS = 90;

function pressOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Until JavaScript runs it is a link. Then the same element becomes a button, so that it keeps the focus. */
export function CardToggle({ url, name, panelId, isOpen, isQuiet, onIntent, onToggle }: Props) {
  const isHydrated = useHydrated();
  useEffect(() => void CardContent.fetchCode(), []);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const loadEarly = () => mayAskEarly() && onIntent();
  const asButton = {
    role: "button",
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? panelId : undefined,
    onKeyDown: pressOnSpace,
    onClick: onPlainClick(onToggle),
    onFocus: loadEarly,
    onPointerDown: loadEarly,
    onPointerEnter: () => {
      timer.current = setTimeout(loadEarly, INTENT_MS);
    },
    onPointerLeave: () => clearTimeout(timer.current),
  };
  return (
    <a className="card-toggle" href={url} data-place="details" {...(isHydrated ? asButton : {})}>
      {isQuiet ? (
        <span className="sr-only">{`Details of ${name}`}</span>
      ) : (
        <>
          Details<span className="sr-only">{` of ${name}`}</span>
          <ChevronDown className="icon" aria-hidden />
        </>
      )}
    </a>
  );
}
