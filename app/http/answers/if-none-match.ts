/** Whether the client has this version already, by its If-None-Match; weak and strong tags count alike. */
export function hasSameTag(request: Request, etag: string): boolean {
  const given = request.headers.get("If-None-Match");
  if (given === null) return false;
  const tags = given.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(etag);
}
