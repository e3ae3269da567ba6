const SITE = " – Sunny Escape";

/** What a browser's tab and a bookmark are called: "Privacy – Sunny Escape". */
export const pageTitle = (page: string): string => page + SITE;

/** The title without the site's name, for where that stands already. */
export const withoutSite = (title: string): string =>
  title.endsWith(SITE) ? title.slice(0, -SITE.length) : title;

/** A tag of a page's head, as the framework takes it. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string }
  | { "script:ld+json": Record<string, unknown> };
