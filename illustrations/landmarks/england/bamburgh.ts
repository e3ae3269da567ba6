import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { bastion, crenels, flag } from "../../shapes/castles";
import { mix } from "../../shapes/colour";
import { dots, tufts } from "../../shapes/plants";
import { surf } from "../../shapes/shore";
import { gulls } from "../../shapes/sky";
import { box, fill, grid, stroke } from "../../shapes/svg";
import { hill } from "../../shapes/terrain";
import { water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** The castle's long red-gold silhouette on its whinstone crag: keep in the middle, towers to both ends. */
function castle(stage: Stage): string {
  const { palette } = stage;
  const crag = mix("#6f6862", palette.skyLow, 0.12);
  return (
    bastion({ x: 286, base: 190, w: 62, h: 84 }, palette, { merlon: 7 }) +
    fill(palette.wall, box(286, 102, 12, 10) + box(336, 102, 12, 10)) +
    fill(
      palette.glass,
      grid([296, 120], [3, 3], [15, 18], (x, y) => box(x, y, 5, 9)),
    ) +
    flag(342, 100, 24, palette.accent, palette) +
    bastion({ x: 346, base: 192, w: 92, h: 48 }, palette, { merlon: 6 }) +
    fill(palette.roof, "M352 144l6-12h62l6 12z") +
    fill(
      palette.glass,
      grid([356, 156], [5, 2], [14, 15], (x, y) => box(x, y, 5, 8)),
    ) +
    bastion({ x: 430, base: 194, w: 30, h: 64 }, palette, { merlon: 6, slits: 1 }) +
    bastion({ x: 214, base: 192, w: 74, h: 40 }, palette, { merlon: 6, slits: 2 }) +
    bastion({ x: 196, base: 196, w: 28, h: 56 }, palette, { merlon: 6, slits: 1 }) +
    fill(palette.wall, box(150, 172, 350, 30) + crenels(150, 172, 350, 6)) +
    fill(palette.wallShade, box(150, 180, 350, 2) + box(462, 170, 38, 32), 0.7) +
    bastion({ x: 140, base: 204, w: 24, h: 46 }, palette, { merlon: 5 }) +
    fill(crag, "M120 240l14-30 14-12 60 4 50-6 70 6 80-4 60 6 34-2 20 16 14 22z") +
    fill(
      palette.ink,
      "M160 240l8-36 16 2-8 34zM226 240l4-40 18 0-2 40zM306 240l-4-40 22 2 0 38zM382 240l6-40 18 2-6 38zM470 240l-4-36 34-2 20 16 14 22z",
      0.28,
    )
  );
}

export const bamburgh: Setting = {
  look: { sky: "morning", land: "dune", water: "sea", wall: "red", roof: "slate" },
  ground: 262,
  view: { x: 30, y: 30, zoom: 1.1 },
  back(stage) {
    const { palette, random } = stage;
    const marram = mix(palette.near, palette.fore, 0.35);
    return (
      fill(palette.far, "M-10 214q50-14 100-8t60 8z") +
      water(stage, 212, 300) +
      asSubject(castle(stage)) +
      hill(
        [110, 276, 150, 240, 230, 228, 330, 236, 450, 224, 560, 236, 690, 226],
        palette.near,
        palette.fore,
        2,
        9,
      ) +
      stroke(palette.fore, 1.8, tufts(random, 130, 630, 246, 22, 12), 0.7) +
      fill(palette.sand, "M-20 300Q90 286 150 268T330 258T690 262V370H-20z") +
      surf(palette, "M-20 300Q90 286 150 268T200 254", 6) +
      surf(palette, "M-20 282Q50 276 96 262", 3) +
      stroke(
        mix(palette.sand, palette.ink, 0.3),
        1.6,
        "M60 312q130-24 260-18t320-6M-10 334q120-20 260-14",
        0.4,
      ) +
      stroke(mix(palette.sand, palette.ink, 0.3), 2, dots(random, 40, 420, 300, 344, 30, 6), 0.4) +
      hill(
        [180, 372, 280, 340, 380, 320, 470, 296, 560, 288, 690, 276],
        mix(palette.near, palette.sand, 0.3),
        palette.fore,
        2,
        12,
      ) +
      hill([340, 372, 430, 346, 530, 322, 610, 312, 690, 304], marram, palette.fore, 2, 11) +
      stroke(palette.fore, 2.2, tufts(random, 330, 640, 344, 22, 30)) +
      stroke(palette.near, 2, tufts(random, 400, 640, 350, 16, 26)) +
      gulls(palette, [480, 120, 8], [510, 134, 6], [180, 142, 6])
    );
  },
};
