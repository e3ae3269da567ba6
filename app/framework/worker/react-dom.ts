/*
 * Replaces react-dom in the Worker (wrangler.toml). Components use react-dom only in a browser, after a page is
 * drawn: for toasts, dialogs and clicks. react-dom/server draws the pages.
 */

export const createPortal = (): null => null;

export const flushSync = <Result>(change: () => Result): Result => change();

export default { createPortal, flushSync };
