/** Of one user. A further device replaces the oldest. */
export const MAX_PUSH_DEVICES = 8;

const MAX_ENDPOINT_LENGTH = 1_000;

/** Without that of Windows, which has many subdomains. */
const HOSTS: readonly string[] = [
  "fcm.googleapis.com",
  // Google's second one, for some of its browsers.
  "jmt17.google.com",
  "updates.push.services.mozilla.com",
  "web.push.apple.com",
];
const WINDOWS_HOST = /^[a-z0-9-]+\.notify\.windows\.com$/;

/**
 * By its whole host; null for any other. The endpoint comes from a visitor and the Worker posts to it: only
 * browsers' own services, by https on the default port.
 */
export function pushServiceOf(endpoint: string): string | null {
  if (endpoint.length > MAX_ENDPOINT_LENGTH || !URL.canParse(endpoint)) return null;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return null;
  return HOSTS.includes(hostname) || WINDOWS_HOST.test(hostname) ? hostname : null;
}

/** In base64url: an uncompressed point of P-256, and a secret of 16 bytes. */
const PUBLIC_KEY = /^B[A-Za-z0-9_-]{86}$/;
const AUTH_SECRET = /^[A-Za-z0-9_-]{22}$/;

export interface PushSubscriptionKeys {
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushConsent extends PushSubscriptionKeys {
  readonly endpoint: string;
}

export const isPushConsent = ({ endpoint, p256dh, auth }: PushConsent): boolean =>
  pushServiceOf(endpoint) !== null && PUBLIC_KEY.test(p256dh) && AUTH_SECRET.test(auth);
