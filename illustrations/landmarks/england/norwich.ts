import type { Setting } from "../../settings/setting";
import type { Stage } from "../../sketch";
import { nave, pinnacles, spire } from "../../shapes/churches";
import { fade, mix } from "../../shapes/colour";
import { copse, roundTrees } from "../../shapes/plants";
import { arch, box, dome, fill, grid, lancet, mirroredOn, poly, stroke } from "../../shapes/svg";
import { hill, rolling } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** The cathedral from the river: tall spire on a Norman tower of round arches, apse at the left, long nave. */
function cathedral({ palette }: Stage, base: number): string {
  const x = 348;
  const top = base - 92;
  return (
    nave({ x: 372, base, w: 150, h: 46 }, palette, { bays: 7, roofH: 22 }) +
    nave({ x: 262, base, w: 90, h: 46 }, palette, { bays: 4, roofH: 22 }) +
    fill(palette.wall, dome(236, base - 26, 52, 20) + box(236, base - 26, 52, 26)) +
    fill(
      palette.glass,
      grid([242, base - 22], [3, 1], [14, 0], (px, py) => arch(px, py, 8, 18)),
    ) +
    fill(palette.wall, box(x - 26, top, 52, 92)) +
    fill(
      palette.wallShade,
      box(x + 10, top, 16, 92) + box(x - 27, top + 34, 54, 2) + box(x - 27, top, 54, 3),
    ) +
    fill(
      palette.glass,
      grid([x - 21, top + 7], [4, 1], [11, 0], (px, py) => arch(px, py, 7, 24)),
    ) +
    fill(
      palette.wallShade,
      grid([x - 21, top + 40], [4, 1], [11, 0], (px, py) => arch(px, py, 7, 14)),
    ) +
    fill(palette.wall, pinnacles(x - 23, top, 2, 46, 9, 30)) +
    spire(x, top + 1, 38, 118, palette.wall, palette.wallShade) +
    fill(palette.wall, poly(x - 22, base, x - 22, base - 46, x, base - 66, x + 22, base - 46, x + 22, base)) +
    fill(
      palette.glass,
      grid([x - 13, base - 40], [2, 1], [15, 0], (px, py) => arch(px, py, 11, 30)),
    )
  );
}

/** Pulls Ferry: the flint water gate's low arch beside the ferryman's gabled house. */
const ferry = ({ palette }: Stage) => {
  const flint = "#b9b3a6";
  return (
    fill(fade(flint, mix(flint, palette.ink, 0.2)), poly(300, 280, 300, 224, 352, 206, 404, 224, 404, 280)) +
    fill(palette.roof, poly(292, 228, 352, 204, 412, 228, 412, 222, 352, 196, 292, 222)) +
    fill(palette.ink, "M318 280v-16q34-36 68 0v16z", 0.85) +
    stroke(palette.paper, 3, "M318 280v-16q34-36 68 0v16") +
    fill(
      palette.glass,
      grid([338, 222], [2, 1], [18, 0], (x, y) => lancet(x, y, 8, 14)),
    ) +
    fill(fade(flint, mix(flint, palette.ink, 0.2)), box(404, 232, 92, 48)) +
    fill(palette.roof, poly(400, 233, 412, 204, 488, 204, 500, 233)) +
    fill(
      palette.glass,
      grid([416, 244], [4, 1], [20, 0], (x, y) => box(x, y, 9, 14)),
    ) +
    fill(mix(palette.roof, palette.ink, 0.3), box(456, 190, 11, 22))
  );
};

/** Norwich from the Wensum: the spire over Pulls Ferry. */
export const norwich: Setting = {
  look: { sky: "peach", land: "leaf", water: "river", wall: "portland", roof: "tile" },
  ground: 262,
  view: { x: 30, y: 20, zoom: 1.1 },
  back(stage) {
    const { palette, random } = stage;
    const stone = { wall: "#e6d8b8", wallShade: "#b3a383", roof: "#7d949b!r" };
    const leaded = { ...stage, palette: { ...palette, ...stone } };
    return (
      hill(rolling(random, 214, 6, 3), palette.far) +
      fill(palette.mid, copse(random, -10, 650, 240, 30)) +
      asSubject(cathedral(leaded, 232)) +
      fill(palette.near, copse(random, -10, 300, 254, 34) + copse(random, 490, 660, 254, 40)) +
      hill([-40, 262, 200, 258, 420, 262, 690, 256], mix(palette.near, "#c7d06a", 0.3)) +
      mirroredOn(
        stage.id,
        280,
        asSubject(ferry(stage)),
        water(stage, 278, 360, { calm: true, sunPath: false }),
        0.3,
      ) +
      fill(palette.fore, "M-10 276h312v6q-160 8-312 4zM496 276h160v10q-90 4-160-4z") +
      roundTrees(
        [
          [216, 280, 26],
          [552, 280, 30],
        ],
        palette.near,
        palette.ink,
      ) +
      roundTrees(
        [
          [70, 292, 52],
          [624, 300, 40],
        ],
        palette.fore,
        palette.ink,
      ) +
      ripples(stage, 290, 350, 9, 0.6)
    );
  },
};
