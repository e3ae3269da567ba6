import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Resvg, renderAsync } from "@resvg/resvg-js";
import { PIXEL_BYTES, pngOf, rowBytes } from "#app/presenters/preview/png";
import { CELL, LETTERS, STRIP } from "#app/presenters/preview/sentence-picture";
import { plainFont } from "./font";

/** The size, in pixels, that other sites expect. */
const PREVIEW = { width: 1_200, height: 630 };

const FAMILY = "Fraunces";
/**
 * Where the drawing is placed, in pixels. The width follows from the height. The part that is cut off is mostly sky.
 */
const PICTURE = { top: -110, height: 675 };
const MARGIN = 44;
const MARK = 84;
const LARGEST_NAME = 62;
const SMALLER = 30;
const OF_SENTENCES = 38;
const MOST_TEXT = PREVIEW.width - STRIP.words - STRIP.right;
const PAPER = "#fbf6ec";
const INK = "#12323f";

/** What a preview shows: a drawing of 640 × 360, a name, and a line below it. */
export interface PreviewSubject {
  readonly illustration: string;
  readonly name: string;
  readonly below: string;
}

/** The site's own mark, the same as in public/favicon.svg. */
const SITE_MARK =
  '<path fill="#12424f" d="M0 10A10 10 0 0 1 10 0h12a10 10 0 0 1 10 10v12a10 10 0 0 1-10 10H10A10 10 0 0 1 0 22z"/><path fill="#ffc24a" d="M6.5 18a9.5 9.5 0 0 1 19 0z"/><path fill="#2e8aa1" d="M0 20h32v2a10 10 0 0 1-10 10H10A10 10 0 0 1 0 22z"/><path fill="#fdf6e6" d="M15 20h2.5c1 2 6 2.5 5 5s-7 3-5.5 7H7c0-5 9-5 10-7s-3-2.5-2-5z"/>';

/** Writes the site's display font to a file that the rasteriser can read, and returns the path. */
export function unpackFont(folder: string): string {
  const packed = createRequire(import.meta.url).resolve(
    "@fontsource/fraunces/files/fraunces-latin-600-normal.woff",
  );
  const path = join(folder, "fraunces-600.ttf");
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, plainFont(readFileSync(packed)));
  return path;
}

const fontOptions = (file: string) => ({
  fontFiles: [file],
  loadSystemFonts: false,
  defaultFontFamily: FAMILY,
});

/** Returns the preview as SVG: the drawing with the name below it. */
export function previewSvg({ illustration, name, below }: PreviewSubject, fontFile: string): string {
  const { width, height } = PREVIEW;
  const size = Math.min(LARGEST_NAME, (LARGEST_NAME * MOST_TEXT) / widthOf(name, LARGEST_NAME, fontFile));
  const { top, words } = STRIP;
  const picture = illustration.replace(
    /^<svg [^>]*viewBox="0 0 640 360"[^>]*>/,
    `<svg viewBox="0 0 640 360" y="${PICTURE.top}" width="${width}" height="${PICTURE.height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
  );
  if (picture === illustration) throw new RangeError(`The drawing of ${name} has another size`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    picture,
    `<path d="M0 ${top}h${width}v${STRIP.height}H0z" fill="${PAPER}"/>`,
    `<svg x="${MARGIN}" y="${top + (STRIP.height - MARK) / 2}" width="${MARK}" height="${MARK}" viewBox="0 0 32 32">${SITE_MARK}</svg>`,
    textElement(name, words, top + 106, size, INK),
    textElement(below, words, top + 152, SMALLER, "#48616d"),
    "</svg>",
  ].join("");
}

function textElement(text: string, x: number, y: number, size: number, colour: string): string {
  const escaped = text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  return `<text x="${x}" y="${y}" font-family="${FAMILY}" font-weight="600" font-size="${size}" fill="${colour}">${escaped}</text>`;
}

function widthOf(text: string, size: number, fontFile: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200">${textElement(text, 0, 150, size, "#000")}</svg>`;
  const box = new Resvg(svg, { font: fontOptions(fontFile) }).getBBox();
  if (!box) throw new Error(`No letter of “${text}” is in the font`);
  return box.x + box.width;
}

/** Returns the SVG as PNG. */
export async function drawPng(svg: string, fontFile: string): Promise<Buffer> {
  const drawn = await renderAsync(svg, { font: fontOptions(fontFile) });
  const [pixels, row] = [drawn.pixels, rowBytes(drawn)];
  const rows = new Uint8Array(row * drawn.height);
  for (let pixel = 0; pixel < drawn.width * drawn.height; pixel += 1) {
    const y = Math.floor(pixel / drawn.width);
    rows.set(pixels.subarray(pixel * 4, pixel * 4 + 3), y * row + 1 + (pixel % drawn.width) * PIXEL_BYTES);
  }
  return pngOf({ width: drawn.width, height: drawn.height, rows });
}

/** Returns the letters of sentences as SVG, each in its cell, its width marked in the first row. */
export function lettersSvg(fontFile: string): string {
  const width = CELL.width * LETTERS.length;
  const between = (letter: string) => widthOf(`n${letter}n`, OF_SENTENCES, fontFile);
  const cells = LETTERS.map((letter, index) => {
    const x = index * CELL.width;
    const advance = Math.round(between(letter) - between(""));
    return `<path d="M${x} 0h${advance}v1h-${advance}z" fill="${INK}"/>${textElement(letter, x + CELL.margin, 34, OF_SENTENCES, INK)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CELL.height}"><path d="M0 0h${width}v${CELL.height}H0z" fill="${PAPER}"/>${cells.join("")}</svg>`;
}
