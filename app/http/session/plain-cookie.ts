/** Returns the Set-Cookie value of an unsigned cookie that scripts cannot read; `maxAgeSeconds` of 0 removes it. */
export function plainCookie(url: URL, name: string, value: string, maxAgeSeconds: number): string {
  const secure = url.protocol === "https:" ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
