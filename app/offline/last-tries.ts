import { HOUR_MS } from "#app/domain/units";

interface Try {
  /** The address with the units that it was asked for in. */
  readonly asked: string;
  readonly atMs: number;
  /** Whether it could be saved: a page that is gone, or for which there is no room, cannot. */
  isKept: boolean;
}

/** The last try to save each page, by its path: what is an hour old, or in other units, is asked for again. */
export function createLastTries() {
  const tries = new Map<string, Try>();
  return {
    /**
     * `isSaved`: whether the page is there now; one that was kept and has been forgotten is due, one that could not be
     * kept waits.
     */
    isDue(path: string, asked: string, isSaved: boolean, nowMs: number): boolean {
      const last = tries.get(path);
      if (!last || last.asked !== asked || nowMs - last.atMs >= HOUR_MS) return true;
      return last.isKept && !isSaved;
    },
    /** Notes a try before it is made, so that the next click does not make it too. */
    begin(path: string, asked: string, nowMs: number) {
      const begun: Try = { asked, atMs: nowMs, isKept: false };
      tries.set(path, begun);
      return {
        /** Whether no later try, in other units, has taken its place. */
        isLast: () => tries.get(path) === begun,
        kept: () => {
          begun.isKept = true;
        },
        /** No answer came: there is nothing to wait for. */
        forget: () => {
          if (tries.get(path) === begun) tries.delete(path);
        },
      };
    },
  };
}
