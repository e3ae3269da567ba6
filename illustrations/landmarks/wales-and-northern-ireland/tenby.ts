import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { rowingBoat, yacht } from "../../shapes/boats";
import { crenels } from "../../shapes/castles";
import { spire } from "../../shapes/churches";
import { mix } from "../../shapes/colour";
import { street } from "../../shapes/houses";
import { copse, dots } from "../../shapes/plants";
import { surf, quay } from "../../shapes/shore";
import { gulls } from "../../shapes/sky";
import { arch, box, fill, grid, nums, stroke } from "../../shapes/svg";
import { smooth } from "../../shapes/terrain";
import { water } from "../../shapes/water";
import { asSubject } from "../../subject";

const PASTELS = [
  "#f6cfc4",
  "#fbe7b4",
  "#bfdcd8",
  "#fdf6e6",
  "#c9d8ee",
  "#f3b8b0",
  "#d8e2bd",
  "#f9d9a0",
] as const;

/** St Catherine's Island: a lump of rock with its square Victorian fort. */
function fortIsland({ palette }: Stage, x: number, foot: number): string {
  const rock = mix("#8b8377", palette.skyLow, 0.15);
  const fort = { wall: "#d7c7a6", shade: "#a5957a" };
  return (
    fill(
      fort.wall,
      box(x + 46, foot - 82, 66, 34) +
        crenels(x + 46, foot - 82, 66, 6) +
        box(x + 38, foot - 78, 18, 30) +
        box(x + 102, foot - 78, 18, 30),
    ) +
    fill(fort.shade, box(x + 112, foot - 78, 8, 30) + box(x + 46, foot - 77, 60, 2)) +
    fill(
      palette.ink,
      grid([x + 62, foot - 70], [3, 1], [14, 0], (px, py) => arch(px, py, 6, 10)),
      0.7,
    ) +
    fill(rock, `M${nums(x, foot)}l6-26 14-8 10-14 28-6 40-2 26 8 10 14 14 8 8 26z`) +
    fill(
      palette.ink,
      `M${nums(x + 96, foot)}l-6-20 12-12-8-20 24 6 14 14 12 8 8 24zM${nums(x + 30, foot)}l4-18 12-8-2-16-12 12-6 20z`,
      0.3,
    ) +
    fill(palette.near, `M${nums(x + 22, foot - 42)}q20-14 48-10t60 6q-20 8-50 4t-58 0z`) +
    surf(palette, `M${nums(x - 14, foot + 1)}q30-6 60 0t60 0t54-1`)
  );
}

export const tenby: Setting = {
  look: { sky: "clear", land: "leaf", water: "turquoise", wall: "grey", roof: "slate" },
  ground: 262,
  back(stage) {
    const { palette, random } = stage;
    const upper = street(random, palette, {
      from: -8,
      to: 296,
      base: 196,
      low: 40,
      high: 56,
      walls: PASTELS,
      roofs: [palette.roof, mix(palette.roof, palette.paper, 0.2)],
    });
    const lower = street(random, palette, {
      from: 30,
      to: 300,
      base: 258,
      low: 26,
      high: 34,
      walls: PASTELS,
      roofs: [palette.roof],
    });
    const shore = [-40, 316, 80, 306, 200, 308, 300, 300, 420, 320, 520, 344, 600, 372];
    return (
      fill(palette.far, "M520 202q40-12 90-8t60 8z") +
      water(stage, 200, 340) +
      asSubject(fortIsland(stage, 430, 228)) +
      spire(176, 120, 14, 50, palette.roof, palette.glass) +
      fill("#c9bda2", box(168, 116, 16, 40)) +
      asSubject(upper) +
      fill(mix("#9a8f7d", palette.sand, 0.2), "M-10 194H300l18 20 4 24-12 26H-10z") +
      fill(
        palette.ink,
        "M60 196l8 60h-14zM130 196l4 60-16 2zM214 196l10 60h-18zM286 196l24 20 4 24-10 20-12-30z",
        0.16,
      ) +
      fill(
        palette.near,
        copse(random, -10, 110, 240, 26) +
          copse(random, 190, 300, 236, 20) +
          "M-10 194H302l4 8q-40 8-90 4t-110 4t-116-4z",
      ) +
      asSubject(lower) +
      quay(stage, -10, 256, 330, 22) +
      quay(stage, 300, 262, 76, 20) +
      fill(palette.paper, box(352, 244, 12, 18)) +
      fill(palette.accent, box(350, 240, 16, 5)) +
      fill(palette.sand, `${smooth(shore)}L-40 372z`) +
      surf(palette, smooth(shore), 5) +
      stroke(mix(palette.sand, palette.ink, 0.35), 2, dots(random, 0, 420, 322, 354, 20, 5), 0.4) +
      yacht(420, 282, 0.9, palette.accent, palette.deep, palette) +
      yacht(388, 238, 0.5, palette.gold, palette.ink, palette) +
      rowingBoat(150, 322, 1.3, palette.accent, palette) +
      rowingBoat(216, 334, 1.3, "#4384a8", palette) +
      rowingBoat(500, 318, 1.2, palette.gold, palette) +
      gulls(palette, [330, 140, 8], [360, 150, 6], [452, 126, 6])
    );
  },
};
