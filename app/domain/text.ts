/** Control characters, lone surrogates, and marks that are invisible or change the direction of text. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** No joiner, filler or variation selector, and not U+2800, the blank of Braille. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Without invisible characters, with single spaces, trimmed; empty if nothing visible is left. */
export function plainLine(text: string): string {
  const line = text.replace(/\s+/gu, " ").replace(UNSEEN, "").replace(/ {2,}/g, " ").trim();
  return SEEN.test(line) ? line : "";
}

/** As `plainLine`, but keeps line breaks. */
export function plainText(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map(plainLine)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** JSON.stringify takes twice as long if one of its texts was put together by a template or `+`. */
export const inOnePiece = (...parts: readonly string[]): string => parts.join("");

/** The other letters stay. */
export const capitalised = (words: string) => inOnePiece(words.charAt(0).toUpperCase(), words.slice(1));

/** An emoji counts as one. */
export function codePointLength(text: string): number {
  return [...text].length;
}

/** Between words, with "…" at the end. */
export function cutAtWord(text: string, maxLength: number): string {
  if (codePointLength(text) <= maxLength) return text;
  const beginning = [...text].slice(0, maxLength).join("");
  const words = /\s/.test(beginning)
    ? beginning.replace(/\s+\S*$/, "")
    : [...beginning].slice(0, -1).join("");
  return `${words}…`;
}

/** "Bath, Wells and Cheddar". Intl.ListFormat takes long to create. */
export const namesInWords = (names: readonly string[], joint: "and" | "or" = "and"): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${joint} ${names.at(-1)}`;

export const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
