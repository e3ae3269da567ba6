/** How long the texts of the catalogue are, in characters. */
export const PLACE_CHARACTERS = [80, 420] as const;
export const ENTRY_CHARACTERS = [30, 300] as const;
/** The least number of attractions of a place; at least one thing to do is indoors. */
export const LEAST_ATTRACTIONS = 3;
