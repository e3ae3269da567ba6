/** 32 random bytes in base64url. Anything else is refused without asking the database. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export const isToken = (text: string): boolean => TOKEN.test(text);

/** Null if it is missing or malformed. */
export function readToken(params: URLSearchParams): string | null {
  const token = params.get("token") ?? "";
  return isToken(token) ? token : null;
}
