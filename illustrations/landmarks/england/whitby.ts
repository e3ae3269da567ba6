import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { trawler } from "../../shapes/boats";
import { mix } from "../../shapes/colour";
import { street } from "../../shapes/houses";
import { box, fill, grid, lancet, line, mirroredOn, nums, poly, stroke } from "../../shapes/svg";
import { cuts, hill } from "../../shapes/terrain";
import { quay } from "../../shapes/shore";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** The abbey's east end: three tiers of lancets between pinnacled buttresses, broken arcade running west. */
function abbey({ palette }: Stage, x: number, base: number): string {
  const turret = (tx: number) =>
    box(tx, base - 82, 8, 82) + poly(tx - 1, base - 82, tx + 4, base - 100, tx + 9, base - 82);
  const bay = (bx: number) => lancet(bx, base - 40, 13, 40) + lancet(bx + 3, base - 62, 7, 16);
  const end = poly(x, base, x, base - 82, x + 28, base - 102, x + 56, base - 82, x + 56, base);
  const lights =
    [0, 1, 2]
      .map(
        (index) =>
          lancet(x + 12 + index * 12, base - 38, 8, 32) + lancet(x + 12 + index * 12, base - 74, 8, 30),
      )
      .join("") + lancet(x + 24, base - 92, 7, 14);
  const arcade =
    poly(
      x - 112,
      base,
      x - 112,
      base - 60,
      x - 104,
      base - 72,
      x - 96,
      base - 62,
      x - 84,
      base - 74,
      x - 74,
      base - 70,
      x,
      base - 70,
      x,
      base,
    ) + [-104, -84, -64, -44, -24].map((dx) => bay(x + dx)).join("");
  return (
    `<path fill="${palette.wall}" fill-rule="evenodd" d="${arcade}"/><path fill="${palette.wall}" fill-rule="evenodd" d="${end}${lights}"/>` +
    fill(
      palette.wall,
      turret(x - 4) +
        turret(x + 52) +
        poly(x - 190, base, x - 188, base - 44, x - 180, base - 60, x - 172, base - 40, x - 166, base) +
        poly(x - 150, base, x - 148, base - 30, x - 138, base - 38, x - 132, base),
    ) +
    fill(
      palette.wallShade,
      box(x + 56, base - 82, 4, 82) +
        box(x, base - 82, 4, 82) +
        box(x - 112, base - 71, 112, 2) +
        box(x - 112, base - 45, 112, 2),
    )
  );
}

/** The 199 steps, zig-zagging from the old town to the church on the cliff. */
function steps({ palette }: Stage): string {
  const path = "M376 236Q402 222 386 210T414 192Q436 184 430 170";
  return (
    stroke(palette.wallShade, 7, path) +
    `<path stroke="${palette.paper}" stroke-width="4.5" stroke-dasharray="1.5 2" stroke-linecap="butt" d="${path}"/>`
  );
}

function stMarys({ palette }: Stage, x: number, base: number): string {
  return (
    fill(
      palette.wall,
      box(x, base - 26, 15, 26) +
        box(x + 14, base - 15, 40, 15) +
        grid([x, base - 30], [3, 1], [5.5, 0], (px, py) => box(px, py, 4, 5)),
    ) +
    fill(palette.wallShade, box(x + 11, base - 26, 4, 26) + box(x + 14, base - 16, 40, 2)) +
    fill(
      palette.glass,
      grid([x + 19, base - 11], [4, 1], [9, 0], (px, py) => box(px, py, 4, 6)),
    )
  );
}

export const whitby: Setting = {
  look: { sky: "golden", land: "leaf", water: "blue", wall: "grey", roof: "tile" },
  ground: 262,
  back(stage) {
    const { palette, random } = stage;
    const ruin = {
      ...stage,
      palette: { ...palette, wall: "#8a6f5a", wallShade: "#5f4b42", glass: "#4a3a36" },
    };
    const cliff = [120, 262, 200, 236, 280, 190, 340, 168, 420, 162, 540, 158, 690, 152];
    const old = ["#f3e3c2", "#d9a58b", "#e9c89c", "#fdf6e6", "#c98468", "#e4d3b2"] as const;
    const roofs = ["#b5482f", "#9c3f2c"] as const;
    const rows =
      street(random, palette, { from: 150, to: 648, base: 262, low: 30, high: 42, walls: old, roofs }) +
      quay(stage, 130, 260, 520, 14);
    return (
      water(stage, 204, 280) +
      asSubject(abbey(ruin, 500, 164)) +
      asSubject(stMarys(ruin, 330, 170)) +
      hill(cliff, palette.near) +
      cuts(cliff, palette.fore, 3, 9, 0.35) +
      fill(mix("#a98a62", palette.near, 0.2), `M${nums(150, 262)}L210 232L282 194L300 206L262 232L236 264z`) +
      street(random, palette, { from: 452, to: 648, base: 228, low: 16, high: 24, walls: old, roofs }) +
      asSubject(steps(stage)) +
      mirroredOn(stage.id, 274, asSubject(rows), water(stage, 272, 360, { calm: true }), 0.25) +
      ripples(stage, 280, 344, 6, 0.6) +
      trawler(236, 308, 1.2, palette.deep, palette) +
      trawler(388, 296, 0.9, palette.accent, palette) +
      quay(stage, -10, 262, 70, 20) +
      fill("#e9dcc0", box(34, 208, 14, 54)) +
      fill(palette.fore, box(30, 206, 22, 4) + box(36, 194, 10, 12) + poly(34, 194, 41, 184, 48, 194)) +
      stroke(palette.ink, 1.4, line(41, 184, 41, 178))
    );
  },
};
