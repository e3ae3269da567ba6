import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { yacht } from "../../shapes/boats";
import { mix } from "../../shapes/colour";
import { street } from "../../shapes/houses";
import { quay } from "../../shapes/shore";
import { gulls } from "../../shapes/sky";
import { at, box, fill, grid, nums, poly, stroke } from "../../shapes/svg";
import { ground, hill, plane } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { spotsOn, village } from "../../shapes/village";
import { asSubject } from "../../subject";

/** The tower of Meridian Quay: slim, of glass and white bands, its top cut aslant. */
const tower = ({ palette }: Stage, x: number, base: number, h: number) =>
  fill("#e8eef0", poly(x, base, x, base - h + 16, x + 52, base - h - 14, x + 52, base)) +
  fill("#4f8296", poly(x + 34, base, x + 34, base - h - 4, x + 52, base - h - 14, x + 52, base)) +
  fill(
    palette.glass,
    grid([x + 5, base - h + 26], [2, 9], [14, 17], (px, py) => box(px, py, 10, 9)),
  ) +
  fill("#b9c8cf", box(x + 31, base - h, 3, h));

/** The Sail Bridge: a curved deck hung by a fan of cables from one leaning mast. */
function sailBridge({ palette }: Stage, x: number, deck: number): string {
  const [topX, topY] = [x + 96, deck - 172];
  const cables = [-120, -94, -68, -42, -16, 10].map((dx) => `M${nums(topX, topY)}L${nums(x + dx, deck - 2)}`);
  return (
    stroke("#dfe7ea", 1.8, cables.join("") + `M${nums(topX, topY)}L${nums(x + 132, deck - 4)}`) +
    stroke("#f7f8f6", 9, `M${nums(x + 30, deck + 24)}L${nums(topX, topY)}`) +
    stroke("#c9d4d8", 3, `M${nums(x + 34, deck + 24)}L${nums(topX + 2, topY + 20)}`) +
    stroke(palette.ink, 7, `M${nums(x - 170, deck + 8)}Q${nums(x, deck - 16, x + 170, deck + 8)}`) +
    stroke(palette.paper, 2.4, `M${nums(x - 170, deck + 2)}Q${nums(x, deck - 22, x + 170, deck + 2)}`)
  );
}

export const swansea: Setting = {
  look: { sky: "clear", land: "leaf", water: "sea", wall: "cream", roof: "slate" },
  ground: 262,
  view: { x: 40, y: 20, zoom: 1.08 },
  frames: ["quayside"],
  back(stage) {
    const { palette, random } = stage;
    return (
      hill([-40, 200, 60, 168, 170, 136, 300, 148, 420, 126, 540, 134, 690, 158], palette.mid) +
      fill(
        plane(palette.near, 160),
        ground([-40, 216, 100, 186, 240, 174, 380, 186, 520, 176, 690, 192], 250),
      ) +
      village(random, palette, spotsOn(random, 20, 650, [196], 40), {
        wall: palette.paper,
        roof: palette.roof,
        size: 24,
      }) +
      street(random, palette, {
        from: -10,
        to: 200,
        base: 250,
        low: 46,
        high: 60,
        walls: ["#e9c7a4", palette.paper, "#cfdfe4", "#e7b59c"],
        roofs: [palette.roof, mix(palette.roof, palette.paper, 0.25)],
      }) +
      asSubject(tower(stage, 448, 250, 186)) +
      asSubject(
        street(random, palette, {
          from: 500,
          to: 656,
          base: 250,
          low: 52,
          high: 66,
          walls: [palette.paper, "#e9c7a4", "#cfdfe4"],
          roofs: [palette.roof],
        }),
      ) +
      quay(stage, -10, 248, 670, 20) +
      water(stage, 266, 366) +
      at(0, 0, fill("#0d3a4e", "M-10 266h670v6q-340 8-670 0z", 0.4)) +
      ripples(stage, 276, 340, 8, 0.5) +
      asSubject(sailBridge(stage, 296, 252)) +
      yacht(116, 312, 1.5, palette.paper, "#24506a", palette) +
      yacht(208, 296, 1.1, palette.gold, palette.ink, palette) +
      asSubject(yacht(420, 326, 2.3, palette.paper, "#24506a", palette)) +
      asSubject(yacht(548, 314, 1.8, palette.accent, palette.ink, palette)) +
      gulls(palette, [220, 96, 9], [250, 112, 7])
    );
  },
};
