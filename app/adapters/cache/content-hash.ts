const HASH_CHARACTERS = 20;

/** The first 80 bits of the text's SHA-256 in hexadecimal: equal for equal texts only, for our purposes. */
export async function contentHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, HASH_CHARACTERS);
}
