import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { crenels, flag } from "../../shapes/castles";
import { as, mix } from "../../shapes/colour";
import { street } from "../../shapes/houses";
import { copse, dots, roundTrees } from "../../shapes/plants";
import { box, dome, fill, grid, poly, stroke } from "../../shapes/svg";
import { hill, rolling } from "../../shapes/terrain";
import { asSubject } from "../../subject";

/** The castle along the rock: palace block, half-moon battery, barracks, from west to east. */
function castle({ palette }: Stage): string {
  const windows =
    grid([166, 150], [5, 3], [14, 12], (x, y) => box(x, y, 5, 7)) +
    grid([258, 134], [4, 3], [13, 14], (x, y) => box(x, y, 5, 8)) +
    grid([340, 146], [5, 2], [13, 14], (x, y) => box(x, y, 5, 7));
  const roofs =
    poly(158, 146, 164, 132, 234, 132, 240, 146) +
    poly(250, 126, 256, 112, 306, 112, 312, 126) +
    poly(334, 140, 340, 128, 402, 128, 408, 140);
  return (
    fill(
      palette.wall,
      box(160, 146, 78, 50) +
        box(252, 126, 58, 70) +
        box(310, 112, 18, 80) +
        crenels(310, 112, 18, 4) +
        box(336, 140, 70, 56) +
        box(238, 164, 16, 30),
    ) +
    fill(palette.roof, roofs) +
    fill(
      palette.wallShade,
      box(222, 146, 16, 50) + box(298, 126, 12, 70) + box(322, 111, 6, 80) + box(392, 140, 14, 56),
    ) +
    fill(palette.glass, windows) +
    fill(
      palette.wall,
      `M390 206V168q24-12 50 0v40zM138 206v-22h270v30H138z` +
        crenels(138, 184, 254, 6) +
        crenels(391, 166, 48, 6),
    ) +
    fill(palette.wallShade, `M424 164q10 0 16 4v38h-16zM138 192h254v2.5H138z`) +
    flag(319, 108, 24, palette.deep, palette)
  );
}

/** The castle rock: black basalt in broken faces. */
function rock({ palette }: Stage): string {
  const basalt = mix("#5b6268", palette.skyMid, 0.1);
  const faces =
    "M128 210L142 196L180 204L230 196L300 204L380 200L448 204L470 232L492 256L520 290H92L104 250z";
  const shade =
    "M180 204l-14 40 18 14-22 32h44l8-40-10-18zM276 202l12 30-14 24 20 34h38l-14-34 10-22-14-30zM380 200l20 34-6 20 18 36h56l-24-40-10-30-16-18z";
  const light =
    "M142 196l-20 44 8 14-20 36h24l18-40-8-16 12-34zM236 198l-8 40 10 18-12 34h20l8-36-8-20 8-32z";
  return (
    fill(basalt, faces) +
    fill(palette.ink, shade, 0.45) +
    fill(palette.skyLow, light, 0.22) +
    fill(as("g", palette.near), "M104 252q30-8 46 8t50 4t60 10t70-6t80 10t110 12v16H92z")
  );
}

export const edinburgh: Setting = {
  look: { sky: "heather", land: "leaf", wall: "granite", roof: "slate" },
  ground: 262,
  back(stage) {
    const { palette, random } = stage;
    const tenement = ["#d9c7a4", "#c8b394", "#e4d3b2", "#b9a68a"] as const;
    const tree = mix(palette.near, palette.fore, 0.4);
    return (
      hill([-40, 210, 120, 204, 400, 206, 500, 190, 560, 156, 604, 150, 650, 178, 690, 184], palette.far) +
      hill(rolling(random, 226, 8, 3), mix(palette.far, palette.mid, 0.5)) +
      asSubject(castle(stage)) +
      asSubject(rock(stage)) +
      street(random, palette, {
        from: 460,
        to: 652,
        base: 284,
        low: 50,
        high: 72,
        walls: tenement,
        roofs: [palette.roof],
      }) +
      fill(palette.wall, box(520, 186, 14, 50) + poly(516, 188, 527, 130, 538, 188)) +
      fill(palette.wallShade, poly(527, 130, 538, 188, 528, 188) + box(529, 188, 5, 46)) +
      fill(tree, copse(random, -10, 190, 286, 40) + copse(random, 380, 500, 288, 22)) +
      hill([-40, 280, 200, 284, 420, 280, 690, 284], palette.near, palette.fore, 4, 12) +
      fill(
        palette.paper,
        poly(252, 304, 388, 304, 396, 309, 244, 309) +
          grid([262, 284], [8, 1], [16, 0], (x, y) => box(x, y, 4, 20)) +
          dome(256, 284, 128, 22),
      ) +
      fill(
        palette.accent,
        grid([270, 283], [4, 1], [30, 0], (x, y) => `M${x} ${y}q6-16 14-20q4 10 2 20z`),
        0.85,
      ) +
      stroke(palette.gold, 3.4, dots(random, 30, 610, 320, 352, 60, 2)) +
      stroke(palette.accent, 3, dots(random, 30, 610, 322, 352, 40, 2)) +
      roundTrees(
        [
          [56, 312, 32],
          [120, 308, 22],
          [560, 312, 26],
          [612, 318, 34],
        ],
        palette.fore,
        palette.ink,
      )
    );
  },
};
