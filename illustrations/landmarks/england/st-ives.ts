import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { rowingBoat, trawler } from "../../shapes/boats";
import { parishChurch } from "../../shapes/churches";
import { mix } from "../../shapes/colour";
import { spotsOn, village } from "../../shapes/village";
import { dots } from "../../shapes/plants";
import { surf } from "../../shapes/shore";
import { gulls } from "../../shapes/sky";
import { arch, box, disc, dome, fill, grid, nums, stroke } from "../../shapes/svg";
import { hill, smooth } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** Smeaton's pier: granite with arches at its root and a little white octagonal lighthouse on it. */
function smeatonsPier({ palette }: Stage, x: number, y: number, w: number): string {
  return (
    fill(palette.wallShade, box(x, y, w, 28)) +
    fill(palette.wall, box(x - 4, y - 5, w + 8, 7)) +
    fill(
      palette.deep,
      grid([x + 12, y + 8], [3, 1], [26, 0], (px, py) => arch(px, py, 16, 20)),
    ) +
    stroke(palette.ink, 1, `M${nums(x + 96, y + 9)}h${w - 100}M${nums(x + 96, y + 18)}h${w - 100}`, 0.3) +
    fill(palette.paper, box(x + w * 0.52, y - 29, 20, 24) + box(x + w - 22, y - 38, 12, 34)) +
    fill(palette.ink, box(x + w - 25, y - 40, 18, 3) + dome(x + w - 22, y - 48, 12, 7), 0.9) +
    fill(palette.gold, box(x + w - 20, y - 48, 8, 8)) +
    fill(palette.roof, dome(x + w * 0.52 - 2, y - 29, 24, 12)) +
    fill(palette.glass, box(x + w * 0.52 + 7, y - 22, 6, 8) + disc(x + w - 16, y - 24, 2.4))
  );
}

export const stIves: Setting = {
  look: { sky: "clear", land: "leaf", water: "turquoise", wall: "granite", roof: "slate" },
  ground: 262,
  view: { x: 150, y: 92, zoom: 1.45 },
  back(stage) {
    const { palette, random } = stage;
    const lichen = mix("#c9a24d", palette.roof, 0.45);
    const town = [-40, 198, 60, 168, 180, 150, 290, 170, 360, 214, 400, 240];
    const sand = mix(palette.sand, palette.paper, 0.4);
    const shore = [-40, 290, 80, 286, 200, 300, 300, 300, 380, 318, 440, 344, 480, 374];
    const clear = mix(palette.water, palette.paper, 0.35);
    return (
      fill(palette.far, "M440 204q40-26 100-20t110 16v8z") +
      water(stage, 202, 366) +
      fill(palette.near, "M400 212q40-40 92-34t70 34q-80 8-162 0z") +
      fill(palette.wall, box(478, 166, 16, 12)) +
      fill(palette.roof, "M475 166l6-7h10l6 7z") +
      fill(mix(palette.wallShade, palette.skyLow, 0.2), "M392 214l18-8 30 4 40-6 40 6 46 6q-80 10-174-2z") +
      hill(town, palette.near) +
      village(random, palette, spotsOn(random, 20, 290, [182, 196, 210], 36), {
        wall: palette.paper,
        roof: lichen,
        size: 16,
      }) +
      village(random, palette, spotsOn(random, -10, 350, [232, 248], 33), {
        wall: palette.paper,
        roof: palette.roof,
        size: 18,
      }) +
      asSubject(parishChurch(236, 254, 1.7, palette, false)) +
      fill(palette.wallShade, box(-10, 252, 390, 20)) +
      fill(palette.wall, box(-10, 250, 392, 4)) +
      fill(clear, "M-10 272H366V282H440Q470 330 440 350L-10 300z", 0.6) +
      fill(sand, `${smooth(shore)}L-40 374zM-10 270H240Q160 284-10 286z`) +
      fill(sand, "M-10 270H300Q250 296 200 300T-10 296z") +
      surf(palette, smooth(shore), 4) +
      stroke(mix(sand, palette.ink, 0.35), 2, dots(random, 0, 380, 308, 354, 17, 5), 0.35) +
      asSubject(smeatonsPier(stage, 366, 254, 170)) +
      ripples(stage, 290, 350, 6, 0.6) +
      asSubject(trawler(404, 306, 1, palette.accent, palette)) +
      trawler(512, 326, 1.15, palette.deep, palette) +
      rowingBoat(306, 290, 0.9, palette.gold, palette) +
      rowingBoat(150, 320, 1.3, "#4384a8", palette) +
      rowingBoat(222, 336, 1.4, palette.accent, palette) +
      gulls(palette, [320, 130, 9], [350, 146, 7], [300, 152, 6])
    );
  },
};
