import type { Place } from "#app/domain/catalogue/destination";
import type { ShareView } from "./trips/destination-details";
import { type HeadTag, pageTitle } from "./head-view";

export interface PreviewParts {
  readonly title: string;
  readonly description: string;
  /** Such as "https://sunny.example". */
  readonly site: string;
  /** The preview opens it. */
  readonly url: string;
  /** A picture of 1200 × 630 pixels. */
  readonly imagePath?: string;
  readonly imageAlt?: string;
}

interface HeadParts extends Omit<PreviewParts, "url"> {
  /** For search engines, without anything personal. */
  readonly path: string;
  /** If it is about a day. */
  readonly shared?: ShareView;
}

export const SHARED_PREVIEW = "/previews/sunny-escape.png";

/** Its title, its description for search engines, and its link preview. */
export function headOf({ path, shared, ...parts }: HeadParts): HeadTag[] {
  const { title, description, site } = parts;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: `${site}${path}` },
    ...(shared
      ? previewOfSentence({ ...parts, title: shared.text, url: shared.url })
      : previewOf({ ...parts, url: path })),
  ];
}

export const previewPicture = ({ name, slug }: Pick<Place, "name" | "slug">) => ({
  imagePath: `/previews/${slug}.png`,
  imageAlt: `A drawing of ${name}`,
});

/** Its title is written on the picture too, which the same address with /picture.png draws. */
export const previewOfSentence = (parts: PreviewParts): HeadTag[] =>
  previewOf({
    ...parts,
    imagePath: parts.url.replace(/(?=\?|$)/, "/picture.png"),
    imageAlt: parts.title,
  });

/** A messenger shows them of a link. */
export const previewOf = ({
  title,
  description,
  site,
  url,
  imagePath = SHARED_PREVIEW,
  imageAlt = "The sun over hills and the sea",
}: PreviewParts): HeadTag[] => [
  { property: "og:type", content: "website" },
  { property: "og:site_name", content: "Sunny Escape" },
  { property: "og:locale", content: "en_GB" },
  { property: "og:title", content: title },
  { property: "og:description", content: description },
  { property: "og:url", content: `${site}${url}` },
  { property: "og:image", content: `${site}${imagePath}` },
  { property: "og:image:width", content: "1200" },
  { property: "og:image:height", content: "630" },
  { property: "og:image:alt", content: imageAlt },
  { name: "twitter:card", content: "summary_large_image" },
];

/** Of pages whose head never changes. */
const PAGES = {
  "/about": [
    "How Sunny Escape works",
    "How Sunny Escape ranks places by weather, where drive times and forecasts come from, and how sure they are.",
  ],
  "/credits": [pageTitle("Data and credits"), "Whose data Sunny Escape uses, and under which licences."],
  "/privacy": [
    pageTitle("Privacy"),
    "What Sunny Escape keeps about you, why, for how long, who else sees it, and your rights.",
  ],
  "/developers": [
    pageTitle("For developers"),
    "Where in the UK is the weather best within a drive? Ask from a program, without a key.",
  ],
  "/status": [
    pageTitle("Status"),
    "How fresh the forecasts of Sunny Escape are, where they come from, and what the last hourly refreshes did.",
  ],
  "/suggest": [
    pageTitle("Suggest a place"),
    "Tell us about a place or a thing to do that is worth the drive when the sun is out.",
  ],
  "/": [
    "Sunny Escape: the best weather within your drive",
    "Type a UK postcode and how far you will drive: see where the weather is best, with forecasts, things to do and somewhere to stay.",
  ],
} as const;

export function pageHead(path: keyof typeof PAGES, site: string): HeadTag[] {
  const [title, description] = PAGES[path];
  return headOf({ title, description, site, path });
}
