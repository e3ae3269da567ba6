import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { as, fade, mix } from "../../shapes/colour";
import { houses, type House } from "../../shapes/houses";
import { beachHuts, pierDeck, surf } from "../../shapes/shore";
import { gulls } from "../../shapes/sky";
import { box, fill, line, poly, stroke } from "../../shapes/svg";
import { hill } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** The white lighthouse, whose lantern is above the roofs of the town round its foot. */
function lighthouse({ palette }: Stage, x: number, base: number): string {
  const top = base - 172;
  return (
    fill(palette.paper, poly(x - 25, base, x - 17, top, x + 17, top, x + 25, base)) +
    fill("#c9d2d3", poly(x + 5, base, x + 4, top, x + 17, top, x + 25, base)) +
    fill(palette.glass, box(x - 6, base - 132, 7, 11) + box(x - 6, base - 92, 7, 11)) +
    fill(palette.paper, box(x - 23, top - 7, 46, 8)) +
    fill("#c9d2d3", box(x + 5, top - 7, 18, 8)) +
    stroke(
      palette.paper,
      1.6,
      `M${x - 24} ${top - 15}h48M${x - 24} ${top - 8}v-8M${x - 12} ${top - 8}v-8M${x + 12} ${top - 8}v-8M${x + 24} ${top - 8}v-8`,
    ) +
    fill(as("l", "#a9c9cf"), box(x - 12, top - 29, 24, 22)) +
    stroke(palette.paper, 2, `${line(x - 4, top - 29)}v22${line(x + 4, top - 29)}v22`) +
    fill(palette.paper, `M${x - 15} ${top - 28}q15-26 30 0z`) +
    stroke(palette.ink, 1.6, `${line(x, top - 40)}v-9`)
  );
}

/** The lighthouse in the town, the painted huts below the promenade, the pier beyond. */
export const southwold: Setting = {
  look: { sky: "clear", land: "leaf", water: "blue", wall: "cream", roof: "pantile" },
  ground: 262,
  view: { x: 50, y: 0, zoom: 1.12 },
  back(stage) {
    const { palette, random } = stage;
    const fronts = [
      "#fdf6e6",
      "#e9b48f",
      "#f3e3c2",
      "#c97a5c",
      "#fdf6e6",
      "#dfe7de",
      "#f2cf8f",
      "#fdf6e6",
      "#c97a5c",
    ];
    let x = 250;
    const row = fronts.map((wall, index): House => {
      const w = [44, 40, 52, 38, 46, 42, 50, 44, 48][index] ?? 44;
      const plan: House = {
        x,
        base: 232,
        w,
        h: [46, 38, 50, 44, 40, 50, 44, 48, 42][index] ?? 44,
        roofH: 18,
        wall,
        roof: index % 3 === 1 ? palette.roof : "#8f4a38",
        facing: index % 2 ? "gable" : "eaves",
        chimney: true,
        rows: 2,
      };
      x += w;
      return plan;
    });
    const huts = ["#c4473c", "#3f8fb0", "#f2c24e", "#5f9f78", "#e58fa5", "#2f6f94"];
    return (
      water(stage, 206, 320) +
      asSubject(pierDeck(-10, 178, 212, 232, palette, 14)) +
      fill(palette.paper, box(20, 192, 44, 18) + box(92, 196, 24, 14)) +
      fill(palette.deep, poly(16, 192, 42, 178, 68, 192) + poly(88, 196, 104, 186, 120, 196)) +
      fill(palette.ink, box(28, 198, 5, 12) + box(40, 198, 5, 12) + box(52, 198, 5, 12)) +
      asSubject(lighthouse(stage, 372, 232)) +
      houses(row, palette) +
      hill([150, 262, 200, 236, 260, 228, 400, 226, 690, 224], mix(palette.near, "#c7d06a", 0.3)) +
      fill(palette.wall, "M190 250Q400 238 690 238v12Q400 248 186 262z") +
      stroke(palette.paper, 2, "M190 250Q400 238 690 238") +
      fill(
        fade(palette.sand, mix(palette.sand, "#b98a4e", 0.3)),
        "M-40 318Q90 268 200 262Q420 254 690 252V460H-40z",
      ) +
      asSubject(beachHuts(random, 214, 296, 9, 42, palette, huts)) +
      surf(palette, "M-20 318q70-30 130-42t90-14", 4) +
      ripples(stage, 240, 290, 3, 0.6) +
      fill(palette.ink, poly(214, 298, 640, 298, 640, 306, 240, 306), 0.16) +
      gulls(palette, [150, 110, 8], [190, 132, 6], [470, 92, 7])
    );
  },
};
