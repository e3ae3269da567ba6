import { clsx } from "clsx";
import { skeleton } from "#app/components/ui/panel";

/** With the boxes of the real row, so that nothing moves when the content arrives. */
export function RowSkeleton() {
  return (
    <div className="card place pointer-events-none">
      <div className={clsx("place-photo", skeleton(""))} />
      <div className="place-body content-start">
        <div className={skeleton("h-5 w-3/5")} />
        <div className={skeleton("mt-3 h-4 w-4/5")} />
        <div className={skeleton("mt-3 h-4 w-3/5")} />
      </div>
    </div>
  );
}

export function CardSkeleton() {
  return (
    <div className="card pointer-events-none min-h-88">
      <div className={clsx(cardPhoto, skeleton(""))} />
      <div className="card-body">
        <div className="grid gap-3 pt-1">
          <div className={skeleton("h-7 w-3/5")} />
          <div className={skeleton("h-4 w-4/5")} />
        </div>
        <div className={skeleton("mt-3 h-4 w-4/5")} />
      </div>
    </div>
  );
}

/** With an arrow to its panel, which may be below other cards of the row. */
export const openCard =
  "border-sun-deep outline outline-sun-deep before:absolute before:-bottom-5.5 before:left-[calc(50%-14px)] before:h-3.5 before:w-7 before:bg-sun-deep forced-colors:before:hidden before:[clip-path:polygon(50%_0,100%_100%,0_100%)]";

/** At 16:9, with the weather and the heart on it. */
export const cardPhoto = "card-photo";

/** An open card's panel takes the next row, and later cards fill the gaps in the card's own. */
export const cardGrid =
  "grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-5";

/** card.css has its rules. */
export const placeRows =
  "grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(min(100%,21.5rem),1fr))] gap-2 md:gap-3";

/** A line can break after it, but not before. */
export const DOT = "\u00a0· ";
