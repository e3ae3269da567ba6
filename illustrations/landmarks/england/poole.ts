import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { trawler } from "../../shapes/boats";
import { houses } from "../../shapes/houses";
import { copse } from "../../shapes/plants";
import { quay } from "../../shapes/shore";
import { gulls } from "../../shapes/sky";
import { at, box, fill, grid, poly, stroke } from "../../shapes/svg";
import { hill } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** The Twin Sails bridge, raised: two white leaves that stand like sails over the harbour's road. */
const sails = ({ palette }: Stage, x: number, deck: number) =>
  fill("#f7f8f6", poly(x - 118, deck, x - 132, deck - 178, x + 46, deck)) +
  fill("#d3dbe0", poly(x + 118, deck, x + 132, deck - 178, x - 46, deck)) +
  fill("#eef2f3", poly(x - 46, deck, x, deck - 42, x + 46, deck)) +
  stroke(
    "#8fa3b0",
    2,
    `M${x - 122} ${deck - 40}L${x - 24} ${deck - 10}M${x - 126} ${deck - 90}L${x - 40} ${deck - 8}`,
  ) +
  stroke(
    palette.paper,
    6,
    `M${x - 118} ${deck}L${x - 133} ${deck - 186}M${x + 118} ${deck}L${x + 133} ${deck - 186}`,
  );

const motorYacht = ({ palette }: Stage, x: number, y: number, scale: number) =>
  at(
    x,
    y,
    fill(palette.paper, "M-52-8h96l14-5q-6 15-18 21h-78q-11-4-14-16z") +
      fill("#24506a", "M-50-1h98l-6 9h-78q-10-2-14-9z") +
      fill(palette.paper, "M-34-8l6-12h44l20 12zM-20-20l5-9h22l12 9z") +
      fill(palette.glass, "M-26-10l4-8h34l12 8zM-13-22l3-5h16l6 5z") +
      stroke(palette.ink, 1, "M-6-29v-11"),
    scale,
  );

export const poole: Setting = {
  look: { sky: "clear", land: "leaf", water: "blue", wall: "brick", roof: "tile" },
  ground: 262,
  frames: ["quayside"],
  back(stage) {
    const { palette, random } = stage;
    const store = (x: number, w: number, h: number, wall: string) => ({
      x,
      base: 254,
      w,
      h,
      roofH: 26,
      wall,
      roof: palette.roof,
      facing: "gable" as const,
      columns: 3,
      rows: 3,
      door: palette.ink,
    });
    return (
      hill([-40, 196, 160, 184, 320, 190, 480, 178, 690, 184], palette.far) +
      fill(palette.mid, copse(random, -20, 660, 206, 24)) +
      water(stage, 208, 366) +
      fill("#9aa9b0", grid([30, 232], [6, 1], [72, 0], (x, y) => box(x, y, 12, 24)) + box(572, 232, 12, 24)) +
      fill("#56697a", "M-10 226H264v8H-10zM500 226h160v8H500z") +
      stroke(palette.paper, 1.6, "M-10 218H264M500 218h160") +
      asSubject(sails(stage, 382, 228)) +
      fill("#7d8f99", box(252, 226, 26, 36) + box(488, 226, 26, 36)) +
      fill("#5f717c", box(270, 226, 8, 36) + box(506, 226, 8, 36)) +
      houses(
        [
          store(-14, 74, 78, palette.wall),
          store(60, 64, 62, palette.paper),
          store(124, 60, 70, palette.wall),
        ],
        palette,
      ) +
      quay(stage, -10, 252, 208, 26) +
      fill("#0d3a4e", "M-10 278h208v6q-100 6-208 0z", 0.4) +
      ripples(stage, 270, 330, 6, 0.6) +
      trawler(170, 306, 1.5, palette.accent, palette) +
      asSubject(motorYacht(stage, 392, 304, 1.75)) +
      gulls(palette, [236, 92, 9], [262, 110, 7])
    );
  },
};
