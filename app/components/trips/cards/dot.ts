/** Separates the parts of a line. A line can break after it, but not before. */
export const DOT = "\u00a0· ";
