import { useRef } from "react";
import { useOpenCard } from "./use-open-card";
import type { CardView } from "#app/presenters/trips/card-view";
import { cardBox, cardPhoto } from "./card-box";
import { CardPanelSlot } from "./card-panel-slot";
import { CardPhoto } from "./card-photo";
import { CardToggle } from "./card-toggle";
import { CardWeather, skyInWords } from "./card-weather";
import { DriveLink } from "#app/components/trips/drive-link";
import { FavoriteHeart } from "#app/components/trips/favorite-heart";
import { Offer } from "#app/components/trips/panels/listing";
import { ScoreArc } from "#app/components/trips/score-arc";
import { useSiteUser } from "#app/components/layout/use-site-user";
import { postJson } from "#app/components/behaviour/ask-json";

interface Props {
  card: CardView;
  /** The search or the day of the card, for the address of its details; "" for a place shown without one. */
  detailsQuery: string;
  isEager?: boolean;
  heading?: "h2" | "h3";
  /** Why the place is proposed, in words; they stand in place of the score's own. */
  reasons?: readonly string[];
}

/** Between the parts of a line; a line breaks after it, never before. */
const DOT = "\u00a0· ";

/**
 * One place: its weather, its score, the drive. Expands below its row of the grid, so that nothing that
 * the pointer is on moves. The markup is kept small, since twenty of them travel with a page.
 */
export function DestinationCard({ card, detailsQuery, isEager, heading: Heading = "h2", reasons }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const query = detailsQuery === "" ? "" : `?${detailsQuery}`;
  const url = `/destinations/${card.slug}${query}`;
  const content = useOpenCard(box, card.id, `/destinations/${card.slug}/details${query}`);
  const { isOpen } = content;
  const trackClick = useClickTracking();
  const words = reasons?.length ? reasons : card.score?.reasons;
  const sky = skyInWords(card.weather);
  const panelId = `d${card.id}`;

  return (
    <li className="contents">
      <div ref={box} className={cardBox({ isOpen })}>
        <div className={cardPhoto}>
          <CardPhoto
            imageUrl={card.imageUrl}
            fallbackImageUrl={card.fallbackImageUrl}
            weather={card.weather}
            isEager={isEager}
          />
          <CardWeather weather={card.weather} />
          <FavoriteHeart id={card.id} name={card.name} />
        </div>
        <div className="card-body">
          <div>
            <div className="flex justify-between gap-2">
              <div className="min-w-0">
                <Heading className="card-name">{card.name}</Heading>
                <p className="text-ink-soft">{card.region}</p>
              </div>
              {card.score && <ScoreArc score={card.score} />}
            </div>
            {words ? (
              <p className="card-told">
                {words.join(DOT)}
                {/* On a phone the answer over the list says how it is at home. */}
                {card.overHome && <span>{DOT + card.overHome}</span>}
              </p>
            ) : (
              <p className="card-sky">{sky}</p>
            )}
          </div>
          {card.matches?.map((match) => (
            <p key={match} className="text-sm font-medium text-leaf">
              {match}
            </p>
          ))}
          {card.visit && <p className="text-sm text-ink-soft">{card.visit}</p>}
          {card.weather?.age && <p className="text-sm text-ink-soft">{card.weather.age}</p>}
          {card.offer && (
            <div className="my-1.5">
              <Offer {...card.offer} />
            </div>
          )}
          <div className="card-end">
            {(card.drive ?? card.driveNote) !== null && <DriveLink card={card} />}
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

/**
 * Records that a signed-in visitor opened a place; a guest's clicks are recorded nowhere. The page neither
 * waits for it nor minds its failure.
 */
function useClickTracking(): (destinationId: number) => void {
  const isSignedIn = useSiteUser() !== null;
  return (destinationId) => {
    if (!isSignedIn) return;
    postJson("/api/search-history/click", { destinationId }, { keepalive: true }).catch(() => {});
  };
}
