/** Between the parts of a line; a line breaks after it, never before. */
export const DOT = "\u00a0· ";
