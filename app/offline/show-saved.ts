/**
 * Opens what is saved of a page that got no answer, as save-for-offline.ts tells. Its code came soon after the first page;
 * where it did not, or keeps nothing, nothing happens.
 */
export const showSaved = (asked: Pick<Request, "url" | "signal">): Promise<void> =>
  import("./save-for-offline").then(({ openSaved }) => openSaved(asked)).catch(() => undefined);
