import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { rowingBoat } from "../../shapes/boats";
import { mix } from "../../shapes/colour";
import { conifers, coniferRow, copse } from "../../shapes/plants";
import { at, box, fill, grid, stroke } from "../../shapes/svg";
import { mountain } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** An Ullswater steamer: green hull with a gilded line, long cream saloon, awning rails, red funnel. */
const ullswaterSteamer = ({ palette }: Stage, x: number, y: number, scale: number) =>
  at(
    x,
    y,
    stroke(palette.ink, 1.4, "M-66-30V-66M58-30V-62M-66-64L-100-14M58-60L98-16") +
      fill(palette.accent, box(-12, -64, 18, 34)) +
      fill(palette.ink, box(-12, -64, 18, 7)) +
      fill(palette.paper, box(-56, -32, 104, 4) + box(-74, -24, 138, 13)) +
      stroke(palette.paper, 1, "M-56-40H48M-56-36H48M-56-41v10M-30-41v10M-4-41v10M22-41v10M48-41v10") +
      fill(
        palette.glass,
        grid([-68, -21], [13, 1], [10, 0], (px, py) => box(px, py, 6, 7)),
      ) +
      fill(palette.paper, box(22, -48, 20, 16)) +
      fill(palette.glass, box(25, -45, 6, 6) + box(33, -45, 6, 6)) +
      fill("#1f5a45", "M-102-16q20 6 60 6h110q24-1 38-9q-6 18-16 25H-82q-14-4-20-22z") +
      stroke(palette.gold, 2, "M-99-11q20 6 58 6h110q20-1 32-6") +
      fill(palette.accent, "M-90 3h184l-4 4H-82z") +
      stroke(palette.shine, 2, "M-110 8q16-4 32 0t40 0t40 0t40 0t44 0t30-1"),
    scale,
  );

export const glenridding: Setting = {
  look: { sky: "clear", land: "leaf", water: "blue", wall: "lakeland", roof: "slate" },
  ground: 262,
  view: { x: 50, y: 30, zoom: 1.1 },
  back(stage) {
    const { palette, random } = stage;
    const fell = mix("#6f8a5a", palette.skyMid, 0.12);
    return (
      mountain(
        random,
        palette,
        { x: 330, top: 104, base: 226, left: 190, right: 200 },
        mix(fell, palette.skyMid, 0.5),
      ) +
      mountain(
        random,
        palette,
        { x: 110, top: 76, base: 232, left: 230, right: 220 },
        mix(fell, palette.skyMid, 0.2),
      ) +
      mountain(random, palette, { x: 560, top: 66, base: 232, left: 230, right: 200 }, fell) +
      fill(
        mix(palette.near, palette.fore, 0.35),
        copse(random, -20, 230, 232, 24) + copse(random, 400, 660, 232, 26),
      ) +
      water(stage, 228, 366) +
      conifers(coniferRow(random, -10, 110, 236, 34, 56), palette.fore, palette.ink) +
      fill(palette.fore, "M-40 232q100-8 176 4q-80 10-176 6z") +
      fill("#0d3a4e", "M170 306h368q-40 22-190 20t-178-20z", 0.3) +
      asSubject(ullswaterSteamer(stage, 352, 298, 1.95)) +
      ripples(stage, 250, 350, 10, 0.55) +
      fill("#8a6a45", "M-20 330l150-14v10L-20 344z") +
      stroke("#4d3826", 5, "M20 336v30M66 332v30M112 326v28") +
      rowingBoat(560, 330, 1.8, "#8a5a35", palette)
    );
  },
};
