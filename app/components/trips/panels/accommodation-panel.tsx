import { useKeptState } from "#app/components/behaviour/use-kept-state";
import type { DetailsView } from "#app/presenters/trips/destination-details";
import { segment, segments } from "#app/components/ui/segments";
import { button } from "#app/components/ui/button";
import { type ListingHeading, Listings, NoMatches } from "./listings";
import { clsx } from "clsx";
import { notice } from "#app/components/ui/panel";
import { OutLink } from "#app/components/ui/out-link";

const MORE = button({ className: "print:hidden" });
const KINDS = ["Hotels", "Campsites"] as const;

export function AccommodationPanel({ details }: { details: DetailsView }) {
  const [kind, setKind] = useKeptState<(typeof KINDS)[number]>(`stays ${details.id}`, "Hotels");
  return (
    <div className="grid content-start justify-items-start gap-4">
      <div className={segments} role="group" aria-label="Kind of accommodation">
        {KINDS.map((each) => (
          <button
            key={each}
            type="button"
            className={segment({ state: each === kind ? "on" : "off" })}
            aria-pressed={each === kind}
            onClick={() => setKind(() => each)}
          >
            {each}
          </button>
        ))}
      </div>
      {kind === "Hotels" ? <HotelsList details={details} /> : <CampsitesList details={details} />}
    </div>
  );
}

interface Props {
  details: DetailsView;
  heading?: ListingHeading;
  limit?: number;
}

export function HotelsList({ details, heading, limit }: Props) {
  return (
    <>
      {details.hotels.length === 0 ? (
        <NoMatches what="hotels" activePreferences={details.activePreferences} />
      ) : (
        <Listings listings={details.hotels} linkWord="Book" heading={heading} limit={limit} />
      )}
      <OutLink className={MORE} href={details.moreHotelsUrl} more={` in ${details.name}`}>
        Find More Hotels
      </OutLink>
    </>
  );
}

export function CampsitesList({ details, heading, limit }: Props) {
  // Those from open data have one.
  const hasDistances = details.campsites.some(({ description }) => description.endsWith("away"));
  return (
    <>
      <p className="text-ink-soft">
        <span>{details.campsiteNote}</span>
        {hasDistances && <small className="block print:hidden">Distances are in a straight line.</small>}
      </p>
      {details.campsites.length === 0 ? (
        <p className={clsx(notice({ tone: "empty" }), "w-full")}>
          {details.activePreferences.length > 0
            ? `We don't know a campsite here that matches your preferences: ${details.activePreferences.join(", ")}.`
            : "We don't know any campsites here yet."}
        </p>
      ) : (
        <Listings listings={details.campsites} linkWord="Visit" heading={heading} limit={limit} />
      )}
      <OutLink className={MORE} href={details.moreCampsitesUrl} more={` near ${details.name}`}>
        Find More Campsites
      </OutLink>
    </>
  );
}
