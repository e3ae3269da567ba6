import type { DetailsView } from "#app/presenters/trips/card-view";
import { button } from "../../ui/button";
import type { ListingHeading } from "./listing";
import { Listings, NoMatches } from "./listings";

interface Props {
  details: DetailsView;
  heading?: ListingHeading;
}

export function HotelsList({ details, heading }: Props) {
  return (
    <>
      {details.hotels.length === 0 ? (
        <NoMatches what="hotels" activePreferences={details.activePreferences} />
      ) : (
        <Listings listings={details.hotels} linkWord="Book" heading={heading} />
      )}
      <a className={button()} href={details.moreHotelsUrl} target="_blank" rel="noopener noreferrer">
        Find More Hotels<span className="sr-only">{` in ${details.name}, in a new tab`}</span>
      </a>
    </>
  );
}
