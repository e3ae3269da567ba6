/** A script cannot set Sec-Purpose, so its requests have the older header. */
export const ASKED_EARLY = { Purpose: "prefetch" } as const;

/** How long a browser may use the answer once the visitor opens what it is for. */
export const USED_WITHIN_SECONDS = 10;
