import type { Refusal } from "#app/http/answers/refusal";

/** Others could have read the data. With a redirect the client would not notice, and go on. */
export const SENT_BY_HTTP: Refusal = { status: 403, message: "This site only accepts https." };

const READS = ["GET", "HEAD"];
const OWN_MACHINE = /^(.+\.)?localhost$|^127\.[\d.]+$|^\[::1\]$/;

/** Although the operator's site has https. A developer's own machine has none. */
export const isByHttp = ({ protocol, hostname }: URL, siteOrigin: string | null): siteOrigin is string =>
  protocol === "http:" && siteOrigin?.startsWith("https:") === true && !OWN_MACHINE.test(hostname);

/** A GET or HEAD; null for any other method. */
export function redirectToHttps({ method }: Request, { pathname, search }: URL, siteOrigin: string) {
  if (!READS.includes(method)) return null;
  return new Response(null, { status: 308, headers: { Location: `${siteOrigin}${pathname}${search}` } });
}
