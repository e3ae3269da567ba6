import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { coneTower, crenels } from "../../shapes/castles";
import { as, mix } from "../../shapes/colour";
import { street } from "../../shapes/houses";
import { copse } from "../../shapes/plants";
import { gulls } from "../../shapes/sky";
import { at, box, fill, grid, poly, stroke } from "../../shapes/svg";
import { hill } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** A racing yacht running before the wind: mainsail to one side, spinnaker before it; 62 high. */
const racer = ({ palette }: Stage, x: number, y: number, scale: number, sail: string, stripe: string) =>
  at(
    x,
    y,
    stroke(palette.ink, 1.2, "M0-4V-64") +
      fill(palette.paper, "M-2-62L-2-10-26-10q10-24 24-52z") +
      fill(palette.ink, poly(-2, -62, -2, -10, -8, -10), 0.12) +
      fill(sail, "M1-60Q34-54 38-34T24-8Q20-14 4-14Q14-34 1-60z") +
      fill(stripe, "M13-56Q28-50 31-36T20-13l-6-1Q27-32 13-56z") +
      fill(palette.ink, "M32-50q6 8 6 16T24-8q12-14 12-24q0-8-4-18z", 0.14) +
      fill("#24323f", "M-30-7q32 5 56-1q-2 7-8 10h-36q-9-3-12-9z") +
      stroke(palette.paper, 1.1, "M-28-4q28 5 51-1") +
      stroke(palette.shine, 1.4, "M-36 3q10-3 20 0t20 0t20-1"),
    scale,
  );

/** The Royal Yacht Squadron's castle on its round battery, with the flagstaff that starts the races. */
function squadron({ palette }: Stage, x: number, base: number): string {
  return (
    fill(palette.wall, box(x, base - 54, 96, 54) + crenels(x, base - 54, 96, 7)) +
    fill(palette.wallShade, box(x + 72, base - 54, 24, 54)) +
    fill(
      palette.glass,
      grid([x + 14, base - 44], [5, 2], [16, 21], (px, py) => box(px, py, 7, 12)),
    ) +
    coneTower({ x: x - 22, base, w: 28, h: 66 }, palette, 26) +
    coneTower({ x: x + 92, base, w: 22, h: 58 }, palette, 22) +
    fill(palette.wallShade, `M${x - 44} ${base + 12}v-22q84-14 170 0v22z`) +
    fill(palette.wall, `M${x - 46} ${base - 8}q86-14 174 0v-6q-88-14-174 0z`) +
    stroke(palette.paper, 2.4, `M${x - 34} ${base - 12}v-104M${x - 52} ${base - 82}h36`) +
    fill(palette.paper, box(x - 33, base - 116, 24, 15)) +
    fill(palette.accent, box(x - 33, base - 110, 24, 3) + box(x - 23, base - 116, 3, 15))
  );
}

export const cowes: Setting = {
  look: { sky: "clear", land: "leaf", water: "blue", wall: "stock", roof: "slate" },
  ground: 262,
  back(stage) {
    const { palette, random } = stage;
    return (
      hill([-40, 190, 120, 182, 260, 176, 420, 150, 560, 132, 690, 126], palette.mid) +
      fill(mix(palette.near, palette.mid, 0.4), copse(random, 240, 660, 192, 40)) +
      water(stage, 206, 366) +
      street(random, palette, {
        from: 214,
        to: 430,
        base: 208,
        low: 20,
        high: 32,
        walls: [palette.paper, "#e9c7b4", "#c9d6dc"],
        roofs: [palette.roof],
      }) +
      fill(as("g", palette.near), "M200 208H660v14q-240 4-460-8z") +
      asSubject(squadron(stage, 496, 208)) +
      fill(palette.wallShade, "M200 212q230 12 460 8v10q-240 4-460-12z") +
      ripples(stage, 240, 350, 12, 0.6) +
      racer(stage, 96, 252, 1.1, "#f2f0e8", "#3f7fa3") +
      racer(stage, 196, 278, 1.7, palette.gold, "#e07b39") +
      asSubject(racer(stage, 350, 322, 3.6, palette.accent, palette.paper)) +
      gulls(palette, [236, 100, 8], [214, 118, 6])
    );
  },
};
