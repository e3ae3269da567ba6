import { useEffect, useRef } from "react";

interface Props {
  /** The next page's address; null at the end. */
  url: string | null;
  shown: number;
  total: number;
  isLoading: boolean;
  hasFailed: boolean;
  /** Whether the visitor has asked for more on this page: only then is the count read out. */
  hasAsked: boolean;
  onMore: () => void;
}

/** The way to the next places: a link, which in the browser adds them below instead of leaving the page. */
export function ShowMore({ url, shown, total, isLoading, hasFailed, hasAsked, onMore }: Props) {
  const end = useRef<HTMLParagraphElement>(null);
  const isAtEnd = url === null;
  useEffect(() => {
    // The link that had the focus is gone: the focus stays where it was in the page.
    if (isAtEnd && hasAsked) end.current?.focus({ preventScroll: true });
  }, [isAtEnd, hasAsked]);

  const progress = hasFailed
    ? "More places could not be loaded. Please try again."
    : `${shown} of ${total} places shown`;
  return (
    <div className="show-more">
      <p ref={end} tabIndex={-1} role="status">
        {hasAsked && !isLoading ? progress : ""}
      </p>
      {url !== null && (
        <a
          href={url}
          className="button button-large"
          aria-disabled={isLoading || undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onMore();
          }}
        >
          {isLoading ? "Fetching more places…" : "Show more places"}
        </a>
      )}
    </div>
  );
}
