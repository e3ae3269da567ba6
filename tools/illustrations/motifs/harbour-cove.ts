import type { Stage } from "../sketch";
import { rowingBoat, trawler, yacht } from "../kit/boats";
import { parishChurch } from "../kit/churches";
import { mix } from "../kit/colour";
import { spotsOn, village } from "../kit/village";
import { copse } from "../kit/plants";
import { surf } from "../kit/shore";
import { box, fill, poly } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";
import { ripples, water } from "../kit/water";

/** A cove between two slopes, the village climbing the gap, two stone arms round the boats. */
export function harbourCove(stage: Stage): string {
  const { palette, random } = stage;
  const notch = random.whole(290, 340);
  const wall = mix(palette.wall, palette.paper, 0.6);
  const houses = { wall: random.chance(0.6) ? palette.paper : wall, roof: palette.roof, size: 17 };
  const left = [-80, 140, 40, 136, 150, 150, notch - 90, 196, notch - 40, 244, notch - 20, 280];
  const right = [
    notch + 20,
    280,
    notch + 50,
    236,
    notch + 110,
    184,
    notch + 220,
    random.whole(134, 152),
    720,
    124,
  ];
  return (
    hill(rolling(random, 190, 12, 3), palette.far) +
    hill(
      [notch - 240, 250, notch - 120, 210, notch, random.whole(168, 182), notch + 120, 206, notch + 260, 250],
      palette.mid,
      palette.near,
      2,
      10,
    ) +
    (stage.features.has("abbey") || random.chance(0.4)
      ? parishChurch(notch - 20, 196, 0.9, palette, random.chance(0.3))
      : "") +
    hill(left, palette.near, palette.fore, 4, 12) +
    hill(right, palette.near, palette.fore, 4, 12) +
    fill(palette.fore, copse(random, 0, 130, 190, 20) + copse(random, notch + 190, 690, 190, 22)) +
    village(
      random,
      palette,
      spotsOn(random, notch - 120, notch + 140, [264, 252, 238, 222, 208], 27),
      houses,
    ) +
    water(stage, 268, 420, { calm: true }) +
    surf(palette, "M-40 272H680", 2) +
    ripples(stage, 276, 350, 16, 0.6) +
    trawler(notch - 60, 300, 1, palette.accent, palette) +
    rowingBoat(notch + 20, 292, 0.9, palette.sun, palette) +
    yacht(notch + 90, 306, 0.9, palette.paper, palette.deep, palette) +
    fill(
      palette.wallShade,
      poly(-80, 296, notch - 150, 300, notch - 130, 312, notch - 140, 328, -80, 340) +
        poly(720, 290, notch + 170, 298, notch + 150, 310, notch + 160, 326, 720, 336),
    ) +
    fill(
      palette.wall,
      poly(-80, 290, notch - 150, 296, notch - 130, 306, notch - 150, 310, -80, 306) +
        poly(720, 284, notch + 170, 294, notch + 150, 304, notch + 172, 308, 720, 302),
    ) +
    fill(palette.paper, box(notch - 150, 280, 10, 22)) +
    fill(palette.accent, poly(notch - 152, 280, notch - 145, 271, notch - 138, 280)) +
    ripples(stage, 336, 356, 4, 0.6)
  );
}
