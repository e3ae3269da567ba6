import type { Setting } from "../../settings/setting";
import { crenels } from "../../shapes/castles";
import { as, mix } from "../../shapes/colour";
import { street } from "../../shapes/houses";
import { copse } from "../../shapes/plants";
import { surf } from "../../shapes/shore";
import { gulls } from "../../shapes/sky";
import { arch, box, fill, poly, stroke } from "../../shapes/svg";
import { hill, plane } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { spotsOn, village } from "../../shapes/village";
import { asSubject } from "../../subject";
import type { Stage } from "../../sketch";

/** The keep and the long curtain wall with its towers, along the headland's edge. */
function castle({ palette }: Stage): string {
  const [stone, shade] = ["#c9bfa6", "#968c76"];
  const tower = (x: number, base: number) =>
    fill(stone, box(x, base - 26, 16, 26) + crenels(x, base - 26, 16, 4)) +
    fill(shade, box(x + 10, base - 26, 6, 26));
  return (
    fill(stone, poly(296, 122, 300, 104, 420, 92, 520, 94, 560, 104, 560, 122, 440, 112)) +
    fill(shade, poly(296, 122, 297, 116, 440, 106, 560, 116, 560, 122, 440, 112)) +
    tower(300, 120) +
    tower(352, 116) +
    tower(486, 114) +
    tower(540, 118) +
    fill(stone, "M404 108V38l8-6 8 7 10-9 12 6 8-4 10 8v68z") +
    fill(shade, poly(440, 36, 450, 32, 460, 40, 460, 108, 440, 108)) +
    fill(palette.ink, arch(416, 52, 8, 16) + arch(416, 80, 8, 16) + arch(430, 52, 6, 16), 0.7)
  );
}

/** From the South Bay: the castle on its headland, the old town below it, the harbour's light, the sands. */
export const scarborough: Setting = {
  look: { sky: "clear", land: "leaf", water: "sea", wall: "cream", roof: "tile" },
  ground: 262,
  horizon: 160,
  view: { x: 66, y: 10, zoom: 1.12 },
  frames: ["railing"],
  back(stage) {
    const { palette, random } = stage;
    const shore = "M-40 306C90 312 230 300 330 280S520 262 700 262";
    const town = { wall: palette.paper, roof: palette.roof };
    return (
      water(stage, 160, 330) +
      fill(
        as("t", mix("#a58e6c", palette.skyLow, 0.1)),
        "M212 236C232 190 262 132 300 118L420 106 560 114 720 130V240z",
      ) +
      fill(
        palette.ink,
        poly(262, 152, 280, 132, 292, 236, 250, 236) + poly(318, 120, 336, 118, 356, 236, 326, 236),
        0.16,
      ) +
      hill([270, 178, 300, 124, 420, 104, 560, 112, 720, 128], palette.near) +
      fill(
        plane(mix(palette.near, palette.fore, 0.25), 150),
        "M250 236Q280 176 340 160T520 168T720 176V250H250z",
      ) +
      fill(palette.fore, copse(random, 280, 380, 172, 14) + copse(random, 560, 700, 170, 18)) +
      asSubject(castle(stage)) +
      asSubject(
        village(random, palette, spotsOn(random, 330, 720, [196, 212, 228], 34), { ...town, size: 24 }) +
          street(random, palette, {
            from: 300,
            to: 720,
            base: 252,
            low: 26,
            high: 40,
            walls: [palette.paper, "#f2dcb8", "#e9c9ae", "#cfdcdc"],
            roofs: [palette.roof, mix(palette.roof, palette.ink, 0.25)],
          }),
      ) +
      fill("#b9ad96", "M168 246L300 244 720 250V262H300L168 256z") +
      fill("#8e836d", "M168 252L300 252 720 257V262H300L168 256z") +
      asSubject(
        fill("#fdf6e6", poly(206, 246, 209, 196, 221, 196, 224, 246) + box(224, 230, 26, 16)) +
          fill(palette.roof, poly(222, 230, 237, 222, 252, 230)) +
          fill(palette.ink, box(206, 192, 18, 4)) +
          fill(as("l", palette.gold), box(210, 182, 10, 10)) +
          fill("#4d6476", poly(207, 182, 215, 172, 223, 182)),
      ) +
      fill(palette.sand, `${shore}V440H-40z`) +
      surf(palette, shore, 5) +
      stroke(
        mix(palette.sand, palette.ink, 0.3),
        2,
        "M360 300q60-6 120-6M260 324q80-8 150-8M420 330h120",
        0.35,
      ) +
      ripples(stage, 180, 290, 9, 0.55) +
      gulls(palette, [210, 96, 9], [236, 112, 7])
    );
  },
};
