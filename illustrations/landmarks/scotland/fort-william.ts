import type { Setting } from "../../settings/setting";
import { trawler, rowingBoat } from "../../shapes/boats";
import { parishChurch } from "../../shapes/churches";
import { mix } from "../../shapes/colour";
import { spotsOn, village } from "../../shapes/village";
import { coniferRow, conifers, tufts } from "../../shapes/plants";
import { fill, stroke } from "../../shapes/svg";
import { cuts, hill, mountain } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** Ben Nevis: a huge rounded shoulder with its broken north face and late snow, the town on the loch below. */
export const fortWilliam: Setting = {
  look: { sky: "peach", land: "slate", water: "blue", wall: "granite", roof: "slate" },
  ground: 262,
  view: { x: 30, y: 30, zoom: 1.1 },
  back(stage) {
    const { palette, random } = stage;
    const ben = mix(palette.far, palette.near, 0.25);
    const dark = mix(ben, palette.ink, 0.35);
    const outline =
      "M120 246Q190 214 232 168T300 104Q344 76 404 84Q430 88 446 112L470 138L520 168L572 214L640 246z";
    const face =
      "M404 84Q430 88 446 112L470 138L520 168L572 214L640 246H470L452 214L470 190L440 176L450 150L420 134L428 112z";
    const snow =
      "M300 104Q344 76 404 84L428 112L418 130L408 112L394 124L384 108L364 122L352 108L334 124L326 110L308 122z";
    const heath = mix("#93709a", palette.mid, 0.45);
    const slope = [-40, 232, 80, 214, 190, 220, 300, 228, 420, 216, 540, 206, 690, 226];
    return (
      mountain(random, palette, { x: 90, top: 156, base: 246, left: 150, right: 150 }, palette.far) +
      mountain(random, palette, { x: 590, top: 150, base: 246, left: 150, right: 130 }, palette.far) +
      asSubject(fill(ben, outline)) +
      asSubject(fill(dark, face)) +
      asSubject(fill(palette.paper, snow)) +
      fill(palette.ink, "M404 84L428 112L418 130L408 112L400 118z", 0.16) +
      fill(
        mix(palette.paper, dark, 0.3),
        "M432 116l12 8 4 18-12-10zM462 148l12 6-2 22-10-12zM500 170l10 8-6 18-8-12z",
      ) +
      stroke(
        dark,
        2.4,
        "M270 152q10 20 0 34t4 26M312 140q14 22 4 40t6 30M356 138q10 26 2 44M240 186q-4 16 2 26",
        0.45,
      ) +
      hill(slope, heath) +
      cuts(slope, palette.fore, 2, 8, 0.35) +
      conifers(coniferRow(random, -10, 190, 246, 22, 38), mix(palette.near, "#437a64", 0.6), palette.fore) +
      conifers(coniferRow(random, 480, 650, 248, 24, 42), mix(palette.near, "#437a64", 0.6), palette.fore) +
      village(random, palette, spotsOn(random, 180, 500, [246, 258], 31), {
        wall: palette.paper,
        roof: palette.roof,
        size: 15,
      }) +
      parishChurch(316, 260, 1.1, palette, true) +
      fill(palette.wallShade, "M0 260h640v8H0z") +
      water(stage, 266, 360, { calm: true }) +
      ripples(stage, 270, 320, 7) +
      trawler(404, 296, 1, palette.accent, palette) +
      rowingBoat(258, 310, 1.1, palette.gold, palette) +
      hill([-40, 316, 60, 320, 150, 344, 220, 368], palette.fore, mix("#93709a", palette.near, 0.4), 2, 9) +
      conifers(
        [
          [22, 330, 96],
          [66, 338, 74],
        ],
        mix(palette.fore, "#1c4743", 0.6),
        palette.ink,
      ) +
      hill([470, 368, 540, 344, 610, 332, 690, 328], palette.fore, mix("#93709a", palette.near, 0.4), 2, 9) +
      stroke("#b48abf", 2.4, tufts(random, 100, 190, 354, 3, 14) + tufts(random, 520, 636, 348, 3, 16))
    );
  },
};
