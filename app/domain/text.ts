/** Control characters, lone surrogates, and invisible or direction-changing marks. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A visible character: not a joiner, filler or variation selector, nor U+2800, Braille's blank. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Cleans a single line: removes invisible characters, collapses blanks to single spaces, trims. A line
 * without visible characters becomes empty.
 */
export function plainLine(text: string): string {
  const line = text.replace(/\s+/gu, " ").replace(UNSEEN, "").replace(/ {2,}/g, " ").trim();
  return SEEN.test(line) ? line : "";
}

/** Cleans a text of several lines like a single line, but keeps line breaks. */
export function plainText(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map(plainLine)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Makes the first letter a capital and keeps the rest. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The length of a text in code points, so that an emoji counts as one. */
export function codePointLength(text: string): number {
  return [...text].length;
}

/** A text of at most this many characters: a longer one is cut at a word and ends in "…". */
export function cutAtWord(text: string, maxLength: number): string {
  if (codePointLength(text) <= maxLength) return text;
  const beginning = [...text].slice(0, maxLength).join("");
  const words = /\s/.test(beginning)
    ? beginning.replace(/\s+\S*$/, "")
    : [...beginning].slice(0, -1).join("");
  return `${words}…`;
}

/** "Bath, Wells and Cheddar". It does not use Intl.ListFormat, which is slow to create. */
export const namesInWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
