import { searchParameters, unitsParameters } from "#app/domain/search/address";
import { usePageUnits } from "#app/components/behaviour/use-units";
import type { CardView } from "#app/presenters/trips/present";
import { textsOf } from "#app/presenters/notes/notes-view";
import { cardPhoto, DOT } from "./card-box";
import { CardItem } from "./card-item";
import { CardPhoto, CardWeather, ScoreArc } from "./card-parts";
import { DriveLink } from "#app/components/trips/drive-link";
import { FavoriteHeart } from "#app/components/trips/favorite-heart";
import { Facts } from "#app/components/ui/facts";
import { Offer } from "#app/components/trips/panels/offer";
import { WarningLines } from "#app/components/warnings/official-warnings";

interface Props {
  card: CardView;
  /** Of the search or the day, for the card's details; "" if there are none. */
  detailsQuery: string;
  isEager?: boolean;
  heading?: "h2" | "h3";
  reasons?: readonly string[];
}

/** Small, because a page has twenty. */
export function DestinationCard({ card, detailsQuery, isEager, heading: Heading = "h2", reasons }: Props) {
  const query = detailsQuery === "" ? "" : `?${detailsQuery}`;
  const url = `/destinations/${card.slug}${query}`;
  const asked = [detailsQuery, searchParameters(unitsParameters(usePageUnits()))].filter(Boolean).join("&");
  const words = reasons?.length ? reasons : card.score?.reasons;

  return (
    <CardItem place={card} url={url} detailsUrl={`/destinations/${card.slug}/details?${asked}`}>
      {(toggle) => (
        <>
          <div className={cardPhoto}>
            <CardPhoto {...card} isEager={isEager} />
            <CardWeather weather={card.weather} />
            <FavoriteHeart id={card.id} name={card.name} />
          </div>
          <div className="card-body">
            <div>
              <div className="flex justify-between gap-2">
                <Heading className="min-w-0 text-xl">{card.name}</Heading>
                {card.score && <ScoreArc score={card.score} />}
              </div>
              <WarningLines notes={card.notes} />
              {words && <p className="mt-1.5 first-letter:uppercase">{words.join(DOT)}</p>}
            </div>
            {textsOf(card.notes, "soft").map((text) => (
              <Facts key={text} of={[text]} />
            ))}
            <Facts of={[card.weather?.age]} />
            {card.offer && (
              <div className="my-1.5">
                <Offer {...card.offer} />
              </div>
            )}
            <div className="card-end">
              {Boolean(card.drive ?? card.driveNote) && <DriveLink card={card} />}
              {toggle}
            </div>
          </div>
        </>
      )}
    </CardItem>
  );
}
