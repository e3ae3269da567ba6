import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { flag } from "../../shapes/castles";
import { yacht } from "../../shapes/boats";
import { as, mix } from "../../shapes/colour";
import { dots } from "../../shapes/plants";
import { pavilion, pierDeck, surf } from "../../shapes/shore";
import { gulls } from "../../shapes/sky";
import { box, dome, fill, grid, poly, stroke } from "../../shapes/svg";
import { smooth } from "../../shapes/terrain";
import { water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** The Great Orme: a limestone headland in level terraces, green between the grey bands. */
function greatOrme({ palette }: Stage): string {
  const rock = mix("#b9b9ae", palette.skyMid, 0.15);
  const bands =
    "M40 176q70-24 160-30t150 10q-60-10-150-2T60 186zM20 200q100-24 190-26t190 12q-90-14-190-6T30 210z";
  return (
    fill(
      as("g", palette.near),
      "M-10 226V196Q40 160 110 136T250 104Q330 102 366 130Q398 152 414 176L440 206L446 226z",
    ) +
    fill(rock, bands) +
    fill(rock, "M366 130Q398 152 414 176L440 206L446 226H400L392 200L374 180L380 160z") +
    fill(palette.ink, "M414 176L440 206L446 226H424L414 204z", 0.25) +
    stroke(
      palette.fore,
      1.6,
      "M110 150q70-24 140-22t100 16M80 172q90-20 160-20t150 18M60 216q120-18 200-16t140 10",
      0.4,
    ) +
    stroke(palette.paper, 1.4, "M170 226L250 118", 0.8) +
    fill(palette.accent, box(206, 164, 12, 8)) +
    fill(palette.paper, box(240, 98, 22, 8))
  );
}

/** The crescent of cream hotels along the North Parade. */
function hotels({ palette }: Stage, x: number, base: number): string {
  const gables = grid([x + 8, base - 44], [5, 1], [34, 0], (px, py) =>
    poly(px, py, px + 9, py - 13, px + 18, py),
  );
  return (
    fill("#f8ebd0", box(x, base - 44, 172, 44) + gables) +
    fill(
      palette.roof,
      grid([x, base - 44], [5, 1], [34, 0], (px, py) =>
        poly(px + 26, py, px + 20, py - 9, px + 40, py - 9, px + 42, py),
      ),
    ) +
    fill(
      "#dcc7a0",
      grid([x + 28, base - 44], [5, 1], [34, 0], (px, py) => box(px, py, 6, 44)),
    ) +
    fill(
      palette.glass,
      grid([x + 5, base - 38], [15, 3], [11.3, 13], (px, py) => box(px, py, 4, 7)),
    )
  );
}

export const llandudno: Setting = {
  look: { sky: "morning", land: "meadow", water: "sea", roof: "slate" },
  ground: 262,
  back(stage) {
    const { palette, random } = stage;
    const shore = [-40, 276, 70, 268, 160, 278, 280, 304, 400, 328, 520, 344, 690, 350];
    return (
      fill(palette.far, "M520 210q30-22 80-20t60 20z") +
      water(stage, 208, 352) +
      asSubject(greatOrme(stage)) +
      hotels(stage, -20, 252) +
      fill(palette.wall, box(-10, 250, 180, 7)) +
      fill(mix(palette.sand, palette.wallShade, 0.2), `${smooth(shore)}V370H-40zM-10 256h180l-20 24H-10z`) +
      surf(palette, smooth(shore), 5) +
      asSubject(pierDeck(146, 366, 240, 278, palette, 16)) +
      asSubject(pavilion(404, 240, 92, 26, palette, "#7fb4a6")) +
      asSubject(pavilion(256, 240, 34, 14, palette, palette.accent)) +
      asSubject(pavilion(330, 240, 34, 14, palette, palette.accent)) +
      flag(450, 186, 20, palette.accent, palette) +
      fill(palette.gold, dome(176, 240, 30, 18)) +
      fill(
        palette.accent,
        grid([176, 240], [3, 1], [10, 0], (x, y) => box(x, y - 10, 5, 10)),
      ) +
      stroke(palette.paper, 2.6, dots(random, 20, 420, 316, 356, 50, 4), 0.7) +
      stroke(mix(palette.sand, palette.ink, 0.5), 2.2, dots(random, 0, 420, 306, 356, 50, 4), 0.4) +
      yacht(562, 262, 0.7, palette.accent, palette.deep, palette) +
      yacht(540, 232, 0.4, palette.gold, palette.ink, palette) +
      gulls(palette, [470, 146, 8], [500, 158, 6], [420, 164, 5])
    );
  },
};
