/**
 * Opens the saved copy of a page that got no answer. The code for this is in save-for-offline.ts, which is loaded
 * soon after the first page. Does nothing if that code is missing or nothing is saved; the next page without an
 * answer tries again.
 */
export const showSaved = (asked: Pick<Request, "url" | "signal">): Promise<void> =>
  import("./save-for-offline").then(({ openSaved }) => openSaved(asked)).catch(() => undefined);
