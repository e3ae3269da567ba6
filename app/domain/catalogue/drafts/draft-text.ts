/** Control characters, lone surrogates, and invisible or direction-changing marks. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Cleans a single line: removes invisible characters, collapses blanks to single spaces, trims. */
export function plainLine(text: string): string {
  return text.replace(/\s+/gu, " ").replace(UNSEEN, "").replace(/ {2,}/g, " ").trim();
}

/** Cleans a text of several lines: as a single line, but line breaks stay. */
export function plainText(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map(plainLine)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The length of a text in code points, so that an emoji counts as one. */
export function codePointLength(text: string): number {
  return [...text].length;
}
