const MAX_LENGTH = 60;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Lower-case words joined by dashes: "St Andrew's" is "st-andrews". A name without Latin letters is
 * "place".
 */
export function slugOf(name: string): string {
  const slug = name
    .normalize("NFKD")
    .replace(/[\p{M}'\u2019]/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, "");
  return slug || "place";
}

/** The name's slug, with the lowest number appended that makes it unique. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const base = slugOf(name);
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}

export function isSlug(text: string): boolean {
  return text.length <= MAX_LENGTH + 10 && SLUG.test(text);
}
