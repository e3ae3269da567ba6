import type { Stage } from "../sketch";
import { rowingBoat, yacht } from "../kit/boats";
import { mix } from "../kit/colour";
import { street } from "../kit/houses";
import { spotsOn, village } from "../kit/village";
import { copse, roundTrees } from "../kit/plants";
import { fill, grid, mirroredOn, poly, stroke } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";
import { ripples, water } from "../kit/water";

/** A drowned valley full of moorings: wooded banks on both sides, a waterside street on one. */
export function harbourEstuary(stage: Stage): string {
  const { palette, random } = stage;
  const sails = [palette.paper, palette.accent, palette.sun, palette.paper] as const;
  const afloat = [0, 1, 2, 3, 4, 5].map((index) =>
    yacht(
      250 + index * 52 + random.whole(-14, 14),
      262 + (index % 3) * 18 + random.whole(-3, 3),
      0.6 + (index % 3) * 0.22,
      random.pick(sails),
      random.pick([palette.deep, palette.ink, palette.accent]),
      palette,
    ),
  );
  const walls = ["#fdf6e6", "#f3e3c2", mix(palette.wall, palette.paper, 0.35), "#cfdfe0", "#f1c9b4"] as const;
  const waterside = street(random, palette, {
    from: -60,
    to: random.whole(190, 240),
    base: 248,
    low: 24,
    high: 36,
    walls,
    roofs: [palette.roof],
  });
  return (
    hill(rolling(random, 172, 16, 2), palette.far) +
    hill(
      [-80, 158, 60, random.whole(140, 156), 190, 176, 300, 216, 400, 238],
      mix(palette.mid, palette.near, 0.3),
      palette.fore,
      3,
      11,
    ) +
    hill(
      [300, 240, 400, 220, 500, 186, 600, random.whole(150, 164), 720, 158],
      palette.mid,
      palette.near,
      3,
      11,
    ) +
    village(random, palette, spotsOn(random, -20, 200, [196, 212], 30), {
      wall: palette.paper,
      roof: palette.roof,
      size: 15,
    }) +
    fill(palette.near, copse(random, 150, 300, 240, 20) + copse(random, 370, 720, 242, 30)) +
    fill(palette.fore, copse(random, 440, 720, 246, 22)) +
    mirroredOn(
      stage.id,
      250,
      waterside + fill(palette.wallShade, poly(-80, 247, 260, 247, 272, 253, -80, 253)),
      water(stage, 246, 420, { calm: true }),
      0.22,
    ) +
    ripples(stage, 256, 340, 18, 0.6) +
    afloat.join("") +
    fill("#a97b4f", "M-80 322H150l10 8H-80z") +
    stroke(
      palette.ink,
      3,
      grid([10, 326], [5, 1], [32, 0], (x, y) => `M${x} ${y}v20`),
    ) +
    rowingBoat(190, 334, 1.2, palette.accent, palette) +
    hill([450, 420, 540, 344, 620, 322, 720, 312], palette.fore, palette.near, 1, 10) +
    roundTrees(
      [
        [560, 344, 22],
        [614, 332, 32],
      ],
      mix(palette.near, palette.fore, 0.5),
      palette.ink,
    )
  );
}
