/** Our own neutral picture for "no forecast": the outline of a cloud, and a dash. No sun, no number. */
export const NOT_AVAILABLE = [
  '<svg viewBox="17 19 94 94" fill="none" xmlns="http://www.w3.org/2000/svg">',
  '<path d="M55 48c5-8 15-11 24-7s13 13 11 22c7 0 13.5 6 13.5 13s-6 12.5-12.5 12.5H38c-7 0-13-5-13.5-12s4-13 11-14c-1-5 1-10 5.5-13s10-3 14-1.5Z"',
  ' stroke="#e6effc" stroke-width="4" stroke-dasharray="7 6" stroke-linecap="round"/>',
  '<path d="M54 70h20" stroke="#e6effc" stroke-width="5" stroke-linecap="round"/></svg>',
].join("");
