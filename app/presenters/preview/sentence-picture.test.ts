import { Buffer } from "node:buffer";
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bitmapOf, pngOf, rowBytes } from "./png";
import { LETTERS, STRIP, withSentence } from "./sentence-picture";

const read = (name: string) => bitmapOf(readFileSync(`public/previews/${name}.png`));
const [picture, letters] = [read("sunny-escape"), read("letters")];
const row = rowBytes(picture);
/** The rows of the picture with a sentence, above the strip and in it. */
function write(sentence: string) {
  const { rows } = bitmapOf(pngOf(withSentence(picture, letters, sentence)));
  const at = STRIP.top * row;
  return { drawing: Buffer.from(rows.subarray(0, at)), strip: Buffer.from(rows.subarray(at)) };
}

/** As long as the texts of the catalogue allow. */
const LONGEST =
  "Go to Saddleworth on Saturday and Sunday: 10°, partly cloudy, then 9°, overcast. About 1h 44m from Stratford-upon-Avon, there by 9:44. Dovestone Reservoir takes the dog.";

describe("the sentence on the picture of a link", () => {
  it("is on the strip, one picture for one sentence, and leaves the drawing as it is", () => {
    const said = write("Go to Filey on Sunday: 12°, dry.");
    expect(said.drawing.equals(picture.rows.subarray(0, STRIP.top * row))).toBe(true);
    expect(said.strip.equals(write("Go to Filey on Sunday: 13°, dry.").strip)).toBe(false);
    expect(write("Go to ŷ").strip.equals(write("Go to y").strip)).toBe(true);
  });

  it("is whole even if it is the longest, with paper at the bottom and at the right edge", () => {
    const { strip } = write(LONGEST);
    const paper = Buffer.from(letters.rows.subarray(-3));
    const isPaper = (x: number, y: number) =>
      paper.equals(strip.subarray(y * row + 1 + x * 3, y * row + 4 + x * 3));
    for (let y = 0; y < STRIP.height; y += 1) expect(isPaper(picture.width - 20, y)).toBe(true);
    for (let x = STRIP.words; x < picture.width; x += 1) expect(isPaper(x, STRIP.height - 5)).toBe(true);
    expect(strip.equals(write(LONGEST.slice(0, -5)).strip)).toBe(false);
  });

  it("has a letter for each in the names of the catalogue", () => {
    const files = readdirSync("catalogue", { recursive: true, encoding: "utf8" });
    const places = files.filter((file) => file.includes("/") && file.endsWith(".json"));
    expect(places.length).toBeGreaterThan(600);
    const names = places.map((file) =>
      String(/"name": "([^"]+)"/.exec(readFileSync(`catalogue/${file}`, "utf8"))?.[1]),
    );
    const isKnown = (letter: string) =>
      LETTERS.includes(letter.normalize("NFD").charAt(0)) || LETTERS.includes(letter);
    expect([...new Set(names.join(""))].filter((letter) => !isKnown(letter))).toEqual([]);
  });
});
