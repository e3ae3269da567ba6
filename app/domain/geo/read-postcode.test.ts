import fc from "../../../tests/harness/fast-check";
import { describe, expect, it } from "vitest";
import { type Postcode, isWholePostcode } from "./postcode";
import { BFPO_HAS_NO_PLACE, parsePartialPostcode, parsePostcode, postcodeFault } from "./read-postcode";

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
  it("is split into outcode and sector", () => {
    expect(parsePostcode("SW1A 1AA")).toEqual({ text: "SW1A 1AA", outcode: "SW1A", sector: "SW1A 1" });
    expect(parsePostcode("M1 1AE")).toEqual({ text: "M1 1AE", outcode: "M1", sector: "M1 1" });
    expect(parsePostcode("B33 8TH")).toEqual({ text: "B33 8TH", outcode: "B33", sector: "B33 8" });
  });

  it("gets its usual spelling whatever its case, space and blanks around it", () => {
    for (const typed of [
      "sw1a1aa",
      " SW1A 1AA ",
      "Sw1a 1aA",
      "\tSW1A1AA",
      "SW1A\u00a0\u200b1AA\r\n",
      "ＳＷ１Ａ－１ＡＡ",
    ]) {
      expect(parsePostcode(typed)?.text).toBe("SW1A 1AA");
    }
  });

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

it.each([
  ["B93 ODX", "B93 0DX"],
  ["lsi 4aa", "LS1 4AA"],
  ["WIA IAA1", null],
  ["WIA 1AA", "W1A 1AA"],
  ["LI2 3AB", "L12 3AB"],
  ["BIO 1AA", "B10 1AA"],
  ["BLO 9DX", "BL0 9DX"],
  ["B1O lAA", "B10 1AA"],
  ["SO17 1BJ", "SO17 1BJ"],
  ["S017 1BJ", "SO17 1BJ"],
  ["P01 1AA", "PO1 1AA"],
  ["0X1 2JD", "OX1 2JD"],
  ["OL6 6DL", "OL6 6DL"],
])("a letter in place of the digit that it looks like %s is %s", (typed, text) => {
  expect(parsePostcode(typed)?.text ?? null).toBe(text);
});

describe("anything else", () => {
  it.each([
    ["the old Girobank code", "GIR 0AA"],
    ["a forces' post office", "BFPO 1"],
    ["a forces' post office by its postcode", "BF1 2AB"],
    ["an outcode alone", "W1"],
    ["three letters in front", "SWX1 1AA"],
    ["a town whose letters look like digits", "Alloa"],
    ["nothing", ""],
    ["only blanks", "   "],
    ["a NUL", "SW1A 1AA\0"],
    ["a header after a line break", "SW1A 1AA\r\nSet-Cookie: a=b"],
    ["an emoji", "SW1A 1A🌞"],
    ["a Cyrillic look-alike of S", "ЅW1A 1AA"],
    ["a letter that upper-casing would make two", "ß1 1AA"],
    ["two postcodes", "SW1A 1AA SW1A 1AA"],
  ])("is refused: %s", (_what, input) => {
    expect(parsePostcode(input)).toBeNull();
  });

  it.each([
    ["letters", "A".repeat(16_384)],
    ["blanks", " ".repeat(16_384)],
    ["a postcode after blanks", `${" ".repeat(16_384)}SW1A 1AA`],
    ["blanks that end in a dot", `${" \t".repeat(8_192)}.`],
  ])("is refused without reading 16 kB of it: %s", (_what, input) => {
    expect(parsePostcode(input)).toBeNull();
  });
});

describe("what is wrong with a text", () => {
  it.each([
    "BFPO 1",
    "bfpo 58",
    " \tBfpo801",
    "BFPO",
    "BF1 BFPO",
    "bf1",
    "BF1 0AX",
    "BFI-2",
    "Ｂ.Ｆ.Ｐ.Ｏ. 5",
  ])("is that %j has no place", (input) => {
    expect(postcodeFault(input, "Malformed")).toBe(BFPO_HAS_NO_PLACE);
  });

  it.each(["", "W1", "BF10 2AA1", "A BFPO 1"])("is its form: %j", (input) => {
    expect(postcodeFault(input, "Malformed")).toBe("Malformed");
  });
});
