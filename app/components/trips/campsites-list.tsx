import type { DetailsView } from "#app/presenters/card-view";
import type { ListingHeading } from "./listing";
import { Listings } from "./listings";

interface Props {
  details: DetailsView;
  heading?: ListingHeading;
}

export function CampsitesList({ details, heading }: Props) {
  return (
    <>
      <p className="listing-note">{details.campsiteNote}</p>
      {details.campsites.length === 0 ? (
        <p className="panel-empty">We know of no campsite here yet.</p>
      ) : (
        <Listings listings={details.campsites} linkWord="Visit" heading={heading} />
      )}
      <a className="button" href={details.moreCampsitesUrl} target="_blank" rel="noopener noreferrer">
        Find More Campsites<span className="sr-only">{` near ${details.name}, in a new tab`}</span>
      </a>
    </>
  );
}
