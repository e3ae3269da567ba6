/* Replaces react-dom in the Worker (wrangler.toml). Components use react-dom only in a browser, after a
   page was drawn: for toasts, dialogs and following a click. react-dom/server does the drawing. */

/** On the server, no part of a page is drawn outside its parent. */
export const createPortal = (): null => null;

export const flushSync = <Result>(change: () => Result): Result => change();

export default { createPortal, flushSync };
