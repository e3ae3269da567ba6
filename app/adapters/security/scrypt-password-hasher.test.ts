import { describe, expect, it } from "vitest";
import { createScryptPasswordHasher } from "./scrypt-password-hasher";

const hasher = createScryptPasswordHasher();

describe("the password hasher", () => {
  it("knows a password again and no other", async () => {
    const hash = await hasher.hash("Sunny-Escape☀️");
    expect(await hasher.verify("Sunny-Escape☀️", hash)).toBe(true);
    expect(await hasher.verify("sunny-escape☀️", hash)).toBe(false);
  });

  it("names its parameters and salts each hash differently", async () => {
    const [first, second] = await Promise.all([hasher.hash("the same"), hasher.hash("the same")]);
    expect(first).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/);
    expect(first).not.toBe(second);
  });

  it("reads every character of a long password", async () => {
    const hash = await hasher.hash(`${"x".repeat(100)}a`);
    expect(await hasher.verify(`${"x".repeat(100)}b`, hash)).toBe(false);
  });

  it("takes the same letters for the same password however they were composed", async () => {
    const hash = await hasher.hash("caf\u00e9 noir");
    expect(await hasher.verify("cafe\u0301 noir", hash)).toBe(true);
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
