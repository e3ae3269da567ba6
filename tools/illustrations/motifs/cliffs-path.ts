import type { Stage } from "../sketch";
import { yacht } from "../kit/boats";
import { mix } from "../kit/colour";
import { spotsOn, village } from "../kit/village";
import { dots, tufts } from "../kit/plants";
import { lighthouse, surf } from "../kit/shore";
import { gulls } from "../kit/sky";
import { fill, poly, stroke } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";
import { water } from "../kit/water";

/** Headland behind headland, fading into haze, and the coast path with thrift beside it. */
export function coastPath(stage: Stage): string {
  const { palette, random } = stage;
  const rock = mix(palette.wall, palette.wallShade, 0.25);
  const headland = (tip: number, top: number, foot: number, haze: number) => {
    const stone = mix(rock, palette.skyMid, haze);
    const grass = mix(palette.near, palette.skyMid, haze);
    const clefts = [60, 130, 210, 300]
      .map((dx) => poly(tip + dx, top + 26, tip + dx + 18, foot, tip + dx - 12, foot))
      .join("");
    return (
      fill(stone, `M${tip} ${foot}l10-${Math.round((foot - top) * 0.55)} 24-14 40-20V${top}H720V${foot}z`) +
      fill(palette.ink, clefts, 0.18 * (1 - haze)) +
      fill(grass, `M${tip + 16} ${top + 34}q40-28 90-34t170-12t460-20v56q-300 8-500 6t-220 4z`) +
      surf(palette, `M${tip - 20} ${foot}q30-6 60 0t70 0t80-1`, 3)
    );
  };
  const near = [-80, 236, 30, 240, 120, 256, 220, 290, 300, 330, 380, 420];
  const light = stage.features.has("lighthouse") ? lighthouse(438, 170, 52, palette, palette.accent) : "";
  return (
    hill(rolling(random, 190, 5, 3), palette.far) +
    water(stage, 192, 420) +
    headland(random.whole(250, 290), 172, 216, 0.6) +
    light +
    headland(random.whole(360, 390), 164, 246, 0.3) +
    village(random, palette, spotsOn(random, 520, 640, [178], 32), {
      wall: palette.paper,
      roof: palette.roof,
      size: 15,
    }) +
    headland(random.whole(470, 500), random.whole(172, 188), 292, 0) +
    yacht(random.whole(180, 260), 250, 0.9, palette.accent, palette.deep, palette) +
    yacht(330, 264, 0.5, palette.sun, palette.ink, palette) +
    hill(near, palette.near, palette.fore, 4, 13) +
    stroke(palette.sand, 8, "M-20 268Q70 262 100 290T60 330T110 380", 0.95) +
    hill([-80, 326, 40, 340, 150, 352, 260, 420], palette.fore, palette.near, 1, 10) +
    stroke("#e58fa5", 4, dots(random, 10, 260, 300, 350, 56, 2)) +
    stroke(palette.fore, 2, tufts(random, 10, 250, 318, 22, 18), 0.8) +
    hill([430, 420, 520, 350, 620, 330, 720, 322], palette.fore, palette.near, 2, 11) +
    gulls(palette, [330, 128, 8], [358, 142, 6], [300, 150, 6])
  );
}
