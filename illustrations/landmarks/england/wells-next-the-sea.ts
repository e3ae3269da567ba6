import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { rowingBoat, trawler } from "../../shapes/boats";
import { fade, mix } from "../../shapes/colour";
import { houses, type House } from "../../shapes/houses";
import { quay } from "../../shapes/shore";
import { gulls } from "../../shapes/sky";
import { box, fill, grid, line, mirroredOn, poly, stroke } from "../../shapes/svg";
import { hill, rolling } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** The Granary: five floors of brick, and the boarded gantry that reaches over the road to the quay's edge. */
function granary({ palette }: Stage): string {
  const brick = palette.wall;
  const board = "#7b5a44";
  return (
    fill(fade(brick, mix(brick, palette.ink, 0.14)), "M362 252V104l66-46l66 46v148z") +
    fill(mix(brick, palette.ink, 0.3), "M464 252V83l30 21v148z") +
    fill(palette.roof, "M356 108l72-52l72 52v9l-72-50l-72 50z") +
    fill(
      palette.ink,
      grid([376, 126], [4, 4], [26, 31], (x, y) => box(x, y, 12, 16)),
      0.22,
    ) +
    fill(
      palette.glass,
      grid([378, 128], [4, 4], [26, 31], (x, y) => box(x, y, 8, 12)),
    ) +
    fill(board, box(254, 118, 116, 48)) +
    fill(
      mix(board, palette.ink, 0.3),
      grid([254, 128], [1, 4], [0, 10], (x, y) => box(x, y, 116, 1.6)),
    ) +
    fill(palette.roof, poly(244, 120, 262, 92, 378, 92, 378, 120)) +
    fill(palette.ink, poly(244, 120, 378, 120, 378, 124, 246, 124), 0.35) +
    fill(
      palette.glass,
      grid([268, 134], [3, 1], [34, 0], (x, y) => box(x, y, 13, 15)),
    ) +
    stroke(
      palette.paper,
      2,
      grid([268, 134], [3, 1], [34, 0], (x, y) => box(x, y, 13, 15)),
    ) +
    stroke(board, 6, `${line(262, 166)}v84${line(312, 166)}v84`) +
    stroke(board, 4, "M264 186l20-18M310 186l-20-18M314 186l20-18")
  );
}

/** The quay at high tide: the Granary with its gantry, gabled fronts, crab boats in the channel. */
export const wellsNextTheSea: Setting = {
  look: { sky: "peach", land: "dune", water: "blue", wall: "brick", roof: "pantile" },
  ground: 262,
  view: { x: 40, y: 40, zoom: 1.1 },
  back(stage) {
    const { palette, random } = stage;
    const marsh = mix(palette.near, "#c7d06a", 0.3);
    const front = (x: number, w: number, h: number, wall: string, facing: House["facing"]): House => ({
      x,
      base: 250,
      w,
      h,
      roofH: 22,
      wall,
      roof: palette.roof,
      facing,
      rows: 2,
      chimney: true,
      door: palette.deep,
    });
    const row = [
      front(496, 52, 58, "#d3b38c", "eaves"),
      front(548, 42, 66, "#fdf6e6", "gable"),
      front(590, 60, 54, "#8fb8cf", "eaves"),
      front(40, 50, 46, "#c97a5c", "eaves"),
      front(90, 44, 54, "#f2cf8f", "gable"),
      front(134, 54, 48, "#fdf6e6", "eaves"),
      front(188, 46, 56, "#e9b48f", "gable"),
    ];
    return (
      hill(rolling(random, 214, 5, 3), palette.far) +
      hill([-40, 232, 200, 226, 420, 228, 690, 224], palette.mid) +
      mirroredOn(
        stage.id,
        264,
        houses(row, palette) +
          asSubject(granary(stage)) +
          quay(
            { ...stage, palette: { ...palette, wall: "#d8cdb4", wallShade: "#9a917f" } },
            30,
            250,
            630,
            16,
          ),
        water(stage, 262, 360, { calm: true }),
        0.28,
      ) +
      fill(marsh, "M-40 250h70v16q-20 6-70 4z") +
      ripples(stage, 272, 344, 12, 0.6) +
      trawler(236, 296, 1.35, palette.deep, palette) +
      trawler(486, 290, 1.05, palette.accent, palette) +
      rowingBoat(384, 312, 1.3, palette.gold, palette) +
      rowingBoat(150, 326, 1.4, palette.paper, palette) +
      hill([380, 372, 460, 342, 560, 330, 690, 322], mix(marsh, palette.fore, 0.4)) +
      gulls(palette, [178, 108, 8], [214, 126, 6], [560, 132, 7])
    );
  },
};
