import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { bastion, crenels, flag } from "../../shapes/castles";
import { as, fade, mix } from "../../shapes/colour";
import { copse, roundTrees } from "../../shapes/plants";
import { arch, box, fill, grid, lancet, poly, stroke } from "../../shapes/svg";
import { hill, rolling } from "../../shapes/terrain";
import { asSubject } from "../../subject";

/** The Upper Ward's south front: towers along a long wall, the twin-towered gate in the middle of it. */
function upperWard({ palette }: Stage): string {
  const windows = (x: number, y: number, columns: number, step: number) =>
    grid([x, y], [columns, 2], [step, 30], (px, py) => lancet(px, py, 7, 17));
  return (
    fill(palette.wall, box(196, 184, 372, 64) + crenels(196, 184, 372, 6)) +
    fill(palette.wallShade, box(196, 189, 372, 2)) +
    fill(palette.glass, windows(240, 196, 4, 17) + windows(424, 196, 3, 17) + windows(506, 196, 2, 17)) +
    bastion({ x: 188, base: 248, w: 42, h: 88 }, palette, { merlon: 6, slits: 2 }) +
    bastion({ x: 474, base: 248, w: 28, h: 80 }, palette, { merlon: 5, slits: 1 }) +
    bastion({ x: 538, base: 248, w: 44, h: 96 }, palette, { merlon: 6, slits: 2 }) +
    bastion({ x: 314, base: 250, w: 34, h: 98 }, palette, { merlon: 6, slits: 1 }) +
    bastion({ x: 388, base: 250, w: 34, h: 98 }, palette, { merlon: 6, slits: 1 }) +
    fill(palette.wall, box(348, 172, 40, 78) + crenels(348, 172, 40, 5)) +
    fill(palette.wallShade, box(348, 177, 40, 2)) +
    fill(
      palette.glass,
      grid([353, 184], [3, 1], [11, 0], (x, y) => lancet(x, y, 8, 22)),
    ) +
    fill(palette.ink, arch(355, 216, 26, 34), 0.8)
  );
}

/** The Round Tower on its mound, with the flag. */
const roundTower = ({ palette }: Stage) =>
  fill(as("g", palette.near), "M192 200q22-52 44-62h90q24 12 44 62z") +
  fill(palette.wall, box(234, 78, 94, 66) + crenels(234, 78, 94, 8)) +
  fill(palette.wallShade, "M296 70h12v8h8v-8h12v74h-32zM234 84h94v3h-94z") +
  fill(
    palette.glass,
    grid([246, 96], [4, 1], [18, 0], (x, y) => lancet(x, y, 7, 20)),
  ) +
  fill(palette.wall, box(250, 62, 20, 18) + crenels(250, 62, 20, 4)) +
  flag(281, 72, 52, palette.accent, palette);

/** The castle at the end of the Long Walk, two rows of trees that run towards its gate. */
export const windsor: Setting = {
  look: { sky: "clear", land: "leaf", wall: "grey", roof: "lead" },
  ground: 262,
  sun: { x: 60, y: 40, inFrame: false },
  back(stage) {
    const { palette, random } = stage;
    const turf = mix(palette.near, "#c7d06a", 0.35);
    const rows = Array.from({ length: 6 }, (_, index) => {
      const near = 1.42 ** index;
      const [out, base, r] = [30 + 15 * near * near ** 0.5, 256 + 7 * near * near ** 0.4, 8 + 5.4 * near];
      return { left: [368 - out, base, r] as const, right: [368 + out, base, r] as const };
    });
    return (
      hill(rolling(random, 224, 6, 3), palette.far) +
      asSubject(roundTower(stage) + upperWard(stage)) +
      fill(palette.mid, copse(random, -10, 196, 252, 34) + copse(random, 566, 660, 252, 34)) +
      hill([-40, 250, 180, 246, 368, 248, 560, 246, 690, 250], turf, palette.near, 2, 14) +
      fill(fade(as("g", "#f0dfb8"), as("g", "#d9bd86")), poly(361, 249, 375, 249, 480, 372, 250, 372)) +
      stroke(palette.near, 2, "M361 249L250 372M375 249L480 372", 0.6) +
      rows
        .map(({ left, right }, index) =>
          roundTrees([left, right], index < 2 ? palette.near : palette.fore, palette.ink),
        )
        .join("")
    );
  },
};
