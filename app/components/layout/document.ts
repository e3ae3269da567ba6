import figtreeUrl from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { createContext, useContext } from "react";

interface DocumentSettings {
  /** The nonce of the answer being rendered; undefined in the browser, where scripts have run already. */
  readonly nonce?: string;
  /** A page to keep: no script runs in it, and it leads only to what is kept too. */
  readonly isCopy: boolean;
}

const DocumentContext = createContext<DocumentSettings>({ isCopy: false });

export const DocumentProvider = DocumentContext.Provider;

/** How the document around the page is made. In the browser a page is never a copy. */
export const useDocument = (): DocumentSettings => useContext(DocumentContext);

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
