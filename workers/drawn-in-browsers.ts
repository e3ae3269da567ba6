/*
 * sonner and @radix-ui/react-dialog in the Worker, in whose place wrangler.toml puts this. Toasts and dialogs appear in a
 * browser, after a page was drawn: of either the Worker draws nothing, and it starts without their 70 kB.
 */

const Nothing = (): null => null;

export {
  Nothing as Close,
  Nothing as Content,
  Nothing as Overlay,
  Nothing as Portal,
  Nothing as Root,
  Nothing as Title,
  Nothing as Toaster,
};

/** Called once a browser has the toaster. */
export const toast = {};
