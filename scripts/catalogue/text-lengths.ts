/** The shortest and the longest length of the catalogue's texts, in characters. */
export const PLACE_CHARACTERS = [80, 420] as const;
export const ENTRY_CHARACTERS = [30, 300] as const;
/** The least number of attractions of a place. In addition, at least one thing to do must be indoors. */
export const LEAST_ATTRACTIONS = 3;
