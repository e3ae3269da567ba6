import { HOUR_MS } from "#app/domain/units";

interface Try {
  /** The visitor's units and, for a page of one's own, its version. */
  readonly asked: string;
  readonly atMs: number;
  /** False while the attempt runs, and if the page is gone or there is no room. */
  isKept: boolean;
}

/** A page is due again after an hour, or once the units or its version have changed. */
export function createLastTries() {
  const tries = new Map<string, Try>();
  return {
    /** A page that was saved and then removed is due at once; one that could not be saved waits. */
    isDue(path: string, asked: string, isSaved: boolean, nowMs: number): boolean {
      const last = tries.get(path);
      if (!last || last.asked !== asked || nowMs - last.atMs >= HOUR_MS) return true;
      return last.isKept && !isSaved;
    },
    /** Before the page is requested, so that the next click does not repeat it. */
    begin(path: string, asked: string, nowMs: number) {
      const begun: Try = { asked, atMs: nowMs, isKept: false };
      tries.set(path, begun);
      return {
        /** False if a later attempt has replaced this one, for example in other units. */
        isLast: () => tries.get(path) === begun,
        kept: () => {
          begun.isKept = true;
        },
        /** It got no usable answer, so the next attempt need not wait. */
        forget: () => {
          if (tries.get(path) === begun) tries.delete(path);
        },
      };
    },
  };
}
