import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { mix } from "../../shapes/colour";
import { spotsOn, village } from "../../shapes/village";
import { copse, roundTrees } from "../../shapes/plants";
import { box, dome, fill, grid, nums, poly, stroke } from "../../shapes/svg";
import { gothicTower } from "../../shapes/churches";
import { hill, rolling } from "../../shapes/terrain";
import { mirroredOn } from "../../shapes/svg";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** Pulteney Bridge: three arches with a row of shops on top, pavilions at the ends, a pediment in the middle. */
function pulteneyBridge({ palette }: Stage, x: number, base: number): string {
  const span = (left: number) => `M${nums(left, base)}v-16a${nums(34, 30, 0, 0, 1, 68, 0)}v16z`;
  const arches = span(x + 50) + span(x + 136) + span(x + 222);
  const shop = (px: number, py: number) => box(px, py, 8, 13);
  return (
    fill(mix(palette.deep, palette.skyLow, 0.35), arches) +
    fill(
      palette.ink,
      [50, 136, 222]
        .map(
          (left) =>
            `M${nums(x + left, base - 16)}a${nums(34, 30, 0, 0, 1, 68, 0)}h-5a${nums(31, 24, 0, 0, 0, -58, 0)}z`,
        )
        .join(""),
      0.45,
    ) +
    `<path fill="${palette.wall}" fill-rule="evenodd" d="${box(x, base - 66, 340, 66)}${arches}"/>` +
    fill(
      palette.wallShade,
      [118, 204]
        .map((cut) =>
          poly(
            x + cut + 2,
            base,
            x + cut + 2,
            base - 24,
            x + cut + 9,
            base - 30,
            x + cut + 16,
            base - 24,
            x + cut + 16,
            base,
          ),
        )
        .join(""),
    ) +
    fill(palette.wall, box(x + 30, base - 102, 280, 38)) +
    fill(
      palette.roof,
      poly(x + 56, base - 102, x + 62, base - 111, x + 278, base - 111, x + 284, base - 102),
    ) +
    fill(
      palette.wall,
      box(x + 8, base - 106, 50, 42) + box(x + 282, base - 106, 50, 42) + box(x + 146, base - 106, 48, 42),
    ) +
    fill(palette.roof, dome(x + 12, base - 106, 42, 15) + dome(x + 286, base - 106, 42, 15)) +
    fill(palette.wall, poly(x + 142, base - 105, x + 170, base - 121, x + 198, base - 105)) +
    fill(
      palette.wallShade,
      box(x, base - 68, 340, 4) +
        box(x + 8, base - 107, 50, 3) +
        box(x + 282, base - 107, 50, 3) +
        box(x + 142, base - 107, 56, 3) +
        box(x + 318, base - 104, 14, 36),
    ) +
    fill(
      palette.glass,
      grid([x + 66, base - 93], [5, 1], [15, 0], shop) +
        grid([x + 203, base - 93], [5, 1], [15, 0], shop) +
        grid([x + 154, base - 95], [3, 1], [12.5, 0], shop) +
        grid([x + 16, base - 95], [2, 1], [24, 0], shop) +
        grid([x + 290, base - 95], [2, 1], [22, 0], shop) +
        grid([x + 29, base - 98], [2, 1], [274, 0], (px, py) => `M${px} ${py + 18}v-11a4 4 0 0 1 8 0v11z`),
    ) +
    fill(
      palette.ink,
      [84, 170, 256].map((middle) => `M${x + middle - 3} ${base - 48}h6v8h-6z`).join(""),
      0.18,
    )
  );
}

/** The Royal Crescent: a curve of pale houses on the hillside. */
function crescent({ palette }: Stage, x: number, y: number): string {
  const stone = mix(palette.wall, palette.skyLow, 0.35);
  const panes = Array.from({ length: 14 }, (_, index) => {
    const px = x + 8 + index * 12;
    const drop = Math.round(10 * (1 - ((index - 6.5) / 6.5) ** 2));
    return box(px, y + 6 + drop, 4, 5) + box(px, y + 14 + drop, 4, 6);
  });
  return (
    fill(stone, `M${nums(x, y)}q88 26 176 0v22q-88 28-176 0z`) +
    fill(palette.roof, `M${nums(x, y)}q88 26 176 0v-5q-88 26-176 0z`) +
    fill(mix(palette.glass, palette.skyMid, 0.25), panes.join(""))
  );
}

export const bath: Setting = {
  look: { sky: "golden", land: "leaf", water: "teal", wall: "honey", roof: "slate" },
  ground: 262,
  back(stage) {
    const { palette, random } = stage;
    const houses = village(random, palette, spotsOn(random, 360, 560, [184, 198], 26), {
      wall: mix(palette.wall, palette.paper, 0.3),
      roof: palette.roof,
      size: 15,
    });
    // The weir: three steps in a horseshoe, each a dark drop under a white lip.
    const step = (y: number, w: number) =>
      `M${320 - w - 150} ${y - 18}L${320 - w} ${y - 8}C${320 - w * 0.55} ${y + 40} ${320 + w * 0.55} ${y + 40} ${320 + w} ${y - 8}L${470 + w} ${y - 18}`;
    return (
      hill(rolling(random, 160, 18, 2), palette.far) +
      hill([-40, 180, 100, 150, 240, 146, 360, 178, 500, 186, 690, 168], palette.mid, palette.near, 2, 14) +
      asSubject(crescent(stage, 116, 168)) +
      asSubject(houses) +
      fill(palette.near, copse(random, -10, 190, 222, 30) + copse(random, 440, 650, 222, 34)) +
      asSubject(gothicTower({ x: 452, base: 218, w: 26, h: 66 }, palette, { crown: 10 })) +
      fill(mix(palette.wall, palette.paper, 0.4), box(-10, 190, 156, 62) + box(494, 188, 170, 64)) +
      fill(
        palette.roof,
        poly(-10, 190, -10, 178, 138, 178, 148, 190) + poly(492, 188, 502, 176, 660, 176, 660, 188),
      ) +
      fill(
        palette.glass,
        grid([14, 198], [7, 2], [18, 20], (x, y) => box(x, y, 7, 11)) +
          grid([506, 196], [8, 2], [18, 20], (x, y) => box(x, y, 7, 11)),
      ) +
      mirroredOn(
        stage.id,
        258,
        asSubject(pulteneyBridge(stage, 150, 258)),
        water(stage, 252, 360, { calm: true, sunPath: false }),
      ) +
      ripples(stage, 258, 284, 8, 0.6) +
      [0, 1, 2]
        .map(
          (index) =>
            stroke(palette.deep, 12, step(294 + index * 16, 120 + index * 34)) +
            stroke(palette.paper, 6, step(289 + index * 16, 120 + index * 34)),
        )
        .join("") +
      stroke(
        palette.shine,
        2,
        [-90, -60, -30, 0, 30, 60, 90]
          .map((dx) =>
            [0, 1, 2]
              .map(
                (index) =>
                  `M${Math.round(320 + dx * (1 + index * 0.3))} ${Math.round(320 + index * 16 - (dx * dx) / 420)}v8`,
              )
              .join(""),
          )
          .join(""),
        0.8,
      ) +
      hill([-40, 300, 60, 306, 130, 336, 190, 366], palette.fore) +
      hill([470, 366, 540, 326, 600, 306, 690, 298], palette.fore) +
      roundTrees(
        [
          [40, 308, 28],
          [600, 306, 30],
          [88, 326, 18],
        ],
        palette.fore,
        palette.ink,
      )
    );
  },
};
