import type { Fingerprint, RandomToken } from "#app/services/accounts/ports";

const TOKEN_BYTES = 32;

/** 32 random bytes as 43 characters that a cookie can hold. */
export const randomToken: RandomToken = () =>
  toBase64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));

/** SHA-256: enough for random tokens, which nobody can guess to compare. */
export const sha256Fingerprint: Fingerprint = async (text) =>
  toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
