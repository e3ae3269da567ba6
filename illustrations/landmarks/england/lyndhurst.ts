import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { as, fade, mix } from "../../shapes/colour";
import { nave } from "../../shapes/churches";
import { spotsOn, village } from "../../shapes/village";
import { copse, dots, roundTrees, tufts } from "../../shapes/plants";
import { at, box, fill, grid, lancet, line, poly, stroke } from "../../shapes/svg";
import { hill, rolling } from "../../shapes/terrain";
import { asSubject } from "../../subject";

/** St Michael and All Angels: a tall brick spire with pale bands over a steep-roofed nave. */
function stMichael({ palette }: Stage, x: number, base: number): string {
  const dark = mix(palette.wall, palette.ink, 0.34);
  const bands = [0.2, 0.42, 0.64].map((share) => {
    const half = 19 * (1 - share);
    const y = base - 84 - 112 * share;
    return poly(x - half, y, x + half, y, x + half - 1, y - 5, x - half + 1, y - 5);
  });
  return (
    nave({ x: x + 18, base, w: 118, h: 38 }, palette, { bays: 5, roofH: 36 }) +
    fill(palette.wall, box(x - 19, base - 84, 38, 84)) +
    fill(dark, box(x + 7, base - 84, 12, 84)) +
    fill(palette.paper, box(x - 19, base - 58, 38, 3) + box(x - 21, base - 87, 42, 4)) +
    fill(
      palette.glass,
      grid([x - 13, base - 80], [2, 1], [14, 0], (px, py) => lancet(px, py, 9, 20)) +
        lancet(x - 7, base - 46, 11, 26),
    ) +
    fill(palette.wall, poly(x - 19, base - 86, x, base - 198, x + 19, base - 86)) +
    fill(dark, poly(x, base - 198, x + 19, base - 86, x + 5, base - 86)) +
    fill(palette.paper, bands.join(""), 0.75) +
    stroke(palette.ink, 1.6, `${line(x, base - 196)}v-14m-5 5h10`)
  );
}

/** A pony that grazes, its head at the left. */
const grazing = (coat: string, mane: string) =>
  fill(mane, "M-27-8l-2 8h6l3-11zM22-9l3 9h6l-3-16z") +
  fill(
    coat,
    "M-30-37q16-9 32-4q18-7 30 0q10 7 6 20l-1 21h-7l-3-17q-20 6-36 1l-5 16h-7l-2-22q-7-5-9-9q-6 14-12 22q-1 7-9 6q-7-2-3-8q7-11 11-22q6-9 15-4z",
  ) +
  fill(mane, "M-47-26q5-12 18-13q-4 8-11 10q-2 8-6 12zM36-37q9 6 5 33q-7-7-6-24z");

/** A pony that looks round, its head up at the left. */
const standing = (coat: string, mane: string) =>
  fill(mane, "M-20-9l-1 9h6l2-11zM20-9l3 9h6l-3-16z") +
  fill(
    coat,
    "M-44-62q6-8 15-6q8 8 9 23q12 4 22 2q18-5 28 3q8 8 5 21l-1 19h-7l-3-17q-18 6-33 1l-4 16h-7l-2-20q-9-5-11-17q-1-7-2-11l-14 8q-7-2-5-7z",
  ) +
  fill(mane, "M-31-69q13 2 14 26q-6-1-7-11q-3-9-9-11zM35-37q9 6 5 33q-7-7-6-24zM-33-68l2-7l4 6z");

/** Lyndhurst's brick spire over the trees, ponies with a foal on the heath before it. */
export const lyndhurst: Setting = {
  look: { sky: "mint", land: "leaf", wall: "brick", roof: "slate" },
  ground: 262,
  view: { x: 70, y: 14, zoom: 1.15 },
  back(stage) {
    const { palette, random } = stage;
    const heath = mix("#94699b", palette.near, 0.2);
    const turf = mix(palette.near, "#c7d06a", 0.35);
    return (
      hill(rolling(random, 200, 8, 3), palette.far) +
      fill(palette.mid, copse(random, -10, 650, 236, 34)) +
      asSubject(stMichael(stage, 330, 232)) +
      village(random, palette, spotsOn(random, 190, 540, [246], 44), {
        wall: "#d9a58b",
        roof: "#8c5240",
        size: 20,
      }) +
      roundTrees(
        [
          [250, 254, 24],
          [474, 254, 26],
          [168, 262, 34],
          [560, 262, 38],
        ],
        palette.near,
        palette.ink,
      ) +
      roundTrees(
        [
          [62, 290, 62],
          [622, 280, 50],
        ],
        palette.fore,
        palette.ink,
      ) +
      hill([-40, 262, 160, 254, 340, 258, 520, 254, 690, 262], turf) +
      fill(
        fade(as("g", heath), as("g", mix(heath, palette.ink, 0.4))),
        "M-40 300q120-24 230-12t210 34t300 4v40H-40z",
      ) +
      stroke("#d59bc4", 3, dots(random, 0, 420, 304, 352, 70, 2)) +
      stroke(palette.fore, 2, tufts(random, 0, 300, 350, 18, 12)) +
      asSubject(
        at(312, 308, grazing("#8a5a35", "#4a2f22"), 1.25) +
          at(474, 302, standing("#b9825a", "#6a4530"), 1.1, -1.1) +
          at(398, 312, standing("#c99a6c", "#6a4530"), 0.62),
      )
    );
  },
};
