import { useRef } from "react";
import { searchParameters, unitsParameters } from "#app/domain/search/address";
import { usePageUnits } from "#app/components/behaviour/use-units";
import { useOpenCard, useClickTracking } from "./use-open-card";
import type { CardView } from "#app/presenters/trips/card-view";
import { textsOf } from "#app/presenters/notes/notes-view";
import { cardBox, cardPhoto, DOT } from "./card-box";
import { CardPanelSlot } from "./card-panel-slot";
import { CardPhoto, CardWeather, ScoreArc } from "./card-parts";
import { CardToggle } from "./card-toggle";
import { DriveLink } from "#app/components/trips/drive-link";
import { FavoriteHeart } from "#app/components/trips/favorite-heart";
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

/** Opens below its row, so that nothing under the pointer moves. Small, because a page has twenty. */
export function DestinationCard({ card, detailsQuery, isEager, heading: Heading = "h2", reasons }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const query = detailsQuery === "" ? "" : `?${detailsQuery}`;
  const url = `/destinations/${card.slug}${query}`;
  const asked = [detailsQuery, searchParameters(unitsParameters(usePageUnits()))].filter(Boolean).join("&");
  const content = useOpenCard(box, card.id, `/destinations/${card.slug}/details?${asked}`);
  const { isOpen } = content;
  const trackClick = useClickTracking();
  const words = reasons?.length ? reasons : card.score?.reasons;
  const panelId = `d${card.id}`;

  return (
    <li className="contents">
      <div ref={box} className={cardBox({ isOpen })}>
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
            <p key={text} className="text-sm text-ink-soft">
              {text}
            </p>
          ))}
          {card.weather?.age && <p className="text-sm text-ink-soft">{card.weather.age}</p>}
          {card.offer && (
            <div className="my-1.5">
              <Offer {...card.offer} />
            </div>
          )}
          <div className="card-end">
            {Boolean(card.drive ?? card.driveNote) && <DriveLink card={card} />}
            <CardToggle
              url={url}
              name={card.name}
              panelId={panelId}
              isOpen={isOpen}
              onIntent={content.load}
              onToggle={() => {
                if (isOpen) return content.close();
                trackClick(card.id);
                content.open();
              }}
            />
          </div>
        </div>
      </div>
      {isOpen && <CardPanelSlot id={panelId} name={card.name} slug={card.slug} url={url} content={content} />}
    </li>
  );
}
