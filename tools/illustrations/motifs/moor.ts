import type { Sketch, Stage } from "../sketch";
import { mix } from "../kit/colour";
import { spotsOn, village } from "../kit/village";
import { conifers, dots, roundTrees, tufts } from "../kit/plants";
import { at, box, fill, num, nums, stroke } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";
import { dryWall, sheep } from "./moor-things";
import { dale } from "./moor-dale";
import { valleyRoad } from "./moor-valley";

const HEATHER = "#9a6fa6";

/** A tor: rounded granite slabs piled on a summit, about 110 wide around x = 0. */
export function tor({ palette, random }: Stage): string {
  const stone = mix("#a9b1b1", palette.skyLow, 0.2);
  const slabs = [
    [-58, 2, 44, 15],
    [-18, 2, 60, 17],
    [-50, -12, 34, 15],
    [-10, -14, 46, 16],
    [-46, -26, 24, 11],
    [-4, -29, 36, 14],
    [2, -42, 24, 12],
  ] as const;
  const slab = (x: number, y: number, w: number, h: number) =>
    `M${nums(x, y)}q${nums(-3, -h, random.whole(3, 7), -h)}l${nums(w - 12, random.whole(-2, 2))}q${nums(8, 2, 6, h)}z`;
  const shades = slabs.map(
    ([x, y, w, h]) =>
      `M${nums(x + w * 0.6, y)}q${nums(6, -h * 0.4, 3, -h)}h${num(w * 0.28)}q${nums(6, 2, 4, h)}z${box(x + 1, y - 2, w - 4, 2)}`,
  );
  return (
    fill(stone, slabs.map(([x, y, w, h]) => slab(x, y, w, h)).join("")) +
    fill(palette.ink, shades.join(""), 0.3)
  );
}

/** A granite tor over heather. */
function torMoor(stage: Stage): string {
  const { palette, random } = stage;
  const x = random.whole(230, 400);
  const summit = random.whole(150, 164);
  const ridge = [
    -40,
    232,
    90,
    226,
    x - 120,
    206,
    x - 20,
    summit,
    x + 40,
    156,
    x + 150,
    214,
    560,
    226,
    690,
    216,
  ];
  const wall = [-40, 318, 120, 276, 250, 286, 380, 300, 520, 262, 690, 276];
  const heather =
    stroke(HEATHER, 4, dots(random, 0, 640, 268, 350, 70, 12), 0.8) +
    stroke(mix(HEATHER, palette.paper, 0.5), 2.4, dots(random, 0, 640, 280, 352, 60, 7), 0.8);
  const path = `M${nums(x - 70, 360)}C${nums(x + 10, 330, x - 60, 300, x - 24, 270)}S${nums(x + 40, 240, x + 16, 216)}S${nums(x - 10, 190, x + 4, 176)}`;
  const bloom = mix(HEATHER, palette.near, 0.15);
  const swathe = [272, 300, 330]
    .map(
      (y) =>
        `M-10 ${y}q${random.whole(60, 120)}-${random.whole(10, 20)} ${random.whole(190, 260)}-2t${random.whole(160, 220)} 4t260-6v14q-120 14-240 6t-200 4t-220 0z`,
    )
    .join("");
  return (
    hill(rolling(random, 186, 18, 3), palette.far) +
    hill(rolling(random, 208, 14, 3), mix(palette.far, palette.mid, 0.5), palette.mid, 2, 12) +
    at(x + 8, summit + 9, tor(stage), random.between(0.9, 1.25)) +
    hill(ridge, palette.mid, palette.near, 5, 11) +
    (random.chance(0.5)
      ? village(random, palette, spotsOn(random, 470, 560, [240], 26), {
          wall: palette.paper,
          roof: palette.roof,
          size: 14,
        })
      : "") +
    conifers(
      [
        [520, 250, 34],
        [538, 252, 44],
        [556, 252, 30],
      ],
      palette.fore,
      palette.ink,
    ) +
    hill([-40, 262, 130, 250, 300, 276, 470, 254, 690, 262], palette.near, palette.fore, 3, 14) +
    fill(bloom, swathe, 0.55) +
    heather +
    stroke(palette.sand, 5, path, 0.95) +
    dryWall(wall, palette) +
    sheep(
      [
        [170, 262, 1],
        [206, 270, -0.9],
        [420, 268, 1],
        [250, 330, 1.5],
      ],
      palette,
    ) +
    roundTrees([[598, 288, 18]], palette.fore, palette.ink) +
    stroke(palette.fore, 2, tufts(random, 0, 640, 356, 26, 22), 0.9)
  );
}

export const moor: Sketch = {
  look: {
    sky: ["morning", "heather", "mint", "peach", "deep"],
    land: ["heath", "moor", "meadow"],
    wall: ["grey", "granite"],
  },
  draw: (stage) => (stage.features.has("tor") ? torMoor : stage.random.pick([dale, valleyRoad]))(stage),
};
