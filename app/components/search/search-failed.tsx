import { useRetryOnce } from "#app/hooks/use-retry-once";
import type { SearchPageView } from "#app/presenters/search-view";
import { StormScene } from "../art/empty-scenes";
import { MessagePage } from "../layout/message-page";

interface Props {
  view: Extract<SearchPageView, { kind: "failed" }>;
}

const DEFAULT_TEXT =
  "I'm sorry, but there has been a technical issue with this search. Please check your connectivity and try again.";

/** Nothing could answer. Tries again once by itself, then leaves it to the visitor. */
export function SearchFailed({ view }: Props) {
  const { isRetrying, retry } = useRetryOnce();
  const { postcode, drivingHours, travelDate } = view.form;
  return (
    <MessagePage
      scene={<StormScene />}
      title="Something Went Wrong"
      actions={
        <form
          method="get"
          action="/search"
          onSubmit={(event) => {
            event.preventDefault();
            retry();
          }}
        >
          <input type="hidden" name="postcode" value={postcode} />
          <input type="hidden" name="drivingHours" value={drivingHours} />
          {travelDate !== "" && <input type="hidden" name="travelDate" value={travelDate} />}
          <button type="submit" className="button button-sun" aria-disabled={isRetrying || undefined}>
            Try Again
          </button>
        </form>
      }
    >
      <p>{view.message || DEFAULT_TEXT}</p>
      <p role="status">{isRetrying ? "Trying again…" : ""}</p>
    </MessagePage>
  );
}
