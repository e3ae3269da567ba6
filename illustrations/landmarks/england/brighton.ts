import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { flag } from "../../shapes/castles";
import { mix } from "../../shapes/colour";
import { dots } from "../../shapes/plants";
import { groyne, pavilion, pierDeck, surf } from "../../shapes/shore";
import { gulls } from "../../shapes/sky";
import { box, dome, fill, grid, line, nums, onion, poly, stroke } from "../../shapes/svg";
import { hill, smooth } from "../../shapes/terrain";
import { water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** The Royal Pavilion's domes and minarets, seen over the roofs; stands on y. */
function royalPavilion({ palette }: Stage, x: number, y: number): string {
  const stone = "#efd9ae";
  const domes = onion(x, y - 26, 46, 54) + onion(x - 44, y - 18, 30, 36) + onion(x + 44, y - 18, 30, 36);
  const shaded = `M${nums(x, y - 80)}C${nums(x + 7, y - 58, x + 39, y - 50, x + 15, y - 26)}h-9C${nums(x + 18, y - 50, x + 4, y - 60, x, y - 80)}z`;
  const minarets =
    grid([x - 66, y - 46], [2, 1], [130, 0], (px, py) => box(px, py, 4, 46) + onion(px + 2, py, 10, 14)) +
    grid([x - 25, y - 48], [2, 1], [47, 0], (px, py) => box(px, py, 3, 48) + onion(px + 1.5, py, 9, 13));
  const drums = box(x - 15, y - 27, 30, 27) + box(x - 54, y - 19, 20, 19) + box(x + 34, y - 19, 20, 19);
  return (
    fill(stone, minarets + drums) +
    fill("#7fb4a6", domes) +
    fill(palette.ink, shaded, 0.18) +
    fill(
      palette.glass,
      grid([x - 12, y - 22], [4, 1], [7, 0], (px, py) => box(px, py, 3, 12)),
    ) +
    stroke(stone, 1.4, `${line(x, y - 78)}v-14${line(x - 44, y - 52)}v-8${line(x + 44, y - 52)}v-8`)
  );
}

/** Regency bow fronts along the promenade. */
function terrace({ palette }: Stage, x: number, base: number, count: number): string {
  const bow = (px: number, py: number) => box(px, py, 20, 52);
  const windows = grid([x + 5, base - 47], [count * 3, 3], [10, 16], (px, py) => box(px, py, 4, 9));
  return (
    fill(
      "#f8ebd0",
      grid([x, base - 52], [count, 1], [30, 0], (px, py) => box(px, py - 1, 30, 53)),
    ) +
    fill(
      "#e6d2ab",
      grid([x + 24, base - 52], [count, 1], [30, 0], (px, py) => box(px, py, 6, 52)),
    ) +
    fill(palette.paper, grid([x + 2, base - 52], [count, 1], [30, 0], bow)) +
    fill(palette.roof, box(x, base - 57, count * 30, 5)) +
    fill(palette.glass, windows) +
    stroke(
      palette.ink,
      1,
      grid([x, base - 20], [1, 2], [0, -16], (px, py) => `M${px} ${py}h${count * 30}`),
      0.35,
    )
  );
}

function helterSkelter({ palette }: Stage, x: number, y: number): string {
  return (
    fill(palette.paper, poly(x - 11, y, x - 5, y - 40, x + 5, y - 40, x + 11, y)) +
    fill(
      palette.accent,
      poly(x - 10.5, y - 3, x - 9.5, y - 11, x + 8.3, y - 18, x + 9.5, y - 11) +
        poly(x - 8.5, y - 17, x - 7.4, y - 24, x + 6.4, y - 31, x + 7.4, y - 24) +
        poly(x - 7, y - 40, x, y - 54, x + 7, y - 40),
    )
  );
}

export const brighton: Setting = {
  look: { sky: "morning", land: "dune", water: "turquoise", roof: "slate" },
  ground: 262,
  view: { x: 108, y: 60, zoom: 1.3 },
  back(stage) {
    const { palette, random } = stage;
    const shore = [-40, 300, 60, 292, 200, 288, 340, 270, 480, 244, 640, 226, 700, 220];
    const shingle = mix("#d99f5f", palette.sand, 0.35);
    const pebbles = dots(random, 20, 640, 300, 354, 70, 4);
    return (
      water(stage, 196, 320) +
      fill(palette.wall, box(430, 150, 220, 40)) +
      asSubject(royalPavilion(stage, 468, 158)) +
      terrace(stage, 400, 196, 8) +
      fill(mix(palette.wallShade, palette.sand, 0.5), box(384, 196, 260, 22)) +
      fill(
        palette.ink,
        grid([396, 203], [12, 1], [21, 0], (x, y) => `M${x} ${y + 15}v-9q6-9 12 0v9z`),
        0.5,
      ) +
      fill("#6fb0a0", box(384, 193, 260, 4)) +
      hill(shore, shingle, mix(shingle, palette.ink, 0.3), 4, 15) +
      surf(palette, smooth(shore), 5) +
      stroke(palette.paper, 3, pebbles, 0.55) +
      stroke(mix(shingle, palette.ink, 0.5), 2.4, dots(random, 40, 640, 296, 354, 44, 4), 0.5) +
      asSubject(pierDeck(138, 386, 214, 250, palette, 15)) +
      asSubject(pavilion(150, 214, 100, 26, palette, "#7fb4a6")) +
      asSubject(helterSkelter(stage, 284, 214)) +
      asSubject(pavilion(316, 214, 70, 19, palette, palette.accent)) +
      flag(200, 164, 18, palette.accent, palette) +
      asSubject(fill(palette.gold, dome(432, 214, 26, 14))) +
      fill(
        palette.accent,
        grid([432, 212], [3, 1], [9, 0], (x, y) => box(x, y - 8, 4, 10)),
      ) +
      groyne(60, 300, 130, 34, palette) +
      gulls(palette, [330, 126, 8], [356, 138, 6], [140, 150, 6])
    );
  },
};
