import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { smack } from "../../shapes/boats";
import { mix } from "../../shapes/colour";
import { dots } from "../../shapes/plants";
import { groyne, surf } from "../../shapes/shore";
import { gulls } from "../../shapes/sky";
import { box, fill, grid, line, nums, poly, stroke } from "../../shapes/svg";
import { hill, smooth } from "../../shapes/terrain";
import { water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** A weatherboarded hut, gable to the sea. */
function hut(
  { palette }: Stage,
  x: number,
  base: number,
  w: number,
  h: number,
  wall: string,
  trim: string,
): string {
  const top = base - h;
  const peak = top - w * 0.5;
  const boards = grid([x, top + 5], [1, Math.floor(h / 6)], [0, 6], (px, py) => `${line(px, py)}h${w}`);
  return (
    fill(wall, poly(x, base, x, top, x + w / 2, peak, x + w, top, x + w, base)) +
    stroke(mix(wall, palette.ink, 0.4), 1.1, boards, 0.7) +
    fill(palette.ink, box(x + w * 0.8, top, w * 0.2, h), 0.16) +
    fill(
      trim,
      box(x + w * 0.34, base - h * 0.56, w * 0.32, h * 0.56) +
        box(x + w * 0.38, top - w * 0.16, w * 0.24, w * 0.2),
    ) +
    fill(
      palette.glass,
      box(x + w * 0.4, base - h * 0.5, w * 0.2, h * 0.2) +
        box(x + w * 0.42, top - w * 0.13, w * 0.16, w * 0.14),
    ) +
    stroke(trim, 3, line(x - 3, top + 3, x + w / 2, peak - 1, x + w + 3, top + 3))
  );
}

/** Oyster crates and a heap of shells. */
function oysters({ palette }: Stage, x: number, y: number): string {
  const shells = [0, 13, 26, 6, 19].map(
    (dx, index) => `M${nums(x + dx, y - (index > 2 ? 7 : 0))}q-1-9 6-9t6 9z`,
  );
  const ribs = [0, 13, 26].map(
    (dx) => `M${nums(x + dx + 6, y)}v-8M${nums(x + dx + 6, y)}l-3-6M${nums(x + dx + 6, y)}l3-6`,
  );
  return (
    fill(palette.paper, shells.join("")) +
    stroke(palette.wallShade, 1, ribs.join("")) +
    fill("#9a6a3c", box(x + 44, y - 15, 30, 15)) +
    stroke(
      palette.ink,
      1.4,
      `M${x + 44} ${y - 10}h30M${x + 44} ${y - 5}h30M${x + 54} ${y - 15}v15M${x + 64} ${y - 15}v15`,
      0.6,
    )
  );
}

export const whitstable: Setting = {
  look: { sky: "sunset", land: "dune", water: "ember", roof: "slate" },
  ground: 262,
  view: { x: 148, y: 85, zoom: 1.3 },
  back(stage) {
    const { palette, random } = stage;
    const shore = [-40, 322, 80, 316, 220, 308, 360, 284, 480, 262, 690, 248];
    const shingle = mix("#b98253", palette.sand, 0.25);
    const tan = "#8e3b2c";
    return (
      fill(mix(palette.deep, palette.skyLow, 0.45), "M-10 202q90-10 170-5t150 5z") +
      water(stage, 200, 330) +
      asSubject(smack(314, 252, 1.15, tan, palette)) +
      smack(166, 234, 0.72, "#a8492f", palette) +
      smack(92, 214, 0.36, tan, palette) +
      asSubject(hut(stage, 566, 262, 78, 74, "#24333b", palette.paper)) +
      asSubject(hut(stage, 500, 264, 60, 58, "#f3e3c2", "#3f7f86")) +
      asSubject(hut(stage, 446, 266, 48, 46, "#2d3f47", palette.accent)) +
      asSubject(hut(stage, 404, 268, 36, 34, "#9cc3bf", palette.paper)) +
      hill(shore, shingle, mix(shingle, palette.ink, 0.35), 3, 14) +
      surf(palette, smooth(shore), 4) +
      stroke(palette.skyLow, 3, dots(random, 60, 640, 316, 354, 70, 4), 0.5) +
      stroke(mix(shingle, palette.ink, 0.5), 2.4, dots(random, 160, 640, 300, 354, 70, 4), 0.5) +
      groyne(380, 290, -120, 44, palette) +
      groyne(560, 284, -110, 56, palette) +
      asSubject(oysters(stage, 412, 322)) +
      gulls(palette, [382, 142, 9], [412, 126, 7], [210, 134, 6])
    );
  },
};
