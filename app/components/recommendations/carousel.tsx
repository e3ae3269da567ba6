import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef } from "react";
import type { CSSProperties, ReactNode } from "react";
import type { ProposedCardView } from "#app/presenters/recommendations/view";
import { DestinationCard } from "../trips/destination-card";
import { type CarouselPosition, useCarousel } from "./use-carousel";

interface Props {
  /** What the row holds, for readers of the page. */
  label: string;
  cards: readonly ProposedCardView[];
  /** A line above the cards. */
  children?: ReactNode;
}

/** A row of cards that is scrolled by hand, by wheel, by its two buttons or by the focus; never by itself. */
export function Carousel({ label, cards, children }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const { position, measure, turn } = useCarousel(row, cards.length);
  const fits = position !== null && position.first === 1 && position.last >= cards.length;
  return (
    <div role="group" aria-label={label} className="carousel">
      <div className="carousel-head">
        <p className="carousel-note">{children}</p>
        {cards.length > 1 && (
          <div className="carousel-controls js-only" data-idle={fits || undefined}>
            <p role="status">
              <span className="sr-only">Places </span>
              {position && inWords(position, cards.length)}
            </p>
            <TurnButton direction={-1} isEnd={position?.first === 1} onTurn={turn} />
            <TurnButton direction={1} isEnd={position?.last === cards.length} onTurn={turn} />
          </div>
        )}
      </div>
      <ul
        ref={row}
        className="carousel-row"
        style={{ "--n": cards.length } as CSSProperties}
        onScroll={measure}
      >
        {cards.map(({ card, reasons, detailsQuery }) => (
          <DestinationCard
            key={card.id}
            card={card}
            reasons={reasons}
            detailsQuery={detailsQuery}
            heading="h3"
          />
        ))}
      </ul>
    </div>
  );
}

const inWords = ({ first, last }: CarouselPosition, count: number): string =>
  first === last ? `${first} of ${count}` : `${first}–${last} of ${count}`;

interface TurnButtonProps {
  direction: 1 | -1;
  /** Nothing more lies that way: the button stays where it is, so that the focus does too. */
  isEnd: boolean;
  onTurn: (direction: 1 | -1) => void;
}

function TurnButton({ direction, isEnd, onTurn }: TurnButtonProps) {
  const Icon = direction === 1 ? ChevronRight : ChevronLeft;
  return (
    <button
      type="button"
      className="turn-button"
      aria-disabled={isEnd || undefined}
      onClick={() => {
        if (!isEnd) onTurn(direction);
      }}
    >
      <Icon className="icon" aria-hidden />
      <span className="sr-only">{direction === 1 ? "Next places" : "Previous places"}</span>
    </button>
  );
}
