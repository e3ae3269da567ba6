import { describe, expect, it } from "vitest";
import { randomToken, sha256Fingerprint } from "./unguessable";

describe("a session's token", () => {
  it("is 32 bytes of text, and never the same", () => {
    const tokens = new Set(Array.from({ length: 100 }, randomToken));
    expect(tokens.size).toBe(100);
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it("has a fingerprint that is always the same and does not hold it", async () => {
    // SHA-256 of "abc" as FIPS 180-2 gives it.
    expect(await sha256Fingerprint("abc")).toBe("ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0");
  });
});
