import { HOUR_MS } from "#app/domain/units";

interface Try {
  /** What the copy depends on besides its path: the visitor's units and, for a trip, its version. */
  readonly asked: string;
  readonly atMs: number;
  /**
   * Whether the page was saved. This is false while the attempt runs, and stays false if the page is gone or there is
   * no room.
   */
  isKept: boolean;
}

/**
 * Remembers the last attempt to save each page. A page is due again after an hour, or once the units or the trip have
 * changed.
 */
export function createLastTries() {
  const tries = new Map<string, Try>();
  return {
    /**
     * Returns whether a page is to be saved. `isSaved` says whether a copy exists now: a page that was saved and then
     * removed is due at once; one that could not be saved waits.
     */
    isDue(path: string, asked: string, isSaved: boolean, nowMs: number): boolean {
      const last = tries.get(path);
      if (!last || last.asked !== asked || nowMs - last.atMs >= HOUR_MS) return true;
      return last.isKept && !isSaved;
    },
    /** Records an attempt before the page is requested, so that the next click does not repeat it. */
    begin(path: string, asked: string, nowMs: number) {
      const begun: Try = { asked, atMs: nowMs, isKept: false };
      tries.set(path, begun);
      return {
        /** Returns false if a later attempt has replaced this one, for example one in other units. */
        isLast: () => tries.get(path) === begun,
        kept: () => {
          begun.isKept = true;
        },
        /** Forgets an attempt that got no usable answer, so that the next attempt need not wait. */
        forget: () => {
          if (tries.get(path) === begun) tries.delete(path);
        },
      };
    },
  };
}
