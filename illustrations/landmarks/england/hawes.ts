import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { stoneBridge } from "../../shapes/castles";
import { gothicTower, nave } from "../../shapes/churches";
import { as, mix } from "../../shapes/colour";
import { dryWall, sheep } from "../../shapes/countryside";
import { houses } from "../../shapes/houses";
import { copse } from "../../shapes/plants";
import { box, fill, poly } from "../../shapes/svg";
import { ground, hill, plane } from "../../shapes/terrain";
import { asSubject } from "../../subject";

const fieldBarn = ({ palette }: Stage, x: number, base: number, s: number) =>
  fill(palette.wall, box(x, base - 12 * s, 22 * s, 12 * s)) +
  fill(
    palette.roof,
    poly(
      x - 1,
      base - 12 * s,
      x + 3 * s,
      base - 20 * s,
      x + 19 * s,
      base - 20 * s,
      x + 22 * s + 1,
      base - 12 * s,
    ),
  ) +
  fill(palette.ink, box(x + 8 * s, base - 8 * s, 5 * s, 8 * s), 0.7);

/** Gayle Beck falling in steps past the stone houses, St Margaret's above, walls and barns up the dale's sides. */
export const hawes: Setting = {
  look: { sky: "morning", land: "meadow", water: "river", wall: "grey", roof: "stone" },
  ground: 262,
  frames: ["wall"],
  back(stage) {
    const { palette, random } = stage;
    const fell = mix("#a9a35c", palette.skyMid, 0.2);
    const house = (x: number, base: number, w: number, h: number, rows = 2) => ({
      x,
      base,
      w,
      h,
      roofH: 24,
      wall: palette.wall,
      roof: palette.roof,
      columns: w > 70 ? 4 : 3,
      rows,
      door: palette.accent,
      chimney: true,
    });
    return (
      hill(
        [-40, 150, 60, 128, 160, 118, 270, 116, 330, 128, 420, 150, 690, 164],
        mix(fell, palette.skyMid, 0.35),
      ) +
      hill([-40, 210, 120, 190, 260, 178, 380, 150, 460, 122, 560, 108, 690, 104], fell) +
      dryWall([180, 200, 260, 186, 350, 164, 450, 140, 690, 130], palette, 4) +
      dryWall([60, 214, 200, 204, 420, 178, 690, 156], palette, 4) +
      fieldBarn(stage, 130, 206, 1) +
      fieldBarn(stage, 254, 184, 0.9) +
      fill(plane(palette.near, 236), ground([-40, 228, 120, 214, 300, 206, 480, 204, 690, 210])) +
      fill(palette.fore, copse(random, -20, 240, 230, 28)) +
      asSubject(nave({ x: 322, base: 214, w: 100, h: 36 }, palette, { bays: 5, roofH: 22 })) +
      asSubject(gothicTower({ x: 284, base: 216, w: 44, h: 96 }, palette, { crown: 10 })) +
      fill(palette.roof, poly(316, 122, 323, 106, 330, 122)) +
      asSubject(
        houses([house(408, 236, 84, 56), house(492, 232, 66, 64, 3), house(558, 238, 92, 54)], palette),
      ) +
      asSubject(houses([house(-16, 262, 96, 58), house(80, 258, 84, 66, 3)], palette)) +
      sheep([[232, 250, 1.1]], palette) +
      fill(as("t", mix(palette.wallShade, palette.ink, 0.15)), "M196 262L240 250H470L690 244V374H150z") +
      stoneBridge({ x: 236, base: 272, w: 228, h: 32 }, palette, { arches: 2, rise: 8 }) +
      fill(palette.water, "M252 268H448L452 286 440 300 470 324 500 374H190L222 324 256 300 246 284z") +
      fill(
        "#f7fbfa",
        "M252 284q40-6 100 0t96 0l-6 16q-60-8-100-2t-84 2zM226 318q70-10 140 0t104 2l14 22q-80-12-160-4t-118 2z",
        0.92,
      ) +
      fill(as("g", palette.near), "M464 258Q560 250 690 254V374H540Q520 320 464 300z")
    );
  },
};
