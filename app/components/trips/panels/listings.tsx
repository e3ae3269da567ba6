import type { ListingView } from "#app/presenters/trips/card-view";
import { Listing } from "./listing";
import type { ListingHeading } from "./listing";

interface Props {
  listings: ListingView[];
  linkWord: string;
  heading?: ListingHeading;
}

/** A list of entries; two may share a name, so their place tells them apart. */
export function Listings({ listings, linkWord, heading = "h3" }: Props) {
  return (
    <ul className="listings">
      {listings.map((listing, index) => (
        <Listing key={`${index}-${listing.name}`} listing={listing} linkWord={linkWord} heading={heading} />
      ))}
    </ul>
  );
}
