/* In the Worker (wrangler.toml): components use react-dom only in a browser, after a page is drawn. */

export const createPortal = (): null => null;

export const flushSync = <Result>(change: () => Result): Result => change();

export default { createPortal, flushSync };
