import type { Setting } from "../../settings/setting";
import { rowingBoat, trawler, yacht } from "../../shapes/boats";
import { mix } from "../../shapes/colour";
import { houses, type House } from "../../shapes/houses";
import { spotsOn, village } from "../../shapes/village";
import { coniferRow, conifers, copse, dots } from "../../shapes/plants";
import { gulls } from "../../shapes/sky";
import { fill, mirroredOn, stroke } from "../../shapes/svg";
import { cuts, ground, hill, mountain } from "../../shapes/terrain";
import { quay } from "../../shapes/shore";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** Portree's quay: pink, yellow, blue, green and white fronts under a wooded bluff, the Cuillin far behind. */
export const portree: Setting = {
  look: { sky: "morning", land: "pine", water: "teal", wall: "granite", roof: "slate" },
  ground: 262,
  view: { x: 30, y: 30, zoom: 1.12 },
  back(stage) {
    const { palette, random } = stage;
    const fronts = [
      "#fdf6e6",
      "#e8a0a8",
      "#f2cf73",
      "#8fb8cf",
      "#a9cbb0",
      "#fdf6e6",
      "#e9b48f",
      "#e8a0a8",
      "#f2cf73",
      "#fdf6e6",
    ];
    let x = 118;
    const row = fronts.map((wall, index): House => {
      const w = [42, 36, 40, 34, 42, 36, 40, 36, 42, 38][index] ?? 38;
      const plan = {
        x,
        base: 250,
        w,
        h: [44, 40, 48, 42, 46, 40, 44, 48, 42, 40][index] ?? 42,
        roofH: 15,
        wall,
        roof: palette.roof,
        chimney: true,
        door: index % 2 ? palette.ink : palette.accent,
      } as const;
      x += w;
      return plan;
    });
    const bluff = [-40, 220, 60, 196, 180, 172, 300, 176, 420, 166, 520, 190, 600, 224, 690, 236];
    return (
      mountain(random, palette, { x: 150, top: 138, base: 240, left: 130, right: 120 }, palette.far) +
      mountain(random, palette, { x: 300, top: 112, base: 240, left: 130, right: 130 }, palette.far) +
      mountain(
        random,
        palette,
        { x: 560, top: 146, base: 240, left: 150, right: 150 },
        mix(palette.far, palette.skyMid, 0.25),
      ) +
      asSubject(hill(bluff, palette.mid)) +
      cuts(bluff, palette.near, 2, 10, 0.5) +
      village(random, palette, spotsOn(random, 170, 470, [184], 34), {
        wall: palette.paper,
        roof: palette.roof,
        size: 15,
      }) +
      conifers(coniferRow(random, 20, 130, 232, 30, 50), palette.near, palette.fore) +
      fill(palette.near, copse(random, 100, 540, 214, 22)) +
      mirroredOn(
        stage.id,
        262,
        asSubject(houses(row, palette)) + quay(stage, 60, 248, 480, 14),
        water(stage, 258, 360, { calm: true }),
      ) +
      conifers(coniferRow(random, 520, 650, 262, 26, 44), palette.near, palette.fore) +
      fill(palette.near, ground([500, 270, 560, 258, 620, 254, 690, 250], 276)) +
      ripples(stage, 268, 340, 18, 0.6) +
      asSubject(trawler(222, 300, 1.15, palette.accent, palette)) +
      asSubject(trawler(340, 288, 0.8, palette.deep, palette)) +
      yacht(446, 304, 0.9, palette.gold, palette.ink, palette) +
      rowingBoat(300, 330, 1.2, palette.paper, palette) +
      hill([-40, 330, 60, 330, 150, 348, 220, 370], palette.fore) +
      stroke(palette.gold, 3, dots(random, 0, 130, 340, 356, 18, 2)) +
      gulls(palette, [220, 132, 7], [244, 120, 6], [380, 138, 6])
    );
  },
};
