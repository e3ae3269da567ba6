import { Link } from "@remix-run/react";
import type { SearchPageView } from "#app/presenters/search-view";
import { NothingFoundScene } from "../art/empty-scenes";
import { ContactLink, useHasContact } from "../layout/contact";
import { MessagePage } from "../layout/message-page";
import { GoBack } from "./go-back";

interface Props {
  view: Extract<SearchPageView, { kind: "empty" }>;
}

const MOST_HOURS = 5;

function longerSearchUrl({ form, canExtend }: Props["view"]): string | null {
  if (!canExtend || form.drivingHours >= MOST_HOURS) return null;
  const query = new URLSearchParams({ postcode: form.postcode, drivingHours: String(form.drivingHours + 1) });
  if (form.travelDate !== "") query.set("travelDate", form.travelDate);
  return `/search?${query.toString()}`;
}

/** No place within the drive: why, and what to change. */
export function SearchEmpty({ view }: Props) {
  const hasContact = useHasContact();
  const longerUrl = longerSearchUrl(view);
  return (
    <MessagePage
      scene={<NothingFoundScene />}
      title="No Results Found"
      actions={
        <>
          {longerUrl !== null && (
            <Link to={longerUrl} className="button button-sun">
              {`Try ${view.form.drivingHours + 1} hours`}
            </Link>
          )}
          <GoBack />
        </>
      }
    >
      {view.reason !== null && <p>{view.reason}</p>}
      {view.canExtend && <p>Try extending your driving distance: a longer drive reaches more places.</p>}
      {hasContact && (
        <p>
          Do you think something is missing? Please{" "}
          <ContactLink subject="No results found">contact us</ContactLink>.
        </p>
      )}
    </MessagePage>
  );
}
