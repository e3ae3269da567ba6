import type { Setting } from "../../settings/setting";
import type { Stage } from "../../sketch";
import { gothicTower, pinnacles } from "../../shapes/churches";
import { fade, mix } from "../../shapes/colour";
import { houses, type House } from "../../shapes/houses";
import { arch, box, disc, fill, grid, lancet, poly, stroke } from "../../shapes/svg";
import { hill, rolling } from "../../shapes/terrain";
import { asSubject } from "../../subject";

/** The west front: a broad screen of arches with a turret at each end, two towers behind it and the tallest beyond. */
function minster({ palette }: Stage, base: number): string {
  const far = {
    ...palette,
    wall: mix(palette.wall, palette.skyMid, 0.22),
    wallShade: mix(palette.wallShade, palette.skyMid, 0.22),
  };
  return (
    gothicTower({ x: 328, base, w: 56, h: 200 }, far, { crown: 16 }) +
    gothicTower({ x: 274, base, w: 44, h: 172 }, palette, { crown: 22 }) +
    gothicTower({ x: 394, base, w: 44, h: 172 }, palette, { crown: 22 }) +
    fill(fade(palette.wall, mix(palette.wall, palette.wallShade, 0.4)), box(242, base - 88, 228, 88)) +
    fill(palette.wall, poly(336, base - 88, 356, base - 112, 376, base - 88)) +
    fill(palette.wallShade, box(242, base - 62, 228, 2) + box(242, base - 88, 228, 3)) +
    fill(
      palette.wallShade,
      grid([249, base - 82], [16, 1], [13.6, 0], (x, y) => arch(x, y, 9, 17)),
    ) +
    fill(
      palette.wallShade,
      grid([249, base - 56], [3, 1], [14, 0], (x, y) => arch(x, y, 9, 24)) +
        grid([426, base - 56], [3, 1], [14, 0], (x, y) => arch(x, y, 9, 24)),
    ) +
    fill(
      palette.ink,
      arch(338, base - 80, 36, 80) + arch(299, base - 56, 26, 56) + arch(387, base - 56, 26, 56),
      0.5,
    ) +
    fill(palette.glass, lancet(344, base - 70, 24, 40) + disc(356, base - 98, 5)) +
    fill(
      palette.ink,
      arch(346, base - 24, 20, 24) + arch(305, base - 20, 14, 20) + arch(393, base - 20, 14, 20),
      0.7,
    ) +
    fill(
      palette.wall,
      box(236, base - 96, 18, 96) + box(458, base - 96, 18, 96) + pinnacles(245, base - 96, 2, 222, 20, 30),
    ) +
    fill(palette.wallShade, box(468, base - 96, 8, 96))
  );
}

/** Steep Hill between its old houses, the cathedral's three towers at the top of it. */
export const lincoln: Setting = {
  look: { sky: "peach", land: "leaf", wall: "honey", roof: "tile" },
  ground: 262,
  view: { x: 30, y: 10, zoom: 1.1 },
  back(stage) {
    const { palette, random } = stage;
    const house = (
      x: number,
      base: number,
      w: number,
      h: number,
      wall: string,
      facing: House["facing"],
    ): House => ({
      x,
      base,
      w,
      h,
      roofH: Math.round(w * 0.42),
      wall,
      roof: facing === "gable" ? palette.roof : "#8f4a38!r",
      facing,
      columns: 2,
      rows: 2,
      door: palette.deep,
      chimney: true,
    });
    const left = [
      house(254, 252, 46, 38, "#f3e3c2", "gable"),
      house(188, 278, 74, 62, "#c97a5c", "eaves"),
      house(54, 322, 142, 106, "#fdf6e6", "gable"),
      house(-74, 344, 128, 150, "#d9a58b", "eaves"),
    ];
    const right = [
      house(412, 252, 46, 38, "#d9a58b", "eaves"),
      house(450, 278, 74, 62, "#f3e3c2", "gable"),
      house(516, 322, 140, 104, "#b9644a", "eaves"),
    ];
    const setts = "#c9b391!g";
    return (
      hill(rolling(random, 222, 6, 3), palette.far) +
      asSubject(minster(stage, 238)) +
      hill([-40, 240, 200, 236, 350, 232, 500, 236, 690, 242], mix(palette.near, "#c7d06a", 0.3)) +
      fill(
        fade(setts, mix(setts, palette.ink, 0.25)),
        "M336 234h40q16 20 76 44t90 50t90 46v80H70v-80q60-20 108-50t80-50t78-40z",
      ) +
      stroke(
        mix(setts, palette.ink, 0.35),
        1.6,
        "M310 250h92M286 264h140M262 282h190M230 304h250M180 330h350",
        0.5,
      ) +
      houses(left, palette) +
      houses(right, palette) +
      stroke(
        "#4a3a36",
        4,
        "M66 322v-104h118v104M66 270h118M125 270v52M66 218l59-58 59 58M96 218v52M154 218v52",
      ) +
      stroke("#1d3038", 2.6, "M516 236v-26h-14M502 210v6") +
      fill(palette.gold, box(496, 216, 12, 14))
    );
  },
};
