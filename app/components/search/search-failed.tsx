import { useLocation, useSearchParams } from "@remix-run/react";
import { useOnline } from "#app/components/ui/use-online";
import { useRetryOnce } from "#app/components/ui/use-retry-once";
import type { SearchPageView } from "#app/presenters/search/view";
import { OfflineScene, StormScene } from "../art/empty-scenes";
import { MessagePage } from "../layout/pages/message-page";
import { unreachableSearch } from "./unreachable-search";
import { button } from "../ui/button";

interface Props {
  view: Extract<SearchPageView, { kind: "failed" }>;
}

const DEFAULT_TEXT =
  "I'm sorry, but there has been a technical issue with this search. Please check your connectivity and try again.";

/** Nothing could answer. Tries again once by itself, then leaves it to the visitor. */
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

/** In place of a results page of which not even its surroundings could be had. */
export function SearchUnreachable() {
  const [params] = useSearchParams();
  return <SearchFailed view={unreachableSearch(params)} />;
}
