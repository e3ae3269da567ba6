import type { Stage } from "../sketch";
import { gothicTower, spire } from "../kit/churches";
import { mix } from "../kit/colour";
import { street } from "../kit/houses";
import { copse, dots, roundTrees } from "../kit/plants";
import { box, dome, fill, grid, line, poly, stroke } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";

/** A market place: houses on both sides, the church behind, stalls and a market cross in the middle. */
export function marketTown(stage: Stage): string {
  const { palette, random } = stage;
  const walls = random.pick<readonly [string, ...string[]]>([
    [palette.wall, mix(palette.wall, palette.paper, 0.4), "#fdf6e6"],
    ["#f6ead0", "#e9cdb0", mix(palette.wall, palette.paper, 0.3), "#dfe3d8"],
    ["#fdf6e6", "#f2d9a8", "#e8b8a0", "#cfdcd4"],
  ]);
  const roofs = [palette.roof, mix(palette.roof, palette.ink, 0.25)] as const;
  const church = random.whole(300, 350);
  const spired = random.chance(0.55);
  const square = mix(palette.sand, palette.paper, 0.3);
  const stall = (x: number, y: number, colour: string) =>
    stroke(palette.ink, 2, `${line(x + 4, y)}v-28${line(x + 50, y)}v-28`) +
    fill("#a97b4f", box(x + 2, y - 14, 50, 9)) +
    fill(palette.paper, poly(x - 2, y - 26, x + 6, y - 38, x + 48, y - 38, x + 56, y - 26)) +
    fill(
      colour,
      grid([x - 2, y - 26], [3, 1], [20, 0], (px, py) =>
        poly(px, py, px + 6, py - 12, px + 14, py - 12, px + 10, py),
      ),
    ) +
    stroke(palette.accent, 4, dots(random, x + 8, x + 46, y - 16, y - 15, 7, 1)) +
    stroke(palette.sun, 4, dots(random, x + 8, x + 46, y - 16, y - 15, 6, 1));
  const cross =
    fill(palette.wallShade, box(300, 306, 44, 5) + box(306, 300, 32, 6)) +
    fill(palette.wall, box(318, 244, 8, 58) + box(311, 252, 22, 6) + dome(314, 244, 16, 8));
  return (
    hill(rolling(random, 190, 14, 2), palette.far) +
    fill(palette.mid, copse(random, -20, 680, 240, 34)) +
    (spired ? spire(church + 17, 168, 32, random.whole(60, 76), palette.roof, palette.glass) : "") +
    gothicTower({ x: church, base: 290, w: 34, h: spired ? 124 : 150 }, palette, { crown: spired ? 8 : 16 }) +
    street(random, palette, { from: 230, to: 420, base: 288, low: 44, high: 58, walls, roofs }) +
    street(random, palette, { from: -60, to: 236, base: 298, low: 62, high: 84, walls, roofs }) +
    street(random, palette, { from: 412, to: 700, base: 298, low: 62, high: 84, walls, roofs }) +
    fill(square, "M-40 296H236L256 288H404L420 296H700V420H-40z") +
    stroke(
      mix(square, palette.ink, 0.4),
      1.4,
      "M-20 318H660M-20 342H660M250 296L160 360M400 296L490 360M320 290V300",
      0.3,
    ) +
    cross +
    stall(150, 326, random.pick([palette.accent, palette.deep, palette.near])) +
    stall(222, 340, palette.deep) +
    stall(420, 334, random.pick([palette.accent, palette.sun, palette.near])) +
    roundTrees([[530, 322, 22]], palette.near, palette.ink)
  );
}
