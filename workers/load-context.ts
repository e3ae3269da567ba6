import type { App } from "../app/composition.server";

declare module "@remix-run/cloudflare" {
  /** Values of loaders reach components unchanged, including dates and undefined. */
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext {
    app: App;
    /** The page may run an inline script only if the script has this nonce. */
    nonce: string;
    waitUntil: (work: Promise<unknown>) => void;
  }
}
