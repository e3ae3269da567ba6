import type { App } from "../app/composition.server";

declare module "@remix-run/cloudflare" {
  /** Values of loaders reach components unchanged, including dates and undefined. */
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext {
    /** The use cases, connected to the adapters that the environment names. */
    app: App;
    /** The nonce of this response: the page may run an inline script only if the script has this nonce. */
    nonce: string;
    /** Keeps work alive after the answer is sent. */
    waitUntil: (work: Promise<unknown>) => void;
  }
}
