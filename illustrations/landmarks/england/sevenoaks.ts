import type { Setting } from "../../settings/setting";
import type { Stage } from "../../sketch";
import { crenels } from "../../shapes/castles";
import { fade, mix } from "../../shapes/colour";
import { copse, dots, roundTrees } from "../../shapes/plants";
import { arch, at, box, fill, grid, poly, stroke } from "../../shapes/svg";
import { hill, rolling } from "../../shapes/terrain";
import { asSubject } from "../../subject";

/** Knole's west front: curved gables in a long grey range, the gatehouse with its four turrets in the middle. */
function knole({ palette }: Stage, base: number): string {
  const gable = (x: number) => `M${x} ${base - 70}v-8q10 0 10-12q2-12 12-14v-5h6v5q10 2 12 14q0 12 10 12v8z`;
  const gables = [206, 256, 424, 474];
  const turret = (x: number, h: number) =>
    fill(palette.wall, box(x, base - h, 17, h) + crenels(x - 1, base - h, 19, 4)) +
    fill(palette.wallShade, box(x + 11, base - h - 3, 6, h + 3));
  const panes = (x: number, w: number, rows: number) =>
    grid([x, base - 62], [w, rows], [12.5, 28], (px, py) => box(px, py, 8, 16));
  return (
    fill(
      mix(palette.roof, palette.ink, 0.1),
      poly(200, base - 70, 212, base - 92, 512, base - 92, 524, base - 70),
    ) +
    fill(
      mix(palette.roof, palette.ink, 0.35),
      [246, 296, 414, 464].map((x) => box(x, base - 120, 9, 40)).join(""),
    ) +
    fill(
      fade(palette.wall, mix(palette.wall, palette.wallShade, 0.5)),
      box(198, base - 72, 328, 72) + gables.map(gable).join(""),
    ) +
    fill(palette.wallShade, box(198, base - 38, 328, 2) + box(198, base - 72, 328, 2)) +
    fill(
      palette.glass,
      panes(208, 8, 2) + panes(420, 8, 2) + gables.map((x) => box(x + 20, base - 92, 10, 14)).join(""),
    ) +
    fill(palette.wall, box(324, base - 118, 80, 118) + crenels(324, base - 118, 80, 6)) +
    fill(palette.wallShade, box(324, base - 84, 80, 2.5) + box(324, base - 118, 80, 2.5)) +
    fill(
      palette.glass,
      grid([346, base - 108], [3, 1], [13, 0], (x, y) => box(x, y, 9, 18)) +
        grid([346, base - 74], [3, 1], [13, 0], (x, y) => box(x, y, 9, 18)),
    ) +
    fill(palette.ink, arch(352, base - 40, 24, 40), 0.8) +
    turret(318, 148) +
    turret(393, 148)
  );
}

/** A fallow buck that stands and looks, facing left; its foot is at 0, 0. */
const buck = (coat: string, dark: string) =>
  fill(dark, "M-14-30l-3 30h5l5-26zM20-30l-1 30h5l3-30z") +
  fill(
    coat,
    "M-20-52q-8-2-14 2q-6 0-6-4q4-8 14-10q8 0 10 8l4 12q16-4 34 0q8 4 8 14l-2 30h-5l-4-22q-14 4-26 0l-5 22h-5l-1-26q-2-12-2-26z",
  ) +
  stroke(dark, 3, "M-24-63q-10-6-12-22m3 10l-9-4m3-5l-7-8M-18-64q4-10 0-24m2 10l8-8m-9-1l3-9");

/** Knole across its deer park. */
export const sevenoaks: Setting = {
  look: { sky: "peach", land: "leaf", wall: "cornish", roof: "tile" },
  ground: 262,
  back(stage) {
    const { palette, random } = stage;
    const turf = mix(palette.near, "#c7d06a", 0.35);
    return (
      hill(rolling(random, 204, 8, 3), palette.far) +
      fill(palette.mid, copse(random, -10, 650, 238, 44)) +
      asSubject(knole(stage, 246)) +
      hill([-40, 252, 160, 246, 360, 244, 540, 246, 690, 254], turf, palette.near, 2, 14) +
      roundTrees(
        [
          [168, 258, 34],
          [560, 260, 36],
        ],
        palette.near,
        palette.ink,
      ) +
      roundTrees(
        [
          [44, 300, 66],
          [628, 304, 54],
        ],
        palette.fore,
        palette.ink,
      ) +
      hill([-40, 290, 120, 300, 320, 306, 520, 296, 690, 300], palette.near, palette.fore, 1, 16) +
      asSubject(
        at(402, 322, buck("#b9825a", "#5d3b25"), 1.1) +
          at(478, 312, buck("#c99a6c", "#5d3b25"), 0.8, -0.8) +
          at(230, 306, buck("#b9825a", "#5d3b25"), 0.62, -0.62),
      ) +
      stroke("#fff1b8", 3, dots(random, 0, 640, 316, 356, 44, 1))
    );
  },
};
