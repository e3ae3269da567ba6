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
