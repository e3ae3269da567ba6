import { fromBase64Url, toBase64Url } from "#app/domain/bytes";

/** In base64url: a public key of 65 bytes, a point on P-256, and a secret of 32 bytes. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Push services accept a day at most. */
const VALID_SECONDS = 12 * 3_600;

/** RFC 8292. `subject` is a mailto: or https: address of the operator. */
export async function vapidAuthorization(
  endpoint: string,
  subject: string,
  { publicKey, privateKey }: VapidKeys,
  nowMs: number,
): Promise<string> {
  const point = fromBase64Url(publicKey);
  const jwk = {
    kty: "EC",
    crv: "P-256",
    d: privateKey,
    x: toBase64Url(point.slice(1, 33)),
    y: toBase64Url(point.slice(33)),
  };
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const key = await crypto.subtle.importKey("jwk", jwk, algorithm, false, ["sign"]);
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(nowMs / 1_000) + VALID_SECONDS,
    sub: subject,
  };
  const signed = `${encoded({ typ: "JWT", alg: "ES256" })}.${encoded(claims)}`;
  const signature = await crypto.subtle.sign(
    { name: "ECDSA", hash: "SHA-256" },
    key,
    new TextEncoder().encode(signed),
  );
  return `vapid t=${signed}.${toBase64Url(new Uint8Array(signature))}, k=${publicKey}`;
}

const encoded = (value: object): string => toBase64Url(new TextEncoder().encode(JSON.stringify(value)));
