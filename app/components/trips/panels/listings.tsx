import type { ListingView } from "#app/presenters/trips/listing";
import { type ListingHeading, Listing } from "./listing";
import ChevronDown from "lucide-react/icons/chevron-down";
import { clsx } from "clsx";
import { foldLine, foldMark, notice } from "#app/components/ui/panel";

interface Props {
  listings: ListingView[];
  linkWord: string;
  heading?: ListingHeading;
  /** Those after it are folded. */
  limit?: number;
}

/** Four entries make two rows of two. Inside a tab the first has no line above, because the tabs have one. */
const LISTINGS =
  "listings grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-10 has-[>:nth-child(4):last-child]:grid-cols-[repeat(auto-fit,minmax(min(100%,28rem),1fr))] [[role=tabpanel]>&]:-mt-[calc(1.25rem+1px)]";

/** Two entries may have the same name, so their keys contain the index. */
export function Listings({ listings, linkWord, heading = "h3", limit = Infinity }: Props) {
  // A fold is as high as a short entry, so it is not for one alone.
  const shown = listings.length > limit + 1 ? limit : listings.length;
  return (
    <>
      <Entries listings={listings.slice(0, shown)} linkWord={linkWord} heading={heading} />
      {shown < listings.length && (
        <details className="group w-full border-t border-line print:hidden">
          <summary className={foldLine}>
            <span>{`${listings.length - shown} more`}</span>
            <ChevronDown className={foldMark} aria-hidden />
          </summary>
          <Entries listings={listings.slice(shown)} linkWord={linkWord} heading={heading} />
        </details>
      )}
    </>
  );
}

const Entries = ({ listings, linkWord, heading }: Required<Omit<Props, "limit">>) => (
  <ul className={LISTINGS}>
    {listings.map((listing, index) => (
      <Listing key={`${index}-${listing.name}`} listing={listing} linkWord={linkWord} heading={heading} />
    ))}
  </ul>
);

interface NoMatchesProps {
  what: "activities" | "hotels";
  activePreferences: string[];
}

export function NoMatches({ what, activePreferences }: NoMatchesProps) {
  return (
    <div className={clsx(notice({ tone: "empty" }), "grid w-full gap-1.5")}>
      <p>{`No ${what} match your preferences. Try adjusting your filters.`}</p>
      {activePreferences.length > 0 && <p>{`Your preferences: ${activePreferences.join(", ")}`}</p>}
    </div>
  );
}
