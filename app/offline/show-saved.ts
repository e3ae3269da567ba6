/**
 * Opens what is saved of a page that got no answer, as save-for-offline.ts tells. Its code came soon after the first page;
 * where it did not and cannot be had now, or keeps nothing, nothing happens, and the next page that gets no answer asks again.
 */
export const showSaved = (asked: Pick<Request, "url" | "signal">): Promise<void> =>
  import("./save-for-offline").then(({ openSaved }) => openSaved(asked)).catch(() => undefined);
