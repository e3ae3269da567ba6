import type { ListingView, BadgeName } from "#app/presenters/trips/listing";
import { badge } from "#app/components/ui/badge";
import { Offer } from "./offer";
import { OutLink } from "#app/components/ui/out-link";

export type ListingHeading = "h3" | "h4";

interface Props {
  listing: ListingView;
  linkWord: string;
  heading: ListingHeading;
}

export function Listing({ listing, linkWord, heading: Heading }: Props) {
  const { name, websiteUrl, searchAt, description, location, price, badges, specialOffer, partnershipCode } =
    listing;
  const { known = [], caution = null, unchecked = [] } = listing.facts ?? {};
  const facts = [location, price, ...known].filter((fact) => fact !== null).join(" · ");
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
      {facts !== "" && <p className="text-ink-soft">{facts}</p>}
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
