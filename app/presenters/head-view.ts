const SITE = " – Sunny Escape";

/** The title for a browser's tab or a bookmark: "Privacy – Sunny Escape". */
export const pageTitle = (page: string): string => page + SITE;

/** The title without the site's name, for places that already show that. */
export const withoutSite = (title: string): string =>
  title.endsWith(SITE) ? title.slice(0, -SITE.length) : title;

/** A tag of a page's head, in the framework's form. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string }
  | { "script:ld+json": Record<string, unknown> };
