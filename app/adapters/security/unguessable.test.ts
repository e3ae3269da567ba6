import { describe, expect, it } from "vitest";
import { keyedFingerprint, randomToken, sha256Fingerprint } from "./unguessable";

describe("a session's token", () => {
  it("is 32 bytes of text, and never the same", () => {
    const tokens = new Set(Array.from({ length: 100 }, randomToken));
    expect(tokens.size).toBe(100);
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it("has a fingerprint that is always the same and does not hold it", async () => {
    // SHA-256 of "abc" as given in FIPS 180-2.
    expect(await sha256Fingerprint("abc")).toBe("ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0");
  });
});

describe("a keyed fingerprint", () => {
  it("is the HMAC of the text under the secret", async () => {
    // Test case 2 of RFC 4231.
    const expected = Buffer.from("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843", "hex");
    expect(await keyedFingerprint("Jefe")("what do ya want for nothing?")).toBe(
      expected.toString("base64url"),
    );
  });

  it("is another under another secret", async () => {
    const address = "address:203.0.113.7";
    expect(await keyedFingerprint("one")(address)).not.toBe(await keyedFingerprint("two")(address));
  });
});
