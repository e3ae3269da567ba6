const SITE = " – Sunny Escape";

/** "Privacy – Sunny Escape". */
export const pageTitle = (page: string): string => page + SITE;

/** For lists of pages that are all on this site. */
export const withoutSite = (title: string): string =>
  title.endsWith(SITE) ? title.slice(0, -SITE.length) : title;

export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string }
  | { "script:ld+json": Record<string, unknown> };
