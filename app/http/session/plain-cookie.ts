/**
 * Returns the Set-Cookie value of a cookie that is not signed and that scripts cannot read. A `maxAgeSeconds` of 0
 * removes it.
 */
export function plainCookie(url: URL, name: string, value: string, maxAgeSeconds: number): string {
  const secure = url.protocol === "https:" ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
