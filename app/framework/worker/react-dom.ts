/*
 * react-dom in the Worker, in whose place wrangler.toml puts this. What components take from it does something only in a
 * browser, after a page was drawn: toasts and dialogs appear, a click is followed at once. Drawing is react-dom/server's.
 */

/** Nothing stands outside its place in a page that is drawn on the server. */
export const createPortal = (): null => null;

export const flushSync = <Result>(change: () => Result): Result => change();

export default { createPortal, flushSync };
