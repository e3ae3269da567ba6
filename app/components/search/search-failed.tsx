import { useLocation, useSearchParams } from "@remix-run/react";
import { useOnline } from "#app/components/behaviour/use-browser-state";
import { useRetryOnce } from "#app/components/behaviour/use-retry-once";
import type { SearchPageView } from "#app/presenters/search/view";
import { OfflineScene, StormScene } from "#app/components/art/empty-scenes";
import { MessagePage } from "#app/components/layout/pages/message-page";
import { button } from "#app/components/ui/button";
import { DEFAULT_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import { NO_FILTERS } from "#app/domain/filters/filters";

interface Props {
  view: Extract<SearchPageView, { kind: "failed" }>;
}

const DEFAULT_TEXT =
  "I'm sorry, but there has been a technical issue with this search. Please check your connectivity and try again.";

/** The search failed. Tries again once by itself, then offers a button. */
export function SearchFailed({ view }: Props) {
  const { isRetrying, retry } = useRetryOnce();
  const { pathname, search } = useLocation();
  const isOnline = useOnline();
  return (
    <MessagePage
      scene={isOnline ? <StormScene /> : <OfflineScene />}
      title="Something Went Wrong"
      actions={
        <a
          href={`${pathname}${search}`}
          className={button({ tone: "sun" })}
          aria-disabled={isRetrying || undefined}
          onClick={(event) => {
            event.preventDefault();
            retry();
          }}
        >
          Try Again
        </a>
      }
    >
      <p>{view.message || DEFAULT_TEXT}</p>
      <p role="status">{isRetrying ? "Trying again…" : ""}</p>
    </MessagePage>
  );
}

/** In place of a results page when the root's data failed too, so that there is no header or footer either. */
export function SearchUnreachable() {
  const [params] = useSearchParams();
  return <SearchFailed view={unreachableSearch(params)} />;
}

/** The page of a search that got no answer at all, such as without a connection: its address tells what it asked. */
export function unreachableSearch(params: URLSearchParams): Extract<SearchPageView, { kind: "failed" }> {
  return {
    kind: "failed",
    form: {
      postcode: params.get("postcode") ?? "",
      drivingHours: Number(params.get("drivingHours")) || DEFAULT_DRIVING_HOURS,
      travelDate: params.get("travelDate") ?? "",
      leave: params.get("leave") ?? "",
      filters: NO_FILTERS,
      dates: [],
      errors: {},
    },
    message: "Unable to complete your search. Please check your connection and try again.",
  };
}
