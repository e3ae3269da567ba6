import type { Setting } from "../../settings/setting";
import { gothicTower, nave } from "../../shapes/churches";
import { as, mix } from "../../shapes/colour";
import { houses, type House } from "../../shapes/houses";
import { copse, roundTrees } from "../../shapes/plants";
import { fill, poly, stroke } from "../../shapes/svg";
import { ground, hill, plane, rolling } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** One stone arch over the Tywi, and painted houses climbing from it to the church. */
export const llandeilo: Setting = {
  look: { sky: "morning", land: "leaf", water: "river", wall: "grey", roof: "slate" },
  ground: 262,
  frames: ["flowers", "none"],
  back(stage) {
    const { palette, random } = stage;
    const painted = ["#e8a79a", "#f3d487", "#a9cbd6", "#fdf6e6", "#d98f6c", "#8fb3a0", "#f0c1b4", "#c9b7d6"];
    const row: House[] = painted.map((wall, index) => ({
      x: 330 + index * 41,
      base: 240 - index * 9,
      w: 42,
      h: 58,
      roofH: 18,
      wall,
      roof: palette.roof,
      columns: 2,
      rows: 3,
      door: index % 2 === 0 ? palette.ink : palette.paper,
      chimney: true,
      facing: index % 3 === 1 ? "gable" : "eaves",
    }));
    const arch = "M96 292Q120 214 226 210T356 292z";
    return (
      hill(rolling(random, 168, 16, 3), palette.far) +
      fill(palette.mid, copse(random, -20, 400, 214, 44)) +
      fill(
        plane(palette.near, 120),
        ground([-40, 238, 120, 226, 250, 214, 330, 176, 430, 140, 560, 116, 690, 104], 300),
      ) +
      asSubject(nave({ x: 506, base: 128, w: 92, h: 28 }, palette, { bays: 5, roofH: 16 })) +
      asSubject(gothicTower({ x: 470, base: 134, w: 38, h: 74 }, palette, { crown: 9 })) +
      fill(palette.mid, copse(random, 590, 660, 132, 30)) +
      asSubject(houses(row.toReversed(), palette)) +
      water(stage, 282, 366) +
      fill(
        as("g", palette.near),
        "M-40 232L20 226 96 292Q60 300-40 300zM356 286L344 232 420 232 690 172V320Q520 300 356 290z",
      ) +
      fill(
        mix(palette.near, palette.fore, 0.45),
        copse(random, 400, 660, 288, 30) + copse(random, -20, 76, 292, 34),
      ) +
      fill(palette.ink, arch, 0.36) +
      asSubject(
        `<path fill="${palette.wall}" fill-rule="evenodd" d="M-20 300V216Q170 160 372 226V300z${arch}"/>` +
          stroke(palette.wallShade, 7, "M96 292Q120 214 226 210T356 292") +
          stroke(palette.wallShade, 2, "M-20 226Q170 170 372 236") +
          stroke(palette.paper, 3.4, "M-20 215Q170 159 374 225", 0.8),
      ) +
      fill(
        palette.wallShade,
        poly(80, 298, 84, 276, 104, 276, 108, 298) + poly(344, 298, 348, 276, 368, 276, 372, 298),
      ) +
      fill("#0d3a4e", "M96 292h260q20 22-20 30H130q-44-10-34-30z", 0.22) +
      roundTrees([[604, 318, 34]], mix(palette.near, palette.fore, 0.3), palette.ink) +
      ripples(stage, 300, 350, 8, 0.6)
    );
  },
};
