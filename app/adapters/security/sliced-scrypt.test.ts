import { scryptSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { slicedScrypt } from "./sliced-scrypt";

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
const saltOf = (text: string) => new TextEncoder().encode(text);

describe("scrypt in slices", () => {
  // The test vectors of RFC 7914, section 12, except the last, which takes a gigabyte.
  it.each([
    [
      "",
      "",
      { log2N: 4, r: 1, p: 1 },
      "77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906",
    ],
    [
      "password",
      "NaCl",
      { log2N: 10, r: 8, p: 16 },
      "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640",
    ],
    [
      "pleaseletmein",
      "SodiumChloride",
      { log2N: 14, r: 8, p: 1 },
      "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887",
    ],
  ])("gives the RFC's answer for %j and %j", async (password, salt, parameters, expected) => {
    expect(hex(await slicedScrypt(password, saltOf(salt), 64, parameters))).toBe(expected);
  });

  it("gives the same as node:crypto for letters of several bytes, and for blocks of another size", async () => {
    const native = scryptSync("☀️ 🌊", "sixteen bytes ok", 32, { N: 2 ** 12, r: 3, p: 3 });
    const ours = await slicedScrypt("☀️ 🌊", saltOf("sixteen bytes ok"), 32, { log2N: 12, r: 3, p: 3 });
    expect(hex(ours)).toBe(hex(native));
  });

  it("lets others run meanwhile, again and again", async () => {
    let others = 0;
    const timer = setInterval(() => (others += 1), 0);
    await slicedScrypt("sunny-days", saltOf("salt"), 32, { log2N: 14, r: 8, p: 5 });
    clearInterval(timer);
    expect(others).toBeGreaterThanOrEqual(100);
  });
});
