/** A path of this site, such as the page that a form was on; anything else leads to `otherwise`. */
export function ownPath(value: unknown, otherwise = "/"): string {
  return typeof value === "string" && /^\/(?![/\\])[^\s\\]*$/.test(value) ? value : otherwise;
}
