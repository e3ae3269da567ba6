import { describe, expect, it } from "vitest";
import { codePointLength, cutAtWord, namesInWords, plainLine, plainText } from "./text";

describe("a single line", () => {
  it.each([
    ["  Bath \t Spa ", "Bath Spa"],
    ["Bath\r\nSpa", "Bath Spa"],
    ["Ba\u202eth\u202c", "Bath"],
    ["Ba\u200bth\u2060\ufeff", "Bath"],
    ["Ba\u0000th\u0007\u0085\u009f", "Bath"],
    ["\u2066Bath\u2069", "Bath"],
    ["Bath \ud83d", "Bath"],
    ["Bath \u202e ", "Bath"],
    [" \u200b ", ""],
  ])("of %j is %j", (typed, line) => {
    expect(plainLine(typed)).toBe(line);
  });

  it.each(["200d", "2800", "3164", "fe0f", "00ad", "115f", "ffa0", "034f", "e0041"])(
    "of nothing but U+%s is empty, since it would be invisible",
    (code) => {
      const unseen = String.fromCodePoint(parseInt(code, 16));
      expect([plainLine(unseen), plainText(`${unseen} ${unseen}\n${unseen}`)]).toEqual(["", ""]);
      expect(plainLine(`B${unseen}`)).toBe(`B${unseen}`);
    },
  );

  it("keeps every letter and sign that is seen", () => {
    const name = "Ynys Môn – “Café” & <b>l'Île</b> £5 👩‍👩‍👧 北京";
    expect(plainLine(name)).toBe(name);
  });
});

it("a text of several lines keeps its line breaks and no heap of them", () => {
  expect(plainText("One \r\nTwo\n\n\n\n  Three\u0007\n")).toBe("One\nTwo\n\nThree");
});

it("the length of a text counts an emoji once", () => {
  expect(codePointLength("a😀")).toBe(2);
});

it.each([
  ["fits", "two words", 9, "two words"],
  ["is cut between words", "two words", 8, "two…"],
  ["is cut in one that is too long alone", "a\u{1F600}bcd", 4, "a\u{1F600}b…"],
  ["loses the blanks before the cut", "one  two", 5, "one…"],
])("a text that has to fit %s", (_, text, maxLength, cut) => {
  expect(cutAtWord(text, maxLength)).toBe(cut);
  expect(codePointLength(cut)).toBeLessThanOrEqual(maxLength);
});

it("names are listed as the language lists them", () => {
  const formatter = new Intl.ListFormat("en-GB");
  const names = ["Bath", "Wells", "Cheddar", "Frome"];
  for (const count of names.keys()) {
    const some = names.slice(0, count + 1);
    expect(namesInWords(some)).toBe(formatter.format(some));
  }
  expect(namesInWords([])).toBe("");
});
