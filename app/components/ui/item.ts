/** An entry of a list that is more than a line: its name, and a word or a link at the end of the same line. */
export const itemHead = "flex items-start justify-between gap-4";
export const itemTitle = "font-sans text-lg leading-[1.3] font-strong tracking-normal wrap-anywhere";
