import { DAY_MS, isoTime } from "#app/domain/units";
import type { Snapshot } from "#app/services/ports";
import { xmlText } from "./xml";

/**
 * `closed` are patterns that search engines may not fetch: personal pages, calls, the endless addresses
 * around searches. They may fetch a results page, which itself says that it must not be indexed.
 */
export function robotsText(site: string, closed: readonly string[]): string {
  const disallowed = closed.map(disallowedPath);
  return [
    "User-agent: *",
    // A rule applies to every path that begins with it.
    ...disallowed
      .filter((path) => !disallowed.some((other) => other !== path && path.startsWith(other)))
      .map((path) => `Disallow: ${path}`),
    `Sitemap: ${site}/sitemap.xml`,
    "",
  ].join("\n");
}

/** As robots.txt has it (RFC 9309). */
const disallowedPath = (pattern: string): string => `/${pattern.replace(/:[^/]+/g, "*").replace(/\*$/, "")}`;

/** sitemaps.org. Only pages of places have a time, that of their forecast. */
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

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** Null if the operator has set no real email address. */
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
