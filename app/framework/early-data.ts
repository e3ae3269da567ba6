interface Answer {
  readonly status: number;
  readonly data: unknown;
}
type Ask = (url: URL, init: RequestInit, send?: typeof fetch) => Promise<Answer>;

const USED_WITHIN_MS = 10_000;
const early = new Map<string, { atMs: number; cookies: string; answer: Promise<Answer> }>();
/** The addresses of early data that a page was opened with. The server has not counted them. */
const opened: string[] = [];
let ask: Ask | undefined;

/** Remix's request for a page's data, or what was asked for early. */
export function usingEarlyData(remixAsks: Ask): Ask {
  ask = remixAsks;
  return async (url, init) => {
    const { href } = url;
    const found = isThereEarly(href) ? early.get(href) : undefined;
    early.delete(href);
    const answer = await found?.answer.catch(() => undefined);
    if (!answer) return remixAsks(url, init);
    opened.push(href);
    return answer;
  };
}

/** Signing in or out, other units and each change of a user's, in any tab, change a cookie that scripts can read. */
export function isThereEarly(href: string): boolean {
  const found = early.get(href);
  return found?.cookies === document.cookie && performance.now() - found.atMs < USED_WITHIN_MS;
}

export function askForDataEarly(href: string): void {
  if (!ask) return; // in development, where Remix's modules stay as they are
  // A script cannot set Sec-Purpose.
  const init: RequestInit = { headers: { Purpose: "prefetch" }, cache: "no-store" };
  const answer = ask(new URL(href), init, fetchSuccess);
  answer.catch(() => early.delete(href));
  early.set(href, { atMs: performance.now(), cookies: document.cookie, answer });
}

export const takeOpened = (): string[] => opened.splice(0);

/** Neither a failure nor a redirect, which the page meets itself when it is opened. */
const fetchSuccess: typeof fetch = async (url, init) => {
  const answer = await fetch(url, init);
  if (answer.status !== 200) throw new Error(`status ${answer.status}`);
  return answer;
};
