import { clsx } from "clsx";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import {
  useRef,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useState,
} from "react";
import type { ProposedCardView } from "#app/presenters/recommendations/cards";
import { DestinationCard } from "#app/components/trips/cards/destination-card";
import { IconButton } from "#app/components/ui/button";

/** An opened card's panel stays in view while the row scrolls. The padding is for the focus ring. */
const ROW =
  "-mx-2 grid snap-x snap-mandatory scroll-px-2 grid-cols-[repeat(var(--n),var(--wide))] gap-5 overflow-x-auto overscroll-x-contain px-2 pt-2 pb-6 [--wide:calc(100%/1.12)] [scrollbar-color:var(--color-line-strong)_transparent] [scrollbar-width:thin] motion-safe:scroll-smooth @min-[40rem]:[--wide:calc((100%-1.25rem)/2)] @min-[60rem]:[--wide:calc((100%-2.5rem)/3)] [&>li>:first-child]:row-1 [&>li>:first-child]:snap-start [&>li>:nth-child(2)]:sticky [&>li>:nth-child(2)]:left-0 [&>li>:nth-child(2)]:col-span-full [&>li>:nth-child(2)]:w-[100cqi]";
const TURN =
  "border-line-strong aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-line-strong";

interface Props {
  label: string;
  cards: readonly ProposedCardView[];
  children?: ReactNode;
}

export function Carousel({ label, cards, children }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const { position, measure, turn } = useCarousel(row, cards.length);
  const fits = position !== null && position.first === 1 && position.last >= cards.length;
  return (
    <div role="group" aria-label={label} className="@container">
      <div className="mb-2 flex min-h-target flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-ink-soft">{children}</p>
        {cards.length > 1 && (
          // If all cards fit, the buttons are invisible but keep their room, so that nothing moves.
          <div
            className={clsx("js-only ml-auto flex items-center gap-2 text-ink-soft", fits && "invisible")}
            data-idle={fits || undefined}
          >
            <p role="status" className="min-w-22 text-right tabular-nums">
              <span className="sr-only">Places </span>
              {position && <span>{inWords(position, cards.length)}</span>}
            </p>
            <TurnButton direction={-1} isEnd={position?.first === 1} onTurn={turn} />
            <TurnButton direction={1} isEnd={position?.last === cards.length} onTurn={turn} />
          </div>
        )}
      </div>
      <ul ref={row} className={ROW} style={{ "--n": cards.length } as CSSProperties} onScroll={measure}>
        {cards.map((proposed) => (
          <DestinationCard key={proposed.card.id} {...proposed} heading="h3" />
        ))}
      </ul>
    </div>
  );
}

const inWords = ({ first, last }: CarouselPosition, count: number): string =>
  first === last ? `${first} of ${count}` : `${first}–${last} of ${count}`;

interface TurnButtonProps {
  direction: 1 | -1;
  /** The button then does nothing, but it keeps the focus. */
  isEnd: boolean;
  onTurn: (direction: 1 | -1) => void;
}

function TurnButton({ direction, isEnd, onTurn }: TurnButtonProps) {
  return (
    <IconButton
      Icon={direction === 1 ? ChevronRight : ChevronLeft}
      label={direction === 1 ? "Next places" : "Previous places"}
      shape="round"
      className={TURN}
      aria-disabled={isEnd || undefined}
      onClick={() => {
        if (!isEnd) onTurn(direction);
      }}
    />
  );
}

type CarouselPosition = ReturnType<typeof positionOf>;

/** The scroll position is null before the row is measured. */
function useCarousel(row: RefObject<HTMLElement>, count: number) {
  const [position, setPosition] = useState<CarouselPosition | null>(null);

  const measure = useCallback(() => {
    const next = row.current && positionOf(row.current, count);
    if (!next) return;
    setPosition((last) => (last?.first === next.first && last.last === next.last ? last : next));
  }, [row, count]);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, measure]);

  const turn = (direction: 1 | -1) => {
    const element = row.current;
    element?.scrollBy({ left: direction * stepOf(element) * inView(element) });
  };
  return { position, measure, turn };
}

/** From 1. */
function positionOf(row: HTMLElement, count: number) {
  const before = Math.round(row.scrollLeft / stepOf(row));
  return { first: before + 1, last: Math.min(count, before + inView(row)) };
}

/** From the start of one card to that of the next, in CSS pixels. */
function stepOf(row: HTMLElement): number {
  const [one, two] = row.querySelectorAll("li > :first-child");
  if (!one) return row.clientWidth;
  return two ? two.getBoundingClientRect().left - one.getBoundingClientRect().left : one.clientWidth;
}

const inView = (row: HTMLElement): number => Math.max(1, Math.round(row.clientWidth / stepOf(row)));
