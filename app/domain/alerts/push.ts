/** How many devices of one person are notified; another one takes the place of the oldest. */
export const MAX_PUSH_DEVICES = 8;

const MAX_ENDPOINT_LENGTH = 1_000;

/** Where browsers let themselves be woken: exact hosts, and domains of which each host is one. */
const SERVICES: readonly { readonly host: string; readonly hasSubdomains?: true }[] = [
  { host: "fcm.googleapis.com" },
  { host: "updates.push.services.mozilla.com" },
  { host: "push.apple.com", hasSubdomains: true },
  { host: "notify.windows.com", hasSubdomains: true },
];

/**
 * The push service of an endpoint, such as "push.apple.com"; null for what is none. An endpoint is a visitor's input that
 * the Worker will post to: nothing but the services of browsers, by https at its own port, may be one.
 */
export function pushServiceOf(endpoint: string): string | null {
  if (endpoint.length > MAX_ENDPOINT_LENGTH || !URL.canParse(endpoint)) return null;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return null;
  const service = SERVICES.find(
    ({ host, hasSubdomains }) => hostname === host || (hasSubdomains && hostname.endsWith(`.${host}`)),
  );
  return service?.host ?? null;
}

/** A browser's public key, an uncompressed point of P-256, and its secret of 16 bytes, in base64url. */
const PUBLIC_KEY = /^B[A-Za-z0-9_-]{86}$/;
const AUTH_SECRET = /^[A-Za-z0-9_-]{22}$/;

export interface PushSubscriptionKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** A browser's consent to be woken, as it gives it. */
export interface PushAddress extends PushSubscriptionKeys {
  readonly endpoint: string;
}

/** Whether these can be one, as far as their looks go. */
export const isPushAddress = ({ endpoint, p256dh, auth }: PushAddress): boolean =>
  pushServiceOf(endpoint) !== null && PUBLIC_KEY.test(p256dh) && AUTH_SECRET.test(auth);
