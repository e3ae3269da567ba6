import type { Refusal } from "#app/http/answers/refusal";

/** What was sent has been readable on its way already; led on, nobody would notice, and it would be sent so again. */
export const SENT_BY_HTTP: Refusal = {
  status: 403,
  message: "This site only accepts https.",
};

const READS = ["GET", "HEAD"];
const OWN_MACHINE = /^(.+\.)?localhost$|^127\.[\d.]+$|^\[::1\]$/;

/** Whether a request came by plain http to a site that its operator has set to https. One's own machine has no https. */
export const isByHttp = ({ protocol, hostname }: URL, siteOrigin: string | null): siteOrigin is string =>
  protocol === "http:" && siteOrigin?.startsWith("https:") === true && !OWN_MACHINE.test(hostname);

/** Leads whoever only reads to the same address by https; null for any other request. */
export function redirectToHttps(
  { method }: Request,
  { pathname, search }: URL,
  siteOrigin: string,
): Response | null {
  if (!READS.includes(method)) return null;
  return new Response(null, { status: 308, headers: { Location: `${siteOrigin}${pathname}${search}` } });
}
