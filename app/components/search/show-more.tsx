import { useEffect, useRef } from "react";
import { onPlainClick } from "#app/components/behaviour/on-plain-click";
import { ButtonAnchor, ButtonLink } from "#app/components/ui/button";

interface Props {
  previousUrl: string | null;
  nextUrl: string | null;
  /** "40 of 58 places shown", or the range that is shown. */
  shown: string;
  isLoading: boolean;
  hasFailed: boolean;
  /** Only then is the count announced. */
  hasAsked: boolean;
  onMore: () => void;
}

/** With JavaScript the next places appear below, and no new page opens. */
export function ShowMore({ previousUrl, nextUrl, shown, isLoading, hasFailed, hasAsked, onMore }: Props) {
  const end = useRef<HTMLParagraphElement>(null);
  const isAtEnd = nextUrl === null;
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
        {nextUrl !== null && (
          <ButtonAnchor
            href={nextUrl}
            size="large"
            label={isLoading ? "Fetching more places…" : hasFailed ? "Try Again" : "Show more places"}
            aria-disabled={isLoading || undefined}
            onClick={onPlainClick(onMore)}
          />
        )}
      </div>
    </div>
  );
}
