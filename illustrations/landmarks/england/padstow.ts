import type { Setting } from "../../settings/setting";
import { rowingBoat, trawler } from "../../shapes/boats";
import { mix } from "../../shapes/colour";
import { houses } from "../../shapes/houses";
import { copse } from "../../shapes/plants";
import { quay } from "../../shapes/shore";
import { gulls } from "../../shapes/sky";
import { box, fill, poly, stroke } from "../../shapes/svg";
import { ground, hill, plane } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { spotsOn, village } from "../../shapes/village";
import { asSubject } from "../../subject";

/** The inner harbour: slate-hung, stone and washed houses on the quay, the sands of the Camel behind its wall. */
export const padstow: Setting = {
  look: { sky: "morning", land: "leaf", water: "turquoise", wall: "cornish", roof: "slate" },
  ground: 262,
  frames: ["quayside"],
  back(stage) {
    const { palette, random } = stage;
    const hung = "#8593a0";
    const house = (x: number, w: number, h: number, wall: string, roofH = 24) => ({
      x,
      base: 248,
      w,
      h,
      roofH,
      wall,
      roof: palette.roof,
      facing: w < 62 ? ("gable" as const) : ("eaves" as const),
      columns: w < 62 ? 2 : 3,
      rows: 3,
      door: palette.accent,
      chimney: true,
    });
    const sand = mix(palette.sand, palette.paper, 0.25);
    return (
      hill([-40, 178, 60, 160, 170, 168, 300, 156, 420, 170, 690, 160], palette.far) +
      fill(sand, "M-40 184q120-12 250-6t460-4v22H-40z") +
      water(stage, 192, 366) +
      fill(sand, "M-40 214q140-14 300-8t160 8q-140 10-260 8T-40 222z", 0.95) +
      fill(plane(palette.near, 98), ground([270, 250, 340, 190, 430, 140, 540, 112, 690, 98], 252)) +
      fill(palette.mid, copse(random, 500, 660, 122, 26)) +
      village(random, palette, spotsOn(random, 380, 640, [146, 166], 34), {
        wall: palette.paper,
        roof: palette.roof,
        size: 20,
      }) +
      asSubject(
        houses(
          [
            house(252, 46, 60, palette.paper),
            house(298, 66, 68, hung),
            house(364, 52, 82, "#e9c7b4", 28),
            house(416, 74, 76, palette.wall),
            house(490, 56, 90, palette.paper, 30),
            house(546, 70, 74, hung),
            house(616, 50, 84, "#f3ddaa"),
          ],
          palette,
        ),
      ) +
      quay(stage, 236, 246, 430, 30) +
      quay(stage, -10, 240, 150, 34) +
      fill(palette.paper, box(112, 204, 10, 36)) +
      fill(palette.accent, poly(108, 204, 117, 190, 126, 204)) +
      fill("#0d3a4e", "M236 276h430v6q-200 10-430 0zM-10 274h150v5H-10z", 0.4) +
      stroke("#5a4632", 4, "M282 250v34M402 250v34M522 250v34") +
      ripples(stage, 284, 330, 6, 0.55) +
      trawler(212, 300, 1.5, "#3f7fa3", palette) +
      asSubject(trawler(360, 318, 2.5, palette.accent, palette)) +
      rowingBoat(520, 306, 1.9, palette.gold, palette) +
      gulls(palette, [250, 120, 9], [282, 136, 7], [214, 142, 6])
    );
  },
};
