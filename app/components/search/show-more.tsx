import { useEffect, useRef, useState } from "react";
import type { useMoreCards } from "./use-more-cards";
import { onPlainClick } from "#app/framework/on-plain-click";
import { ButtonAnchor, ButtonLink } from "#app/components/ui/button";

interface Props extends Omit<ReturnType<typeof useMoreCards>, "cards"> {
  previousUrl: string | null;
  /** "40 of 58 places shown", or the range that is shown. */
  shown: string;
}

/** With JavaScript the next places appear below, and no new page opens. */
export function ShowMore({ previousUrl, nextPageUrl, shown, isLoading, hasFailed, loadMore }: Props) {
  // Only then is the count announced.
  const [hasAsked, setAsked] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);
  const isAtEnd = nextPageUrl === null;
  useEffect(() => {
    // The link that had the focus is gone.
    if (isAtEnd && hasAsked) end.current?.focus({ preventScroll: true });
  }, [isAtEnd, hasAsked]);

  const progress = hasFailed
    ? "We couldn't load more places. Please check your connection and try again."
    : shown;
  return (
    <div className="mt-8 grid justify-items-center gap-3 copy:hidden print:hidden">
      <p ref={end} tabIndex={-1} role="status" className="focus:shadow-none focus:outline-none">
        {(hasAsked || hasFailed) && !isLoading ? progress : ""}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {previousUrl !== null && <ButtonLink to={previousUrl} size="large" label="Previous places" />}
        {nextPageUrl !== null && (
          <ButtonAnchor
            href={nextPageUrl}
            size="large"
            label={isLoading ? "Fetching more places…" : hasFailed ? "Try Again" : "Show more places"}
            aria-disabled={isLoading || undefined}
            onClick={onPlainClick(() => {
              setAsked(true);
              loadMore();
            })}
          />
        )}
      </div>
    </div>
  );
}
