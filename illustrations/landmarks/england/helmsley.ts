import type { Setting } from "../../settings/setting";
import type { Stage } from "../../sketch";
import { mix } from "../../shapes/colour";
import { houses, type House } from "../../shapes/houses";
import { copse, roundTrees } from "../../shapes/plants";
import { arch, box, fill, grid, line, poly, stroke } from "../../shapes/svg";
import { hill, rolling } from "../../shapes/terrain";
import { asSubject } from "../../subject";

/** The east tower: a wall of full height with two turrets, the other half of it fallen, broken floors open to the sky. */
function tower({ palette }: Stage, base: number): string {
  return (
    fill(palette.wallShade, `M316 ${base}v-150l12-6 8 8 26-10 30 4v154z`) +
    fill(
      palette.ink,
      grid([334, base - 128], [2, 2], [26, 46], (x, y) => arch(x, y, 12, 26)),
      0.7,
    ) +
    fill(palette.wall, `M284 ${base}v-182h10v-8h8v8h10v-8h8v8h6v40l-8 18 6 26-12 24 8 30-6 44z`) +
    fill(palette.wall, `M376 ${base}v-40l8-30-6-28 10-26-4-26v-34h8v-8h8v8h10v-8h8v8h8v184z`) +
    fill(palette.wallShade, `M412 ${base}v-184h10v184zM310 ${base - 182}h8v34l-6 18z`) +
    fill(
      palette.ink,
      box(292, base - 156, 6, 22) +
        box(292, base - 100, 6, 22) +
        box(396, base - 150, 6, 22) +
        box(396, base - 94, 6, 22),
      0.75,
    ) +
    fill(
      palette.wallShade,
      box(284, base - 120, 32, 2.5) +
        box(384, base - 120, 28, 2.5) +
        box(284, base - 62, 28, 2.5) +
        box(384, base - 62, 28, 2.5),
    ) +
    fill(
      palette.wall,
      `M422 ${base}v-52l14-4 10 8 16-2 8 10 20 4 8 36zM284 ${base}v-34l-20-6-14 8-22-4-14 14v22z`,
    )
  );
}

/** Helmsley: the castle's shattered tower on its bank over the red roofs of the market place. */
export const helmsley: Setting = {
  look: { sky: "peach", land: "leaf", wall: "grey", roof: "pantile" },
  ground: 262,
  view: { x: 50, y: 20, zoom: 1.15 },
  back(stage) {
    const { palette, random } = stage;
    const stone = { ...stage, palette: { ...palette, wall: "#c9bb9b", wallShade: "#93866d" } };
    const turf = mix(palette.near, "#c7d06a", 0.3);
    const house = (
      x: number,
      w: number,
      h: number,
      wall: string,
      facing: House["facing"] = "eaves",
    ): House => ({
      x,
      base: 300,
      w,
      h,
      roofH: 26,
      wall,
      roof: palette.roof,
      facing,
      columns: 3,
      rows: 2,
      chimney: true,
      door: palette.deep,
    });
    return (
      hill(rolling(random, 196, 12, 3), palette.far) +
      fill(palette.mid, copse(random, -10, 650, 236, 36)) +
      asSubject(tower(stone, 228)) +
      hill(
        [-40, 250, 120, 244, 200, 226, 350, 220, 480, 228, 580, 246, 690, 252],
        turf,
        palette.near,
        2,
        12,
      ) +
      roundTrees(
        [
          [150, 262, 36],
          [560, 262, 34],
        ],
        palette.near,
        palette.ink,
      ) +
      houses(
        [
          house(-14, 86, 52, "#d8c49a"),
          house(72, 70, 46, "#e6d8b8"),
          house(142, 84, 54, "#cdb68a"),
          house(226, 64, 44, "#d8c49a"),
          house(290, 76, 50, "#e6d8b8"),
          house(366, 70, 44, "#cdb68a"),
          house(436, 82, 54, "#d8c49a"),
          house(518, 66, 46, "#e6d8b8"),
          house(584, 80, 52, "#cdb68a"),
        ],
        palette,
      ) +
      fill(mix("#d6c7a5", palette.near, 0.15), box(-60, 299, 760, 150)) +
      stroke("#8c8066", 1.6, "M60 322h160M300 316h120M480 330h130M20 348h140M360 346h180", 0.4) +
      fill(
        palette.wallShade,
        poly(108, 334, 118, 326, 172, 326, 182, 334, 192, 342, 98, 342) +
          poly(142, 326, 142, 268, 148, 268, 148, 326),
      ) +
      stroke(palette.wallShade, 4, `${line(134, 276)}h22`) +
      fill(palette.accent, poly(470, 318, 536, 318, 530, 304, 476, 304)) +
      stroke(palette.ink, 2, `${line(474, 318)}v22${line(532, 318)}v22`) +
      fill("#8a5a35", box(472, 328, 62, 7))
    );
  },
};
