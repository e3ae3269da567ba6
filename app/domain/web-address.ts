/** Names of hosts have no underscore, but some subdomains have, and browsers find them. */
const HOST = /^([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z]{2,63}$/;
const NOT_IN_ADDRESSES = /[\s\p{Cc}\p{Cs}\p{Cf}"<>\\]/u;
/** As browsers may: an apostrophe could end the attribute or the style around the address. */
const TO_ENCODE = /['^`{|}]/g;
const SCHEME = /^https?:\/\//i;
/** What separates addresses may also be part of one, so the next one must look like one. */
const BETWEEN_ADDRESSES =
  /\s*[;,|]\s*(?=https?:\/\/|[\w-]+(?:\.[\w-]+)+(?:[/;,|\s]|$))|\s+(?=https?:\/\/|www\.)/i;
const OWN_IMAGE = /^\/images\/[A-Za-z0-9._~-]+(\/[A-Za-z0-9._~-]+)*$/;

const WITHOUT_SCHEME = /^www\./i;

/** Null for other schemes, credentials, numeric hosts, quotes, blanks. "www." is https. */
export function parseWebAddress(text: string): string | null {
  const address = text.trim();
  return parseAddress(WITHOUT_SCHEME.test(address) ? `https://${address}` : address, ["http:", "https:"]);
}

/** Of what people wrote, such as "www.whitby.org; https://…". */
export function firstWebAddress(text: string): string | null {
  for (const written of text.trim().split(BETWEEN_ADDRESSES)) {
    const part = written.replace(/[;,]+$/, "");
    const address = parseWebAddress(SCHEME.test(part) ? part : `https://${part}`);
    if (address !== null) return address;
  }
  return null;
}

/** An https address on the web, or one of our own below /images/. */
export function parseImageAddress(text: string): string | null {
  const address = text.trim();
  if (OWN_IMAGE.test(address) && !address.split("/").includes("..")) return address;
  return parseAddress(address, ["https:"]);
}

function parseAddress(text: string, schemes: readonly string[]): string | null {
  const address = text.trim();
  // Browsers accept "https:example.org" and "https:///example.org": for us typing mistakes.
  const [, start = "", rest = ""] = /^(https?:\/\/[^/?#]+)(.*)$/is.exec(address) ?? [];
  if (start === "" || NOT_IN_ADDRESSES.test(address) || !URL.canParse(address)) return null;
  const { protocol, hostname, username, password } = new URL(address);
  const isPublic = schemes.includes(protocol) && HOST.test(hostname) && username + password === "";
  return isPublic && !start.includes("@") ? start.toLowerCase() + rest.replace(TO_ENCODE, encoded) : null;
}

const encoded = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
