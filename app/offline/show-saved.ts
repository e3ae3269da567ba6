/**
 * In save-for-offline.ts, which is loaded soon after the first page. Without it nothing happens; the next
 * page without an answer tries again.
 */
export const showSaved = (asked: Pick<Request, "url" | "signal">): Promise<void> =>
  import("./save-for-offline").then(({ openSaved }) => openSaved(asked)).catch(() => undefined);
