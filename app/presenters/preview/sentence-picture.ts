import { type Bitmap, PIXEL_BYTES, rowBytes } from "./png";

/** In pixels, at the bottom of every preview: the site's mark, and paper for words. */
export const STRIP = { top: 420, height: 210, words: 156, right: 44 };

/** The letters of public/previews/letters.png, each in a cell. As many pixels of its first row are marked as it is wide. */
export const LETTERS = Array.from(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'’&/()-–−°½%àâéëòôÒ",
);
export const CELL = { width: 64, height: 46, margin: 8 };

/** The first letter of "ŵ" is known; what has none is a blank. */
const cellOf = (letter: string): number => {
  const index = [letter, letter.normalize("NFD").charAt(0), " "].map((each) => LETTERS.indexOf(each));
  return index.find((each) => each >= 0) ?? 0;
};

/** Writes a sentence on the strip of a preview, in place of what is there beside the site's mark. */
export function withSentence(picture: Bitmap, letters: Bitmap, sentence: string): Bitmap {
  const rows = Uint8Array.from(picture.rows);
  const [from, to] = [rowBytes(letters), rowBytes(picture)];
  const paper = letters.rows.subarray(from - PIXEL_BYTES, from);
  const isMarked = (x: number) => letters.rows[1 + x * PIXEL_BYTES] !== paper[0];
  const widths = LETTERS.map((_, cell) => {
    const start = cell * CELL.width;
    return Array.from({ length: CELL.width }, (__, x) => Number(isMarked(start + x))).reduce((a, b) => a + b);
  });
  const widthOf = (text: string) =>
    Array.from(text).reduce((sum, letter) => sum + (widths[cellOf(letter)] ?? 0), 0);
  const lines = inLines(sentence, (line) => widthOf(line) <= picture.width - STRIP.words - STRIP.right);

  const left = (STRIP.words - CELL.margin) * PIXEL_BYTES + 1;
  for (let y = STRIP.top; y < picture.height; y += 1) {
    for (let at = left; at < to; at += PIXEL_BYTES) rows.set(paper, y * to + at);
  }
  const top = STRIP.top + Math.round((STRIP.height - lines.length * CELL.height) / 2);
  lines.forEach((line, index) => {
    let x = STRIP.words;
    for (const letter of line) {
      const cell = cellOf(letter);
      const width = (widths[cell] ?? 0) + 2 * CELL.margin;
      for (let y = 1; y < CELL.height; y += 1) {
        const source = y * from + 1 + cell * CELL.width * PIXEL_BYTES;
        const target = (top + index * CELL.height + y) * to + 1 + (x - CELL.margin) * PIXEL_BYTES;
        // Ink is darker than paper.
        for (let at = 0; at < width * PIXEL_BYTES; at += 1) {
          rows[target + at] = Math.min(rows[target + at] ?? 0, letters.rows[source + at] ?? 0);
        }
      }
      x += width - 2 * CELL.margin;
    }
  });
  return { ...picture, rows };
}

function inLines(sentence: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
