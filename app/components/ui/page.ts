/** Its first line is pageHead: the heading and, beside or below it, the actions. */
export const page = "wrap pt-page";
export const pageHead =
  "mb-6 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 max-md:mb-4 max-md:gap-y-2 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end";

export const sectionHead =
  "mb-6 max-md:mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 *:min-w-0";

export const resultsPage = "wrap pt-3 md:pt-5";

export const mapBeside =
  "min-[75rem]:grid min-[75rem]:grid-cols-[minmax(0,1fr)_420px] min-[75rem]:items-start min-[75rem]:gap-6 min-[100rem]:-mr-[min(20rem,(100vw-80rem)/2)] min-[100rem]:grid-cols-[minmax(0,47rem)_minmax(0,1fr)]";
