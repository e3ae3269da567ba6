import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { gothicTower, nave, spire } from "../../shapes/churches";
import { mix } from "../../shapes/colour";
import { copse, dots, roundTrees, tufts, willow } from "../../shapes/plants";
import { box, fill, grid, line, mirroredOn, nums, poly, stroke } from "../../shapes/svg";
import { ground, hill, rolling } from "../../shapes/terrain";
import { swan } from "../../shapes/countryside";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** A timber-framed house: jettied gables, studs and braces in dark oak on cream plaster. */
export function timberHouse(
  x: number,
  base: number,
  w: number,
  h: number,
  gables: number,
  palette: Stage["palette"],
  roof: string,
): string {
  const top = base - h;
  const mid = Math.round(base - h * 0.5);
  const g = w / gables;
  const oak = "#3d2b24";
  const peak = Math.round(g * 0.55);
  const plaster =
    box(x, top, w, h) +
    grid([x, top], [gables, 1], [g, 0], (px, py) => poly(px, py, px + g / 2, py - peak, px + g, py));
  const studs = grid(
    [x, top],
    [Math.round(w / 11) + 1, 1],
    [w / Math.round(w / 11), 0],
    (px, py) => `${line(px, py)}v${h}`,
  );
  const gableFrame = grid(
    [x, top],
    [gables, 1],
    [g, 0],
    (px, py) =>
      `${line(px + g / 2, py)}v${-Math.round(peak * 0.8)}${line(px + g * 0.25, py)}v${-Math.round(peak * 0.4)}${line(px + g * 0.75, py)}v${-Math.round(peak * 0.4)}${line(px + g * 0.2, py - peak * 0.4)}h${num2(g * 0.6)}`,
  );
  const braces = grid(
    [x, mid],
    [gables, 2],
    [g, h / 2 - 1],
    (px, py) => `${line(px, py)}l${nums(g * 0.18, -h * 0.3)}${line(px + g, py)}l${nums(-g * 0.18, -h * 0.3)}`,
  );
  const rails = `${line(x, top)}h${w}${line(x, mid)}h${w}${line(x, base)}h${w}`;
  const roofLine = grid([x, top], [gables, 1], [g, 0], (px, py) =>
    line(px - 2, py + 3, px + g / 2, py - peak - 1, px + g + 2, py + 3),
  );
  const back = poly(x + 4, top, x + 12, top - peak * 0.9, x + w - 12, top - peak * 0.9, x + w - 4, top);
  const panes = grid([x + g * 0.32, top + h * 0.1], [gables, 2], [g, h / 2], (px, py) =>
    box(px, py, g * 0.36, h * 0.24),
  );
  return (
    fill(roof, back) +
    fill("#f6ead0", plaster) +
    fill(palette.ink, box(x + w * 0.84, top, w * 0.16, h), 0.12) +
    stroke(oak, 2, studs + gableFrame + braces + rails) +
    fill(palette.glass, panes) +
    stroke(
      "#f6ead0",
      1,
      grid(
        [x + g * 0.5, top + h * 0.1],
        [gables, 2],
        [g, h / 2],
        (px, py) => `${line(px, py)}v${num2(h * 0.24)}`,
      ),
    ) +
    stroke(roof, 4, roofLine)
  );
}

const num2 = (value: number) => Math.round(value * 10) / 10;

export const stratfordUponAvon: Setting = {
  look: { sky: "mint", land: "leaf", water: "river", wall: "cream", roof: "slate" },
  ground: 262,
  view: { x: 70, y: 60, zoom: 1.25 },
  back(stage) {
    const { palette, random } = stage;
    const tile = "#a9583c";
    const church =
      spire(482, 190, 24, 92, palette.wall, palette.wallShade) +
      gothicTower({ x: 467, base: 252, w: 30, h: 64 }, palette, { crown: 6 }) +
      nave({ x: 497, base: 252, w: 88, h: 36 }, palette, { bays: 5, roofH: 18 });
    const houses =
      timberHouse(122, 260, 58, 52, 2, palette, tile) +
      timberHouse(182, 260, 88, 62, 2, palette, mix(tile, palette.ink, 0.2)) +
      timberHouse(272, 260, 92, 54, 3, palette, tile) +
      fill(tile, box(150, 172, 8, 22) + box(222, 148, 9, 24) + box(306, 176, 8, 20));
    return (
      hill(rolling(random, 206, 12, 3), palette.far) +
      fill(palette.mid, copse(random, -10, 650, 244, 40)) +
      asSubject(church) +
      roundTrees(
        [
          [428, 262, 26],
          [598, 264, 30],
          [556, 266, 20],
        ],
        palette.near,
        palette.ink,
      ) +
      fill(palette.near, ground([-40, 258, 320, 256, 690, 258], 280)) +
      mirroredOn(
        stage.id,
        274,
        asSubject(houses) + fill(palette.near, ground([-40, 262, 200, 258, 420, 262, 690, 262], 276)),
        water(stage, 272, 360, { calm: true }),
        0.16,
      ) +
      ripples(stage, 280, 352, 9, 0.6) +
      asSubject(swan(296, 318, 1.1, palette)) +
      swan(380, 302, 0.8, palette, true) +
      swan(440, 338, 1.3, palette, true) +
      willow(62, 284, 84, palette.near, "#5d4a38") +
      hill([-40, 318, 60, 318, 150, 344, 210, 368], palette.fore, palette.near, 1, 10) +
      stroke(palette.near, 2, tufts(random, 10, 170, 348, 3, 24)) +
      hill([500, 366, 560, 340, 620, 332, 690, 330], palette.fore) +
      stroke(palette.gold, 4, tufts(random, 540, 640, 346, 3, 18), 0.9) +
      stroke(palette.paper, 2.6, dots(random, 20, 150, 340, 354, 7, 2))
    );
  },
};
