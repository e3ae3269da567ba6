/**
 * Opens what is saved of a page that got no answer, through save-for-offline.ts, whose code is loaded soon
 * after the first page. If that code is missing or nothing is saved, this does nothing; the next page
 * without an answer tries again.
 */
export const showSaved = (asked: Pick<Request, "url" | "signal">): Promise<void> =>
  import("./save-for-offline").then(({ openSaved }) => openSaved(asked)).catch(() => undefined);
