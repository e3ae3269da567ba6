import type { SiteLink } from "#app/presenters/site-link-view";

/** The header's link, as soon as the trip has a place. */
export function tripLinks(marks: Readonly<Record<string, unknown>>): SiteLink[] {
  const stops = ((marks["tripSlugs"] ?? []) as readonly string[]).length;
  return stops === 0 ? [] : [{ to: "/trip", label: `Your trip (${stops})` }];
}
