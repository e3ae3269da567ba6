import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { as, mix } from "../../shapes/colour";
import { spotsOn, village } from "../../shapes/village";
import { surf } from "../../shapes/shore";
import { gulls } from "../../shapes/sky";
import { fill, poly, stroke } from "../../shapes/svg";
import { hill } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** Basalt columns: six-sided tops in rows that step down to the sea, each row lower and nearer. */
function causeway({ palette, random }: Stage): string {
  const stone = mix("#6d6a68", palette.skyLow, 0.12);
  let rows = "";
  for (let row = 0; row < 4; row++) {
    const w = 26 + row * 4;
    let faces = "";
    let shades = "";
    let tops = "";
    const reach = 330 + row * 62;
    for (let x = -20 - row * 8; x < reach; x += w) {
      const fall = (x / reach) ** 2;
      const top = Math.round(206 + row * 30 + fall * 62 + random.whole(-9, 9));
      const q = Math.round(w / 4);
      tops += `M${x} ${top}l${q}-6h${w - 2 * q}l${q} 6-${q} 6h-${w - 2 * q}z`;
      faces += `M${x} ${top}l${q} 6h${w - 2 * q}l${q}-6V366H${x}z`;
      shades += `M${x + w} ${top}l-${q} 6V366h${q}z`;
    }
    const lit = mix(stone, palette.sand, 0.5 - row * 0.05);
    rows +=
      fill(mix(stone, palette.ink, row * 0.1), faces) +
      fill(palette.ink, shades, 0.3) +
      fill(lit, tops) +
      stroke(palette.ink, 0.8, tops, 0.35);
  }
  return rows;
}

export const portrush: Setting = {
  look: { sky: "clear", land: "leaf", water: "turquoise", roof: "slate" },
  ground: 262,
  back(stage) {
    const { palette, random } = stage;
    const chalk = mix("#f3ecd8", palette.skyMid, 0.15);
    return (
      fill(palette.far, "M240 204q60-16 110-12t70 12z") +
      water(stage, 202, 366) +
      asSubject(fill(chalk, "M404 210L420 178L520 160L660 150V226L520 236z")) +
      fill(
        palette.ink,
        poly(470, 170, 478, 230, 456, 226) +
          poly(540, 160, 552, 232, 528, 230) +
          poly(600, 156, 612, 228, 590, 228),
        0.14,
      ) +
      fill(as("g", palette.near), "M404 190Q430 164 500 150T660 122V162Q560 164 500 176T420 192z") +
      village(random, palette, spotsOn(random, 510, 640, [146, 158], 22), {
        wall: palette.paper,
        roof: palette.roof,
        size: 13,
      }) +
      fill(palette.sand, "M360 262Q420 238 500 232T660 218V262Q560 262 480 268T360 262z") +
      surf(palette, "M350 264q60 10 130 4t170-6", 5) +
      surf(palette, "M380 278q60 8 120 2t150-6", 3) +
      ripples(stage, 280, 350, 10) +
      surf(palette, "M316 268q18-10 34 0t30 8t30 12t26 16t30 14", 4) +
      asSubject(causeway(stage)) +
      hill([590, 372, 620, 350, 660, 346, 690, 346], palette.fore) +
      gulls(palette, [330, 130, 9], [360, 146, 7], [300, 152, 6], [420, 120, 5])
    );
  },
};
