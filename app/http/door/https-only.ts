import type { Refusal } from "#app/http/answers/refusal";

/**
 * The refusal of a request by plain http, which others could read on its way. A redirect would hide this from the
 * client, which would send its next request in the same way.
 */
export const SENT_BY_HTTP: Refusal = {
  status: 403,
  message: "This site only accepts https.",
};

const READS = ["GET", "HEAD"];
const OWN_MACHINE = /^(.+\.)?localhost$|^127\.[\d.]+$|^\[::1\]$/;

/**
 * Returns whether a request came by plain http to a site that its operator has set to https. A developer's
 * own machine has no https.
 */
export const isByHttp = ({ protocol, hostname }: URL, siteOrigin: string | null): siteOrigin is string =>
  protocol === "http:" && siteOrigin?.startsWith("https:") === true && !OWN_MACHINE.test(hostname);

/** Redirects reading requests to the same address by https; returns null for any other request. */
export function redirectToHttps(
  { method }: Request,
  { pathname, search }: URL,
  siteOrigin: string,
): Response | null {
  if (!READS.includes(method)) return null;
  return new Response(null, { status: 308, headers: { Location: `${siteOrigin}${pathname}${search}` } });
}
