import figtreeUrl from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { createContext, useContext } from "react";

interface DocumentSettings {
  /** The nonce of the answer being rendered; undefined in the browser, where scripts already run. */
  readonly nonce?: string;
  /** Whether the page is drawn to be saved for offline use: without scripts, and with links only to saved pages. */
  readonly isCopy: boolean;
}

const DocumentContext = createContext<DocumentSettings>({ isCopy: false });

export const DocumentProvider = DocumentContext.Provider;

/** The settings of the document around the page. In the browser a page is never a copy. */
export const useDocument = (): DocumentSettings => useContext(DocumentContext);

/**
 * For the root's `links`: loads the text's font together with the style sheet. The headings' font would delay the style
 * sheet on a slow connection, so it loads later. Until then headings have a fallback font of the same width.
 */
export const fontPreloads = [figtreeUrl].map((href) => ({
  rel: "preload" as const,
  as: "font" as const,
  type: "font/woff2" as const,
  href,
  crossOrigin: "anonymous" as const,
}));
