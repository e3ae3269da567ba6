/** A box to tick, drawn by us: the browser's own is a grey hole on a dark page. */
export const tick =
  "relative size-6 flex-none cursor-pointer appearance-none rounded-[6px] border-2 border-line-strong bg-raised checked:border-sea checked:bg-sea checked:before:absolute checked:before:top-0.5 checked:before:left-1.5 checked:before:h-[13px] checked:before:w-2 checked:before:rotate-45 checked:before:border-r-[2.5px] checked:before:border-b-[2.5px] checked:before:border-raised forced-colors:appearance-auto";

/** The label around a tick and its words: all of it can be pressed. */
export const tickRow = "flex min-h-target cursor-pointer items-center gap-3";
