/** The types of build-when-changed.mjs, which runs before anything is installed. */
export const SOURCES: readonly string[];
