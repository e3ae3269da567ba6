import type { Sketch, Stage } from "../sketch";
import { BERRY } from "../palette";
import { mix } from "../kit/colour";
import { copse, dots, roundTrees } from "../kit/plants";
import { box, disc, dome, fill, grid, nums, poly, stroke } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";
import { glasshouseGarden } from "./garden-glasshouse";
import { landscapeGarden } from "./garden-landscape";

/** A country house 240 wide from x = 0 standing on y = 0: two wings, a pediment on columns. */
export function countryHouse({ palette, random }: Stage): string {
  const pane = (w: number, h: number) => (x: number, y: number) => box(x, y, w, h);
  const cupola = random.chance(0.5);
  return (
    (cupola ? fill(palette.roof, dome(106, -84, 28, 22)) + fill(palette.wall, box(108, -88, 24, 12)) : "") +
    fill(
      palette.wallShade,
      grid([22, -76], [2, 1], [46, 0], pane(9, 16)) + grid([164, -76], [2, 1], [46, 0], pane(9, 16)),
    ) +
    fill(palette.roof, poly(-3, -56, 10, -70, 230, -70, 243, -56)) +
    fill(palette.wall, box(0, -56, 240, 56) + box(84, -64, 72, 64)) +
    fill(
      palette.wallShade,
      box(0, -58, 240, 3) + box(0, -28, 240, 2) + box(216, -56, 24, 56) + poly(80, -64, 120, -86, 160, -64),
    ) +
    fill(palette.wall, poly(88, -66, 120, -83, 152, -66)) +
    fill(
      palette.glass,
      grid([10, -49], [4, 2], [18, 28], pane(8, 15)) +
        grid([164, -49], [4, 2], [18, 28], pane(8, 15)) +
        grid([95, -56], [3, 2], [21, 30], pane(8, 18)),
    ) +
    fill(palette.paper, grid([86, -62], [4, 1], [21, 0], pane(5, 62))) +
    fill(palette.wallShade, box(78, -3, 84, 5))
  );
}

/** Clipped hedges in perspective with beds of flowers between, and a round pool. */
function parterre({ palette, random }: Stage, colours: readonly [string, string]): string {
  const bed = (inner: number, outer: number, top: number, foot: number, way: number) =>
    poly(
      320 + way * inner,
      top,
      320 + way * outer,
      top,
      320 + way * outer * 1.55,
      foot,
      320 + way * inner * 1.45,
      foot,
    );
  const sides = [-1, 1] as const;
  const hedge = sides.map((way) => bed(34, 120, 272, 304, way) + bed(74, 214, 312, 356, way)).join("");
  const beds = sides.map((way) => bed(44, 108, 276, 299, way) + bed(88, 196, 317, 350, way)).join("");
  return (
    fill(palette.fore, hedge) +
    fill(mix(palette.near, "#c7c25a", 0.35), beds) +
    stroke(colours[0], 4, dots(random, 150, 260, 280, 296, 26, 3) + dots(random, 40, 210, 322, 346, 40, 4)) +
    stroke(colours[1], 4, dots(random, 380, 490, 280, 296, 26, 3) + dots(random, 430, 600, 322, 346, 40, 4)) +
    fill(palette.wall, `M256 308a64 11 0 1 0 128 0a64 11 0 1 0-128 0z`) +
    fill(palette.water, `M264 307a56 8 0 1 0 112 0a56 8 0 1 0-112 0z`) +
    stroke(palette.shine, 2, "M320 306q-2-26-16-22M320 306q2-26 16-22M320 306V276M280 308h20M342 309h18")
  );
}

const topiary = (places: readonly (readonly [number, number, number])[], colour: string, dark: string) =>
  fill(colour, places.map(([x, y, h]) => poly(x - h * 0.26, y, x, y - h, x + h * 0.26, y)).join("")) +
  fill(dark, places.map(([x, y, h]) => poly(x, y - h, x + h * 0.26, y, x + h * 0.05, y)).join(""), 0.5);

/** A country house above its parterre. */
function houseAndParterre(stage: Stage): string {
  const { palette, random } = stage;
  const colours = random.pick([
    [BERRY, palette.sun],
    ["#8d7bc0", palette.paper],
    [palette.sun, "#d9826b"],
    ["#d77a92", "#8d7bc0"],
  ]) as readonly [string, string];
  return (
    hill(rolling(random, 200, 14, 3), palette.far) +
    fill(palette.mid, copse(random, -10, 650, 240, 42)) +
    roundTrees(
      [
        [120, 256, 30],
        [172, 258, 24],
        [476, 258, 26],
        [528, 256, 34],
      ],
      palette.near,
      palette.ink,
    ) +
    `<g transform="translate(${nums(200, 258)})">${countryHouse(stage)}</g>` +
    hill([-40, 258, 320, 256, 690, 258], mix(palette.near, "#c7c25a", 0.25), palette.fore, 3, 12) +
    fill(palette.sand, poly(312, 258, 328, 258, 400, 360, 240, 360)) +
    parterre(stage, colours) +
    topiary(
      [
        [262, 276, 34],
        [378, 276, 34],
        [206, 314, 50],
        [434, 314, 50],
      ],
      palette.fore,
      palette.ink,
    ) +
    fill(palette.fore, disc(-6, 330, 60) + disc(40, 350, 40) + disc(646, 330, 60) + disc(600, 352, 40))
  );
}

export const garden: Sketch = {
  look: {
    sky: ["morning", "clear", "mint", "golden"],
    land: ["leaf", "meadow"],
    water: ["river", "teal"],
    wall: ["honey", "cream", "brick", "grey"],
    roof: ["slate", "lead"],
  },
  draw: (stage) =>
    (stage.features.has("glasshouse")
      ? glasshouseGarden
      : stage.random.pick([houseAndParterre, landscapeGarden]))(stage),
};
