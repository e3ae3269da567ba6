import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { stoneBridge } from "../../shapes/castles";
import { gothicTower } from "../../shapes/churches";
import { as, mix } from "../../shapes/colour";
import { copse, roundTrees } from "../../shapes/plants";
import { box, fill, grid, poly, stroke } from "../../shapes/svg";
import { ground, hill, plane } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** A weaver's cottage: steep stone roof, a gable with a mullioned window to the street, tall chimney. */
function cottage({ palette }: Stage, x: number, base: number, w: number, h: number, gabled: boolean): string {
  const top = base - h;
  const gable = poly(x + w * 0.12, top + 4, x + w * 0.36, top - 44, x + w * 0.6, top + 4);
  const pane = (px: number, py: number) =>
    box(px, py, 5, 12) + box(px + 7, py, 5, 12) + box(px + 14, py, 5, 12);
  return (
    fill(palette.wallShade, box(x + w * 0.74, top - 62, 13, 40)) +
    fill(palette.wall, box(x, top, w, h)) +
    fill(palette.roof, poly(x - 4, top + 2, x + 7, top - 42, x + w - 7, top - 42, x + w + 4, top + 2)) +
    stroke(
      mix(palette.roof, palette.ink, 0.25),
      1.6,
      `M${x + 4} ${top - 14}h${w - 8}M${x + 8} ${top - 28}h${w - 16}`,
      0.6,
    ) +
    (gabled
      ? fill(palette.wall, gable) +
        stroke(
          palette.roof,
          4,
          `M${x + w * 0.1} ${top + 4}L${x + w * 0.36} ${top - 46}L${x + w * 0.62} ${top + 4}`,
        )
      : "") +
    fill(palette.wallShade, box(x + w * 0.86, top, w * 0.14, h)) +
    fill(
      palette.glass,
      grid([x + w * 0.14, top + 14], [2, h > 60 ? 2 : 1], [w * 0.42, 32], pane) +
        (gabled ? pane(x + w * 0.36 - 9, top - 20) : ""),
    ) +
    fill("#4f6b4a", box(x + w * 0.42, base - 28, 13, 28))
  );
}

/** The street down to the By Brook and its low bridge of three arches, the church's tower over the roofs. */
export const castleCombe: Setting = {
  look: { sky: "morning", land: "leaf", water: "river", wall: "honey", roof: "stone" },
  ground: 262,
  frames: ["bough"],
  back(stage) {
    const { palette, random } = stage;
    const dark = mix(palette.near, palette.fore, 0.45);
    return (
      hill([-40, 96, 120, 112, 260, 150, 380, 148, 520, 104, 690, 84], palette.mid) +
      fill(palette.mid, copse(random, -20, 250, 150, 54) + copse(random, 440, 660, 132, 54)) +
      fill(dark, copse(random, -20, 200, 206, 60) + copse(random, 520, 660, 160, 50)) +
      fill(plane(palette.near, 200), ground([-40, 220, 120, 208, 280, 200, 480, 196, 690, 190])) +
      asSubject(gothicTower({ x: 306, base: 206, w: 42, h: 112 }, palette, { crown: 18 })) +
      asSubject(
        cottage(stage, 246, 224, 74, 40, false) +
          cottage(stage, 336, 228, 80, 46, true) +
          cottage(stage, 412, 238, 96, 58, true) +
          cottage(stage, 506, 252, 140, 76, true),
      ) +
      asSubject(cottage(stage, -30, 254, 120, 70, true)) +
      fill(mix(palette.sand, palette.wall, 0.3), "M90 250q120-26 250-22t180 26l30 22H150z") +
      fill(as("g", palette.near), "M500 256q80-10 190-4v116H560q-10-60-60-84z") +
      water(stage, 284, 366) +
      fill(
        as("g", palette.near),
        "M490 258q90-12 200-4v120H600Q570 300 490 290zM-40 256q100-8 150 0 20 20 0 34-40 60-150 84z",
      ) +
      asSubject(
        stoneBridge({ x: 90, base: 300, w: 420, h: 46 }, palette, { arches: 3, rise: 6, parapet: 14 }),
      ) +
      fill("#0d3a4e", "M104 300h392q-30 18-200 18t-192-18z", 0.25) +
      roundTrees([[602, 330, 32]], dark, palette.ink) +
      ripples(stage, 308, 352, 7, 0.6)
    );
  },
};
