import { DAY_MS, isoTime } from "#app/domain/units";
import type { Snapshot } from "#app/services/ports";
import { xmlText } from "./xml";

/**
 * robots.txt of a site at this address, with the patterns of what is closed to search engines: personal pages, calls, and the
 * endless addresses of searches. A search itself may be fetched, and says that it is not to be found.
 */
export function robotsText(site: string, closed: readonly string[]): string {
  const disallowed = closed.map(disallowedPath);
  return [
    "User-agent: *",
    // A rule holds for every path that begins with it.
    ...disallowed
      .filter((path) => !disallowed.some((other) => other !== path && path.startsWith(other)))
      .map((path) => `Disallow: ${path}`),
    `Sitemap: ${site}/sitemap.xml`,
    "",
  ].join("\n");
}

/** A route's pattern as robots.txt says it (RFC 9309). */
const disallowedPath = (pattern: string): string => `/${pattern.replace(/:[^/]+/g, "*").replace(/\*$/, "")}`;

/**
 * The public pages and the places' for search engines (sitemaps.org). A place's page is as new as its forecast; of a page that changes
 * with a release alone nothing is said.
 */
export function sitemapXml(
  { places, forecasts }: Pick<Snapshot, "places" | "forecasts">,
  site: string,
  pages: readonly string[],
): string {
  const urls = [
    ...pages.map((path) => urlElement(`${site}/${path}`)),
    ...places.map(({ slug }, position) => {
      const fetchedAt = forecasts[position]?.fetchedAt;
      return urlElement(`${site}/destinations/${slug}`, fetchedAt === undefined ? null : isoTime(fetchedAt));
    }),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

const urlElement = (address: string, lastModified: string | null = null): string =>
  `<url><loc>${xmlText(address)}</loc>${lastModified === null ? "" : `<lastmod>${lastModified}</lastmod>`}</url>`;

/** RFC 9116 asks for less than a year, so that nobody trusts an old one. */
const VALID_DAYS = 180;

/** The text of /.well-known/security.txt; null without a real address to write to. */
export function securityText(contactEmail: string | null | undefined, nowMs: number): string | null {
  if (!contactEmail || contactEmail.endsWith(".example")) return null;
  const day = Math.floor(nowMs / DAY_MS) * DAY_MS;
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${isoTime(day + VALID_DAYS * DAY_MS)}`,
    "Preferred-Languages: en",
    "",
  ].join("\n");
}
