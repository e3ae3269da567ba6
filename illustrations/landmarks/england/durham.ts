import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { rowingBoat } from "../../shapes/boats";
import { bastion, stoneBridge } from "../../shapes/castles";
import { gothicTower, nave } from "../../shapes/churches";
import { mix } from "../../shapes/colour";
import { copse, roundTrees } from "../../shapes/plants";
import { arch, box, fill, grid, poly } from "../../shapes/svg";
import { hill, rolling } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** The cathedral from the west: Galilee chapel, twin towers, the tall crossing tower behind. */
function cathedral({ palette }: Stage, x: number, base: number): string {
  const romanesque = (tx: number) =>
    fill(
      palette.wallShade,
      grid([tx + 4, base - 50], [4, 1], [5.6, 0], (px, py) => arch(px, py, 3.6, 12)) +
        box(tx, base - 34, 28, 2),
    );
  return (
    gothicTower({ x: x + 152, base, w: 38, h: 136 }, palette, { crown: 8 }) +
    fill(palette.wallShade, box(x + 152, base - 92, 38, 3)) +
    nave({ x: x + 62, base, w: 196, h: 58 }, palette, { bays: 10, roofH: 20 }) +
    gothicTower({ x, base, w: 28, h: 98 }, palette, { crown: 10 }) +
    gothicTower({ x: x + 50, base, w: 28, h: 98 }, palette, { crown: 10 }) +
    romanesque(x) +
    romanesque(x + 50) +
    fill(
      palette.wall,
      poly(x + 28, base, x + 28, base - 58, x + 39, base - 74, x + 50, base - 58, x + 50, base),
    ) +
    fill(palette.glass, arch(x + 33, base - 56, 12, 34)) +
    fill(palette.wall, box(x - 10, base - 20, 96, 22)) +
    fill(palette.roof, poly(x - 12, base - 20, x - 6, base - 28, x + 82, base - 28, x + 88, base - 20)) +
    fill(
      palette.glass,
      grid([x - 2, base - 15], [6, 1], [15, 0], (px, py) => arch(px, py, 6, 12)),
    )
  );
}

export const durham: Setting = {
  look: { sky: "peach", land: "leaf", water: "river", wall: "honey", roof: "lead" },
  ground: 262,
  view: { x: 66, y: 45, zoom: 1.25 },
  back(stage) {
    const { palette, random } = stage;
    const autumn = mix("#cf8f3c", palette.near, 0.25);
    return (
      hill(rolling(random, 208, 10, 3), palette.far) +
      bastion({ x: 76, base: 216, w: 62, h: 44 }, palette, { merlon: 6, slits: 2 }) +
      bastion({ x: 96, base: 216, w: 26, h: 66 }, palette, { merlon: 5, slits: 1 }) +
      asSubject(cathedral(stage, 206, 212)) +
      hill([-40, 232, 60, 214, 180, 206, 330, 204, 480, 210, 590, 232, 690, 254], palette.mid) +
      fill(palette.mid, copse(random, -10, 200, 224, 24) + copse(random, 420, 660, 236, 28)) +
      fill(palette.near, copse(random, -10, 330, 250, 36) + copse(random, 310, 660, 254, 36)) +
      roundTrees(
        [
          [170, 266, 22],
          [262, 262, 20],
          [414, 264, 24],
        ],
        autumn,
        palette.ink,
      ) +
      fill(palette.fore, copse(random, -10, 660, 276, 30)) +
      fill(palette.wall, box(318, 250, 52, 30)) +
      fill(palette.roof, poly(314, 250, 322, 236, 366, 236, 374, 250)) +
      fill(
        palette.glass,
        grid([326, 258], [4, 1], [11, 0], (x, y) => box(x, y, 5, 8)),
      ) +
      water(stage, 278, 360, { calm: true, sunPath: false }) +
      fill(palette.fore, "M0 278h640v6q-140 16-320 8T0 286z", 0.5) +
      stoneBridge({ x: -40, base: 304, w: 250, h: 40 }, palette, { arches: 3, rise: 6 }) +
      fill(palette.paper, "M330 292q100-8 330 0v6q-160-6-330 2z", 0.85) +
      ripples(stage, 300, 354, 8, 0.6) +
      rowingBoat(300, 322, 1.2, palette.accent, palette) +
      rowingBoat(404, 334, 1.3, palette.deep, palette) +
      roundTrees(
        [
          [40, 334, 32],
          [628, 334, 36],
        ],
        palette.fore,
        palette.ink,
      ) +
      hill([-40, 326, 40, 328, 110, 346, 170, 370], palette.fore) +
      hill([490, 370, 550, 342, 610, 328, 690, 322], palette.fore)
    );
  },
};
