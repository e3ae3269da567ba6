import { HOUR_MS } from "#app/domain/units";

interface Try {
  /** What the copy depends on besides its path: the visitor's units, and a trip's version. */
  readonly asked: string;
  readonly atMs: number;
  /** Whether the page was saved; false while the attempt runs, or if the page is gone or there is no room. */
  isKept: boolean;
}

/**
 * The last attempt to save each page. A page is due again after an hour, or once the units or the trip have
 * changed.
 */
export function createLastTries() {
  const tries = new Map<string, Try>();
  return {
    /**
     * `isSaved` says whether the page is saved now: one that was saved and then removed is due, one that
     * could not be saved waits.
     */
    isDue(path: string, asked: string, isSaved: boolean, nowMs: number): boolean {
      const last = tries.get(path);
      if (!last || last.asked !== asked || nowMs - last.atMs >= HOUR_MS) return true;
      return last.isKept && !isSaved;
    },
    /** Records an attempt before it is made, so that the next click does not repeat it. */
    begin(path: string, asked: string, nowMs: number) {
      const begun: Try = { asked, atMs: nowMs, isKept: false };
      tries.set(path, begun);
      return {
        /** Returns false if a later attempt, such as one in other units, has replaced this one. */
        isLast: () => tries.get(path) === begun,
        kept: () => {
          begun.isKept = true;
        },
        /** Forgets an attempt that got no usable answer, so that the next one need not wait. */
        forget: () => {
          if (tries.get(path) === begun) tries.delete(path);
        },
      };
    },
  };
}
