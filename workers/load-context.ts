import type { App } from "../app/composition.server";

/** What every loader and action is given. */
declare module "@remix-run/cloudflare" {
  /** Loaders' values reach components unchanged, dates and undefined included. */
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext {
    /** The use cases, wired to the adapters that the environment names. */
    app: App;
    /** This answer's nonce: the only inline scripts that the page may run carry it. */
    nonce: string;
    /** Keeps work alive after the answer has been sent. */
    waitUntil: (work: Promise<unknown>) => void;
  }
}
