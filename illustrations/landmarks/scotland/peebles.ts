import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { stoneBridge } from "../../shapes/castles";
import { nave } from "../../shapes/churches";
import { as, mix } from "../../shapes/colour";
import { street } from "../../shapes/houses";
import { conifers, coniferRow, copse } from "../../shapes/plants";
import { box, disc, fill, grid, lancet, poly, stroke } from "../../shapes/svg";
import { ground, hill, plane, rolling } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** The parish church's tower with its open crown of flying ribs, as over a Scottish royal burgh. */
function crownedTower({ palette }: Stage, x: number, base: number): string {
  const top = base - 112;
  const rib = (dx: number, bow: number) =>
    `M${x + dx} ${top}Q${x + dx + bow} ${top - 30} ${x + 26} ${top - 44}`;
  return (
    fill(palette.wall, box(x, top, 52, 112)) +
    fill(
      palette.wallShade,
      box(x + 37, top, 15, 112) + box(x - 3, top - 2, 58, 5) + box(x - 2, base - 62, 56, 3),
    ) +
    fill(palette.glass, lancet(x + 9, top + 12, 13, 36) + lancet(x + 27, top + 12, 13, 36)) +
    fill(palette.paper, disc(x + 26, base - 48, 9)) +
    stroke(palette.ink, 1.6, `M${x + 26} ${base - 54}v6l5 3`) +
    fill(palette.ink, lancet(x + 16, base - 26, 20, 26), 0.7) +
    stroke(palette.wall, 6, rib(2, 4) + rib(17, 2)) +
    stroke(palette.wallShade, 6, rib(50, -4) + rib(36, -2)) +
    fill(
      palette.wall,
      grid([x + 1, top], [2, 1], [50, 0], (px, py) => poly(px - 5, py, px, py - 26, px + 5, py)) +
        box(x + 20, top - 54, 12, 14) +
        poly(x + 18, top - 54, x + 26, top - 80, x + 34, top - 54),
    )
  );
}

export const peebles: Setting = {
  look: { sky: "clear", land: "pine", water: "river", wall: "grey", roof: "slate" },
  ground: 262,
  frames: ["flowers", "none"],
  back(stage) {
    const { palette, random } = stage;
    return (
      hill([-40, 150, 60, 120, 180, 104, 290, 130, 400, 120, 520, 96, 690, 112], palette.far) +
      hill(rolling(random, 176, 16, 3), palette.mid) +
      conifers(coniferRow(random, -10, 200, 200, 26, 44), palette.fore, palette.ink, true) +
      fill(palette.mid, copse(random, 180, 660, 210, 34)) +
      fill(plane(palette.near, 236), ground([-40, 236, 120, 224, 300, 216, 480, 220, 690, 226], 290)) +
      asSubject(nave({ x: 412, base: 236, w: 122, h: 50 }, palette, { bays: 5, roofH: 34 })) +
      asSubject(crownedTower(stage, 362, 238)) +
      street(random, palette, {
        from: 160,
        to: 356,
        base: 244,
        low: 34,
        high: 46,
        walls: [palette.paper, palette.wall, "#cbb79a"],
        roofs: [palette.roof],
      }) +
      street(random, palette, {
        from: 540,
        to: 660,
        base: 244,
        low: 36,
        high: 46,
        walls: [palette.wall, palette.paper, "#cbb79a"],
        roofs: [palette.roof],
      }) +
      fill(as("g", mix(palette.near, "#c7d06a", 0.3)), "M-40 246q180-12 360-6t370-2v54H-40z") +
      water(stage, 286, 366) +
      asSubject(stoneBridge({ x: 128, base: 302, w: 500, h: 52 }, palette, { arches: 5, rise: 8 })) +
      fill(as("g", palette.near), "M-40 252q100-8 176 2l8 50q-90 14-184 8z") +
      fill(as("g", palette.near), "M690 252q-40-6-70 0l-8 52q40 12 78 6z") +
      fill(palette.fore, copse(random, -20, 110, 302, 40)) +
      fill("#0d3a4e", "M140 302h480q-20 16-240 16t-240-16z", 0.25) +
      fill("#f7fbfa", "M-40 330q180-12 360-4t370-6v7q-200-2-370 6t-360 4z", 0.9) +
      ripples(stage, 310, 354, 8, 0.6)
    );
  },
};
