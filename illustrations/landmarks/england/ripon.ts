import type { Setting } from "../../settings/setting";
import type { Stage } from "../../sketch";
import { crenels } from "../../shapes/castles";
import { nave, pinnacles } from "../../shapes/churches";
import { fade, mix } from "../../shapes/colour";
import { houses, type House } from "../../shapes/houses";
import { copse, roundTrees } from "../../shapes/plants";
import { arch, box, fill, grid, lancet, poly, stroke } from "../../shapes/svg";
import { hill, rolling } from "../../shapes/terrain";
import { asSubject } from "../../subject";

/** The west front: two low broad towers, between them a gable over two rows of five lancets and three doors. */
function westFront({ palette }: Stage, base: number): string {
  const tower = (x: number) =>
    fill(
      palette.wall,
      box(x, base - 162, 62, 162) +
        crenels(x, base - 162, 62, 6) +
        pinnacles(x + 4, base - 162, 2, 54, 8, 16),
    ) +
    fill(
      palette.wallShade,
      box(x + 48, base - 166, 14, 166) +
        grid([x - 1, base - 162], [1, 4], [0, 42], (px, py) => box(px, py, 64, 2.5)),
    ) +
    fill(
      palette.glass,
      grid([x + 7, base - 154], [3, 1], [14, 0], (px, py) => lancet(px, py, 9, 30)) +
        grid([x + 7, base - 112], [3, 1], [14, 0], (px, py) => lancet(px, py, 9, 28)),
    ) +
    fill(
      palette.wallShade,
      grid([x + 7, base - 70], [3, 1], [14, 0], (px, py) => lancet(px, py, 9, 26)),
    );
  return (
    nave({ x: 470, base, w: 84, h: 58 }, palette, { bays: 4, roofH: 24 }) +
    fill(
      fade(palette.wall, mix(palette.wall, palette.wallShade, 0.3)),
      poly(306, base, 306, base - 134, 352, base - 176, 398, base - 134, 398, base),
    ) +
    fill(
      palette.glass,
      grid([313, base - 130], [5, 1], [16.4, 0], (x, y) => lancet(x, y, 12, 40)) +
        grid([313, base - 82], [5, 1], [16.4, 0], (x, y) => lancet(x, y, 12, 36)) +
        grid([335, base - 154], [3, 1], [13, 0], (x, y) => lancet(x, y, 8, 18)),
    ) +
    fill(palette.wallShade, box(306, base - 88, 92, 2.5) + box(306, base - 136, 92, 2.5)) +
    fill(
      palette.ink,
      arch(340, base - 36, 24, 36) + arch(313, base - 30, 17, 30) + arch(374, base - 30, 17, 30),
      0.75,
    ) +
    tower(244) +
    tower(398)
  );
}

/** Ripon from Kirkgate: the cathedral's front fills the end of the street. */
export const ripon: Setting = {
  look: { sky: "golden", land: "leaf", wall: "honey", roof: "pantile" },
  ground: 262,
  back(stage) {
    const { palette, random } = stage;
    const leaded = {
      ...stage,
      palette: { ...palette, wall: "#dcc79a", wallShade: "#ab8f63", roof: "#7d949b!r" },
    };
    const house = (x: number, base: number, w: number, h: number, wall: string, roof: string): House => ({
      x,
      base,
      w,
      h,
      roofH: 26,
      wall,
      roof,
      columns: 3,
      rows: 2,
      chimney: true,
      door: palette.accent,
    });
    const red = "#8f4a38!r";
    const rows = [
      house(176, 268, 62, 58, "#c97a5c", palette.roof),
      house(84, 284, 92, 82, "#f3e3c2", red),
      house(-20, 304, 104, 104, "#b9644a", palette.roof),
      house(474, 268, 60, 54, "#f3e3c2", red),
      house(534, 284, 86, 78, "#b9644a", palette.roof),
      house(620, 304, 60, 96, "#fdf6e6", red),
    ];
    const setts = "#cdb894!g";
    return (
      hill(rolling(random, 214, 6, 3), palette.far) +
      fill(palette.mid, copse(random, -10, 650, 244, 30)) +
      asSubject(westFront(leaded, 256)) +
      hill([-40, 258, 320, 256, 690, 258], mix(palette.near, "#c7d06a", 0.3)) +
      roundTrees(
        [
          [226, 266, 20],
          [484, 266, 20],
        ],
        palette.near,
        palette.ink,
      ) +
      fill(
        fade(setts, mix(setts, palette.ink, 0.25)),
        "M310 257h84q60 8 110 22t180 60v40H-40v-40q120-44 190-60t160-22z",
      ) +
      houses(rows, palette) +
      stroke(mix(setts, palette.ink, 0.35), 1.6, "M270 272h170M220 290h270M160 314h390M110 340h500", 0.5) +
      fill(palette.ink, poly(176, 268, 238, 268, 250, 276, 150, 288), 0.14)
    );
  },
};
