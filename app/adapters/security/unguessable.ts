import { toBase64Url } from "#app/domain/bytes";
import type { Fingerprint } from "#app/services/accounts/ports";

const TOKEN_BYTES = 32;

/** 32 random bytes as 43 characters that a cookie can hold. */
export const randomToken = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));

/** Enough for random tokens, because there are too many to try. */
export const sha256Fingerprint: Fingerprint = async (text) =>
  toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));

/** HMAC for values that could be guessed: without the secret, trying likely values finds no match. */
export function keyedFingerprint(secret: string): Fingerprint {
  const encode = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return async (text) => {
    const key = await crypto.subtle.importKey("raw", encode(secret), algorithm, false, ["sign"]);
    return toBase64Url(new Uint8Array(await crypto.subtle.sign("HMAC", key, encode(text))));
  };
}
