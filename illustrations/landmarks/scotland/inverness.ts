import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { crenels, flag } from "../../shapes/castles";
import { gothicTower } from "../../shapes/churches";
import { mix } from "../../shapes/colour";
import { street } from "../../shapes/houses";
import { copse, dots, roundTrees } from "../../shapes/plants";
import { arch, box, fill, grid, line, mirroredOn, nums, poly, stroke } from "../../shapes/svg";
import { hill, rolling } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** The red castle on its bank: square and round towers round a crenellated front. */
function castle({ palette }: Stage, x: number, base: number): string {
  const blocks = [
    [0, 44, 62],
    [44, 74, 48],
    [118, 34, 86],
    [152, 60, 44],
    [206, 30, 66],
  ] as const;
  return (
    blocks
      .map(
        ([dx, w, h]) =>
          fill(palette.wall, box(x + dx, base - h, w, h) + crenels(x + dx, base - h, w, 5)) +
          fill(
            palette.wallShade,
            box(x + dx + w * 0.7, base - h, w * 0.3, h) + box(x + dx, base - h + 5, w, 2),
          ),
      )
      .join("") +
    fill(
      palette.glass,
      grid([x + 10, base - 50], [2, 3], [15, 15], (px, py) => arch(px, py, 6, 10)) +
        grid([x + 54, base - 36], [4, 2], [15, 16], (px, py) => arch(px, py, 6, 10)) +
        grid([x + 126, base - 74], [1, 4], [0, 17], (px, py) => arch(px, py, 8, 11)) +
        grid([x + 162, base - 34], [3, 2], [14, 16], (px, py) => arch(px, py, 6, 10)) +
        grid([x + 214, base - 54], [1, 3], [0, 17], (px, py) => arch(px, py, 7, 11)),
    ) +
    flag(x + 135, base - 88, 24, palette.deep, palette)
  );
}

/** The white suspension footbridge over the Ness. */
function footbridge({ palette }: Stage, x: number, y: number, w: number): string {
  const tower = (tx: number) =>
    box(tx - 3, y - 44, 3, 56) + box(tx + 8, y - 44, 3, 56) + box(tx - 5, y - 46, 18, 4);
  const left = x + 40;
  const right = x + w - 40;
  const hangers = Array.from({ length: 13 }, (_, index) => {
    const share = (index + 1) / 14;
    const hx = left + (right - left) * share;
    return `${line(hx, y)}V${num1(y - 6 - 36 * (1 - 4 * share * (1 - share)))}`;
  });
  return (
    stroke(palette.paper, 1.2, hangers.join("")) +
    stroke(
      palette.paper,
      2.2,
      `M${nums(x, y - 4)}L${nums(left, y - 42)}Q${nums((left + right) / 2, y + 30, right, y - 42)}L${nums(x + w, y - 4)}`,
    ) +
    fill(palette.paper, tower(left - 4) + tower(right - 4) + box(x, y - 3, w, 6)) +
    fill(palette.ink, box(x, y + 2, w, 2), 0.4)
  );
}

const num1 = (value: number) => Math.round(value * 10) / 10;

export const inverness: Setting = {
  look: { sky: "mint", land: "leaf", water: "river", wall: "red", roof: "slate" },
  ground: 262,
  view: { x: 90, y: 55, zoom: 1.25 },
  back(stage) {
    const { palette, random } = stage;
    const cream = { ...palette, wall: "#e9dcc0", wallShade: "#b9ab90" };
    const bank = mix(palette.near, "#c7d06a", 0.2);
    const shore =
      street(random, palette, {
        from: 20,
        to: 168,
        base: 270,
        low: 30,
        high: 42,
        walls: ["#e9dcc0", "#d9c7a4", "#f3e8d2", "#c9b79a"],
        roofs: [palette.roof],
      }) + fill(palette.wallShade, poly(0, 268, 640, 268, 640, 278, 0, 278), 0.6);
    const spires = [60, 122]
      .map(
        (x) =>
          gothicTower({ x, base: 250, w: 18, h: 74 }, cream, { crown: 5 }) +
          fill(palette.roof, poly(x - 1, 176, x + 9, 126, x + 19, 176)),
      )
      .join("");
    return (
      hill(rolling(random, 196, 16, 3), palette.far) +
      hill(rolling(random, 228, 8, 3), palette.mid) +
      asSubject(spires) +
      asSubject(castle(stage, 262, 214)) +
      hill(
        [180, 274, 230, 236, 280, 210, 400, 206, 500, 212, 560, 236, 660, 252, 690, 262],
        bank,
        palette.near,
        4,
        10,
      ) +
      fill(palette.near, copse(random, 196, 330, 262, 22) + copse(random, 470, 660, 264, 26)) +
      stroke(palette.gold, 3, dots(random, 300, 480, 232, 256, 26, 2)) +
      mirroredOn(stage.id, 278, shore, water(stage, 274, 360, { calm: true }), 0.25) +
      asSubject(footbridge(stage, 90, 284, 420)) +
      ripples(stage, 292, 354, 14, 0.6) +
      hill([-40, 326, 70, 326, 160, 346, 230, 368], palette.fore, palette.near, 2, 9) +
      roundTrees(
        [
          [34, 328, 30],
          [88, 338, 20],
          [604, 326, 30],
        ],
        palette.fore,
        palette.ink,
      ) +
      hill([490, 368, 560, 338, 620, 326, 690, 322], palette.fore)
    );
  },
};
