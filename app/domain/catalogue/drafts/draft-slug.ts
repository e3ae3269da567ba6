const MAX_LENGTH = 60;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** "St Andrew's" becomes "st-andrews". A name without Latin letters becomes "place". */
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

export function freeSlug(name: string, usedSlugs: ReadonlySet<string>): string {
  const base = slugOf(name);
  if (!usedSlugs.has(base)) return base;
  let number = 2;
  while (usedSlugs.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}

export function isSlug(text: string): boolean {
  return text.length <= MAX_LENGTH + 10 && SLUG.test(text);
}
