import { describe, expect, it } from "vitest";
import { createScryptPasswordHasher } from "./scrypt-password-hasher";

const hasher = createScryptPasswordHasher();

describe("the password hasher", () => {
  it("knows a password again by every letter, however it was composed, and no other; each hash has a salt of its own", async () => {
    const long = "x".repeat(100);
    const hash = await hasher.hash(`Caf\u00e9 ☀️ ${long}a`);
    expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/);
    expect(await hasher.verify(`Cafe\u0301 ☀️ ${long}a`, hash)).toBe(true);
    expect(await hasher.verify(`Caf\u00e9 ☀️ ${long}b`, hash)).toBe(false);
    expect(await hasher.hash(`Caf\u00e9 ☀️ ${long}a`)).not.toBe(hash);
  });

  it("goes by the parameters that are stored in the hash", async () => {
    const { scryptSync } = await import("node:crypto");
    const key = scryptSync("pleaseletmein", new Uint8Array(16), 32, { N: 2, r: 1, p: 1 });
    const hash = `$scrypt$ln=1,r=1,p=1$${"A".repeat(22)}$${key.toString("base64").replace(/=+$/, "")}`;
    expect(await hasher.verify("pleaseletmein", hash)).toBe(true);
  });

  it("does the work and says no where there is no such user", async () => {
    let turns = 0;
    const counted = createScryptPasswordHasher((work) => {
      turns += 1;
      return work();
    });
    expect(await counted.verify("anything", null)).toBe(false);
    expect(turns).toBe(1);
  });

  it("throws for a stored hash that is not one", async () => {
    await expect(hasher.verify("anything", "plain text")).rejects.toThrow("cannot be read");
  });
});
