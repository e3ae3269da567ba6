import type { ListingView } from "#app/presenters/trips/card-view";
import { Listing } from "./listing";
import type { ListingHeading } from "./listing";

interface Props {
  listings: ListingView[];
  linkWord: string;
  heading?: ListingHeading;
  /** Says of each entry what nobody checked, too. */
  isWhole?: boolean;
}

/** Four are two and two, not three and one. In a tab, whose own line is then the first line of the list. */
const LISTINGS =
  "listings grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-10 has-[>:nth-child(4):last-child]:grid-cols-[repeat(auto-fit,minmax(min(100%,28rem),1fr))] [[role=tabpanel]>&]:-mt-[calc(1.25rem+1px)]";

/** A list of entries; two may share a name, so their place tells them apart. */
export function Listings({ listings, linkWord, heading = "h3", isWhole = false }: Props) {
  return (
    <ul className={LISTINGS}>
      {listings.map((listing, index) => (
        <Listing key={`${index}-${listing.name}`} {...{ listing, linkWord, heading, isWhole }} />
      ))}
    </ul>
  );
}
