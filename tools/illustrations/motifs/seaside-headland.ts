import type { Stage } from "../sketch";
import { yacht } from "../kit/boats";
import { mix } from "../kit/colour";
import { spotsOn, village } from "../kit/village";
import { copse } from "../kit/plants";
import { lighthouse, surf } from "../kit/shore";
import { fill, poly, stroke } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";
import { water } from "../kit/water";
import { beachThings, sands } from "./beach-things";

/** A bay under a headland with its low cliff, a few houses above. */
export function seasideHeadland(stage: Stage): string {
  const { palette, random } = stage;
  const top = random.whole(124, 150);
  const rock = mix(palette.wall, palette.skyLow, 0.15);
  const tip = random.whole(330, 380);
  const turf = `M${tip} 208Q${tip + 50} ${top + 40} ${tip + 120} ${top + 14}T${tip + 260} ${top}T720 ${top + 6}V250H${tip}z`;
  const face = `M${tip - 6} 232L${tip + 4} 208L${tip + 60} 196Q500 208 580 206T720 200V260H${tip - 6}z`;
  const clefts = [46, 110, 178, 236]
    .map((dx) => poly(tip + dx, 200, tip + dx + 14, 250, tip + dx - 10, 250))
    .join("");
  const houses = village(
    random,
    palette,
    spotsOn(random, 470, 680, random.chance(0.5) ? [172, 190] : [186], 28),
    { wall: palette.paper, roof: palette.roof, size: 15 },
  );
  const light = stage.features.has("lighthouse")
    ? lighthouse(tip + 74, top + 44, 46, palette, palette.accent)
    : "";
  return (
    hill(rolling(random, 190, 6, 3), palette.far) +
    water(stage, 192, 310) +
    light +
    fill(palette.near, turf) +
    stroke(
      palette.fore,
      1.8,
      `M${tip + 90} ${top + 40}q90-26 180-24t150 4M${tip + 60} ${top + 58}q100-22 200-18t150 4`,
      0.4,
    ) +
    fill(palette.fore, copse(random, 520, 690, top + 14, 12)) +
    houses +
    fill(rock, face) +
    fill(palette.ink, clefts, 0.16) +
    surf(palette, `M${tip - 22} 234q40-6 80 4t90 8`, 3) +
    yacht(tip - 150, 232, random.between(0.7, 1), palette.accent, palette.deep, palette) +
    yacht(tip - 60, 208, 0.4, palette.sun, palette.ink, palette) +
    sands(stage, [-60, 290, 80, 284, 220, 286, 360, 262, 480, 244, 720, 236]) +
    beachThings(stage)
  );
}
