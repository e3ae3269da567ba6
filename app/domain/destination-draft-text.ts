/** Controls, halves of surrogate pairs, and marks that turn the direction of writing or show nothing. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A name or another single line: nothing in it that is not seen, blanks as single spaces, none around it. */
export function plainLine(text: string): string {
  return text.replace(/\s+/gu, " ").replace(UNSEEN, "").replace(/ {2,}/g, " ").trim();
}

/** A text of several lines: line breaks stay, everything else is as in a single line. */
export function plainText(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map(plainLine)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** How long a text is as people count: an emoji outside the basic plane is one. */
export function codePointLength(text: string): number {
  return [...text].length;
}
