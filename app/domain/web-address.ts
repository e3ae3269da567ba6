const HOST = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
/**
 * Matches characters that we allow in no URL, since they could end the HTML attribute or the style around it.
 */
const NOT_IN_ADDRESSES = /[\s\p{Cc}\p{Cs}\p{Cf}"'<>\\^`{|}]/u;
const OWN_IMAGE = /^\/images\/[A-Za-z0-9._~-]+(\/[A-Za-z0-9._~-]+)*$/;

/**
 * Parses an http(s) URL. The scheme and the host become lower case; the rest stays as written. Returns null
 * for anything else: other schemes, credentials, numeric hosts, quotes, blanks.
 */
export function parseWebAddress(text: string): string | null {
  return parseAddress(text, ["http:", "https:"]);
}

/**
 * Parses the address of a picture: an https address on the web, or one of our own below /images/. Returns
 * null for anything else.
 */
export function parseImageAddress(text: string): string | null {
  const address = text.trim();
  if (OWN_IMAGE.test(address) && !address.split("/").includes("..")) return address;
  return parseAddress(address, ["https:"]);
}

function parseAddress(text: string, schemes: readonly string[]): string | null {
  const address = text.trim();
  // Browsers accept "https:example.org" and "https:///example.org". We treat both as typing mistakes.
  const [, start = "", rest = ""] = /^(https?:\/\/[^/?#]+)(.*)$/is.exec(address) ?? [];
  if (start === "" || NOT_IN_ADDRESSES.test(address) || !URL.canParse(address)) return null;
  const { protocol, hostname, username, password } = new URL(address);
  const isPublic = schemes.includes(protocol) && HOST.test(hostname) && username + password === "";
  return isPublic && !start.includes("@") ? start.toLowerCase() + rest : null;
}
