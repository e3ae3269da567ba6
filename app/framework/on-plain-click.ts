import type { MouseEvent } from "react";

/** A click that opens another tab or window stays the browser's. */
export const onPlainClick =
  (act: (link: HTMLAnchorElement) => void) =>
  (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    act(event.currentTarget);
  };
