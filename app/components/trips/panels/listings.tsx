import type { ListingView, BadgeName } from "#app/presenters/trips/listing";
import ChevronDown from "lucide-react/icons/chevron-down";
import { clsx } from "clsx";
import { foldLine, foldMark, notice } from "#app/components/ui/panel";
import { badge } from "#app/components/ui/badge";
import { Facts } from "#app/components/ui/facts";
import { OutLink } from "#app/components/ui/out-link";
import { Offer } from "./offer";

export type ListingHeading = "h3" | "h4";

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

interface ListingProps extends Required<Pick<Props, "linkWord" | "heading">> {
  listing: ListingView;
}

function Listing({ listing, linkWord, heading: Heading }: ListingProps) {
  const { name, websiteUrl, searchAt, description, location, price, badges, specialOffer, partnershipCode } =
    listing;
  const { known = [], caution = null, unchecked = [] } = listing.facts ?? {};
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] content-start gap-1 border-t border-line py-3 only:max-w-text md:gap-1.5 md:py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading className="flex-[1_1_9rem] font-sans text-lg leading-[1.3] font-strong tracking-normal">
          {name}
        </Heading>
        {websiteUrl !== null && (
          <OutLink
            href={websiteUrl}
            className="-my-2.5 max-w-2/5 flex-none py-2.5 text-right font-semibold print:hidden"
            more={`${searchAt === null ? "" : " for"} ${name}`}
          >
            <span>{searchAt === null ? linkWord : `Search at ${searchAt}`}</span>
          </OutLink>
        )}
      </div>
      <Facts of={[location, price, ...known]} />
      <p>{description}</p>
      {caution !== null && (
        <p>
          <strong>Mind the tide:</strong> <span>{caution}</span>
        </p>
      )}
      {unchecked.length > 0 && (
        <p className="text-sm text-ink-soft print:hidden!">{`We haven't checked: ${unchecked.join(", ")}`}</p>
      )}
      <Badges names={badges} />
      <Offer text={specialOffer} code={partnershipCode} />
    </li>
  );
}

const TONES: Partial<Record<BadgeName, "sun" | "leaf">> = { Featured: "sun", "Special Offer": "leaf" };

function Badges({ names }: { names: BadgeName[] }) {
  if (names.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-1.5 gap-y-1">
      {names.map((name) => (
        <li key={name} className={badge({ tone: TONES[name] })}>
          {name}
        </li>
      ))}
    </ul>
  );
}

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
