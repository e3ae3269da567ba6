import figtreeUrl from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** The nonce of the answer being rendered; undefined in the browser, where scripts have run already. */
export const useNonce = (): string | undefined => useContext(NonceContext);

/**
 * For the root's `links`: the text's font starts with the style sheet, not after it. The headings' font
 * waits for it: on a slow line it would hold up the style sheet, and its stand-in takes the same room.
 */
export const fontPreloads = [figtreeUrl].map((href) => ({
  rel: "preload" as const,
  as: "font" as const,
  type: "font/woff2" as const,
  href,
  crossOrigin: "anonymous" as const,
}));
