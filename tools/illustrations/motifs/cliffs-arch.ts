import type { Stage } from "../sketch";
import { rowingBoat, yacht } from "../kit/boats";
import { mix } from "../kit/colour";
import { dots, tufts } from "../kit/plants";
import { surf } from "../kit/shore";
import { gulls } from "../kit/sky";
import { fill, poly, stroke } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";
import { water } from "../kit/water";

/** A cove with a natural arch at its far end and a crescent of shingle. */
export function archCove(stage: Stage): string {
  const { palette, random } = stage;
  const rock = mix(palette.wall, palette.skyLow, 0.12);
  const top = random.whole(132, 150);
  const land = `M720 ${top - 20}V300H440L424 262 416 250Q408 208 380 208Q356 210 352 256L342 260 330 226 334 196 352 182 396 178 430 ${top + 24} 480 ${top + 8} 560 ${top - 4} 640 ${top - 14}z`;
  const turf = `M330 200L334 192 352 180 396 175 430 ${top + 22} 480 ${top + 6} 560 ${top - 6} 640 ${top - 16} 720 ${top - 22}V${top + 26}Q600 ${top + 22} 520 ${top + 34}T430 ${top + 48}Q390 190 360 194T330 200z`;
  const clefts = [460, 520, 584, 640]
    .map((x, index) => poly(x, top + 40 - index * 4, x + 16, 284, x - 14, 284))
    .join("");
  const beach = "M720 262Q560 256 470 268T360 300T230 340T120 420H720z";
  return (
    hill(rolling(random, 190, 6, 3), palette.far) +
    water(stage, 192, 420) +
    yacht(random.whole(170, 250), 226, 0.8, palette.accent, palette.deep, palette) +
    fill(rock, land) +
    fill(palette.ink, clefts, 0.2) +
    fill(palette.ink, "M416 250Q408 208 380 208Q392 214 398 256z", 0.25) +
    stroke(
      mix(rock, palette.ink, 0.35),
      1.6,
      "M440 214q90-16 200-20M430 238q100-12 220-10M440 258q90-6 200-2",
      0.4,
    ) +
    fill(palette.near, turf) +
    surf(palette, "M316 262q20-6 40 0M410 262q20-8 40 4", 3) +
    fill(mix(palette.sand, palette.paper, 0.15), beach) +
    surf(palette, "M470 268Q400 280 360 300T230 340T130 400", 5) +
    stroke(mix(palette.sand, palette.ink, 0.35), 2, dots(random, 330, 640, 312, 352, 46, 5), 0.4) +
    rowingBoat(random.whole(440, 520), 306, 1.3, palette.accent, palette) +
    rowingBoat(random.whole(540, 580), 318, 1.4, "#4384a8", palette) +
    hill([-80, 270, 20, 280, 90, 308, 150, 350, 190, 420], palette.fore, palette.near, 3, 12) +
    stroke(palette.near, 2, tufts(random, 0, 120, 330, 16, 22)) +
    stroke("#e58fa5", 3.6, dots(random, 0, 110, 316, 352, 26, 2)) +
    gulls(palette, [300, 130, 8], [328, 144, 6], [270, 150, 5])
  );
}
