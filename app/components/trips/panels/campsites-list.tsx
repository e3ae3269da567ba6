import type { DetailsView } from "#app/presenters/trips/card-view";
import { clsx } from "clsx";
import { button } from "../../ui/button";
import { notice } from "#app/components/ui/panel";
import type { ListingHeading } from "./listing";
import { Listings } from "./listings";

interface Props {
  details: DetailsView;
  heading?: ListingHeading;
}

/** Said once for the list: the sites of the open data tell how far away they are. */
const DISTANCE_NOTE = "Distances are in a straight line.";

export function CampsitesList({ details, heading }: Props) {
  const hasDistances = details.campsites.some(({ description }) => description.endsWith("away"));
  return (
    <>
      <p className="text-ink-soft">
        {details.campsiteNote}
        {hasDistances && <small className="block">{DISTANCE_NOTE}</small>}
      </p>
      {details.campsites.length === 0 ? (
        <p className={clsx(notice({ tone: "empty" }), "w-full")}>We know of no campsite here yet.</p>
      ) : (
        <Listings listings={details.campsites} linkWord="Visit" heading={heading} />
      )}
      <a className={button()} href={details.moreCampsitesUrl} target="_blank" rel="noopener noreferrer">
        Find More Campsites<span className="sr-only">{` near ${details.name}, in a new tab`}</span>
      </a>
    </>
  );
}
