import figtreeUrl from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import frauncesUrl from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";

/** For the root's `links`: both fonts start with the style sheet, not after it. */
export const fontPreloads = [figtreeUrl, frauncesUrl].map((href) => ({
  rel: "preload" as const,
  as: "font" as const,
  type: "font/woff2" as const,
  href,
  crossOrigin: "anonymous" as const,
}));
