import { type HeadTag, pageTitle } from "./head-view";

interface HeadParts {
  readonly title: string;
  readonly description: string;
  /** The site's own address, such as "https://sunny.example". */
  readonly site: string;
  /** The path that search engines should list, without anything personal. */
  readonly path: string;
  /** The path that a link preview opens, if it differs from `path`. It names the day, for example. */
  readonly sharedPath?: string;
  /** The path of the preview's picture of 1200 × 630 pixels. */
  readonly imagePath?: string;
  readonly imageAlt?: string;
}

export const SHARED_PREVIEW = "/previews/sunny-escape.png";

/** The tags of a public page: its title, its description for search engines, and its link preview. */
export function headOf({
  title,
  description,
  site,
  path,
  sharedPath = path,
  imagePath,
  imageAlt,
}: HeadParts): HeadTag[] {
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: `${site}${path}` },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Sunny Escape" },
    { property: "og:locale", content: "en_GB" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: `${site}${sharedPath}` },
    { property: "og:image", content: `${site}${imagePath ?? SHARED_PREVIEW}` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: imageAlt ?? "The sun over hills and the sea" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

export const aboutHead = (site: string): HeadTag[] =>
  headOf({
    title: "How Sunny Escape works",
    description:
      "How Sunny Escape ranks places by weather, where drive times and forecasts come from, how sure they are, and whose data it is.",
    site,
    path: "/about",
  });

export const privacyHead = (site: string): HeadTag[] =>
  headOf({
    title: pageTitle("Privacy"),
    description: "What Sunny Escape keeps about you, why, for how long, who else sees it, and your rights.",
    site,
    path: "/privacy",
  });

export const developersHead = (site: string): HeadTag[] =>
  headOf({
    title: pageTitle("For developers"),
    description: "Where in the UK is the weather best within a drive? Ask from a program, without a key.",
    site,
    path: "/developers",
  });

export const statusHead = (site: string): HeadTag[] =>
  headOf({
    title: pageTitle("Status"),
    description:
      "How fresh the forecasts of Sunny Escape are, where they come from, and what the last hourly refreshes did.",
    site,
    path: "/status",
  });

export const accuracyHead = (site: string): HeadTag[] =>
  headOf({
    title: pageTitle("How often we were right"),
    description:
      "How often our weather forecasts and our first places were right, by days ahead, region and season, each with its number of cases.",
    site,
    path: "/accuracy",
  });

export const suggestHead = (site: string): HeadTag[] =>
  headOf({
    title: pageTitle("Suggest a place"),
    description: "Tell us about a place or a thing to do that is worth the drive when the sun is out.",
    site,
    path: "/suggest",
  });

export const homeHead = (site: string): HeadTag[] =>
  headOf({
    title: "Sunny Escape: the best weather within your drive",
    description:
      "Type a UK postcode and how far you will drive: see where the weather is best, with forecasts, things to do and somewhere to stay.",
    site,
    path: "/",
  });
