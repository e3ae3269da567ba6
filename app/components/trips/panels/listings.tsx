import type { ListingView } from "#app/presenters/trips/card-view";
import { type ListingHeading, Listing } from "./listing";
import { clsx } from "clsx";
import { notice } from "#app/components/ui/panel";

interface Props {
  listings: ListingView[];
  linkWord: string;
  heading?: ListingHeading;
}

/** Four entries make two rows of two. Inside a tab the first has no line above, because the tabs have one. */
const LISTINGS =
  "listings grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-10 has-[>:nth-child(4):last-child]:grid-cols-[repeat(auto-fit,minmax(min(100%,28rem),1fr))] [[role=tabpanel]>&]:-mt-[calc(1.25rem+1px)]";

/** Two entries may have the same name, so their keys contain the index. */
export function Listings({ listings, linkWord, heading = "h3" }: Props) {
  return (
    <ul className={LISTINGS}>
      {listings.map((listing, index) => (
        <Listing key={`${index}-${listing.name}`} listing={listing} linkWord={linkWord} heading={heading} />
      ))}
    </ul>
  );
}

interface NoMatchesProps {
  what: "activities" | "hotels";
  activePreferences: string[];
}

/** If the visitor's preferences leave nothing to show. */
export function NoMatches({ what, activePreferences }: NoMatchesProps) {
  return (
    <div className={clsx(notice({ tone: "empty" }), "grid w-full gap-1.5")}>
      <p>{`No ${what} match your preferences. Try adjusting your filters.`}</p>
      {activePreferences.length > 0 && <p>{`Your preferences: ${activePreferences.join(", ")}`}</p>}
    </div>
  );
}
