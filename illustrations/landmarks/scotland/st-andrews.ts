import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { flag } from "../../shapes/castles";
import { mix } from "../../shapes/colour";
import { dots, tufts } from "../../shapes/plants";
import { surf } from "../../shapes/shore";
import { gulls } from "../../shapes/sky";
import { arch, at, box, fill, grid, lancet, nums, poly, stroke } from "../../shapes/svg";
import { ground, hill, smooth } from "../../shapes/terrain";
import { water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** The cathedral's east gable, twin-turreted and open to the sky, and St Rule's square tower beside it. */
function ruins({ palette }: Stage, x: number, base: number): string {
  const turret = (tx: number) =>
    box(tx, base - 92, 13, 92) + poly(tx - 2, base - 92, tx + 6.5, base - 116, tx + 15, base - 92);
  const gable = `${poly(x + 10, base, x + 10, base - 76, x + 34, base - 88, x + 58, base - 76, x + 58, base)}${lancet(x + 22, base - 70, 24, 50)}`;
  return (
    `<path fill="${palette.wall}" fill-rule="evenodd" d="${gable}"/>` +
    fill(
      palette.wall,
      turret(x) +
        turret(x + 56) +
        box(x + 104, base - 122, 32, 122) +
        grid([x + 104, base - 126], [3, 1], [12.5, 0], (px, py) => box(px, py, 7, 5)),
    ) +
    fill(
      palette.wallShade,
      box(x + 8, base - 92, 5, 92) +
        box(x + 64, base - 92, 5, 92) +
        box(x + 126, base - 122, 10, 122) +
        box(x + 103, base - 84, 34, 2) +
        box(x - 1, base - 50, 15, 2) +
        box(x + 55, base - 50, 15, 2),
    ) +
    fill(
      palette.glass,
      arch(x + 111, base - 114, 6, 18) +
        arch(x + 119, base - 114, 6, 18) +
        lancet(x + 4, base - 82, 5, 16) +
        lancet(x + 60, base - 82, 5, 16),
    ) +
    fill(
      palette.wall,
      `M${nums(x - 92, base)}v-24l8-6 4 10 12-14 6 12 10-20h8v18l12-6v30zM${nums(x + 150, base)}v-18l10-8 6 8 14-4v22z`,
    ) +
    fill(palette.wallShade, arch(x - 62, base - 20, 10, 20) + arch(x - 40, base - 20, 10, 20))
  );
}

export const stAndrews: Setting = {
  look: { sky: "morning", land: "meadow", water: "sea", wall: "honey", roof: "slate" },
  ground: 262,
  back(stage) {
    const { palette, random } = stage;
    const links = mix(palette.near, "#c7c25a", 0.25);
    const shore = [-40, 272, 90, 268, 210, 276, 330, 268, 460, 274, 690, 264];
    const head = [120, 262, 160, 246, 240, 240, 340, 238, 460, 236, 560, 234, 690, 230];
    return (
      fill(palette.far, "M-10 206q80-18 150-8t120 8z") +
      water(stage, 204, 280) +
      fill(mix(palette.wallShade, palette.skyMid, 0.2), "M104 266l20-18 60-8 80-2 420-6v40l-560 6z") +
      fill(mix(palette.near, palette.mid, 0.5), ground(head, 262)) +
      asSubject(at(312, 240, ruins(stage, 0, 0), 1.5)) +
      fill(palette.sand, `${smooth(shore)}V366H-40z`) +
      surf(palette, smooth(shore), 5) +
      surf(palette, "M-10 258q80-10 160 0t150 2t120-4", 2.5) +
      hill(
        [-40, 302, 60, 296, 190, 300, 330, 288, 470, 300, 690, 282],
        mix(links, palette.sand, 0.3),
        palette.fore,
        1,
        8,
      ) +
      stroke(palette.fore, 2, tufts(random, 20, 640, 304, 40, 18), 0.8) +
      hill([-40, 320, 120, 314, 300, 322, 480, 312, 690, 320], palette.near, palette.fore, 3, 11) +
      fill(links, "M270 340q60-20 150-18t150 18q-60 16-150 16t-150-16z") +
      fill(palette.ink, "M409 337a11 3.6 0 1 0 22 0a11 3.6 0 1 0-22 0z") +
      asSubject(at(420, 336, flag(0, 0, 62, palette.accent, palette), 1.3)) +
      fill(palette.paper, "M360 341a4 4 0 1 0 8 0a4 4 0 1 0-8 0z") +
      fill(palette.sand, "M170 340q34-14 70 0q-34 16-70 0z") +
      stroke(
        palette.fore,
        1.5,
        dots(random, 20, 150, 334, 354, 16, 4) + dots(random, 570, 640, 338, 354, 10, 4),
        0.6,
      ) +
      gulls(palette, [280, 90, 8], [310, 76, 7], [240, 110, 6])
    );
  },
};
