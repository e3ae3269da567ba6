/** Does nothing until save-for-offline.ts is loaded; the next page without an answer tries again. */
export const showSaved = (asked: Pick<Request, "url" | "signal">): Promise<void> =>
  import("./save-for-offline").then(({ openSaved }) => openSaved(asked)).catch(() => undefined);
