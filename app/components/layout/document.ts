import figtreeUrl from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { createContext, useContext } from "react";

interface DocumentSettings {
  /** Undefined in the browser, where scripts already run. */
  readonly nonce?: string;
}

const DocumentContext = createContext<DocumentSettings>({});

export const DocumentProvider = DocumentContext.Provider;

export const useDocument = (): DocumentSettings => useContext(DocumentContext);

/** That of headings would delay the style sheet: their fallback has the same width. */
export const fontPreloads = [figtreeUrl].map((href) => ({
  rel: "preload" as const,
  as: "font" as const,
  type: "font/woff2" as const,
  href,
  crossOrigin: "anonymous" as const,
}));
