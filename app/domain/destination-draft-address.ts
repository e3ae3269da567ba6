const HOST = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
/** Nothing of this may stand in an address: it could end the attribute or the style that holds it. */
const NOT_IN_ADDRESSES = /[\s\p{Cc}\p{Cs}\p{Cf}"'<>\\^`{|}]/u;
const OWN_IMAGE = /^\/images\/[A-Za-z0-9._~-]+(\/[A-Za-z0-9._~-]+)*$/;

/**
 * The address of a page on the web, its scheme and host in lower case and the rest as written. Null for anything
 * else: other schemes, credentials, bare numbers for hosts, quotes, blanks.
 */
export function parseWebAddress(written: string): string | null {
  return parseAddress(written, ["http:", "https:"]);
}

/** The address of a picture: on the web by https, or one of our own below /images/. Null for anything else. */
export function parseImageAddress(written: string): string | null {
  const address = written.trim();
  if (OWN_IMAGE.test(address) && !address.split("/").includes("..")) return address;
  return parseAddress(address, ["https:"]);
}

function parseAddress(written: string, schemes: readonly string[]): string | null {
  const address = written.trim();
  // "https:example.org" and "https:///example.org" are addresses to a browser's parser, and mistakes to everybody else.
  const [, start = "", rest = ""] = /^(https?:\/\/[^/?#]+)(.*)$/is.exec(address) ?? [];
  if (start === "" || NOT_IN_ADDRESSES.test(address) || !URL.canParse(address)) return null;
  const { protocol, hostname, username, password } = new URL(address);
  const isPublic = schemes.includes(protocol) && HOST.test(hostname) && username + password === "";
  return isPublic && !start.includes("@") ? start.toLowerCase() + rest : null;
}
