/** As our tokens look: 32 random bytes in base64url. Nothing else is worth a question to the database. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text could be one of our tokens. */
export const isToken = (text: string): boolean => TOKEN.test(text);

/** A token as it stands in an address; null for what is none. */
export function readToken(params: URLSearchParams): string | null {
  const token = params.get("token") ?? "";
  return isToken(token) ? token : null;
}
