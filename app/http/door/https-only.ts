import type { Refusal } from "#app/http/answers/refusal";

/**
 * The refusal of a request that sends data by plain http, where others could have read the data. With a redirect the
 * client would not notice, and would go on sending data by http.
 */
export const SENT_BY_HTTP: Refusal = {
  status: 403,
  message: "This site only accepts https.",
};

const READS = ["GET", "HEAD"];
const OWN_MACHINE = /^(.+\.)?localhost$|^127\.[\d.]+$|^\[::1\]$/;

/** Whether a request came by plain http although the operator's site has https. A developer's own machine has none. */
export const isByHttp = ({ protocol, hostname }: URL, siteOrigin: string | null): siteOrigin is string =>
  protocol === "http:" && siteOrigin?.startsWith("https:") === true && !OWN_MACHINE.test(hostname);

/** Redirects a GET or HEAD to the same address by https; returns null for any other method. */
export function redirectToHttps(
  { method }: Request,
  { pathname, search }: URL,
  siteOrigin: string,
): Response | null {
  if (!READS.includes(method)) return null;
  return new Response(null, { status: 308, headers: { Location: `${siteOrigin}${pathname}${search}` } });
}
