import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { BERRY, SUNNY } from "../../palette";
import { yacht } from "../../shapes/boats";
import { mix } from "../../shapes/colour";
import { conifers, coniferRow, dots } from "../../shapes/plants";
import { beachHuts, groyne, pavilion, pierDeck, surf } from "../../shapes/shore";
import { gulls } from "../../shapes/sky";
import { fill, line, nums, poly, stroke } from "../../shapes/svg";
import { water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** Sandstone cliffs cut by chines, pines along the top, falling away to the east. */
function cliffs({ palette, random }: Stage): string {
  const top = "M650 128Q560 126 500 146T380 176T270 192";
  const sand = mix("#e2b071", palette.sand, 0.3);
  const clefts = [
    [430, 168, 214],
    [480, 156, 218],
    [534, 144, 224],
    [590, 136, 230],
  ].map(([x = 0, y = 0, foot = 0]) => poly(x, y, x + 12, foot, x - 16, foot));
  return (
    conifers(coniferRow(random, 470, 640, 142, 26, 40), palette.near, palette.fore) +
    fill(sand, `${top}L270 202L420 214L650 240z`) +
    fill(mix(sand, palette.ink, 0.3), clefts.join(""), 0.4) +
    fill(palette.near, `${top}L310 192Q400 184 470 168T650 146z`) +
    stroke(mix(sand, palette.ink, 0.25), 1.6, "M470 190q90-20 176-24M440 202q110-14 206-14", 0.5)
  );
}

function parasol({ palette }: Stage, x: number, y: number, r: number, colour: string): string {
  return (
    stroke(palette.ink, 2, line(x, y, x + r * 0.2, y + r * 1.7)) +
    fill(colour, `M${nums(x - r, y + 4)}a${nums(r, r * 0.95, 0, 0, 1, 2 * r, -8)}z`) +
    fill(
      palette.paper,
      `M${nums(x - r * 0.35, y + 1)}Q${nums(x - r * 0.4, y - r * 0.6, x - 2, y - r * 0.98)}Q${nums(x + r * 0.4, y - r * 0.6, x + r * 0.35, y - 1.5)}z`,
    )
  );
}

export const bournemouth: Setting = {
  look: { sky: "clear", land: "pine", water: "turquoise", roof: "slate" },
  ground: 262,
  view: { x: 30, y: 30, zoom: 1.1 },
  back(stage) {
    const { palette, random } = stage;
    const shore = "M-20 332C120 318 260 292 350 256S430 214 300 204";
    const beach = `${shore}H420L660 236V370H-20z`;
    const pale = mix(palette.sand, palette.paper, 0.25);
    const shade = mix(palette.sand, palette.ink, 0.3);
    return (
      fill(palette.far, "M-10 196q60-14 120-8t130 8z") +
      water(stage, 194, 350) +
      yacht(90, 232, 0.8, palette.accent, palette.deep, palette) +
      yacht(156, 208, 0.4, palette.gold, palette.ink, palette) +
      asSubject(cliffs(stage)) +
      fill(pale, beach) +
      surf(palette, shore, 6) +
      stroke(palette.shine, 2.5, "M-20 316C110 302 240 280 322 250S394 220 300 212", 0.7) +
      asSubject(pierDeck(196, 196, 208, 238, palette, 14)) +
      asSubject(pavilion(206, 208, 78, 22, palette, mix(palette.near, palette.skyTop, 0.4))) +
      asSubject(pavilion(318, 208, 40, 15, palette, palette.accent)) +
      stroke(shade, 2, dots(random, 380, 640, 256, 350, 60, 5), 0.35) +
      stroke(shade, 1.6, "M420 236q110 16 220 24M330 300q160-20 310 2M200 346q200-30 440-4", 0.35) +
      groyne(402, 246, -66, 18, palette) +
      asSubject(
        beachHuts(random, 430, 292, 5, 30, palette, [BERRY, SUNNY, palette.water, palette.near, "#e08a72"]),
      ) +
      parasol(stage, 330, 304, 26, BERRY) +
      parasol(stage, 250, 322, 22, SUNNY) +
      fill(palette.water, poly(344, 346, 352, 338, 396, 338, 390, 346)) +
      gulls(palette, [330, 130, 8], [356, 118, 6], [300, 146, 5])
    );
  },
};
