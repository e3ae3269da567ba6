import type { Setting } from "../../settings/setting";
import type { Stage } from "../../sketch";
import { nave, pinnacles, spire } from "../../shapes/churches";
import { as, mix } from "../../shapes/colour";
import { copse, dots, roundTrees, tufts, willow } from "../../shapes/plants";
import { box, disc, fill, grid, lancet, mirroredOn, poly, stroke } from "../../shapes/svg";
import { hill, rolling } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** The cathedral from the meadows: the tallest spire of all, its two bands, nave and choir with steep transepts. */
function cathedral({ palette }: Stage, base: number): string {
  const x = 352;
  const gable = (gx: number, w: number, h: number, peak: number) =>
    fill(
      palette.wall,
      poly(gx, base, gx, base - h, gx + w / 2, base - h - peak, gx + w, base - h, gx + w, base),
    ) +
    fill(palette.wallShade, box(gx + w - 6, base - h, 6, h)) +
    fill(
      palette.glass,
      grid([gx + w * 0.18, base - h + 2], [3, 1], [w * 0.2, 0], (px, py) =>
        lancet(px, py, w * 0.14, h * 0.5),
      ) + disc(gx + w / 2, base - h - peak * 0.36, 3.6),
    );
  const band = (share: number) => {
    const half = 20 * (1 - share);
    const y = base - 108 - 116 * share;
    return poly(x - half, y, x + half, y, x + half - 1, y - 5, x - half + 1, y - 5);
  };
  return (
    nave({ x: 226, base, w: 110, h: 44 }, palette, { bays: 7, roofH: 24 }) +
    nave({ x: 372, base, w: 112, h: 44 }, palette, { bays: 6, roofH: 24 }) +
    nave({ x: 480, base, w: 40, h: 26 }, palette, { bays: 3, roofH: 14 }) +
    gable(438, 32, 48, 24) +
    fill(palette.wall, box(x - 24, base - 108, 48, 108) + pinnacles(x - 21, base - 108, 2, 42, 10, 24)) +
    fill(
      palette.wallShade,
      box(x + 10, base - 108, 14, 108) + box(x - 25, base - 108, 50, 3) + box(x - 25, base - 76, 50, 2),
    ) +
    fill(
      palette.glass,
      grid([x - 18, base - 102], [3, 1], [13, 0], (px, py) => lancet(px, py, 8, 22)) +
        grid([x - 18, base - 72], [3, 1], [13, 0], (px, py) => lancet(px, py, 8, 20)),
    ) +
    spire(x, base - 107, 40, 116, palette.wall, palette.wallShade) +
    fill(palette.wallShade, band(0.22) + band(0.46) + band(0.7)) +
    stroke(palette.ink, 1.6, `M${x} ${base - 222}v-10`) +
    gable(x - 26, 52, 48, 36) +
    fill(palette.wall, poly(218, base, 218, base - 50, 228, base - 78, 240, base - 50, 240, base)) +
    fill(palette.glass, lancet(224, base - 46, 10, 30))
  );
}

/** Salisbury's spire over the water meadows, reflected in the river. */
export const salisbury: Setting = {
  look: { sky: "morning", land: "meadow", water: "river", wall: "cornish", roof: "lead" },
  ground: 262,
  view: { x: 80, y: 5, zoom: 1.2 },
  back(stage) {
    const { palette, random } = stage;
    const turf = mix(palette.near, "#c7d06a", 0.4);
    const stone = { ...stage, palette: { ...palette, wall: "#d8cfb8", wallShade: "#a0977f" } };
    return (
      hill(rolling(random, 222, 7, 3), palette.far) +
      fill(palette.mid, copse(random, -10, 250, 252, 34) + copse(random, 490, 660, 252, 38)) +
      mirroredOn(
        stage.id,
        272,
        asSubject(cathedral(stone, 256)),
        water(stage, 270, 360, { calm: true, sunPath: false }),
        0.3,
      ) +
      roundTrees(
        [
          [206, 262, 24],
          [524, 262, 28],
          [150, 264, 30],
        ],
        palette.near,
        palette.ink,
      ) +
      fill(as("g", turf), "M-40 255h760v17q-180 14-380 6T-40 284z") +
      fill(palette.fore, "M-40 278q160 0 340 2t400-6v5q-200 12-400 7T-40 286z", 0.4) +
      ripples(stage, 290, 340, 10, 0.6) +
      hill([-40, 300, 60, 304, 150, 330, 260, 372], turf, palette.fore, 1, 12) +
      hill([400, 372, 480, 346, 570, 330, 690, 316], turf, palette.fore, 1, 12) +
      willow(60, 318, 78, palette.near, "#5d4a38") +
      stroke(palette.fore, 2, tufts(random, 470, 640, 346, 14, 20)) +
      stroke("#f8c83a", 3.4, dots(random, 440, 636, 340, 358, 26, 1))
    );
  },
};
