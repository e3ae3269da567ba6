/** A box to tick, drawn by us: the browser's own is a grey hole on a dark page. */
export const tick =
  "relative size-[24px] flex-none cursor-pointer appearance-none rounded-[6px] border-2 border-line-strong bg-raised checked:border-sea checked:bg-sea checked:before:absolute checked:before:top-[2px] checked:before:left-[6px] checked:before:h-[13px] checked:before:w-[8px] checked:before:rotate-45 checked:before:border-r-[2.5px] checked:before:border-b-[2.5px] checked:before:border-raised forced-colors:appearance-auto";

/** The label around a tick and its words: all of it can be pressed. */
export const tickRow = "flex min-h-target cursor-pointer items-center gap-3";

/** A box to tick that reads as a switch: on or off, at once or with its form. */
export const toggle =
  "relative h-[32px] w-[52px] flex-none cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-sunken before:absolute before:top-[4px] before:left-[4px] before:size-[20px] before:rounded-full before:bg-line-strong checked:border-sun-deep checked:bg-sun checked:before:left-[24px] checked:before:bg-on-sun motion-safe:before:transition-[left] forced-colors:size-[24px] forced-colors:appearance-auto";
