import fc from "../../../tests/harness/fast-check";
import { describe, expect, it } from "vitest";
import { type Postcode, isWholePostcode } from "./postcode";
import { parsePartialPostcode, parsePostcode } from "./read-postcode";

/** Without O, I and L, which are read as digits in some positions. */
const CAPITALS = "ABCDEFGHJKMNPQRSTUVWXYZ";
const DIGITS = "0123456789";
const oneOf = (letters: string) => fc.constantFrom(...letters);

/** Well-formed postcodes, each as its outcode and its last three characters. */
const wellFormed = fc.tuple(
  fc
    .tuple(oneOf(CAPITALS), fc.option(oneOf(CAPITALS)), oneOf(DIGITS), fc.option(oneOf(CAPITALS + DIGITS)))
    .map(([first, second, digit, last]) => `${first}${second ?? ""}${digit}${last ?? ""}`),
  fc.tuple(oneOf(DIGITS), oneOf(CAPITALS), oneOf(CAPITALS)).map((characters) => characters.join("")),
);

describe("a well-formed postcode", () => {
  it("may be known by its outcode alone", () => {
    expect(parsePartialPostcode(" ls6 ")).toEqual({ text: "LS6", outcode: "LS6", sector: null });
    for (const other of ["LS6 3AA", "LS", "6", "LS6666", "LS6 33", "Looe", "Ely", "BF1", ""])
      expect(parsePartialPostcode(other), other).toBeNull();
  });

  it("may be known by its sector alone, which names no home", () => {
    const sector = parsePartialPostcode("ls6 3") as Postcode;
    expect(sector).toEqual({ text: "LS6 3", outcode: "LS6", sector: "LS6 3" });
    expect(
      [sector, parsePartialPostcode("SW1A"), parsePostcode("M1 1AE")].map(
        (read) => read && isWholePostcode(read),
      ),
    ).toEqual([false, false, true]);
    expect(parsePostcode("LS6 3")).toBeNull();
  });

  it("always puts the last three characters after the space", () => {
    fc.assert(
      fc.property(wellFormed, fc.boolean(), fc.boolean(), ([outcode, incode], spaced, lowerCase) => {
        const text = `${outcode}${spaced ? " " : ""}${incode}`;
        expect(parsePostcode(lowerCase ? text.toLowerCase() : text)).toEqual({
          text: `${outcode} ${incode}`,
          outcode,
          sector: `${outcode} ${incode.charAt(0)}`,
        });
      }),
    );
  });
});

describe("anything else", () => {
  it.each([
    ["a forces' post office by its postcode", "BF1 2AB"],
    ["an outcode alone", "W1"],
    ["a town whose letters look like digits", "Alloa"],
    ["a header after a line break", "SW1A 1AA\r\nSet-Cookie: a=b"],
  ])("is refused: %s", (_what, input) => {
    expect(parsePostcode(input)).toBeNull();
  });

  it.each([
    ["a postcode after blanks", `${" ".repeat(16_384)}SW1A 1AA`],
    ["blanks that end in a dot", `${" \t".repeat(8_192)}.`],
  ])("is refused without reading 16 kB of it: %s", (_what, input) => {
    expect(parsePostcode(input)).toBeNull();
  });
});
