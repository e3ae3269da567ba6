/** The form of our tokens: 32 random bytes in base64url. Anything else is refused without a query. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text could be one of our tokens. */
export const isToken = (text: string): boolean => TOKEN.test(text);

/** Returns the token in an address; null if it is malformed. */
export function readToken(params: URLSearchParams): string | null {
  const token = params.get("token") ?? "";
  return isToken(token) ? token : null;
}
