/** No destination's version: an If-Match that cannot be read matches nothing. */
const NO_VERSION = -1;
const VERSION = /^(?:W\/)?"?(\d{1,16})"?$/;

/** The version that a change was made for; null where the client names none, or any. */
export function versionOfRequest(request: Request): number | null {
  const given = request.headers.get("If-Match")?.trim();
  if (given === undefined || given === "*") return null;
  return readVersion(given);
}

/** The same out of a form's field, where it stands without quotation marks. */
export function readVersion(text: string): number {
  const [, digits] = VERSION.exec(text) ?? [];
  return digits === undefined ? NO_VERSION : Number(digits);
}

/** The ETag of a destination in this version. */
export function etagOf({ updatedAt }: { readonly updatedAt: number }): string {
  return `"${updatedAt}"`;
}

/** Whether the client has this version already, by its If-None-Match; weak and strong tags count alike. */
export function hasSameTag(request: Request, etag: string): boolean {
  const given = request.headers.get("If-None-Match");
  if (given === null) return false;
  const tags = given.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(etag);
}
