import type { App } from "../app/composition.server";

/** The context of every loader and action. */
declare module "@remix-run/cloudflare" {
  /** Loaders' values reach components unchanged, including dates and undefined. */
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext {
    /** The use cases, wired to the adapters that the environment names. */
    app: App;
    /** This response's nonce: the page may run only inline scripts that have it. */
    nonce: string;
    /** Keeps work alive after the answer has been sent. */
    waitUntil: (work: Promise<unknown>) => void;
  }
}
