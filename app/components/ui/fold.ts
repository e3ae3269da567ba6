/** A line that unfolds what it names: on the summary of a `details` that is a `group`, and on the chevron at its end. */
export const foldLine =
  "inline-flex min-h-target cursor-pointer list-none items-center gap-1 text-md font-semibold text-sea [&::-webkit-details-marker]:hidden";
export const foldMark = "icon text-base group-open:rotate-180 motion-safe:transition-[rotate]";
