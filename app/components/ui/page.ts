/** A page under the header; in it the line with its heading and, beside that or below it, what can be done. */
export const page = "wrap pt-page";
export const pageHead =
  "mb-6 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 max-md:mb-4 max-md:gap-y-2 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end";
export const pageActions = "flex flex-wrap items-center justify-between gap-3 max-xs:gap-2";

/** The heading of a section and a link beside it. */
export const sectionHead = "mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 *:min-w-0";

/** Over a list of results: the days with the answer in short below them, on a wide screen beside what is nearest. */
export const resultsTop =
  "mb-5 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-3 max-md:mb-3 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]";

/** In the second column of that: the places nearest among the best, as lines. */
export const answerBesideDays = "lg:col-start-2 lg:row-span-2 lg:row-start-1";
export const answerRows = "mt-1 divide-y divide-line border-y border-line";

/** The list, and right of it on a wide screen the map. */
export const mapBeside =
  "min-[75rem]:grid min-[75rem]:grid-cols-[minmax(0,1fr)_420px] min-[75rem]:items-start min-[75rem]:gap-6";
