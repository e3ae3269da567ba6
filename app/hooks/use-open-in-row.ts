import { type RefObject, useEffect, useState } from "react";

interface OpenCard {
  top: () => number | undefined;
  close: () => void;
}

/** Those that are open now, anywhere in the page. */
const openCards = new Set<OpenCard>();

/** Whether a card is open. Opening one closes the other of its row: their panels would lie one under the other. */
export function useOpenInRow(card: RefObject<HTMLElement>) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const self = { top: () => card.current?.offsetTop, close: () => setOpen(false) };
    for (const other of openCards) if (other.top() === self.top()) other.close();
    openCards.add(self);
    return () => void openCards.delete(self);
  }, [isOpen, card]);
  return [isOpen, setOpen] as const;
}
